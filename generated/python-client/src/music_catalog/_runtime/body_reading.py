# Made by endpoint-manifest (python-client) from its template _runtime/body_reading.py.
# Not to be edited: fill the manifest in and run `generate`.
"""Reading what a call left unread: a body as its bytes, or a stream as its items."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .clock import Clock
from .decoding import Chunks
from .errors import (
    APICancelledError,
    APIConnectionError,
    APITimeoutError,
    DecodeError,
    RequestError,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .exchange import Outcome
    from .stream_decoders import ItemReader
    from .transport import Response


class Unread:
    """A body that is read chunk by chunk."""

    __slots__ = ("_chunks", "_clock", "_idle", "_method", "is_over", "response")

    def __init__(self, outcome: Outcome, method: str, idle_timeout: float | None = None) -> None:
        assert outcome.chunks is not None
        self._chunks: Chunks = outcome.chunks
        self._clock: Clock = outcome.clock
        self._idle = idle_timeout
        self._method = method
        self.response: Response = outcome.response
        self.is_over = False

    async def next(self) -> bytes:
        """Read the next chunk; empty = there is none."""
        if self.is_over:
            return b""
        self._clock.start(self._idle)
        try:
            chunk = await self._chunks.next()
        except OSError as error:
            await self.close()
            raise self._fault(error) from error
        except BaseException:
            await self.close()
            raise
        if not chunk:
            self.is_over = True
        return chunk

    async def close(self) -> None:
        """End the response; it may be over."""
        if not self.is_over:
            self.is_over = True
            await self._chunks.close()

    def undecodable(self, why: str) -> DecodeError:
        """Give the error of a stream that is none."""
        response = self.response
        return DecodeError(why, self._method, response.url, response.status, response.headers)

    def _fault(self, error: OSError) -> RequestError:
        url = self.response.url
        if self._clock.is_cancelled:
            return APICancelledError("was cancelled", self._method, url)
        if isinstance(error, TimeoutError):
            return APITimeoutError(f"got nothing more within {self._idle:g} s", self._method, url)
        what = f"got no whole answer: {error or type(error).__name__}"
        return APIConnectionError(what, self._method, url)


class StreamItems:
    """The items of a stream, one by one."""

    __slots__ = ("_pending", "_reader", "unread")

    def __init__(self, unread: Unread, reader: ItemReader) -> None:
        self.unread = unread
        self._reader = reader
        self._pending: Iterator[object] = iter(())

    async def next(self) -> tuple[object] | None:
        """Read the next item, in a tuple; None = there is none."""
        while True:
            try:
                for item in self._pending:
                    return (item,)
                if self.unread.is_over:
                    return None
                chunk = await self.unread.next()
                self._pending = self._reader.feed(chunk) if chunk else self._reader.end()
            except ValueError as error:
                if isinstance(error, DecodeError):
                    raise
                await self.unread.close()
                raise self.unread.undecodable(str(error)) from None
