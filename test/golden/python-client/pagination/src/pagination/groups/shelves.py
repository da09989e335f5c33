# Made by endpoint-manifest (python-client) from manifest/groups/shelves.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Shelves."""

from __future__ import annotations

from builtins import list as list_
from typing import TYPE_CHECKING, Final, TypeVar, overload

from .._runtime.by_cursor import by_cursor
from .._runtime.by_link import by_link as by_link_
from .._runtime.counted_pages import by_page
from .._runtime.group import AsyncGroup, Group
from .._runtime.link_header import next_in_link_header
from .._runtime.operation import Operation
from .._runtime.options import RequestOptions
from .._runtime.paging import Paging
from .._runtime.parameters import Parameter
from .._runtime.reading import listed

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from typing import Any, Unpack

    from .._runtime.options import As
    from .._runtime.pages import Page
    from .._runtime.values import Omit, TextValue
    from ..schemas import (
        ShelvesByLink_Answer,
        ShelvesByLinkedPages_Answer,
        ShelvesList_Answer,
        ShelvesList_Answer_Data_Item,
    )

T = TypeVar("T")
_LIST: Final = Operation(
    "shelves.list",
    "GET",
    "/shelves",
    parameters={"page": Parameter("query", "page"), "limit": Parameter("query", "limit")},
    accept="application/json",
    reading=listed("application/json"),
)
_LIST_PAGING: Final = Paging(
    by_page, "/data", ("query", "page"), first=1, total="/meta/total", has_more="/meta/more"
)
_BY_TOKEN: Final = Operation(
    "shelves.by-token",
    "GET",
    "/shelves/by-token",
    parameters={"x_page_token": Parameter("header", "X-Page-Token")},
    accept="application/json",
    reading=listed("application/json"),
)
_BY_TOKEN_PAGING: Final = Paging(
    by_cursor,
    "",
    ("headers", "X-Page-Token"),
    cursor="header:X-Next-Page-Token",
    has_more="header:X-Has-More",
)
_BY_LINK: Final = Operation(
    "shelves.by-link",
    "GET",
    "/shelves/by-link",
    accept="application/json",
    reading=listed("application/json"),
)
_BY_LINK_PAGING: Final = Paging(by_link_, "/items", next="/links/next")
_BY_LINKED_PAGES: Final = Operation(
    "shelves.by-linked-pages",
    "GET",
    "/shelves/by-linked-pages",
    parameters={"page": Parameter("query", "page"), "limit": Parameter("query", "limit")},
    accept="application/json",
    reading=listed("application/json"),
)
_BY_LINKED_PAGES_PAGING: Final = Paging(by_link_, "/data", first=1, total="/total", next="/next")
_BY_LINK_HEADER: Final = Operation("shelves.by-link-header", "GET", "/shelves/by-link-header")
_BY_LINK_HEADER_PAGING: Final = Paging(
    by_link_, "", total="header:X-Total-Count", next=next_in_link_header
)
_LIST_PAGING_: Final = Operation("shelves.list-paging", "GET", "/shelves/paging")


class ListParameters(RequestOptions, total=False):
    """Arguments of `shelves.list`."""

    page: int | Omit
    limit: object | Omit


class ByTokenParameters(RequestOptions, total=False):
    """Arguments of `shelves.by-token`."""

    x_page_token: TextValue | Omit


class ByLinkedPagesParameters(RequestOptions, total=False):
    """Arguments of `shelves.by-linked-pages`."""

    page: int | Omit
    limit: int | Omit


class _Shelves:
    """The operations of `Shelves` and `AsyncShelves`, described once for both."""

    __slots__ = ()

    def list(self, **given: Unpack[ListParameters]) -> Any:
        """By page numbers.

        `GET /shelves`. Pages by `query.page`: `list_items` iterates over all items,
        `list_pages` over all pages. Not shown: header parameters, cookie parameters, body,
        authentication, limits, deprecation. From `manifest/groups/shelves.yaml#operations.list`
        (Handbook).

        Args:
            page: At least 1.
            limit: A query parameter; not shown whether it is required.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def by_token(self, **given: Unpack[ByTokenParameters]) -> Any:
        """By cursors in headers.

        `GET /shelves/by-token`. Pages by `header.X-Page-Token`: `by_token_items` iterates over
        all items, `by_token_pages` over all pages. Not shown: query parameters, cookie
        parameters, body, authentication, limits, deprecation. From
        `manifest/groups/shelves.yaml#operations.by-token` (Handbook).

        Args:
            x_page_token: The header `X-Page-Token`; not shown whether it is required.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def by_link(self, **given: Unpack[RequestOptions]) -> Any:
        """By links.

        `GET /shelves/by-link`. Pages by its links: `by_link_items` iterates over all items,
        `by_link_pages` over all pages. Not shown: query parameters, header parameters, cookie
        parameters, body, authentication, limits, deprecation. From
        `manifest/groups/shelves.yaml#operations.by-link` (Handbook).

        Args:
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def by_linked_pages(self, **given: Unpack[ByLinkedPagesParameters]) -> Any:
        """By links to pages that have numbers.

        `GET /shelves/by-linked-pages`. Pages by its links: `by_linked_pages_items` iterates
        over all items, `by_linked_pages_pages` over all pages. Not shown: header parameters,
        cookie parameters, body, authentication, limits, deprecation. From
        `manifest/groups/shelves.yaml#operations.by-linked-pages` (Handbook).

        Args:
            page: At least 1.
            limit: 1 to 50.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def by_link_header(self, **given: Unpack[RequestOptions]) -> Any:
        """By the header Link.

        `GET /shelves/by-link-header`. Pages by its links: `by_link_header_items` iterates over
        all items, `by_link_header_pages` over all pages. Not shown: query parameters, header
        parameters, cookie parameters, body, responses, authentication, limits, deprecation.
        From `manifest/groups/shelves.yaml#operations.by-link-header` (Handbook).

        Args:
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def list_paging(self, **given: Unpack[RequestOptions]) -> Any:
        """How shelves are paged.

        `GET /shelves/paging`. Not shown: query parameters, header parameters, cookie
        parameters, body, responses, authentication, limits, deprecation. From
        `manifest/groups/shelves.yaml#operations.list-paging` (Handbook).

        Args:
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """


class Shelves(_Shelves, Group):
    """Shelves."""

    __slots__ = ()

    @overload
    def list(self, *, as_: As[T], **given: Unpack[ListParameters]) -> T: ...
    @overload
    def list(self, **given: Unpack[ListParameters]) -> ShelvesList_Answer | None: ...
    def list(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_LIST, (), as_, given)

    def list_items(self, **given: Unpack[ListParameters]) -> Iterator[ShelvesList_Answer_Data_Item]:
        """Iterate over the items of all pages of `list`. A page is requested when it is needed."""
        return self._core.items(_LIST, _LIST_PAGING, (), dict(given))

    def list_pages(
        self, **given: Unpack[ListParameters]
    ) -> Iterator[Page[ShelvesList_Answer | None, ShelvesList_Answer_Data_Item]]:
        """Iterate over all pages of `list`. A page is requested when it is needed."""
        return self._core.pages(_LIST, _LIST_PAGING, (), dict(given))

    @overload
    def by_token(self, *, as_: As[T], **given: Unpack[ByTokenParameters]) -> T: ...
    @overload
    def by_token(self, **given: Unpack[ByTokenParameters]) -> list_[str]: ...
    def by_token(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_BY_TOKEN, (), as_, given)

    def by_token_items(self, **given: Unpack[ByTokenParameters]) -> Iterator[str]:
        """Iterate over the items of all pages of `by_token`. A page is requested when it is
        needed.
        """
        return self._core.items(_BY_TOKEN, _BY_TOKEN_PAGING, (), dict(given))

    def by_token_pages(self, **given: Unpack[ByTokenParameters]) -> Iterator[Page[list_[str], str]]:
        """Iterate over all pages of `by_token`. A page is requested when it is needed."""
        return self._core.pages(_BY_TOKEN, _BY_TOKEN_PAGING, (), dict(given))

    @overload
    def by_link(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def by_link(self, **given: Unpack[RequestOptions]) -> ShelvesByLink_Answer: ...
    def by_link(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_BY_LINK, (), as_, given)

    def by_link_items(self, **given: Unpack[RequestOptions]) -> Iterator[object]:
        """Iterate over the items of all pages of `by_link`. A page is requested when it is needed."""
        return self._core.items(_BY_LINK, _BY_LINK_PAGING, (), dict(given))

    def by_link_pages(
        self, **given: Unpack[RequestOptions]
    ) -> Iterator[Page[ShelvesByLink_Answer, object]]:
        """Iterate over all pages of `by_link`. A page is requested when it is needed."""
        return self._core.pages(_BY_LINK, _BY_LINK_PAGING, (), dict(given))

    @overload
    def by_linked_pages(self, *, as_: As[T], **given: Unpack[ByLinkedPagesParameters]) -> T: ...
    @overload
    def by_linked_pages(
        self, **given: Unpack[ByLinkedPagesParameters]
    ) -> ShelvesByLinkedPages_Answer: ...
    def by_linked_pages(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_BY_LINKED_PAGES, (), as_, given)

    def by_linked_pages_items(self, **given: Unpack[ByLinkedPagesParameters]) -> Iterator[str]:
        """Iterate over the items of all pages of `by_linked_pages`. A page is requested when it is
        needed.
        """
        return self._core.items(_BY_LINKED_PAGES, _BY_LINKED_PAGES_PAGING, (), dict(given))

    def by_linked_pages_pages(
        self, **given: Unpack[ByLinkedPagesParameters]
    ) -> Iterator[Page[ShelvesByLinkedPages_Answer, str]]:
        """Iterate over all pages of `by_linked_pages`. A page is requested when it is needed."""
        return self._core.pages(_BY_LINKED_PAGES, _BY_LINKED_PAGES_PAGING, (), dict(given))

    @overload
    def by_link_header(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def by_link_header(self, **given: Unpack[RequestOptions]) -> object: ...
    def by_link_header(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_BY_LINK_HEADER, (), as_, given)

    def by_link_header_items(self, **given: Unpack[RequestOptions]) -> Iterator[object]:
        """Iterate over the items of all pages of `by_link_header`. A page is requested when it is
        needed.
        """
        return self._core.items(_BY_LINK_HEADER, _BY_LINK_HEADER_PAGING, (), dict(given))

    def by_link_header_pages(
        self, **given: Unpack[RequestOptions]
    ) -> Iterator[Page[object, object]]:
        """Iterate over all pages of `by_link_header`. A page is requested when it is needed."""
        return self._core.pages(_BY_LINK_HEADER, _BY_LINK_HEADER_PAGING, (), dict(given))

    @overload
    def list_paging(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def list_paging(self, **given: Unpack[RequestOptions]) -> object: ...
    def list_paging(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_LIST_PAGING_, (), as_, given)


class AsyncShelves(_Shelves, AsyncGroup):
    """Shelves."""

    __slots__ = ()

    @overload
    async def list(self, *, as_: As[T], **given: Unpack[ListParameters]) -> T: ...
    @overload
    async def list(self, **given: Unpack[ListParameters]) -> ShelvesList_Answer | None: ...
    async def list(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_LIST, (), as_, given)

    def list_items(
        self, **given: Unpack[ListParameters]
    ) -> AsyncIterator[ShelvesList_Answer_Data_Item]:
        """Iterate over the items of all pages of `list`. A page is requested when it is needed."""
        return self._core.items(_LIST, _LIST_PAGING, (), dict(given))

    def list_pages(
        self, **given: Unpack[ListParameters]
    ) -> AsyncIterator[Page[ShelvesList_Answer | None, ShelvesList_Answer_Data_Item]]:
        """Iterate over all pages of `list`. A page is requested when it is needed."""
        return self._core.pages(_LIST, _LIST_PAGING, (), dict(given))

    @overload
    async def by_token(self, *, as_: As[T], **given: Unpack[ByTokenParameters]) -> T: ...
    @overload
    async def by_token(self, **given: Unpack[ByTokenParameters]) -> list_[str]: ...
    async def by_token(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_BY_TOKEN, (), as_, given)

    def by_token_items(self, **given: Unpack[ByTokenParameters]) -> AsyncIterator[str]:
        """Iterate over the items of all pages of `by_token`. A page is requested when it is
        needed.
        """
        return self._core.items(_BY_TOKEN, _BY_TOKEN_PAGING, (), dict(given))

    def by_token_pages(
        self, **given: Unpack[ByTokenParameters]
    ) -> AsyncIterator[Page[list_[str], str]]:
        """Iterate over all pages of `by_token`. A page is requested when it is needed."""
        return self._core.pages(_BY_TOKEN, _BY_TOKEN_PAGING, (), dict(given))

    @overload
    async def by_link(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    async def by_link(self, **given: Unpack[RequestOptions]) -> ShelvesByLink_Answer: ...
    async def by_link(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_BY_LINK, (), as_, given)

    def by_link_items(self, **given: Unpack[RequestOptions]) -> AsyncIterator[object]:
        """Iterate over the items of all pages of `by_link`. A page is requested when it is needed."""
        return self._core.items(_BY_LINK, _BY_LINK_PAGING, (), dict(given))

    def by_link_pages(
        self, **given: Unpack[RequestOptions]
    ) -> AsyncIterator[Page[ShelvesByLink_Answer, object]]:
        """Iterate over all pages of `by_link`. A page is requested when it is needed."""
        return self._core.pages(_BY_LINK, _BY_LINK_PAGING, (), dict(given))

    @overload
    async def by_linked_pages(
        self, *, as_: As[T], **given: Unpack[ByLinkedPagesParameters]
    ) -> T: ...
    @overload
    async def by_linked_pages(
        self, **given: Unpack[ByLinkedPagesParameters]
    ) -> ShelvesByLinkedPages_Answer: ...
    async def by_linked_pages(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_BY_LINKED_PAGES, (), as_, given)

    def by_linked_pages_items(self, **given: Unpack[ByLinkedPagesParameters]) -> AsyncIterator[str]:
        """Iterate over the items of all pages of `by_linked_pages`. A page is requested when it is
        needed.
        """
        return self._core.items(_BY_LINKED_PAGES, _BY_LINKED_PAGES_PAGING, (), dict(given))

    def by_linked_pages_pages(
        self, **given: Unpack[ByLinkedPagesParameters]
    ) -> AsyncIterator[Page[ShelvesByLinkedPages_Answer, str]]:
        """Iterate over all pages of `by_linked_pages`. A page is requested when it is needed."""
        return self._core.pages(_BY_LINKED_PAGES, _BY_LINKED_PAGES_PAGING, (), dict(given))

    @overload
    async def by_link_header(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    async def by_link_header(self, **given: Unpack[RequestOptions]) -> object: ...
    async def by_link_header(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_BY_LINK_HEADER, (), as_, given)

    def by_link_header_items(self, **given: Unpack[RequestOptions]) -> AsyncIterator[object]:
        """Iterate over the items of all pages of `by_link_header`. A page is requested when it is
        needed.
        """
        return self._core.items(_BY_LINK_HEADER, _BY_LINK_HEADER_PAGING, (), dict(given))

    def by_link_header_pages(
        self, **given: Unpack[RequestOptions]
    ) -> AsyncIterator[Page[object, object]]:
        """Iterate over all pages of `by_link_header`. A page is requested when it is needed."""
        return self._core.pages(_BY_LINK_HEADER, _BY_LINK_HEADER_PAGING, (), dict(given))

    @overload
    async def list_paging(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    async def list_paging(self, **given: Unpack[RequestOptions]) -> object: ...
    async def list_paging(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_LIST_PAGING_, (), as_, given)
