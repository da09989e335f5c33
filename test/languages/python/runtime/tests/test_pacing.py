"""Pacing: counted by the times at which requests are sent, not by how long a test takes."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

import example as lib
from example._runtime.pacing import RateLimit, async_pacing, pacing

from .answering import Answering, library


def test_no_interval_has_more_than_the_rates(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("example._runtime.pacing.monotonic", lambda: now[0])
    hooks = pacing(RateLimit(3, 2.0), RateLimit(1, 1.0, operation="slow"))
    waits = [hooks._reserve("a") for _ in range(7)]
    assert waits == [0, 0, 0, 2, 2, 2, 4]
    now[0] = 200.0
    assert [hooks._reserve(name) for name in ("slow", "slow", "a", "a")] == [0, 1, 0, 2]


def test_threads_wait_in_their_calls() -> None:
    sent = Answering(204)
    client = library(sent, hooks=[pacing(RateLimit(3, 0.05))])
    with ThreadPoolExecutor(10) as pool:
        list(pool.map(client.books.retrieve, range(10)))
    assert len(sent.requests) == 10


def test_tasks_wait_too_and_may_give_up() -> None:
    sent: list[str] = []

    async def answer(request: lib.TransportRequest) -> lib.TransportResponse:
        sent.append(request.url)
        return lib.TransportResponse(204)

    async def main() -> None:
        hooks = [async_pacing(RateLimit(2, 0.1, "operation"))]
        client = lib.AsyncExample(base_url="http://a", transport=answer, hooks=hooks)
        tasks = [asyncio.create_task(client.books.retrieve(n)) for n in range(5)]
        await asyncio.sleep(0)
        tasks[4].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert len(sent) == 4

    asyncio.run(main(), debug=True)


def test_a_wait_ends_with_the_deadline_or_the_caller() -> None:
    sent = Answering(204)
    client = library(sent, hooks=[pacing(RateLimit(1, 60))])
    client.books.retrieve("a")
    with pytest.raises(lib.APITimeoutError):
        client.books.retrieve("a", deadline=0.1)
    cancel = lib.Cancellation()
    timer = threading.Timer(0.05, cancel.cancel)
    timer.start()
    with pytest.raises(lib.APICancelledError):
        client.books.retrieve("a", cancel=cancel)
    assert len(sent.requests) == 1
    timer.join()


def test_rates_that_are_none() -> None:
    for rate in (RateLimit(0, 1), RateLimit(1, 0), RateLimit(1, float("nan"))):
        with pytest.raises(lib.InvalidArgumentError, match="is no rate"):
            pacing(rate)
