# Made by endpoint-manifest (python-client) from its template _runtime/sync_reading.py.
# Not to be edited: fill the manifest in and run `generate`.
"""Responses that are read by the caller: unread ones, and streams."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar, cast

from .body_reading import StreamItems, Unread
from .headers import charset_of
from .json_text import parse_json
from .sync_core import run

if TYPE_CHECKING:
    from types import TracebackType

    from .exchange import Outcome
    from .headers import Headers
    from .operation import Operation
    from .transport import Response

T = TypeVar("T", covariant=True)


class _Closing:
    """Ends a response at the end of a `with` statement."""

    __slots__ = ("_unread",)

    def __init__(self, unread: Unread) -> None:
        self._unread = unread

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.response.status}>"

    @property
    def response(self) -> Response:
        """The head of the response."""
        return self._unread.response

    def close(self) -> None:
        """End the response; it may be over."""
        run(self._unread.close())


class UnreadResponse(_Closing):
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

    def iter_bytes(self) -> Iterator[bytes]:
        """Give the body in chunks as they come, decompressed."""
        while chunk := run(self._unread.next()):
            yield chunk

    def read(self) -> bytes:
        """Read the body to its end."""
        return b"".join(self.iter_bytes())

    def text(self) -> str:
        """Read the body as text, in the charset that it names."""
        charset = charset_of(self.headers.get("content-type", ""))
        return self.read().decode(charset or "utf-8-sig", "replace")

    def json(self) -> Any:
        """Read the body as JSON."""
        try:
            return parse_json(self.read())
        except ValueError as error:
            raise self._unread.undecodable(str(error)) from None


class Stream(_Closing, Generic[T]):
    """A stream: iterate over its items.

    Use it in a `with` statement, unless it is read to its end.
    """

    __slots__ = ("_items",)

    def __init__(self, outcome: Outcome, operation: Operation, idle_timeout: float | None) -> None:
        super().__init__(Unread(outcome, operation.method, idle_timeout))
        assert outcome.stream is not None
        self._items = StreamItems(self._unread, outcome.stream())

    def __iter__(self) -> Iterator[T]:
        return self

    def __next__(self) -> T:
        item = run(self._items.next())
        if item is None:
            raise StopIteration
        return cast("T", item[0])
