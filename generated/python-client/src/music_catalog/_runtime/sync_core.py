# Made by endpoint-manifest (python-client) from its template _runtime/sync_core.py.
# Not to be edited: fill the manifest in and run `generate`.
"""Calls of the synchronous client: everything is done at once, in the thread of the caller."""

from __future__ import annotations

import threading
import time
from collections.abc import (
    AsyncIterable,
    Awaitable,
    Callable,
    Coroutine,
    Iterator,
    Mapping,
    Sequence,
)
from typing import TYPE_CHECKING, Any, TypeVar, cast

from .call import RESPONSE, TAKE, UNREAD, begin
from .errors import InvalidArgumentError

if TYPE_CHECKING:
    from .client_state import ClientState
    from .clock import Cancellation, Clock
    from .exchange import Outcome
    from .http_transport import HTTPTransport
    from .operation import Operation
    from .page_roots import PageRoots
    from .paging import Paging
    from .sync_reading import Stream
    from .token_credential import Slot
    from .transport import Transport, TransportRequest, TransportResponse

T = TypeVar("T")


def run(work: Coroutine[object, None, T]) -> T:
    """Run a coroutine whose driver never suspends."""
    try:
        work.send(None)
    except StopIteration as result:
        value: T = result.value
        return value
    work.close()
    raise RuntimeError("the synchronous client cannot wait for asynchronous work")


class SyncDriver:
    """Sends with a transport, which it closes if it made it itself: with the first request."""

    __slots__ = ("_is_shut", "_lock", "_own", "_transport")

    def __init__(self, transport: Transport | None) -> None:
        self._transport = transport
        self._own: HTTPTransport | None = None
        self._is_shut = False
        self._lock = threading.Lock()

    async def send(self, request: TransportRequest) -> TransportResponse:
        """Send a request, and read the head of its response."""
        transport = self._transport
        return self._made()(request) if transport is None else transport(request)

    def _made(self) -> HTTPTransport:
        """Make the transport: once, whichever thread comes first."""
        with self._lock:
            own = self._own
            if own is None:
                # Imported here: `http.client` costs 30 ms, which a client without calls saves.
                from .http_transport import HTTPTransport

                self._transport = self._own = own = HTTPTransport()
                if self._is_shut:
                    own.close()
            return own

    async def read(self, response: TransportResponse, clock: Clock) -> bytes:
        """Read the next chunk of a body; empty = it is over."""
        body = response.body
        if isinstance(body, bytes):
            response.body = b""
            return body
        if isinstance(body, AsyncIterable):
            raise InvalidArgumentError("an asynchronous response needs the asynchronous client")
        if not isinstance(body, Iterator):
            response.body = body = iter(body)
        for chunk in body:
            if chunk:
                clock.remaining()
                return chunk
        return b""

    async def close(self, response: TransportResponse) -> None:
        """Close a response; it may be over."""
        close = getattr(response.body, "close", None)
        if callable(close):
            close()

    async def sleep(self, seconds: float, cancellation: Cancellation | None) -> None:
        """Wait."""
        if cancellation is None:
            time.sleep(seconds)  # noqa: ASYNC251 - nothing else runs in this thread
        else:
            cancellation.wait(seconds)

    async def resolve(self, value: T | Awaitable[T]) -> T:
        """Give the value; nothing waits here."""
        if isinstance(value, Awaitable):
            close = getattr(cast("object", value), "close", None)
            if callable(close):
                close()
            raise InvalidArgumentError("an asynchronous function needs the asynchronous client")
        return value

    async def once(self, slot: Slot, work: Callable[[], Coroutine[object, None, None]]) -> None:
        """
        Do some work; threads that come while it goes on wait for it in place
        of doing it again.
        """
        with slot.lock:
            # A thread that has waited finds it done, unless it failed.
            await work()

    def shut_down(self) -> None:
        """Close the connections that it keeps."""
        with self._lock:
            self._is_shut = True
            own = self._own
        if own is not None:
            own.close()


class SyncCore:
    """The state of a client, and how it makes calls."""

    __slots__ = ("driver", "state")

    def __init__(self, driver: SyncDriver, state: ClientState) -> None:
        self.driver = driver
        self.state = state

    def __repr__(self) -> str:
        # No text of a client has its options: they may be secrets.
        return f"<{type(self).__name__}>"

    def call(
        self,
        operation: Operation,
        path: Sequence[object],
        as_: Callable[[Any], Any] | None,
        given: dict[str, Any],
    ) -> Any:
        """Call an operation: its data, or what `take_` among its arguments says."""
        take = given.pop(TAKE, None)
        outcome = run(begin(self.state, operation, path, given, is_raw=take == UNREAD))
        if take == UNREAD:
            from .sync_reading import UnreadResponse

            return UnreadResponse(outcome, operation)
        value = outcome.value if outcome.stream is None else self._stream(operation, outcome, given)
        data = value if as_ is None else as_(value)
        if take != RESPONSE:
            return data
        from .result import WithResponse

        return WithResponse(data, outcome.response)

    def _stream(self, operation: Operation, outcome: Outcome, given: dict[str, Any]) -> object:
        from .sync_reading import Stream

        return Stream[Any](outcome, operation, self.state.option(given, "idle_timeout", None))

    def stream(
        self, operation: Operation, path: Sequence[object], given: dict[str, Any]
    ) -> Stream[Any]:
        """Call an operation whose response is a stream."""
        stream: Stream[Any] = self.call(operation, path, None, given)
        return stream

    def pages(
        self, operation: Operation, paging: Paging, path: tuple[object, ...], given: dict[str, Any]
    ) -> Iterator[Any]:
        """
        Give all pages of an operation, one after the other; each is a call of its own, made when it
        is needed.
        """
        from .pages import Walker
        from .paging import Walk

        walker = Walker(Walk(self.state, operation, paging, path, given))
        while (page := run(walker.next())) is not None:
            yield page

    def items(
        self, operation: Operation, paging: Paging, path: tuple[object, ...], given: dict[str, Any]
    ) -> Iterator[Any]:
        """Give the items of all pages."""
        for page in self.pages(operation, paging, path, given):
            yield from page.items

    def page_roots(
        self,
        operation: Operation,
        paging: Paging,
        places: Mapping[str, str],
        path: tuple[object, ...],
        given: dict[str, Any],
    ) -> PageRoots[Any]:
        """Call an operation whose response holds several pages, by name."""
        from .page_roots import PageRoots
        from .paging import Walk

        outcome = run(begin(self.state, operation, path, given))
        walk = Walk(self.state, operation, paging, path, given)
        return PageRoots(walk, places, outcome.value, outcome.response)
