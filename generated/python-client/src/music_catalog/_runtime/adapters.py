# Made by endpoint-manifest (python-client) from its template _runtime/adapters.py.
# Not to be edited: fill the manifest in and run `generate`.
"""Transports over clients of libraries that a caller hands in: for proxies, HTTP/2 and the like."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from .transport import TransportResponse

if TYPE_CHECKING:
    from .transport import AsyncTransport, Transport, TransportRequest


def httpx2_transport(client: object) -> Transport:
    """Make a synchronous transport of an `httpx2.Client`, or one of httpx.

    A `Cancellation` is heard between two reads, and not within one. The asynchronous one of an
    `httpx2.AsyncClient` is `HTTPX2Transport(client)`.
    """
    own: Any = client
    module = type(own).__module__.partition(".")[0]

    def send(request: TransportRequest, /) -> TransportResponse:
        library: Any = import_module(module)
        try:
            sent = own.build_request(
                request.method,
                request.url,
                headers=_raw(request.headers),
                content=request.body,
                timeout=request.clock.remaining(),
            )
            _forget(sent.headers, request.headers)
            response = own.send(sent, stream=True, follow_redirects=False)
        except library.TimeoutException as error:
            raise TimeoutError(str(error)) from error
        except (library.HTTPError, library.InvalidURL) as error:
            raise ConnectionError(f"{type(error).__name__}: {error}"[:200]) from error
        faults = (library.HTTPError, library.StreamError)
        lines = [(_text(name), _text(value)) for name, value in response.headers.raw]
        body = _Chunks(response.iter_raw(), response.close, faults, library.TimeoutException)
        return TransportResponse(response.status_code, lines, body, response.reason_phrase)

    return send


def requests_transport(session: object) -> Transport:
    """Make a synchronous transport of a `requests.Session`.

    A `Cancellation` and the end of an attempt are heard between two reads, and not within one.
    """
    own: Any = session

    def send(request: TransportRequest, /) -> TransportResponse:
        requests: Any = import_module("requests")
        headers: dict[str, Any] = {"user-agent": None, "accept": None, "connection": None}
        headers |= {name: text.encode("latin-1") for name, text in request.headers.items()}
        try:
            response = own.request(
                request.method,
                request.url,
                headers=headers,
                data=request.body,
                timeout=request.clock.remaining(),
                stream=True,
                allow_redirects=False,
            )
        except requests.Timeout as error:
            raise TimeoutError(str(error)) from error
        except requests.RequestException as error:
            raise ConnectionError(f"{type(error).__name__}: {error}"[:200]) from error
        raw = response.raw
        chunks = iter(lambda: raw.read1(65_536), b"")
        faults = (requests.RequestException, *_urllib3_faults())
        body = _Chunks(chunks, response.close, faults, _urllib3_timeout())
        return TransportResponse(response.status_code, raw.headers.items(), body, response.reason)

    return send


def aiohttp_transport(session: object) -> AsyncTransport:
    """Make an asynchronous transport of an `aiohttp.ClientSession(auto_decompress=False)`.

    It repeats idempotent requests by itself where a connection ends, and sends headers as UTF-8.
    """
    own: Any = session

    async def send(request: TransportRequest, /) -> TransportResponse:
        library: Any = import_module("aiohttp")
        yarl: Any = import_module("yarl")
        try:
            response = await own.request(
                request.method,
                yarl.URL(request.url, encoded=True),
                headers=request.headers,
                data=request.body,
                allow_redirects=False,
                skip_auto_headers=("user-agent", "accept", "content-type"),
            )
        except library.ClientError as error:
            raise ConnectionError(f"{type(error).__name__}: {error}"[:200]) from error
        lines = [(_text(name), _text(value)) for name, value in response.raw_headers]
        body = _asynchronous(response, library.ClientError)
        return TransportResponse(response.status, lines, body, response.reason or "")

    return send


async def _asynchronous(response: Any, faults: type[Exception]) -> AsyncIterator[bytes]:
    try:
        async for chunk in response.content.iter_any():
            yield chunk
    except faults as error:
        raise ConnectionError(f"{type(error).__name__}: {error}"[:200]) from error
    finally:
        response.close()


class _Chunks:
    """The chunks of a body; errors of a library become those of Python."""

    __slots__ = ("_chunks", "_close", "_faults", "_timeout")

    def __init__(
        self, chunks: Any, close: Any, faults: tuple[type[Exception], ...], timeout: type[Exception]
    ) -> None:
        self._chunks = chunks
        self._close = close
        self._faults = faults
        self._timeout = timeout

    def __iter__(self) -> Iterator[bytes]:
        return self

    def __next__(self) -> bytes:
        try:
            return cast("bytes", next(self._chunks))
        except self._timeout as error:
            raise TimeoutError(str(error)) from error
        except self._faults as error:
            raise ConnectionError(f"{type(error).__name__}: {error}"[:200]) from error

    def close(self) -> None:
        """End the response."""
        self._close()


def _raw(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), text.encode("latin-1")) for name, text in headers.items()]


def _text(value: bytes) -> str:
    return value.decode("latin-1")


def _forget(sent: Any, wanted: dict[str, str]) -> None:
    """Take the headers away that a library sets by itself."""
    for name in ("accept", "accept-encoding", "user-agent"):
        if name not in wanted:
            sent.pop(name, None)


def _urllib3_faults() -> tuple[type[Exception], ...]:
    library: Any = import_module("urllib3.exceptions")
    return (library.HTTPError,)


def _urllib3_timeout() -> type[Exception]:
    library: Any = import_module("urllib3.exceptions")
    return cast("type[Exception]", library.ReadTimeoutError)
