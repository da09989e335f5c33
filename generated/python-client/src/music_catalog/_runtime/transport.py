# Made by endpoint-manifest (python-client) from its template _runtime/transport.py.
# Not to be edited: fill the manifest in and run `generate`.
"""
The seam between this package and whatever sends its requests: plain data, and functions of one
argument.
"""

from __future__ import annotations

from collections.abc import AsyncIterable, Iterable, Mapping
from typing import TYPE_CHECKING, Protocol

from .headers import Headers

if TYPE_CHECKING:
    from .clock import Clock


class TransportRequest:
    """A request as it is sent."""

    __slots__ = ("body", "clock", "headers", "method", "url")

    def __init__(
        self,
        method: str,
        url: str,
        headers: dict[str, str],
        body: bytes | Iterable[bytes] | AsyncIterable[bytes] | None,
        clock: Clock,
    ) -> None:
        self.method = method
        self.url = url
        """The whole URL, percent-encoded."""
        self.headers = headers
        """Names in lower case; `content-length` is there where the length is known.

        Characters are those of Latin-1.
        """
        self.body = body
        """None = no body."""
        self.clock = clock
        """
        `clock.remaining()` are the seconds until the attempt must be over, its response read to the
        last byte.
        """

    def __repr__(self) -> str:
        return f"<TransportRequest {self.method}>"


class TransportResponse:
    """A response whose head has been read."""

    __slots__ = ("body", "headers", "reason", "status")

    def __init__(
        self,
        status: int,
        headers: Mapping[str, str] | Iterable[tuple[str, str]] = (),
        body: bytes | Iterable[bytes] | AsyncIterable[bytes] = b"",
        reason: str = "",
    ) -> None:
        self.status = status
        self.headers = Headers(headers)
        """
        `content-encoding` where the body is still compressed: whoever decompresses it takes the
        header away.
        """
        self.body = body
        """All bytes, or chunks as they come.

        What has a `close` or `aclose` is closed by it, also before its end.
        """
        self.reason = reason

    def __repr__(self) -> str:
        return f"<TransportResponse {self.status}>"


class Response:
    """The head of a response, as callers see it."""

    __slots__ = ("headers", "reason", "status", "url")

    def __init__(self, status: int, headers: Headers, reason: str, url: str) -> None:
        self.status = status
        self.headers = headers
        self.reason = reason
        self.url = url
        """The URL that answered, after redirects."""

    def __repr__(self) -> str:
        return f"<Response {self.status}>"


class Transport(Protocol):
    """Sends one request, once, and follows no redirect.

    Any function of this form is one: a test answers with `lambda request: TransportResponse(200,
    …)`. It raises a `TimeoutError` where the time of the attempt is over, and an `OSError` such as
    `ConnectionError` where no whole response comes.
    """

    def __call__(self, request: TransportRequest, /) -> TransportResponse:
        """Send a request, and read the head of its response."""
        ...


class AsyncTransport(Protocol):
    """Sends one request, once, and follows no redirect: what `Transport` says holds.

    The caller ends it when its time is over.
    """

    async def __call__(self, request: TransportRequest, /) -> TransportResponse:
        """Send a request, and read the head of its response."""
        ...
