"""Keeps a client's calls within rate limits: each call waits until the service would accept it."""

from __future__ import annotations

import threading
from bisect import insort
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from .errors import APICancelledError, InvalidArgumentError
from .hooks import Hooks

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from .hooks import RequestEvent


class RateLimit(NamedTuple):
    """A number of requests per number of seconds."""

    requests: int
    seconds: float
    per: str | None = None
    """The callers that share it in the manifest; `operation` counts each one separately."""
    operation: str | None = None
    """Id of the one operation that it limits; None = all operations together."""


class _Window:
    """The recent requests of one rate.

    It slides: no interval of its length has more than the rate.
    """

    __slots__ = ("_requests", "_seconds", "_starts")

    def __init__(self, rate: RateLimit) -> None:
        self._requests = rate.requests
        self._seconds = rate.seconds
        self._starts: list[float] = []

    def free_at(self) -> float:
        """Give the time at which there is room for one more request."""
        return self._starts[0] + self._seconds if len(self._starts) == self._requests else 0.0

    def is_idle(self, now: float) -> bool:
        """Tell whether none of its requests count any more."""
        return not self._starts or self._starts[-1] + self._seconds <= now

    def take(self, at: float) -> None:
        """Count a request."""
        # Another rate may have a request wait longer than one that comes after it.
        insort(self._starts, at)
        del self._starts[: -self._requests]


class _Pacing(Hooks):
    """Reserves a place for each request when it comes, and has it wait for that."""

    def __init__(self, rates: tuple[RateLimit, ...], *, is_async: bool) -> None:
        for rate in rates:
            if rate.requests < 1 or not rate.seconds > 0:
                what = f"pacing: {rate.requests} requests in {rate.seconds} seconds is no rate"
                raise InvalidArgumentError(what)
        self._rates = rates
        self._is_async = is_async
        self._lock = threading.Lock()
        self._windows: dict[tuple[int, str], _Window] = {}

    def on_request(self, event: RequestEvent) -> Awaitable[None] | None:
        """Wait for its turn."""
        seconds = self._reserve(event.operation.id)
        if self._is_async:
            if seconds <= 0:
                return None
            # Imported here, because a synchronous client has no use for it.
            import asyncio

            return asyncio.sleep(seconds)
        if seconds > 0:
            self._wait(event, seconds)
        return None

    def _wait(self, event: RequestEvent, seconds: float) -> None:
        clock = event.clock
        left = clock.call_left()
        wait = seconds if left is None else min(seconds, left)
        if clock.cancellation is None:
            threading.Event().wait(wait)
        elif clock.cancellation.wait(wait):
            request = event.request
            raise APICancelledError("was cancelled", request.method, request.url)

    def _reserve(self, operation: str) -> float:
        """
        Count a request at the first time at which all its rates allow it, and give the seconds
        until then.
        """
        with self._lock:
            now = monotonic()
            own = [
                self._window(index, rate, operation)
                for index, rate in enumerate(self._rates)
                if rate.operation in (None, operation)
            ]
            at = max([now, *(window.free_at() for window in own)])
            for window in own:
                window.take(at)
            # Calls with ever new ids must leave nothing behind.
            if len(self._windows) > 1000:
                kept = self._windows.items()
                self._windows = {key: each for key, each in kept if not each.is_idle(now)}
            return at - now

    def _window(self, index: int, rate: RateLimit, operation: str) -> _Window:
        key = (index, operation if rate.per == "operation" else "")
        window = self._windows.get(key)
        if window is None:
            window = self._windows[key] = _Window(rate)
        return window


def pacing(*rates: RateLimit) -> Hooks:
    """Make hooks that send no more requests than the rates allow, retries included.

    The others wait in order of arrival. The hooks keep the count: give the same ones to all
    synchronous clients that share a rate. Threads may share them.
    """
    return _Pacing(rates, is_async=False)


def async_pacing(*rates: RateLimit) -> Hooks:
    """Make hooks as `pacing` does, for asynchronous clients."""
    return _Pacing(rates, is_async=True)
