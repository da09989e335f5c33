# Made by endpoint-manifest (python-client) from its template _runtime/httpx2_transport.py.
# Not to be edited: fill the manifest in and run `generate`.
"""The asynchronous transport, on httpx2: the extra `async` of this package installs it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterable, AsyncIterator, Iterable
from ssl import PROTOCOL_TLS_CLIENT, SSLContext
from typing import TYPE_CHECKING, Any, cast

from .transport import TransportResponse

if TYPE_CHECKING:
    import httpx2

    from .transport import TransportRequest


class HTTPX2Transport:
    """Sends requests with httpx2, over a client of its own or one that is handed in.

    The own one reads nothing from the environment. It has connections for each event loop by
    itself.
    """

    def __init__(self, client: object | None = None, *, max_connections: int = 100) -> None:
        try:
            import httpx2
        except ModuleNotFoundError as error:
            raise _missing(error) from error

        self._library = httpx2
        self._given = cast("httpx2.AsyncClient | None", client)
        self._max = max_connections
        self._own: dict[bool, httpx2.AsyncClient] = {}
        self._loop: asyncio.AbstractEventLoop | None = None

    async def __call__(self, request: TransportRequest, /) -> TransportResponse:
        """Send a request, and read the head of its response."""
        library = self._library
        body = request.body
        if body is not None and not isinstance(body, bytes | AsyncIterable):
            body = _asynchronous(body)
        client = self._given or self._current(is_tls=request.url.startswith("https:"))
        try:
            sent = client.build_request(
                request.method,
                request.url,
                headers=[
                    (name.encode(), text.encode("latin-1"))
                    for name, text in request.headers.items()
                ],
                content=body,
                timeout=None,
            )
            for name in [name for name in sent.headers if name not in request.headers]:
                if name in _UNASKED:
                    del sent.headers[name]
            response = await client.send(sent, stream=True, follow_redirects=False)
        except library.TimeoutException as error:
            raise TimeoutError(str(error)) from error
        except (library.HTTPError, library.InvalidURL) as error:
            raise ConnectionError(f"{type(error).__name__}: {error}"[:200]) from error
        lines = [
            (name.decode("latin-1"), text.decode("latin-1")) for name, text in response.headers.raw
        ]
        return TransportResponse(
            response.status_code, lines, _Body(response, library), response.reason_phrase
        )

    async def aclose(self) -> None:
        """Close the connections of its own client."""
        clients, self._own = self._own, {}
        if self._loop is asyncio.get_running_loop():
            for client in clients.values():
                await client.aclose()

    def _current(self, *, is_tls: bool) -> httpx2.AsyncClient:
        loop = asyncio.get_running_loop()
        if self._loop is not loop:
            self._loop = loop
            self._own = {}
        client = self._own.get(is_tls)
        if client is None:
            # To read all the certificates that are trusted takes 25 ms, which plain HTTP can spare:
            # a context that trusts nobody takes their place.
            client = self._own[is_tls] = self._library.AsyncClient(
                verify=is_tls or SSLContext(PROTOCOL_TLS_CLIENT),
                trust_env=False,
                limits=self._library.Limits(max_connections=self._max, keepalive_expiry=60.0),
                timeout=None,
            )
        return client


def _missing(error: ModuleNotFoundError) -> ModuleNotFoundError:
    from .._service import DISTRIBUTION

    way = f'install "{DISTRIBUTION}[async]", or hand in a transport'
    why = f"the asynchronous client needs {error.name}, which is not installed: {way}"
    return ModuleNotFoundError(why, name=error.name)


_UNASKED = frozenset({"accept", "accept-encoding", "user-agent"})


class _Body:
    """The body of a response, as it comes."""

    __slots__ = ("_chunks", "_library", "_response")

    def __init__(self, response: httpx2.Response, library: Any) -> None:
        self._response = response
        self._library = library
        self._chunks = response.aiter_raw()

    def __aiter__(self) -> AsyncIterator[bytes]:
        return self

    async def __anext__(self) -> bytes:
        try:
            return await anext(self._chunks)
        except self._library.TimeoutException as error:
            raise TimeoutError(str(error)) from error
        except self._library.HTTPError as error:
            raise ConnectionError(f"{type(error).__name__}: {error}"[:200]) from error

    async def aclose(self) -> None:
        """Close the connection, if there is more to come."""
        await self._response.aclose()


async def _asynchronous(chunks: Iterable[bytes]) -> AsyncIterator[bytes]:
    for chunk in chunks:
        yield chunk
