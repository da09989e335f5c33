# Made by endpoint-manifest (python-client) from its template _runtime/pages.py.
# Not to be edited: fill the manifest in and run `generate`.
"""A walk from page to page. It is written once, as coroutines; the clients make iterators of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar, cast

from .call import begin
from .paging import AnsweredPage, Position, Walk, positioned

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .transport import Response

B = TypeVar("B", covariant=True)
T = TypeVar("T", covariant=True)

_LONGEST_EMPTINESS = 1000
"""
Pages without items that one walk accepts in a row: an endless series of them
would never end it.
"""


class Page(Generic[B, T]):
    """One page. `B` is the type of the whole response, `T` that of an item."""

    __slots__ = ("_answer", "_next")

    def __init__(self, answer: AnsweredPage, following: Position | None) -> None:
        self._answer = answer
        self._next = following

    @property
    def items(self) -> Sequence[T]:
        """The items."""
        return cast("Sequence[T]", self._answer.items)

    @property
    def total(self) -> int | float | None:
        """Number of items on all pages, where the service says it."""
        return self._answer.total

    @property
    def body(self) -> B:
        """The whole decoded response."""
        return cast("B", self._answer.data)

    @property
    def response(self) -> Response:
        """The head of the response."""
        return self._answer.response

    @property
    def next_position(self) -> Position | None:
        """
        The position of the next page: an offset, a page number, a cursor or a link; None = there is
        none.
        """
        return self._next

    def __repr__(self) -> str:
        return f"<Page of {len(self._answer.items)} items>"


class Walker:
    """Goes from page to page."""

    __slots__ = ("_before", "_empty", "_following", "_index", "_seen", "_start", "_walk")

    def __init__(self, walk: Walk, start: tuple[object, Response] | None = None) -> None:
        self._walk = walk
        self._start = start
        """The first page, where it has been read."""
        self._before: AnsweredPage | None = None
        self._following: Position | None = None
        self._index = 0
        self._empty = 0
        self._seen: dict[Position, int] = {}
        """
        Positions and URLs that were requested, and by which page: meeting one again means that the
        walk goes in a circle.
        """

    async def next(self) -> Page[object, object] | None:
        """Request the next page, with all options of the call; None = there is none."""
        before = self._before
        if before is None:
            data, response = self._start or await self._asked(None)
            return self._taken(AnsweredPage(self._walk, data, response, None, 0))
        following = self._following
        if following is None:
            return None
        strategy = self._walk.paging.strategy
        position = strategy.resolve(before, following)
        if self._seen.get(position, self._index + 1) <= self._index:
            if self._is_exhausted(before, position):
                return None
            raise before.fault("it leads back to a page before it")
        if self._empty >= _LONGEST_EMPTINESS:
            raise before.fault(f"{self._empty} pages in a row have no items")
        self._index += 1
        self._seen[position] = self._index
        data, response = await self._asked(position)
        received = before.received + len(before.items)
        page = AnsweredPage(self._walk, data, response, position, received)
        if strategy.repeats(page, before):
            raise page.fault("it is the page before it once more")
        return self._taken(page)

    def _taken(self, page: AnsweredPage) -> Page[object, object]:
        following = None if page.more is False else self._walk.paging.strategy.next(page)
        if page.more and following is None:
            raise page.fault("it says that there are more, and not where")
        self._before = page
        self._following = following
        self._empty = 0 if page.items else self._empty + 1
        self._seen.setdefault(page.response.url, self._index)
        return Page(page, following)

    def _is_exhausted(self, page: AnsweredPage, position: Position) -> bool:
        """
        Whether a page has no items and leads to itself: some services end their pages so, unless
        they say that there are more.
        """
        leads_to_itself = position == page.position or self._seen.get(position) == self._index
        has_more = page.read(page.walk.paging.has_more)
        return not page.items and leads_to_itself and has_more is not True and has_more != "true"

    async def _asked(self, position: Position | None) -> tuple[object, Response]:
        state, operation, paging, path, given = self._walk
        link = None
        if position is not None:
            if paging.parameter is None:
                link = str(position)
            else:
                given = positioned(self._walk, position)
        outcome = await begin(state, operation, path, given, link=link)
        return outcome.value, outcome.response
