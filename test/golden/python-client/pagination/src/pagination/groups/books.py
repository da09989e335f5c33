# Made by endpoint-manifest (python-client) from manifest/groups/books.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Books."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Required, TypeVar, overload

from .._runtime.body_encoders import json_body
from .._runtime.by_cursor import by_cursor
from .._runtime.counted_pages import by_offset
from .._runtime.group import AsyncGroup, Group
from .._runtime.operation import Operation
from .._runtime.options import RequestOptions
from .._runtime.paging import Paging
from .._runtime.parameters import Parameter
from .._runtime.reading import listed

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from typing import Any, Unpack

    from .._runtime.options import As
    from .._runtime.page_roots import AsyncPageRoot, AsyncPageRoots, PageRoot, PageRoots
    from .._runtime.pages import Page
    from .._runtime.transport import Response
    from .._runtime.values import Omit, PathValue, TextValue
    from ..schemas import (
        Author,
        Book,
        BookPage,
        BooksBrowse_Answer,
        BooksFind_Answer,
        BooksFind_Answer_Resources_Item,
        BooksFind_Body,
        BooksRecent_Answer,
        SearchResult,
    )

T = TypeVar("T")
_LIST: Final = Operation(
    "books.list",
    "GET",
    "/books",
    parameters={"offset": Parameter("query", "offset"), "limit": Parameter("query", "limit")},
    accept="application/json",
    reading=listed("application/json"),
)
_LIST_PAGING: Final = Paging(by_offset, "/items", ("query", "offset"), total="/total", next="/next")
_BROWSE: Final = Operation(
    "books.browse",
    "GET",
    "/browse/{theme}",
    accept="application/json",
    reading=listed("application/json"),
)
_BROWSE_PAGING: Final = Paging(
    by_offset, "/items", ("query", "offset"), root="/books", total="/total", next="/next"
)
_SEARCH: Final = Operation(
    "books.search",
    "GET",
    "/search",
    parameters={"q": Parameter("query", "q")},
    accept="application/json",
    reading=listed("application/json"),
)
_SEARCH_PAGING: Final = Paging(
    by_offset, "/items", ("query", "offset"), total="/total", next="/next"
)
_FIND: Final = Operation(
    "books.find",
    "POST",
    "/books/find",
    accept="application/json",
    reading=listed("application/json"),
    body=json_body,
    content_type="application/json",
)
_FIND_PAGING: Final = Paging(by_offset, "/resources", ("body", "start"), first=1, total="/count")
_RECENT: Final = Operation(
    "books.recent",
    "GET",
    "/books/recent",
    parameters={"after": Parameter("query", "after"), "limit": Parameter("query", "limit")},
    accept="application/json",
    reading=listed("application/json"),
)
_RECENT_PAGING: Final = Paging(
    by_cursor, "/items", ("query", "after"), cursor="/cursors/after", has_more="/more"
)


class ListParameters(RequestOptions, total=False):
    """Arguments of `books.list`."""

    offset: int | Omit
    limit: int | Omit


class SearchParameters(RequestOptions, total=False):
    """Arguments of `books.search`."""

    q: Required[TextValue]


class SearchPages:
    """The pages in a response of `books.search`, each followed by itself."""

    __slots__ = ("_roots",)

    def __init__(self, roots: PageRoots[SearchResult]) -> None:
        self._roots = roots

    @property
    def data(self) -> SearchResult:
        """The decoded response."""
        return self._roots.data

    @property
    def response(self) -> Response:
        """The head of the response."""
        return self._roots.response

    @property
    def books(self) -> PageRoot[Book]:
        """The pages at `/books`. They can be walked once."""
        return self._roots.root("books")

    @property
    def authors(self) -> PageRoot[Author | None]:
        """The pages at `/authors`. They can be walked once."""
        return self._roots.root("authors")

    @property
    def others(self) -> PageRoot[object]:
        """The pages at `/more~1less/others`. They can be walked once."""
        return self._roots.root("others")


class AsyncSearchPages:
    """The pages in a response of `books.search`, each followed by itself."""

    __slots__ = ("_roots",)

    def __init__(self, roots: AsyncPageRoots[SearchResult]) -> None:
        self._roots = roots

    @property
    def data(self) -> SearchResult:
        """The decoded response."""
        return self._roots.data

    @property
    def response(self) -> Response:
        """The head of the response."""
        return self._roots.response

    @property
    def books(self) -> AsyncPageRoot[Book]:
        """The pages at `/books`. They can be walked once."""
        return self._roots.root("books")

    @property
    def authors(self) -> AsyncPageRoot[Author | None]:
        """The pages at `/authors`. They can be walked once."""
        return self._roots.root("authors")

    @property
    def others(self) -> AsyncPageRoot[object]:
        """The pages at `/more~1less/others`. They can be walked once."""
        return self._roots.root("others")


class FindParameters(RequestOptions, total=False):
    """Arguments of `books.find`."""

    body: Required[BooksFind_Body]


class RecentParameters(RequestOptions, total=False):
    """Arguments of `books.recent`."""

    after: object | Omit
    limit: object | Omit


class _Books:
    """The operations of `Books` and `AsyncBooks`, described once for both."""

    __slots__ = ()

    def list(self, **given: Unpack[ListParameters]) -> Any:
        """List books.

        `GET /books`. Pages by `query.offset`: `list_items` iterates over all items,
        `list_pages` over all pages. Not shown: body, authentication, limits, deprecation. From
        `manifest/groups/books.yaml#operations.list` (Handbook).

        Args:
            offset: At least 0.
            limit: 1 to 50.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def browse(self, theme: PathValue, /, **given: Unpack[RequestOptions]) -> Any:
        """Pages under a key.

        `GET /browse/{theme}`. Pages by `query.offset`: `browse_items` iterates over all items,
        `browse_pages` over all pages. Not shown: query parameters, header parameters, cookie
        parameters, body, authentication, limits, deprecation. From
        `manifest/groups/books.yaml#operations.browse` (Handbook).

        Args:
            theme: A part of the path.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def search(self, **given: Unpack[SearchParameters]) -> Any:
        """Several pages in one answer.

        `GET /search`. Several pages in one response, by `query.offset`: `search_roots` follows
        each of them. Not shown: header parameters, cookie parameters, body, authentication,
        limits, deprecation. From `manifest/groups/books.yaml#operations.search` (Handbook).

        Args:
            q: A query parameter.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def find(self, **given: Unpack[FindParameters]) -> Any:
        """Counted from 1, in the body.

        `POST /books/find`. Pages by `body.start`: `find_items` iterates over all items,
        `find_pages` over all pages. Not shown: query parameters, header parameters, cookie
        parameters, idempotency, authentication, limits, deprecation. From
        `manifest/groups/books.yaml#operations.find` (Handbook).

        Args:
            body: Sent as `application/json`.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def recent(self, **given: Unpack[RecentParameters]) -> Any:
        """By cursors.

        `GET /books/recent`. Pages by `query.after`: `recent_items` iterates over all items,
        `recent_pages` over all pages. Not shown: header parameters, cookie parameters, body,
        authentication, limits, deprecation. From `manifest/groups/books.yaml#operations.recent`
        (Handbook).

        Args:
            after: A query parameter; not shown whether it is required.
            limit: A query parameter; not shown whether it is required.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """


class Books(_Books, Group):
    """Books."""

    __slots__ = ()

    @overload
    def list(self, *, as_: As[T], **given: Unpack[ListParameters]) -> T: ...
    @overload
    def list(self, **given: Unpack[ListParameters]) -> BookPage: ...
    def list(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_LIST, (), as_, given)

    def list_items(self, **given: Unpack[ListParameters]) -> Iterator[Book]:
        """Iterate over the items of all pages of `list`. A page is requested when it is needed."""
        return self._core.items(_LIST, _LIST_PAGING, (), dict(given))

    def list_pages(self, **given: Unpack[ListParameters]) -> Iterator[Page[BookPage, Book]]:
        """Iterate over all pages of `list`. A page is requested when it is needed."""
        return self._core.pages(_LIST, _LIST_PAGING, (), dict(given))

    @overload
    def browse(self, theme: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def browse(
        self, theme: PathValue, /, **given: Unpack[RequestOptions]
    ) -> BooksBrowse_Answer: ...
    def browse(self, theme: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_BROWSE, (theme,), as_, given)

    def browse_items(self, theme: PathValue, /, **given: Unpack[RequestOptions]) -> Iterator[Book]:
        """Iterate over the items of all pages of `browse`. A page is requested when it is needed."""
        return self._core.items(_BROWSE, _BROWSE_PAGING, (theme,), dict(given))

    def browse_pages(
        self, theme: PathValue, /, **given: Unpack[RequestOptions]
    ) -> Iterator[Page[BooksBrowse_Answer, Book]]:
        """Iterate over all pages of `browse`. A page is requested when it is needed."""
        return self._core.pages(_BROWSE, _BROWSE_PAGING, (theme,), dict(given))

    @overload
    def search(self, *, as_: As[T], **given: Unpack[SearchParameters]) -> T: ...
    @overload
    def search(self, **given: Unpack[SearchParameters]) -> SearchResult: ...
    def search(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_SEARCH, (), as_, given)

    def search_roots(self, **given: Unpack[SearchParameters]) -> SearchPages:
        """Call `search`, and follow each of the pages in its response by itself."""
        return SearchPages(
            self._core.page_roots(
                _SEARCH,
                _SEARCH_PAGING,
                {"books": "/books", "authors": "/authors", "others": "/more~1less/others"},
                (),
                dict(given),
            ),
        )

    @overload
    def find(self, *, as_: As[T], **given: Unpack[FindParameters]) -> T: ...
    @overload
    def find(self, **given: Unpack[FindParameters]) -> BooksFind_Answer: ...
    def find(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_FIND, (), as_, given)

    def find_items(
        self, **given: Unpack[FindParameters]
    ) -> Iterator[BooksFind_Answer_Resources_Item]:
        """Iterate over the items of all pages of `find`. A page is requested when it is needed."""
        return self._core.items(_FIND, _FIND_PAGING, (), dict(given))

    def find_pages(
        self, **given: Unpack[FindParameters]
    ) -> Iterator[Page[BooksFind_Answer, BooksFind_Answer_Resources_Item]]:
        """Iterate over all pages of `find`. A page is requested when it is needed."""
        return self._core.pages(_FIND, _FIND_PAGING, (), dict(given))

    @overload
    def recent(self, *, as_: As[T], **given: Unpack[RecentParameters]) -> T: ...
    @overload
    def recent(self, **given: Unpack[RecentParameters]) -> BooksRecent_Answer: ...
    def recent(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_RECENT, (), as_, given)

    def recent_items(self, **given: Unpack[RecentParameters]) -> Iterator[Book]:
        """Iterate over the items of all pages of `recent`. A page is requested when it is needed."""
        return self._core.items(_RECENT, _RECENT_PAGING, (), dict(given))

    def recent_pages(
        self, **given: Unpack[RecentParameters]
    ) -> Iterator[Page[BooksRecent_Answer, Book]]:
        """Iterate over all pages of `recent`. A page is requested when it is needed."""
        return self._core.pages(_RECENT, _RECENT_PAGING, (), dict(given))

    latest = recent
    """Former name of `recent`."""


class AsyncBooks(_Books, AsyncGroup):
    """Books."""

    __slots__ = ()

    @overload
    async def list(self, *, as_: As[T], **given: Unpack[ListParameters]) -> T: ...
    @overload
    async def list(self, **given: Unpack[ListParameters]) -> BookPage: ...
    async def list(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_LIST, (), as_, given)

    def list_items(self, **given: Unpack[ListParameters]) -> AsyncIterator[Book]:
        """Iterate over the items of all pages of `list`. A page is requested when it is needed."""
        return self._core.items(_LIST, _LIST_PAGING, (), dict(given))

    def list_pages(self, **given: Unpack[ListParameters]) -> AsyncIterator[Page[BookPage, Book]]:
        """Iterate over all pages of `list`. A page is requested when it is needed."""
        return self._core.pages(_LIST, _LIST_PAGING, (), dict(given))

    @overload
    async def browse(
        self, theme: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]
    ) -> T: ...
    @overload
    async def browse(
        self, theme: PathValue, /, **given: Unpack[RequestOptions]
    ) -> BooksBrowse_Answer: ...
    async def browse(self, theme: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_BROWSE, (theme,), as_, given)

    def browse_items(
        self, theme: PathValue, /, **given: Unpack[RequestOptions]
    ) -> AsyncIterator[Book]:
        """Iterate over the items of all pages of `browse`. A page is requested when it is needed."""
        return self._core.items(_BROWSE, _BROWSE_PAGING, (theme,), dict(given))

    def browse_pages(
        self, theme: PathValue, /, **given: Unpack[RequestOptions]
    ) -> AsyncIterator[Page[BooksBrowse_Answer, Book]]:
        """Iterate over all pages of `browse`. A page is requested when it is needed."""
        return self._core.pages(_BROWSE, _BROWSE_PAGING, (theme,), dict(given))

    @overload
    async def search(self, *, as_: As[T], **given: Unpack[SearchParameters]) -> T: ...
    @overload
    async def search(self, **given: Unpack[SearchParameters]) -> SearchResult: ...
    async def search(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_SEARCH, (), as_, given)

    async def search_roots(self, **given: Unpack[SearchParameters]) -> AsyncSearchPages:
        """Call `search`, and follow each of the pages in its response by itself."""
        return AsyncSearchPages(
            await self._core.page_roots(
                _SEARCH,
                _SEARCH_PAGING,
                {"books": "/books", "authors": "/authors", "others": "/more~1less/others"},
                (),
                dict(given),
            ),
        )

    @overload
    async def find(self, *, as_: As[T], **given: Unpack[FindParameters]) -> T: ...
    @overload
    async def find(self, **given: Unpack[FindParameters]) -> BooksFind_Answer: ...
    async def find(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_FIND, (), as_, given)

    def find_items(
        self, **given: Unpack[FindParameters]
    ) -> AsyncIterator[BooksFind_Answer_Resources_Item]:
        """Iterate over the items of all pages of `find`. A page is requested when it is needed."""
        return self._core.items(_FIND, _FIND_PAGING, (), dict(given))

    def find_pages(
        self, **given: Unpack[FindParameters]
    ) -> AsyncIterator[Page[BooksFind_Answer, BooksFind_Answer_Resources_Item]]:
        """Iterate over all pages of `find`. A page is requested when it is needed."""
        return self._core.pages(_FIND, _FIND_PAGING, (), dict(given))

    @overload
    async def recent(self, *, as_: As[T], **given: Unpack[RecentParameters]) -> T: ...
    @overload
    async def recent(self, **given: Unpack[RecentParameters]) -> BooksRecent_Answer: ...
    async def recent(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_RECENT, (), as_, given)

    def recent_items(self, **given: Unpack[RecentParameters]) -> AsyncIterator[Book]:
        """Iterate over the items of all pages of `recent`. A page is requested when it is needed."""
        return self._core.items(_RECENT, _RECENT_PAGING, (), dict(given))

    def recent_pages(
        self, **given: Unpack[RecentParameters]
    ) -> AsyncIterator[Page[BooksRecent_Answer, Book]]:
        """Iterate over all pages of `recent`. A page is requested when it is needed."""
        return self._core.pages(_RECENT, _RECENT_PAGING, (), dict(given))

    latest = recent
    """Former name of `recent`."""
