# Made by endpoint-manifest (python-client) from its template _runtime/io_driver.py.
# Not to be edited: fill the manifest in and run `generate`.
"""The core's view of the world.

The core is written once, as coroutines: a driver decides whether they ever wait.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from .clock import Cancellation, Clock
    from .token_credential import Slot
    from .transport import TransportRequest, TransportResponse

T = TypeVar("T")


class Driver(Protocol):
    """Does what blocks. The synchronous one never suspends."""

    async def send(self, request: TransportRequest) -> TransportResponse:
        """Send a request, and read the head of its response."""
        ...

    async def read(self, response: TransportResponse, clock: Clock) -> bytes:
        """Read the next chunk of a body; empty = it is over."""
        ...

    async def close(self, response: TransportResponse) -> None:
        """Close a response; it may be over."""
        ...

    async def sleep(self, seconds: float, cancellation: Cancellation | None) -> None:
        """Wait."""
        ...

    async def resolve(self, value: T | Awaitable[T]) -> T:
        """Wait for what a function of the caller's gives, where it is to be waited for."""
        ...

    async def once(self, slot: Slot, work: Callable[[], Coroutine[object, None, None]]) -> None:
        """Do some work; calls that come while it goes on wait for it in place of doing it again."""
        ...
