"""Makes calls in one of several ways, and prints the CPU microseconds of one: the least of some rounds."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from time import process_time

ID = "0OdUWJ0sBjDrqHygGUXeCF"
COUNT = 2000


def least(times: list[float]) -> float:
    """Give the microseconds of a call: what disturbs a round only adds to it."""
    return min(times) * 1e6 / COUNT


def timed(call: Callable[[], object], rounds: int) -> float:
    """Time rounds of calls."""
    times: list[float] = []
    for _ in range(rounds + 1):
        begin = process_time()
        for _ in range(COUNT):
            call()
        times.append(process_time() - begin)
    return least(times[1:])


async def timed_async(call: Callable[[], Awaitable[object]], rounds: int) -> float:
    """Time rounds of asynchronous calls, one after the other."""
    times: list[float] = []
    for _ in range(rounds + 1):
        begin = process_time()
        for _ in range(COUNT):
            await call()
        times.append(process_time() - begin)
    return least(times[1:])


def by_http_client(port: int, rounds: int) -> float:
    """Call with the standard library, with what a caller needs at least."""
    import json
    from http.client import HTTPConnection
    from urllib.parse import quote

    connection = HTTPConnection("127.0.0.1", port, timeout=60)
    headers = {"accept": "application/json", "authorization": "Bearer secret"}

    def call() -> object:
        connection.request("GET", f"/artists/{quote(ID, safe='')}", headers=headers)
        response = connection.getresponse()
        body = response.read()
        if response.status != 200:
            raise OSError(response.status)
        return json.loads(body)

    return timed(call, rounds)


def by_httpx2(port: int, rounds: int) -> float:
    """Call with httpx2."""
    import httpx2

    client = httpx2.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False)
    headers = {"accept": "application/json", "authorization": "Bearer secret"}
    return timed(
        lambda: client.get(f"/artists/{ID}", headers=headers).raise_for_status().json(), rounds
    )


def by_client(port: int, rounds: int) -> float:
    """Call with the client."""
    from music_catalog import MusicCatalog

    client = MusicCatalog(base_url=f"http://127.0.0.1:{port}", auth={"oauth": "secret"})
    return timed(lambda: client.artists.retrieve(ID), rounds)


async def by_httpx2_async(port: int, rounds: int) -> float:
    """Call with httpx2."""
    import httpx2

    headers = {"accept": "application/json", "authorization": "Bearer secret"}
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as client:

        async def call() -> object:
            response = await client.get(f"/artists/{ID}", headers=headers)
            return response.raise_for_status().json()

        return await timed_async(call, rounds)


async def by_client_async(port: int, rounds: int) -> float:
    """Call with the asynchronous client."""
    from music_catalog import AsyncMusicCatalog

    options = {"base_url": f"http://127.0.0.1:{port}", "auth": {"oauth": "secret"}}
    async with AsyncMusicCatalog(**options) as client:
        return await timed_async(lambda: client.artists.retrieve(ID), rounds)


WAYS = {
    "http-client": by_http_client,
    "httpx2": by_httpx2,
    "client": by_client,
    "httpx2-async": lambda port, rounds: asyncio.run(by_httpx2_async(port, rounds)),
    "client-async": lambda port, rounds: asyncio.run(by_client_async(port, rounds)),
}

if __name__ == "__main__":
    print(WAYS[sys.argv[1]](int(sys.argv[2]), int(sys.argv[3])))
