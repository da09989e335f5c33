# Made by endpoint-manifest (python-client) from its template _runtime/hooks.py.
# Not to be edited: fill the manifest in and run `generate`.
"""Hooks that let a caller watch and change requests on their way."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from .clock import Clock
    from .operation import Operation
    from .request import OutgoingRequest
    from .transport import Response


class RequestEvent:
    """One attempt of a call; the same object in all hooks of an attempt."""

    __slots__ = ("attempt", "clock", "operation", "request", "started_at")

    def __init__(
        self, operation: Operation, attempt: int, request: OutgoingRequest, clock: Clock
    ) -> None:
        self.operation = operation
        self.attempt = attempt
        """1 for the first attempt."""
        self.request = request
        """Its headers and its URL may be changed before it is sent."""
        self.clock = clock
        """The time that the call has left, and whether its caller has given up."""
        self.started_at = 0.0
        """When it was sent, by `time.monotonic`."""


class Hooks:
    """
    Functions that are called during every attempt. An error that one of them raises ends the call.

    Methods may be asynchronous, with the asynchronous client.
    """

    def on_request(self, event: RequestEvent) -> Awaitable[None] | None:
        """See an attempt before it is sent, with its credentials already set."""

    def on_response(self, event: RequestEvent, response: Response) -> Awaitable[None] | None:
        """See the head of a response, whatever its status."""

    def on_error(
        self, event: RequestEvent, error: Exception, retry_in: float | None
    ) -> Awaitable[None] | None:
        """See an attempt that failed.

        `retry_in` are seconds until the next; None = the call ends with this error.
        """
