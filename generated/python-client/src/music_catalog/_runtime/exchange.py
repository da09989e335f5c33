# Made by endpoint-manifest (python-client) from its template _runtime/exchange.py.
# Not to be edited: fill the manifest in and run `generate`.
"""A call: as many attempts as needed and allowed, each from its request to the decoded response."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from .body_source import BodySource
from .clock import Clock
from .decoding import ACCEPTED, Chunks, decoded, read_bytes
from .errors import APICancelledError, APIConnectionError, APIError, APITimeoutError
from .headers import bare_type
from .hooks import RequestEvent
from .request import OutgoingRequest
from .retry import may_repeat, retry_delay
from .transport import Response, TransportRequest, TransportResponse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .client_state import ClientState
    from .hooks import Hooks
    from .io_driver import Driver
    from .operation import Operation
    from .options import Given
    from .stream_decoders import StreamDecoder


_MOST_REDIRECTS = 20


class Outcome:
    """The end of a call."""

    __slots__ = ("chunks", "clock", "response", "stream", "value")

    def __init__(
        self,
        value: object,
        response: Response,
        clock: Clock,
        chunks: Chunks | None = None,
        stream: StreamDecoder | None = None,
    ) -> None:
        self.value = value
        """The decoded body; None where it is not read yet."""
        self.response = response
        self.clock = clock
        self.chunks = chunks
        """The part that is left to read; None = nothing."""
        self.stream = stream
        """The decoder, where the response is a stream."""


class Exchange:
    """The state that all attempts of one call share."""

    __slots__ = (
        "_event",
        "_hooks",
        "_is_raw",
        "clock",
        "driver",
        "given",
        "operation",
        "request",
        "state",
        "timeout",
    )

    def __init__(
        self,
        state: ClientState,
        operation: Operation,
        given: Given,
        request: OutgoingRequest,
        *,
        is_raw: bool,
    ) -> None:
        option = state.option
        self.state = state
        self.driver: Driver = state.driver
        self.operation = operation
        self.given = given
        self.request = request
        """The request as all attempts begin."""
        self.timeout: float | None = option(given, "timeout", 60.0)
        self.clock = Clock(self.timeout, option(given, "deadline", None), given.get("cancel"))
        self._hooks: Sequence[Hooks] = [*state.hooks, *given.get("hooks", ())]
        self._is_raw = is_raw
        self._event: RequestEvent | None = None

    async def perform(self) -> Outcome:
        """Send a request until its response is final."""
        retries = 0
        if self.request.is_repeatable and may_repeat(self.operation, self.given.get("idempotent")):
            retries = self.state.option(self.given, "max_retries", 2)
        attempt = 0
        while True:
            attempt += 1
            self._event = None
            try:
                self._check()
                return await self._attempt(attempt)
            except Exception as error:
                can_retry = attempt <= retries and not self.clock.is_over
                delay = retry_delay(error, attempt) if can_retry else None
                await self._failed(error, delay)
                if delay is None:
                    raise
                await self._wait(delay)

    async def _failed(self, error: Exception, delay: float | None) -> None:
        event = self._event
        if event is not None:
            for hook in self._hooks:
                await self.driver.resolve(hook.on_error(event, error, delay))

    async def _wait(self, delay: float) -> None:
        """Wait for the next attempt, as long as the call may last."""
        at = self.clock.call_at
        left = delay if at is None else min(delay, at - monotonic())
        if left > 0:
            await self.driver.sleep(left, self.clock.cancellation)
        self._check()
        if left < delay:
            raise self._late()

    def _check(self) -> None:
        if self.clock.is_cancelled:
            raise APICancelledError("was cancelled", self.request.method, self.request.url)
        if self.clock.is_over:
            raise self._late()

    def _late(self, what: str = "no whole answer") -> APITimeoutError:
        seconds = self.clock.limit
        why = f"got {what} within {seconds:g} s" if seconds is not None else "was too late"
        return APITimeoutError(why, self.request.method, self.request.url)

    async def _attempt(self, attempt: int) -> Outcome:
        request = self.request.copy()
        security = self.operation.security
        if security is None:
            head, answered = await self.send(request, attempt)
        else:
            head, answered = await security(self, request, attempt)
        response = Response(head.status, head.headers, head.reason, answered.url)
        chunks = Chunks(self.driver, head, self.clock)
        try:
            is_success = 200 <= head.status < 300
            if is_success:
                stream = self._stream_of(head)
                if stream is not None or self._is_raw:
                    self.clock.stop()
                    return Outcome(None, response, self.clock, chunks, stream)
            maximum = self.state.option(self.given, "max_response_bytes", 2**26)
            data = await read_bytes(chunks, head, maximum, answered)
            value = decoded(data, self.operation, head, answered)
            if not is_success:
                raise self._failure(head, answered, value)
            return Outcome(value, response, self.clock)
        except OSError as error:
            await chunks.close()
            raise self.fault(error, answered) from error
        except BaseException:
            await chunks.close()
            raise

    def _stream_of(self, head: TransportResponse) -> StreamDecoder | None:
        streams = self.operation.stream
        if not streams:
            return None
        return streams.get(bare_type(head.headers.get("content-type", "")))

    def _failure(self, head: TransportResponse, request: OutgoingRequest, body: object) -> APIError:
        status = head.status
        classes = self.operation.failures or {}
        kind = classes.get(status) or classes.get(f"{status // 100}XX") or APIError
        return kind(request.method, request.url, status, head.reason, head.headers, body)

    def fault(self, error: OSError, request: OutgoingRequest) -> Exception:
        """
        Turn a failure of the connection into an error that says so; those of this package stay as
        they are.
        """
        if isinstance(error, APIConnectionError | APITimeoutError):
            return error
        if self.clock.is_cancelled:
            return APICancelledError("was cancelled", request.method, request.url)
        if isinstance(error, TimeoutError):
            return self._late()
        what = f"got no whole answer: {error or type(error).__name__}"
        return APIConnectionError(what, request.method, request.url)

    async def send(
        self, request: OutgoingRequest, attempt: int
    ) -> tuple[TransportResponse, OutgoingRequest]:
        """
        Send a request after the hooks have seen it, follow its redirects, and read the head of its
        response.
        """
        event = self._event = RequestEvent(self.operation, attempt, request, self.clock)
        for hook in self._hooks:
            await self.driver.resolve(hook.on_request(event))
        self._check()
        # Credentials and hooks may be slow: that time is not part of the attempt.
        self.clock.start(self.timeout)
        event.started_at = monotonic()
        try:
            head, answered = await self._followed(request)
        except OSError as error:
            raise self.fault(error, request) from error
        if self._hooks:
            response = Response(head.status, head.headers, head.reason, answered.url)
            try:
                for hook in self._hooks:
                    await self.driver.resolve(hook.on_response(event, response))
            except BaseException:
                await self.driver.close(head)
                raise
        return head, answered

    async def _followed(
        self, request: OutgoingRequest
    ) -> tuple[TransportResponse, OutgoingRequest]:
        follow = self.state.option(self.given, "follow_redirects", None)
        current = request
        for left in range(_MOST_REDIRECTS, -1, -1):
            head = await self.driver.send(self._wire(current))
            if head.status < 300 or head.status >= 400:
                return head, current
            try:
                # Loaded here: few responses lead elsewhere.
                from .redirects import next_request

                following = next_request(current, head, follow=follow)
            except BaseException:
                await self.driver.close(head)
                raise
            if following is None:
                return head, current
            await self._drop(head)
            if left == 0:
                break
            current = following
        raise ConnectionError(f"more than {_MOST_REDIRECTS} redirects")

    def _wire(self, request: OutgoingRequest) -> TransportRequest:
        body = request.body
        if isinstance(body, BodySource):
            body_chunks = body.open()
            headers = {"accept-encoding": ACCEPTED, **request.headers}
            return TransportRequest(request.method, request.url, headers, body_chunks, self.clock)
        headers = {"accept-encoding": ACCEPTED, **request.headers}
        return TransportRequest(request.method, request.url, headers, body, self.clock)

    async def _drop(self, head: TransportResponse) -> None:
        """
        End a response that nobody wants; a short one is read, so that its
        connection can be kept.
        """
        if isinstance(head.body, bytes):
            return
        await self.driver.close(head)
