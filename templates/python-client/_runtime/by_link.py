"""Pages that link to the next page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .urls import origin_of, resolved

if TYPE_CHECKING:
    from .paging import AnsweredPage, Position


class ByLink:
    """
    Follows a link unchanged: no query parameters are added, because the link already holds those
    that the service needs.

    The last page has no link, null, or an empty one. A link is followed only to the origin of the
    base URL, because a request's credentials are meant for no other.
    """

    def next(self, page: AnsweredPage) -> Position | None:
        """Give the link to the next page."""
        link = page.read(page.walk.paging.next)
        if not link:
            return None
        if isinstance(link, str):
            return link
        raise page.fault("its link to the next is not text")

    def resolve(self, page: AnsweredPage, position: Position) -> Position:
        """Give the link as a whole URL. PaginationError = it must not be followed."""
        try:
            url = resolved(str(position), page.response.url)
        except ValueError:
            raise page.fault("its link to the next is no URL") from None
        origin = origin_of(url)
        own = origin_of(page.walk.state.base_url_of(page.walk.operation))
        if origin == own:
            return url
        raise page.fault(
            f"its link to the next leads to {origin or 'no origin'}, and requests go to {own} only"
        )

    def repeats(self, page: AnsweredPage, before: AnsweredPage) -> bool:
        """Say that it does not: pages may be equal."""
        del page, before
        return False


by_link = ByLink()
