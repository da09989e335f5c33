# Made by endpoint-manifest (python-client) from its template _runtime/async_core.py.
# Not to be edited: fill the manifest in and run `generate`.
"""Calls of the asynchronous client: what its operations use."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .call import RESPONSE, TAKE, UNREAD, begin

if TYPE_CHECKING:
    from .async_driver import AsyncDriver
    from .async_reading import AsyncStream
    from .client_state import ClientState
    from .exchange import Outcome
    from .operation import Operation
    from .page_roots import AsyncPageRoots
    from .paging import Paging


class AsyncCore:
    """The state of a client, and how it makes calls."""

    __slots__ = ("driver", "state")

    def __init__(self, driver: AsyncDriver, state: ClientState) -> None:
        self.driver = driver
        self.state = state

    def __repr__(self) -> str:
        # No text of a client has its options: they may be secrets.
        return f"<{type(self).__name__}>"

    async def call(
        self,
        operation: Operation,
        path: Sequence[object],
        as_: Callable[[Any], Any] | None,
        given: dict[str, Any],
    ) -> Any:
        """Call an operation: its data, or what `take_` among its arguments says."""
        take = given.pop(TAKE, None)
        outcome = await begin(self.state, operation, path, given, is_raw=take == UNREAD)
        if take == UNREAD:
            from .async_reading import AsyncUnreadResponse

            return AsyncUnreadResponse(outcome, operation)
        value = outcome.value if outcome.stream is None else self._stream(operation, outcome, given)
        data = value if as_ is None else as_(value)
        if take != RESPONSE:
            return data
        from .result import WithResponse

        return WithResponse(data, outcome.response)

    def _stream(self, operation: Operation, outcome: Outcome, given: dict[str, Any]) -> object:
        from .async_reading import AsyncStream

        return AsyncStream[Any](outcome, operation, self.state.option(given, "idle_timeout", None))

    async def stream(
        self, operation: Operation, path: Sequence[object], given: dict[str, Any]
    ) -> AsyncStream[Any]:
        """Call an operation whose response is a stream."""
        stream: AsyncStream[Any] = await self.call(operation, path, None, given)
        return stream

    async def pages(
        self, operation: Operation, paging: Paging, path: tuple[object, ...], given: dict[str, Any]
    ) -> AsyncIterator[Any]:
        """
        Give all pages of an operation, one after the other; each is a call of its own, made when it
        is needed.
        """
        from .pages import Walker
        from .paging import Walk

        walker = Walker(Walk(self.state, operation, paging, path, given))
        while (page := await walker.next()) is not None:
            yield page

    async def items(
        self, operation: Operation, paging: Paging, path: tuple[object, ...], given: dict[str, Any]
    ) -> AsyncIterator[Any]:
        """Give the items of all pages."""
        async for page in self.pages(operation, paging, path, given):
            for item in page.items:
                yield item

    async def page_roots(
        self,
        operation: Operation,
        paging: Paging,
        places: Mapping[str, str],
        path: tuple[object, ...],
        given: dict[str, Any],
    ) -> AsyncPageRoots[Any]:
        """Call an operation whose response holds several pages, by name."""
        from .page_roots import AsyncPageRoots
        from .paging import Walk

        outcome = await begin(self.state, operation, path, given)
        walk = Walk(self.state, operation, paging, path, given)
        return AsyncPageRoots(walk, places, outcome.value, outcome.response)
