# Made by endpoint-manifest (python-client) from its template _runtime/async_driver.py.
# Not to be edited: fill the manifest in and run `generate`.
"""The driver of the asynchronous client, for asyncio."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, TypeVar, cast

if TYPE_CHECKING:
    from .clock import Cancellation, Clock
    from .httpx2_transport import HTTPX2Transport
    from .token_credential import Slot
    from .transport import AsyncTransport, TransportRequest, TransportResponse

T = TypeVar("T")


class AsyncDriver:
    """Sends with a transport, which it closes if it made it itself."""

    __slots__ = ("_own", "_transport")

    def __init__(self, transport: AsyncTransport | None) -> None:
        self._own: HTTPX2Transport | None = None
        if transport is None:
            # Imported here: a transport of the caller's saves the time that it takes.
            from .httpx2_transport import HTTPX2Transport

            transport = self._own = HTTPX2Transport()
        self._transport = transport

    async def send(self, request: TransportRequest) -> TransportResponse:
        """Send a request, and read the head of its response."""
        async with asyncio.timeout(request.clock.remaining()):
            return await self._transport(request)

    async def read(self, response: TransportResponse, clock: Clock) -> bytes:
        """Read the next chunk of a body; empty = it is over."""
        body = response.body
        if isinstance(body, bytes):
            response.body = b""
            return body
        if isinstance(body, Iterable):
            response.body = body = _asynchronous(body)
        if not isinstance(body, AsyncIterator):
            response.body = body = aiter(body)
        async with asyncio.timeout(clock.remaining()):
            async for chunk in body:
                if chunk:
                    return chunk
        return b""

    async def close(self, response: TransportResponse) -> None:
        """Close a response; it may be over."""
        close = getattr(response.body, "aclose", None)
        if callable(close):
            await cast("Awaitable[object]", close())

    async def sleep(self, seconds: float, cancellation: Cancellation | None) -> None:
        """Wait."""
        del cancellation
        await asyncio.sleep(seconds)

    async def resolve(self, value: T | Awaitable[T]) -> T:
        """Wait for what a function of the caller's gives, where it is to be waited for."""
        if isinstance(value, Awaitable):
            return await cast("Awaitable[T]", value)
        return value

    async def once(self, slot: Slot, work: Callable[[], Coroutine[object, None, None]]) -> None:
        """
        Do some work in a task of its own: whoever gives up does not end it for the others that wait
        for it.
        """
        loop = asyncio.get_running_loop()
        task = slot.tasks.get(loop)
        if task is None:
            # Loops that were closed leave nothing behind.
            for old in [
                each for each in slot.tasks if cast("asyncio.AbstractEventLoop", each).is_closed()
            ]:
                del slot.tasks[old]
            task = loop.create_task(_work(work))
            slot.tasks[loop] = task
            task.add_done_callback(lambda _: slot.tasks.pop(loop, None))
        try:
            await asyncio.shield(task)
        except Exception as error:
            # Each waiter has an error of its own: tracebacks of one would grow with every other.
            raise error.with_traceback(None) from error.__cause__

    async def shut_down(self) -> None:
        """Close the connections that it keeps."""
        if self._own is not None:
            await self._own.aclose()


async def _work(work: Callable[[], Coroutine[object, None, None]]) -> None:
    await work()


async def _asynchronous(chunks: Iterable[bytes]) -> AsyncIterator[bytes]:
    for chunk in chunks:
        yield chunk
