"""The driver of the synchronous client: everything is done at once, in the thread of the caller."""

from __future__ import annotations

import time
from collections.abc import AsyncIterable, Awaitable, Callable, Coroutine, Iterator
from typing import TYPE_CHECKING, TypeVar, cast

from .errors import InvalidArgumentError
from .http_transport import HTTPTransport

if TYPE_CHECKING:
    from .clock import Cancellation, Clock
    from .io_driver import Slot
    from .transport import Transport, TransportRequest, TransportResponse

T = TypeVar("T")


class SyncDriver:
    """Sends with a transport, which it closes if it made it itself."""

    __slots__ = ("_own", "_transport")

    def __init__(self, transport: Transport | None) -> None:
        self._own = HTTPTransport() if transport is None else None
        self._transport = transport or cast("Transport", self._own)

    async def send(self, request: TransportRequest) -> TransportResponse:
        """Send a request, and read the head of its response."""
        return self._transport(request)

    async def read(self, response: TransportResponse, clock: Clock) -> bytes:
        """Read the next chunk of a body; empty = it is over."""
        body = response.body
        if isinstance(body, bytes):
            response.body = b""
            return body
        if isinstance(body, AsyncIterable):
            raise InvalidArgumentError("an asynchronous response needs the asynchronous client")
        if not isinstance(body, Iterator):
            response.body = body = iter(body)
        for chunk in body:
            if chunk:
                clock.remaining()
                return chunk
        return b""

    async def close(self, response: TransportResponse) -> None:
        """Close a response; it may be over."""
        close = getattr(response.body, "close", None)
        if callable(close):
            close()

    async def sleep(self, seconds: float, cancellation: Cancellation | None) -> None:
        """Wait."""
        if cancellation is None:
            time.sleep(seconds)  # noqa: ASYNC251 - nothing else runs in this thread
        else:
            cancellation.wait(seconds)

    async def resolve(self, value: T | Awaitable[T]) -> T:
        """Give the value; nothing waits here."""
        if isinstance(value, Awaitable):
            close = getattr(cast("object", value), "close", None)
            if callable(close):
                close()
            raise InvalidArgumentError("an asynchronous function needs the asynchronous client")
        return value

    async def once(self, slot: Slot, work: Callable[[], Coroutine[object, None, None]]) -> None:
        """
        Do some work; threads that come while it goes on wait for it in place
        of doing it again.
        """
        with slot.lock:
            # Whoever has waited finds it done, unless it failed.
            await work()

    def shut_down(self) -> None:
        """Close the connections that it keeps."""
        if self._own is not None:
            self._own.close()
