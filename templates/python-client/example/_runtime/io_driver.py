"""What the core needs of the world.

The core is written once, as coroutines: a driver decides whether they ever wait.
"""

from __future__ import annotations

import threading
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    import asyncio

    from .clock import Cancellation, Clock
    from .transport import TransportRequest, TransportResponse

T = TypeVar("T")


class Slot:
    """A place for work that never goes on twice at once: the renewal of a token."""

    __slots__ = ("lock", "tasks")

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.tasks: dict[object, asyncio.Task[None]] = {}
        """Work under way, by event loop."""


class OpenResponse:
    """A response under way: its head is there, and its chunks are read one by one."""

    __slots__ = ("chunks", "head", "source", "url")

    def __init__(self, head: TransportResponse, url: str, source: object) -> None:
        self.head = head
        self.url = url
        self.source = source
        """What is closed."""
        self.chunks: object = None


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


def run(work: Coroutine[object, None, T]) -> T:
    """Run a coroutine whose driver never suspends."""
    try:
        work.send(None)
    except StopIteration as result:
        value: T = result.value
        return value
    work.close()
    raise RuntimeError("the synchronous client cannot wait for asynchronous work")
