"""Memory that calls leave behind: none, whatever becomes of them."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from collections.abc import Callable

import pytest

import example as lib

from .server import Seen, respond, serving
from .test_transport import BOOK

BYTES = 8
"""What a call may leave behind: less than a place in a list."""


def traced() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def left_by(calls: Callable[[int], None], count: int) -> float:
    """Give the bytes that each call leaves behind, once all is loaded."""
    calls(100)
    tracemalloc.start()
    try:
        calls(100)
        before = traced()
        calls(count)
        return (traced() - before) / count
    finally:
        tracemalloc.stop()


def calls_of(client: lib.Example) -> Callable[[int], None]:
    """Make calls in all ways."""

    def calls(count: int) -> None:
        for number in range(count):
            if number % 10 == 4:
                client.with_options(timeout=5).books.retrieve(number)
            elif number % 10 == 5:
                with client.response(client.books.retrieve, number) as unread:
                    unread.read()
            else:
                client.result(client.books.retrieve, number, as_=dict)

    return calls


def test_ten_thousand_calls_leave_nothing() -> None:
    def transport(request: lib.TransportRequest) -> lib.TransportResponse:
        number = int(request.url.rpartition("/")[2]) % 10
        if number == 9:
            raise ConnectionError("gone")
        body = b'{"a"' if number == 8 else b'{"title":"Sea"}'
        kind = {"content-type": "application/json"}
        return lib.TransportResponse(404 if number == 7 else 200, kind, body)

    with lib.Example(base_url="https://a", transport=transport, max_retries=1) as client:
        assert left_by(calls_of(client), 10_000) < BYTES


def test_a_thousand_calls_over_sockets_leave_nothing() -> None:
    def answer(seen: Seen) -> bytes:
        server.seen.clear()
        number = int(seen.target.rpartition("/")[2]) % 10
        if number == 7:
            return respond(b'{"message":"none"}', "404 Not Found")
        return respond(b'{"a"') if number == 8 else BOOK

    with serving(answer) as server, lib.Example(base_url=server.url) as client:
        assert left_by(calls_of(client), 1_000) < BYTES
        # It keeps a thread for each.
        assert server.accepted == 1


@pytest.mark.parametrize("is_cancelled", [False, True])
def test_ten_thousand_asynchronous_calls_leave_nothing(is_cancelled: bool) -> None:
    async def transport(request: lib.TransportRequest) -> lib.TransportResponse:
        await asyncio.sleep(0)
        status = 404 if request.url.endswith("7") else 200
        kind = {"content-type": "application/json"}
        return lib.TransportResponse(status, kind, b'{"title":"Sea"}')

    # Debugging keeps a record of each slow step.
    with asyncio.Runner(debug=False) as runner:
        client = lib.AsyncExample(base_url="https://a", transport=transport)

        async def several(numbers: range) -> None:
            tasks = [
                asyncio.create_task(client.result(client.books.retrieve, number))
                for number in numbers
            ]
            await asyncio.sleep(0)
            for task in tasks[::2] if is_cancelled else []:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
            given_up = sum(isinstance(each, asyncio.CancelledError) for each in ended)
            assert given_up == (len(tasks) / 2 if is_cancelled else 0)

        def calls(count: int) -> None:
            for number in range(0, count, 50):
                runner.run(several(range(number, number + 50)))

        assert left_by(calls, 10_000) < BYTES
        runner.run(client.aclose())
