# Made by endpoint-manifest (python-client) from its template _runtime/page_roots.py.
# Not to be edited: fill the manifest in and run `generate`.
"""Several pages in one response, each followed by itself."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from .errors import InvalidArgumentError
from .pages import Page, Walker
from .paging import Paging, Walk
from .sync_core import run

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .transport import Response

B = TypeVar("B", covariant=True)
T = TypeVar("T", covariant=True)


class _Roots(Generic[B]):
    """The response, and its pages by name."""

    __slots__ = ("_data", "_places", "_walk", "response")

    def __init__(
        self, walk: Walk, places: Mapping[str, str], data: object, response: Response
    ) -> None:
        self._walk = walk
        self._places = places
        self._data = data
        self.response = response

    @property
    def data(self) -> B:
        """The decoded response."""
        return cast("B", self._data)

    def _walker(self, name: str) -> Walker:
        if name not in self._places:
            raise InvalidArgumentError(f'{self._walk.operation.id} has no page "{name}"')
        paging: Paging = self._walk.paging._replace(root=self._places[name])
        return Walker(self._walk._replace(paging=paging), (self._data, self.response))


class PageRoot(Generic[T]):
    """One of the pages: it begins with the response that all of them share."""

    __slots__ = ("_walker",)

    def __init__(self, walker: Walker) -> None:
        self._walker = walker

    def pages(self) -> Iterator[Page[object, T]]:
        """Give the pages. They can be walked once."""
        while (page := run(self._walker.next())) is not None:
            yield cast("Page[object, T]", page)

    def items(self) -> Iterator[T]:
        """Give the items of all pages. They can be walked once."""
        for page in self.pages():
            yield from page.items


class AsyncPageRoot(Generic[T]):
    """One of the pages: it begins with the response that all of them share."""

    __slots__ = ("_walker",)

    def __init__(self, walker: Walker) -> None:
        self._walker = walker

    async def pages(self) -> AsyncIterator[Page[object, T]]:
        """Give the pages. They can be walked once."""
        while (page := await self._walker.next()) is not None:
            yield cast("Page[object, T]", page)

    async def items(self) -> AsyncIterator[T]:
        """Give the items of all pages. They can be walked once."""
        async for page in self.pages():
            for item in page.items:
                yield item


class PageRoots(_Roots[B]):
    """Several pages in one response."""

    __slots__ = ()

    def root(self, name: str) -> PageRoot[Any]:
        """Give one of the pages, to be followed by itself."""
        return PageRoot(self._walker(name))


class AsyncPageRoots(_Roots[B]):
    """Several pages in one response."""

    __slots__ = ()

    def root(self, name: str) -> AsyncPageRoot[Any]:
        """Give one of the pages, to be followed by itself."""
        return AsyncPageRoot(self._walker(name))
