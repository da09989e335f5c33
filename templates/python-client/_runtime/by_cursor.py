"""Pages that name the cursor of the next page."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .paging import AnsweredPage, Position


class ByCursor:
    """The last page has no cursor, null, or an empty one.

    A page without items may have a successor.
    """

    def next(self, page: AnsweredPage) -> Position | None:
        """Give the cursor of the next page."""
        place = page.walk.paging.cursor
        cursor = page.read(place)
        if not cursor:
            return None
        if isinstance(cursor, str | int | float) and not isinstance(cursor, bool):
            return cursor
        raise page.fault(f"its cursor at {place} is neither text nor a number")

    def resolve(self, page: AnsweredPage, position: Position) -> Position:
        """Give the cursor as it is."""
        del page
        return position

    def repeats(self, page: AnsweredPage, before: AnsweredPage) -> bool:
        """Say that it does not: pages may be equal."""
        del page, before
        return False


by_cursor = ByCursor()
