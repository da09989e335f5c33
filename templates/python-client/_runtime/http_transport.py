"""
The synchronous transport: connections that threads share, on the standard
library's `http.client`.
"""

from __future__ import annotations

import threading
from collections.abc import AsyncIterable, Iterator
from http.client import HTTPException, HTTPResponse
from time import monotonic
from typing import TYPE_CHECKING, Final, cast
from urllib.parse import urlsplit

from .errors import InvalidArgumentError
from .http_socket import HTTPSocket, connect
from .transport import TransportResponse

if TYPE_CHECKING:
    import socket
    import ssl

    from .transport import TransportRequest

_CHUNK: Final = 65_536


class _Response(HTTPResponse):
    """A response that comes after any number of interim ones (RFC 9110, section 15.2)."""

    def begin(self) -> None:
        """Read heads until that of the response itself."""
        super().begin()
        while 100 <= self.status < 200 and self.status != 101:
            # `begin` reads another head only while there is none.
            vars(self).update(headers=None, msg=None)
            super().begin()

    def flush(self) -> None:
        """Do nothing: it is for reading, and its connection may be closed before it."""


class HTTPTransport:
    """Sends requests over HTTP/1.1, and keeps connections for the next ones. Threads may share it.

    It reads nothing from the environment, no proxy either: an adapter of a library that knows
    proxies can take its place.
    """

    def __init__(
        self,
        *,
        ssl_context: ssl.SSLContext | None = None,
        max_idle: int = 32,
        idle_seconds: float = 60.0,
    ) -> None:
        self._context = ssl_context
        self._max_idle = max_idle
        self._idle_seconds = idle_seconds
        self._lock = threading.Lock()
        self._idle: list[HTTPSocket] = []
        self._is_closed = False
        self._keys: dict[str, tuple[str, str, int]] = {}

    def __call__(self, request: TransportRequest, /) -> TransportResponse:
        """Send a request, and read the head of its response."""
        key, host, target = self._place(request.url)
        connection = self._taken(key) or connect(key, request.clock, self._tls(key[0]))
        cancellation = request.clock.cancellation
        if cancellation is not None:
            cancellation.watch(connection.shut_down)
        response: _Response | None = None
        try:
            connection.stream.clock = request.clock
            _send(connection, request, host, target)
            # `http.client` needs no more of a socket than that it can be read as a file.
            response = _Response(cast("socket.socket", connection), method=request.method)
            response.begin()
            # RFC 9110, section 5.5: `http.client` leaves the white space after a value.
            lines = [(name, text.rstrip(" \t")) for name, text in response.headers.items()]
            if response.length == 0 and not response.will_close:
                self.release(connection, request, keep=True)
                return TransportResponse(response.status, lines, b"", response.reason)
            body = HTTPBody(self, connection, request, response)
            return TransportResponse(response.status, lines, body, response.reason)
        except HTTPException as error:
            self.release(connection, request)
            raise ConnectionError(f"{type(error).__name__}: {error}"[:200]) from error
        except BaseException:
            self.release(connection, request)
            raise

    def close(self) -> None:
        """
        Close all connections that are idle; those in use are closed when
        their response is read.
        """
        with self._lock:
            self._is_closed = True
            idle, self._idle = self._idle, []
        for connection in idle:
            connection.close()

    def _place(self, url: str) -> tuple[tuple[str, str, int], str, str]:
        scheme_end = url.index("://") + 3
        path_at = url.find("/", scheme_end)
        query_at = url.find("?", scheme_end)
        ends = [at for at in (path_at, query_at) if at >= 0]
        end = min(ends) if ends else len(url)
        origin = url[:end]
        key = self._keys.get(origin)
        if key is None:
            parts = urlsplit(origin)
            port = parts.port or (443 if parts.scheme == "https" else 80)
            key = (parts.scheme, parts.hostname or "", port)
            self._keys = {**self._keys, origin: key} if len(self._keys) < 100 else {origin: key}
        target = url[end:]
        host = origin[scheme_end:].rpartition("@")[2]
        return key, host, target if target.startswith("/") else f"/{target}"

    def _tls(self, scheme: str) -> ssl.SSLContext | None:
        if scheme != "https":
            return None
        with self._lock:
            if self._context is None:
                # Made at the first need: it costs 20 ms.
                import ssl

                self._context = ssl.create_default_context()
            return self._context

    def _taken(self, key: tuple[str, str, int]) -> HTTPSocket | None:
        """Take an idle connection out of the pool, the youngest first."""
        while True:
            with self._lock:
                found = next((each for each in reversed(self._idle) if each.key == key), None)
                if found is None:
                    return None
                self._idle.remove(found)
            if monotonic() - found.idle_since < self._idle_seconds and found.is_usable:
                return found
            found.close()

    def release(
        self, connection: HTTPSocket, request: TransportRequest, *, keep: bool = False
    ) -> None:
        """Put a connection back, or close it."""
        cancellation = request.clock.cancellation
        if cancellation is not None:
            cancellation.unwatch(connection.shut_down)
        connection.stream.clock = None
        if keep and not (cancellation is not None and cancellation.is_cancelled):
            spare: list[HTTPSocket] = []
            connection.idle_since = now = monotonic()
            with self._lock:
                if not self._is_closed:
                    self._idle.append(connection)
                    if len(self._idle) > self._max_idle:
                        spare.append(self._idle.pop(0))
                    if now - self._idle[0].idle_since > self._idle_seconds:
                        spare.append(self._idle.pop(0))
                else:
                    spare.append(connection)
            for each in spare:
                each.close()
            return
        connection.close()


class HTTPBody:
    """The body of a response, as it comes. Its connection is kept when it was read to the end."""

    __slots__ = ("_connection", "_is_over", "_request", "_response", "_transport")

    def __init__(
        self,
        transport: HTTPTransport,
        connection: HTTPSocket,
        request: TransportRequest,
        response: HTTPResponse,
    ) -> None:
        self._transport = transport
        self._connection = connection
        self._request = request
        self._response = response
        self._is_over = False

    def __iter__(self) -> Iterator[bytes]:
        return self

    def __next__(self) -> bytes:
        if self._is_over:
            raise StopIteration
        response = self._response
        try:
            chunk = response.read1(_CHUNK)
        except HTTPException as error:
            self.close()
            raise ConnectionError("the response broke off") from error
        except BaseException:
            self.close()
            raise
        if chunk:
            return chunk
        # http.client says nothing where a body is shorter than its length.
        if response.length:
            self.close()
            raise ConnectionError(f"{response.length} bytes of the response are missing")
        self._end(keep=not response.will_close)
        raise StopIteration

    def close(self) -> None:
        """Close the connection, if there is more to come."""
        self._end(keep=False)

    def _end(self, *, keep: bool) -> None:
        if not self._is_over:
            self._is_over = True
            self._transport.release(self._connection, self._request, keep=keep)


def _send(connection: HTTPSocket, request: TransportRequest, host: str, target: str) -> None:
    headers, body = request.headers, request.body
    lines = [f"{request.method} {target} HTTP/1.1\r\nhost: {headers.get('host', host)}\r\n"]
    lines += [f"{name}: {value}\r\n" for name, value in headers.items() if name != "host"]
    is_chunked = body is not None and "content-length" not in headers
    lines.append("transfer-encoding: chunked\r\n\r\n" if is_chunked else "\r\n")
    head = "".join(lines).encode("latin-1")
    if isinstance(body, AsyncIterable):
        raise InvalidArgumentError("an asynchronous body needs the asynchronous client")
    if isinstance(body, bytes):
        body = (body,)
    connection.send(head, body or (), is_chunked=is_chunked)
