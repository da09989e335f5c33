# Made by endpoint-manifest (python-client) from its template _runtime/clock.py.
# Not to be edited: fill the manifest in and run `generate`.
"""The time that a call and its attempts have, and the caller's way to end it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from time import monotonic


class Cancellation:
    """
    Ends calls from another thread: `cancel=Cancellation()` of a call, and `cancel()` when nobody
    waits for it any more.

    One may end several calls, also those that begin after it. Asynchronous calls end with their
    task, and need none.
    """

    __slots__ = ("_closers", "_event", "_lock")

    def __init__(self) -> None:
        self._event = threading.Event()
        self._lock = threading.Lock()
        self._closers: list[Callable[[], None]] = []

    @property
    def is_cancelled(self) -> bool:
        """Tell whether `cancel` has been called."""
        return self._event.is_set()

    def cancel(self) -> None:
        """End all calls that have it."""
        with self._lock:
            self._event.set()
            closers, self._closers = self._closers, []
        for close in closers:
            close()

    def wait(self, seconds: float) -> bool:
        """Wait, and say whether it was cancelled meanwhile."""
        return self._event.wait(seconds)

    def watch(self, close: Callable[[], None]) -> None:
        """Have a function called when it is cancelled: at once, if it is."""
        with self._lock:
            if not self._event.is_set():
                self._closers.append(close)
                return
        close()

    def unwatch(self, close: Callable[[], None]) -> None:
        """Forget a function."""
        with self._lock:
            if close in self._closers:
                self._closers.remove(close)


class Clock:
    """The time of one call: until when its attempt must be over, and until when all of it."""

    __slots__ = ("at", "call_at", "cancellation", "deadline", "timeout")

    def __init__(
        self, timeout: float | None, deadline: float | None, cancellation: Cancellation | None
    ) -> None:
        self.timeout = timeout
        self.deadline = deadline
        self.cancellation = cancellation
        self.call_at = None if deadline is None else monotonic() + deadline
        """When the call must be over."""
        self.at = self.call_at
        """When the attempt must be over, or the silence of a stream; None = never."""

    def start(self, seconds: float | None) -> None:
        """Begin to count the time of an attempt."""
        own = None if seconds is None else monotonic() + seconds
        call = self.call_at
        self.at = own if call is None or (own is not None and own < call) else call

    def stop(self) -> None:
        """Let the response take whatever time it takes."""
        self.at = self.call_at = None

    def remaining(self) -> float | None:
        """Seconds that are left; None = any number. TimeoutError = there are none."""
        at = self.at
        if at is None:
            return None
        left = at - monotonic()
        if left <= 0:
            raise TimeoutError("its time is over")
        return left

    def call_left(self) -> float | None:
        """Give the seconds that are left of the whole call; None = any number."""
        return None if self.call_at is None else max(0.0, self.call_at - monotonic())

    @property
    def is_over(self) -> bool:
        """Tell whether the time of the whole call is over."""
        return self.call_at is not None and self.call_at <= monotonic()

    @property
    def is_cancelled(self) -> bool:
        """Tell whether the caller has given up."""
        return self.cancellation is not None and self.cancellation.is_cancelled

    @property
    def limit(self) -> float | None:
        """The seconds that were too few."""
        return self.deadline if self.is_over else self.timeout
