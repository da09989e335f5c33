# Made by endpoint-manifest (python-client) from its template _runtime/async_reading.py.
# Not to be edited: fill the manifest in and run `generate`.
"""Responses that are read by the caller: unread ones, and streams."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar, cast

from .body_reading import StreamItems, Unread
from .headers import charset_of
from .json_text import parse_json

if TYPE_CHECKING:
    from types import TracebackType

    from .exchange import Outcome
    from .headers import Headers
    from .operation import Operation
    from .transport import Response

T = TypeVar("T", covariant=True)


class _Closing:
    """Ends a response at the end of an `async with` statement."""

    __slots__ = ("_unread",)

    def __init__(self, unread: Unread) -> None:
        self._unread = unread

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.aclose()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.response.status}>"

    @property
    def response(self) -> Response:
        """The head of the response."""
        return self._unread.response

    async def aclose(self) -> None:
        """End the response; it may be over."""
        await self._unread.close()


class AsyncUnreadResponse(_Closing):
    """A response whose body is not read yet."""

    __slots__ = ()

    def __init__(self, outcome: Outcome, operation: Operation) -> None:
        super().__init__(Unread(outcome, operation.method))

    @property
    def status(self) -> int:
        """The status."""
        return self.response.status

    @property
    def headers(self) -> Headers:
        """The headers."""
        return self.response.headers

    async def iter_bytes(self) -> AsyncIterator[bytes]:
        """Give the body in chunks as they come, decompressed."""
        while chunk := await self._unread.next():
            yield chunk

    async def read(self) -> bytes:
        """Read the body to its end."""
        return b"".join([chunk async for chunk in self.iter_bytes()])

    async def text(self) -> str:
        """Read the body as text, in the charset that it names."""
        charset = charset_of(self.headers.get("content-type", ""))
        return (await self.read()).decode(charset or "utf-8-sig", "replace")

    async def json(self) -> Any:
        """Read the body as JSON."""
        try:
            return parse_json(await self.read())
        except ValueError as error:
            raise self._unread.undecodable(str(error)) from None


class AsyncStream(_Closing, Generic[T]):
    """A stream: iterate over its items.

    Use it in an `async with` statement, unless it is read to its end.
    """

    __slots__ = ("_items",)

    def __init__(self, outcome: Outcome, operation: Operation, idle_timeout: float | None) -> None:
        super().__init__(Unread(outcome, operation.method, idle_timeout))
        assert outcome.stream is not None
        self._items = StreamItems(self._unread, outcome.stream())

    def __aiter__(self) -> AsyncIterator[T]:
        return self

    async def __anext__(self) -> T:
        item = await self._items.next()
        if item is None:
            raise StopAsyncIteration
        return cast("T", item[0])
