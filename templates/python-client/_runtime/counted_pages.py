"""Pages whose positions the client counts itself: by offset or by number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .errors import InvalidArgumentError
from .request import Arguments
from .values import Omit, is_record

if TYPE_CHECKING:
    from .paging import AnsweredPage, Position


def counted_position(page: AnsweredPage) -> int:
    """
    Give the position of a page: that of its call, else the client's default,
    else the manifest's.
    """
    if page.position is not None:
        return int(page.position)
    state, operation, paging, _, given = page.walk
    member, name = paging.parameter or ("query", "")
    value: Any = None
    if member == "body":
        body = given.get("body")
        value = body.get(name) if is_record(body) else None
    else:
        values = Arguments(operation, given).values
        if member == "query":
            value = values.get(("query", name), state.query.get(name))
        elif member == "headers":
            value = values.get(("header", name.lower()), state.headers.get(name.lower()))
        else:
            value = values.get(("cookie", name))
    if value is None or isinstance(value, Omit):
        return paging.first
    try:
        number = int(str(value))
    except ValueError:
        number = -1
    if number < 0:
        raise InvalidArgumentError(
            f'{operation.id}: {member} "{name}" must be a whole number to find the next page'
        )
    return number


class Counted:
    """The common base of both ways of counting."""

    def resolve(self, page: AnsweredPage, position: Position) -> Position:
        """Give the position as it is."""
        del page
        return position

    def repeats(self, page: AnsweredPage, before: AnsweredPage) -> bool:
        """
        Whether a page repeats the one before it: then the service ignores the
        requested position.
        """
        link = page.walk.paging.next
        # Two pages may hold equal items, such as a list of numbers; their links differ.
        try:
            return page.items == before.items and page.read(link) == before.read(link)
        except RecursionError:
            return False


class ByOffset(Counted):
    """Pages that begin at an offset.

    The next page begins after the items received, however many were requested, so nothing is
    skipped where a service returns fewer. The last page is the one that says so, else the one that
    reaches the total, else an empty one. A total that is exceeded is ignored.
    """

    def next(self, page: AnsweredPage) -> Position | None:
        """Give the offset of the next page."""
        following = counted_position(page) + len(page.items)
        is_total = not page.more and following - page.walk.paging.first == page.total
        return None if not page.items or is_total else following


class ByPage(Counted):
    """Pages that have numbers.

    The last page is the one that says so, else the one that completes the total, else an empty one.
    A total that is exceeded is ignored.
    """

    def next(self, page: AnsweredPage) -> Position | None:
        """Give the number of the next page."""
        number = counted_position(page)
        if page.more:
            return number + 1
        # The pages before the first page of a walk are assumed to be as large as it is.
        count = len(page.items)
        before = (
            (number - page.walk.paging.first) * count if page.position is None else page.received
        )
        return None if not count or before + count == page.total else number + 1


by_offset = ByOffset()
by_page = ByPage()
