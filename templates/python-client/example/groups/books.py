"""Books."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, Required, TypedDict, TypeVar, overload

from .._runtime.body_encoders import json_body
from .._runtime.counted_pages import by_offset
from .._runtime.event_stream import json_events
from .._runtime.file_part import BinaryPart
from .._runtime.form_fields import FormPart
from .._runtime.group import AsyncGroup, Group
from .._runtime.limits import Limit, limits
from .._runtime.marks import deprecated
from .._runtime.multipart_body import multipart_body
from .._runtime.not_shown import NotShown
from .._runtime.operation import Deprecation, Operation
from .._runtime.options import RequestOptions
from .._runtime.paging import Paging
from .._runtime.parameters import Parameter
from .._runtime.reading import listed
from .._runtime.styles import form
from .._service import NEEDS_BEARER
from ..errors import COMMON, ConflictError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator, Sequence
    from typing import NotRequired, Unpack

    from .._runtime.async_reading import AsyncStream
    from .._runtime.event_stream import ServerSentEvent
    from .._runtime.pages import Page
    from .._runtime.sync_reading import Stream
    from .._runtime.values import Omit, PathValue, TextValue
    from ..schemas import Book, PageOfBooks


T = TypeVar("T")

_RETRIEVE: Final = Operation(
    "books.retrieve",
    "GET",
    "/books/{id}",
    accept="application/json",
    reading=listed("application/json"),
    failures={**COMMON, 409: ConflictError},
    security=NEEDS_BEARER,
)
_LIST: Final = Operation(
    "books.list",
    "GET",
    "/books",
    parameters={
        "kinds": Parameter("query", "kinds", form),
        "offset": Parameter("query", "offset"),
        "limit": Parameter("query", "limit"),
    },
    accept="application/json",
    reading=listed("application/json"),
    failures=COMMON,
    check=limits(Limit([("query", "limit")], "limits.pageSize", maximum=20)),
)
_LIST_PAGING: Final = Paging(by_offset, "/items", ("query", "offset"), total="/total")
_CREATE: Final = Operation(
    "books.create",
    "POST",
    "/books",
    parameters={"trace_id": Parameter("header", "X-Trace-Id")},
    accept="application/json",
    reading=listed("application/json"),
    failures=COMMON,
    body=json_body,
    content_type="application/json",
    key_header="Idempotency-Key",
    idempotent=True,
)
_COVER: Final = Operation(
    "books.cover",
    "PUT",
    "/books/{id}/cover",
    failures=COMMON,
    body=multipart_body(FormPart("cover", "image/png")),
)
_CHANGES: Final = Operation(
    "books.changes",
    "GET",
    "/books/changes",
    accept="text/event-stream",
    reading=listed("text/event-stream"),
    stream={"text/event-stream": json_events},
    failures=COMMON,
)
_CARD: Final = Operation(
    "books.card",
    "GET",
    "/cards/{id}",
    failures=COMMON,
    deprecated=Deprecation(since="2026-02-01", replacement="books.retrieve"),
)


class ListParameters(RequestOptions, total=False):
    """Arguments of `books.list`."""

    kinds: Sequence[TextValue] | Omit
    """Kinds of books."""
    offset: int | Omit
    limit: int | Omit
    """The most books of a page."""


class CreateParameters(RequestOptions, total=False):
    """Arguments of `books.create`."""

    body: Required[Book]
    trace_id: TextValue | Omit


class CoverForm(TypedDict):
    """The form of `books.cover`."""

    title: str
    cover: NotRequired[BinaryPart]


class CoverParameters(RequestOptions, total=False):
    """Arguments of `books.cover`."""

    body: Required[CoverForm]


class _NotShown:
    """What cannot be called yet, in both clients."""

    __slots__ = ()

    lend: Final[NotShown[Literal["method", "path"], Literal["books.lend"]]] = NotShown(
        "books.lend", ("method", "path"), "manifest/groups/books.yaml#operations.lend"
    )
    """Not shown: method and path, to be filled in at manifest/groups/books.yaml#operations.lend."""


class Books(_NotShown, Group):
    """Books."""

    __slots__ = ()

    @overload
    def retrieve(self, id: PathValue, /, **given: Unpack[RequestOptions]) -> Book: ...
    @overload
    def retrieve(
        self, id: PathValue, /, *, as_: Callable[[Any], T], **given: Unpack[RequestOptions]
    ) -> T: ...
    def retrieve(
        self, id: PathValue, /, *, as_: Any = None, **given: Unpack[RequestOptions]
    ) -> object:
        """Get a book: `GET /books/{id}`.

        Args:
            id: Identifier of the book.
            as_: Makes the result of the data: `Model.model_validate`, or any function.
            **given: Options of the call.

        Raises:
            NotFoundError: 404: There is no such thing.
            ConflictError: 409.
        """
        return self._core.call(_RETRIEVE, (id,), as_, dict(given))

    @overload
    def list(self, **given: Unpack[ListParameters]) -> PageOfBooks: ...
    @overload
    def list(self, *, as_: Callable[[Any], T], **given: Unpack[ListParameters]) -> T: ...
    def list(self, *, as_: Any = None, **given: Unpack[ListParameters]) -> object:
        """List books: `GET /books`."""
        return self._core.call(_LIST, (), as_, dict(given))

    def list_items(self, **given: Unpack[ListParameters]) -> Iterator[Book]:
        """Give the items of all pages of `list`; each page is requested when it is needed."""
        return self._core.items(_LIST, _LIST_PAGING, (), dict(given))

    def list_pages(self, **given: Unpack[ListParameters]) -> Iterator[Page[PageOfBooks, Book]]:
        """Give all pages of `list`; each is requested when it is needed."""
        return self._core.pages(_LIST, _LIST_PAGING, (), dict(given))

    @overload
    def create(self, **given: Unpack[CreateParameters]) -> Book: ...
    @overload
    def create(self, *, as_: Callable[[Any], T], **given: Unpack[CreateParameters]) -> T: ...
    def create(self, *, as_: Any = None, **given: Unpack[CreateParameters]) -> object:
        """Create a book: `POST /books`."""
        return self._core.call(_CREATE, (), as_, dict(given))

    @overload
    def cover(self, id: PathValue, /, **given: Unpack[CoverParameters]) -> object: ...
    @overload
    def cover(
        self, id: PathValue, /, *, as_: Callable[[Any], T], **given: Unpack[CoverParameters]
    ) -> T: ...
    def cover(
        self, id: PathValue, /, *, as_: Any = None, **given: Unpack[CoverParameters]
    ) -> object:
        """Put a cover: `PUT /books/{id}/cover`."""
        return self._core.call(_COVER, (id,), as_, dict(given))

    def changes(self, **given: Unpack[RequestOptions]) -> Stream[ServerSentEvent[Book]]:
        """Stream changes: `GET /books/changes`."""
        return self._core.stream(_CHANGES, (), dict(given))

    @deprecated("books.card is deprecated from 2026-02-01. Use books.retrieve.")
    def card(self, id: PathValue, /, **given: Unpack[RequestOptions]) -> object:
        """Get a card: `GET /cards/{id}`."""
        return self._core.call(_CARD, (id,), None, dict(given))


class AsyncBooks(_NotShown, AsyncGroup):
    """Books."""

    __slots__ = ()

    @overload
    async def retrieve(self, id: PathValue, /, **given: Unpack[RequestOptions]) -> Book: ...
    @overload
    async def retrieve(
        self, id: PathValue, /, *, as_: Callable[[Any], T], **given: Unpack[RequestOptions]
    ) -> T: ...
    async def retrieve(
        self, id: PathValue, /, *, as_: Any = None, **given: Unpack[RequestOptions]
    ) -> object:
        """Get a book: `GET /books/{id}`.

        Args:
            id: Identifier of the book.
            as_: Makes the result of the data: `Model.model_validate`, or any function.
            **given: Options of the call.

        Raises:
            NotFoundError: 404: There is no such thing.
            ConflictError: 409.
        """
        return await self._core.call(_RETRIEVE, (id,), as_, dict(given))

    @overload
    async def list(self, **given: Unpack[ListParameters]) -> PageOfBooks: ...
    @overload
    async def list(self, *, as_: Callable[[Any], T], **given: Unpack[ListParameters]) -> T: ...
    async def list(self, *, as_: Any = None, **given: Unpack[ListParameters]) -> object:
        """List books: `GET /books`."""
        return await self._core.call(_LIST, (), as_, dict(given))

    def list_items(self, **given: Unpack[ListParameters]) -> AsyncIterator[Book]:
        """Give the items of all pages of `list`; each page is requested when it is needed."""
        return self._core.items(_LIST, _LIST_PAGING, (), dict(given))

    def list_pages(self, **given: Unpack[ListParameters]) -> AsyncIterator[Page[PageOfBooks, Book]]:
        """Give all pages of `list`; each is requested when it is needed."""
        return self._core.pages(_LIST, _LIST_PAGING, (), dict(given))

    @overload
    async def create(self, **given: Unpack[CreateParameters]) -> Book: ...
    @overload
    async def create(self, *, as_: Callable[[Any], T], **given: Unpack[CreateParameters]) -> T: ...
    async def create(self, *, as_: Any = None, **given: Unpack[CreateParameters]) -> object:
        """Create a book: `POST /books`."""
        return await self._core.call(_CREATE, (), as_, dict(given))

    async def changes(self, **given: Unpack[RequestOptions]) -> AsyncStream[ServerSentEvent[Book]]:
        """Stream changes: `GET /books/changes`."""
        return await self._core.stream(_CHANGES, (), dict(given))
