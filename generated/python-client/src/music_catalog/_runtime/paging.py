# Made by endpoint-manifest (python-client) from its template _runtime/paging.py.
# Not to be edited: fill the manifest in and run `generate`.
"""An operation's pages according to the manifest, and how one leads to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, TypeAlias, cast

from .errors import ResponseError
from .json_pointer import is_array, value_at

if TYPE_CHECKING:
    from .client_state import ClientState
    from .operation import Operation
    from .options import Given
    from .transport import Response

Position: TypeAlias = "str | int | float"
"""The position of a page: an offset, a page number, a cursor or a link."""

AnswerPlace: TypeAlias = "str | Callable[[Response], object]"
"""
A place in a response: a JSON Pointer (RFC 6901), `header:` and a name, or a
function that reads it.
"""


class PaginationError(ResponseError):
    """
    A page that does not have the shape in the manifest, or does not lead to the next page as it
    should.
    """


class Strategy(Protocol):
    """One way to page."""

    def next(self, page: AnsweredPage) -> Position | None:
        """Give the position of the next page; None = there is none.

        Not called where the response says so itself.
        """
        ...

    def resolve(self, page: AnsweredPage, position: Position) -> Position:
        """Give the position as it is sent."""
        ...

    def repeats(self, page: AnsweredPage, before: AnsweredPage) -> bool:
        """Tell whether a page repeats the one before it, where the client counts."""
        ...


class Paging(NamedTuple):
    """How the pages of an operation follow each other."""

    strategy: Strategy
    items: str
    """The list of items: a pointer below the root."""
    parameter: tuple[Literal["query", "headers", "cookies", "body"], str] | None = None
    """The position of a page in a request: an argument and a name on the wire.

    None = links are followed.
    """
    first: int = 0
    """Offset or number of the first page."""
    root: str = ""
    """The place of the page in the response."""
    total: AnswerPlace | None = None
    """Number of items on all pages."""
    next: AnswerPlace | None = None
    """A link to the next page.

    Only links are followed by it; for others it shows whether there is one.
    """
    cursor: AnswerPlace | None = None
    has_more: AnswerPlace | None = None
    """Tell whether there is a next page."""


class Walk(NamedTuple):
    """The state that all pages of one walk share."""

    state: ClientState
    operation: Operation
    paging: Paging
    path: tuple[object, ...]
    given: Given
    """The arguments of the call: all of them are sent with every page."""


class AnsweredPage:
    """A page as strategies see it."""

    __slots__ = ("data", "items", "more", "position", "received", "response", "total", "walk")

    def __init__(
        self, walk: Walk, data: Any, response: Response, position: Position | None, received: int
    ) -> None:
        self.walk = walk
        self.data = data
        self.response = response
        self.position = position
        """None for the first page of a walk, which the caller's own arguments requested."""
        self.received = received
        """Number of items on the pages of the walk before it."""
        paging = walk.paging
        items = self.read(paging.items)
        if not is_array(items):
            found = "nothing" if items is None else type(items).__name__
            raise self.fault(
                f'there is {found} at "{paging.root}{paging.items}" in place of a list'
            )
        self.items = items
        self.total = _count(self.read(paging.total))
        """Number of items on all pages, where the service says it."""
        self.more = self._more()
        """Tell whether there is a next page, where the response says so.

        It takes precedence over any count of items.
        """

    def read(self, place: AnswerPlace | None) -> Any:
        """Give the value at a place of the response; None where there is none."""
        if place is None:
            return None
        if not isinstance(place, str):
            return place(self.response)
        if place.startswith("header:"):
            return self.response.headers.get(place[7:])
        return value_at(self.data, self.walk.paging.root + place, None)

    def fault(self, why: str) -> PaginationError:
        """Give the error for a fault of the page."""
        operation, response = self.walk.operation, self.response
        what = f"gave no proper page of {operation.id}: {why}"
        return PaginationError(
            what, operation.method, response.url, response.status, response.headers
        )

    def _more(self) -> bool | None:
        paging = self.walk.paging
        flag = self.read(paging.has_more)
        if flag is True or flag == "true":
            return True
        if flag is False or flag == "false":
            return False
        if paging.next is None:
            return None
        link = self.read(paging.next)
        if link is None and self.total is not None and not self._has(paging.next):
            # Where the link is absent altogether, the total decides.
            return None
        return bool(link)

    def _has(self, place: AnswerPlace) -> bool:
        if not isinstance(place, str) or place.startswith("header:"):
            return False
        missing = object()
        return value_at(self.data, self.walk.paging.root + place, missing) is not missing


def _count(value: object) -> int | float | None:
    """Read a number of items, also from a header."""
    if isinstance(value, str):
        return int(value) if value.isascii() and value.isdigit() and len(value) < 20 else None
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return value if value >= 0 else None


def positioned(walk: Walk, position: Position) -> dict[str, Any]:
    """Give the arguments of the call with the position of a page in place of the caller's."""
    assert walk.paging.parameter is not None
    member, name = walk.paging.parameter
    given: dict[str, Any] = dict(walk.given)
    if member == "body":
        given["body"] = {**_mapping(given.get("body")), name: position}
        return given
    place = {"query": "query", "headers": "header", "cookies": "cookie"}[member]

    def is_it(own: str) -> bool:
        return own.lower() == name.lower() if member == "headers" else own == name

    for argument, parameter in walk.operation.parameters.items():
        if parameter.place == place and is_it(parameter.name) and argument in given:
            # Where it stood, so that the order of parameters stays.
            given[argument] = position
            return given
    own = _mapping(given.get(member))
    written = next((each for each in own if is_it(each)), name)
    given[member] = {**own, written: position}
    return given


def _mapping(value: object) -> dict[str, Any]:
    return dict(cast("Mapping[str, Any]", value)) if isinstance(value, Mapping) else {}
