"""The asynchronous client: the same calls, and what only tasks can do to them."""

from __future__ import annotations

import asyncio
import gc
import json
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import example as lib

from .server import Seen, respond, serving
from .test_transport import BOOK, faulty, open_sockets, secure


def library(url: str, **options: object) -> lib.AsyncExample:
    return lib.AsyncExample(base_url=url, **options)


def silent(connection: socket.socket) -> None:
    connection.recv(1)


def run(work):
    return asyncio.run(work, debug=True)


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for what happens on the other side; a test that waits in vain ends."""
    async with asyncio.timeout(60):
        while not is_so():
            await asyncio.sleep(0.01)


def test_calls() -> None:
    async def main() -> None:
        with serving(BOOK) as server:
            async with library(server.url) as client:
                assert await client.books.retrieve("a/b") == {"title": "Sea"}
                assert await client.books.retrieve("a", as_=lambda data: data["title"]) == "Sea"
                data, response = await client.with_response(client.books.retrieve, "a")
                assert (data["title"], response.status) == ("Sea", 200)
                match await client.result(client.books.retrieve, "a"):
                    case lib.Success(data):
                        assert data["title"] == "Sea"
                    case lib.Failure(error):
                        pytest.fail(str(error))
                async with await client.response(client.books.retrieve, "a") as unread:
                    assert await unread.json() == {"title": "Sea"}
                assert await client.request("GET", "/x") == {"title": "Sea"}
                assert server.accepted == 1
                assert server.seen[0].target == "/books/a%2Fb"
                assert sorted(server.seen[0].headers) == [
                    "accept",
                    "accept-encoding",
                    "connection",
                    "host",
                ]

    run(main())


def test_a_task_that_is_cancelled_leaves_no_connection() -> None:
    async def main() -> None:
        before = open_sockets() if sys.platform == "linux" else 0
        with serving(lambda _: silent) as server:
            async with library(server.url) as client:
                tasks = [asyncio.create_task(client.books.retrieve(n)) for n in range(20)]
                await until(lambda: len(server.seen) == 20)
                for task in tasks:
                    task.cancel()
                results = await asyncio.gather(*tasks, return_exceptions=True)
                assert all(isinstance(each, asyncio.CancelledError) for each in results)
                await until(lambda: not server.connections)
                with pytest.raises(TimeoutError):
                    async with asyncio.timeout(0.05):
                        await client.books.retrieve("a")
        if sys.platform == "linux":
            gc.collect()
            assert open_sockets() == before

    run(main())


def test_a_task_that_is_cancelled_while_a_body_comes_leaves_no_connection() -> None:
    def begin(connection: socket.socket) -> None:
        connection.sendall(b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n[")
        connection.recv(1)

    async def main() -> None:
        with serving(lambda seen: BOOK if seen.target.endswith("/b") else begin) as server:
            async with library(server.url) as client:
                unread = asyncio.create_task(client.books.retrieve("a"))
                stream = await client.response(client.books.retrieve, "a")
                reading = asyncio.create_task(stream.read())
                await until(lambda: len(server.seen) == 2)
                await asyncio.sleep(0.05)
                for task in (unread, reading):
                    task.cancel()
                    with pytest.raises(asyncio.CancelledError):
                        await task
                await until(lambda: not server.connections)
                # The client is as good as new.
                assert await client.books.retrieve("b") == {"title": "Sea"}

    run(main())


def test_what_is_left_unread_leaves_no_connection() -> None:
    event = b'data: {"title":"a"}\n\n'

    def begin(connection: socket.socket) -> None:
        connection.sendall(b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n" + event)
        connection.recv(1)

    async def main() -> None:
        with serving(lambda _: begin) as server:
            async with library(server.url) as client:
                async with await client.response(client.books.retrieve, "a") as unread:
                    assert unread.status == 200
                await until(lambda: not server.connections)
                async with await client.books.changes() as stream:
                    assert (await anext(stream)).data == {"title": "a"}
                await until(lambda: not server.connections)
                assert server.accepted == 2

    run(main())


def test_a_task_that_is_cancelled_between_attempts_makes_no_more() -> None:
    late = respond(b"", "503 Later", "retry-after: 30")

    async def main() -> None:
        with serving(late) as server:
            async with library(server.url) as client:
                task = asyncio.create_task(client.books.retrieve("a"))
                await until(lambda: len(server.seen) == 1)
                await asyncio.sleep(0.05)
                task.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await task
                assert len(server.seen) == 1

    run(main())


def test_a_client_is_shared_by_32_tasks() -> None:
    def answer(seen: Seen) -> bytes:
        return respond(b'{"title":"%s"}' % seen.target.rpartition("/")[2].encode())

    async def main() -> None:
        with serving(answer) as server:
            async with library(server.url) as client:

                async def titles(first: int) -> list[str]:
                    numbers = range(first, first + 10)
                    return [(await client.books.retrieve(n))["title"] for n in numbers]

                told = await asyncio.gather(*(titles(10 * n) for n in range(32)))
                assert [each for own in told for each in own] == [str(n) for n in range(320)]
                assert server.accepted <= 32

    run(main())


def test_timeouts() -> None:
    async def main() -> None:
        with serving(lambda _: silent) as server:
            async with library(server.url, max_retries=0) as client:
                with pytest.raises(lib.APITimeoutError, match=r"within 0\.1 s"):
                    await client.books.retrieve("a", timeout=0.1)
                with pytest.raises(lib.APITimeoutError, match=r"within 0\.2 s"):
                    await client.books.retrieve("a", deadline=0.2)

    run(main())


def test_tls(tmp_path: Path) -> None:
    async def main() -> None:
        import httpx2

        with secure(tmp_path) as (url, trusting):
            async with library(url, max_retries=0) as client:
                with pytest.raises(lib.APIConnectionError, match="CERTIFICATE_VERIFY_FAILED"):
                    await client.books.retrieve("a")
            async with httpx2.AsyncClient(verify=trusting) as own:
                client = library(url, transport=lib.HTTPX2Transport(own))
                for name in ("a", "b"):
                    assert await client.books.retrieve(name) == {"title": "Sea"}

    run(main())


def test_one_client_calls_with_tls_and_without(tmp_path: Path) -> None:
    async def main() -> None:
        with serving(BOOK) as server, secure(tmp_path) as (url, _):
            async with library(server.url, max_retries=0) as client:
                other = client.with_options(base_url=url)
                for _ in range(2):
                    assert await client.books.retrieve("a") == {"title": "Sea"}
                    with pytest.raises(lib.APIConnectionError, match="CERTIFICATE_VERIFY_FAILED"):
                        await other.books.retrieve("a")
            assert server.accepted == 1

    run(main())


@pytest.mark.skipif(sys.platform != "linux", reason="counts descriptors")
def test_no_socket_is_left_after_a_thousand_calls_with_faults() -> None:
    async def main() -> int:
        with serving(faulty) as server:
            async with library(server.url, max_retries=0) as client:
                gate = asyncio.Semaphore(16)

                async def call(number: int) -> object:
                    async with gate:
                        return await client.result(client.books.retrieve, number)

                results = await asyncio.gather(*(call(n) for n in range(1000)))
        return sum(isinstance(each, lib.Success) for each in results)

    before = open_sockets()
    # Debugging keeps a record of each step, which takes longer than the steps.
    assert asyncio.run(main(), debug=False) == 250
    gc.collect()
    assert open_sockets() == before


def test_one_client_in_two_event_loops() -> None:
    with serving(BOOK) as server:
        client = library(server.url)

        async def main() -> None:
            await client.books.retrieve("a")
            await client.aclose()

        run(main())
        run(main())
        assert server.accepted == 2


def test_pages_and_streams() -> None:
    def answer(seen: Seen) -> bytes:
        if "changes" in seen.target:
            return respond(
                b'data: {"title":"a"}\n\ndata: 1\n\n', headers="content-type: text/event-stream"
            )
        offset = int(seen.target.partition("offset=")[2] or 0)
        return respond(json.dumps({"items": [{"title": str(offset)}], "total": 3}).encode())

    async def main() -> None:
        with serving(answer) as server:
            async with library(server.url) as client:
                titles = [book["title"] async for book in client.books.list_items()]
                assert titles == ["0", "1", "2"]
                pages = [page async for page in client.books.list_pages(offset=1)]
                assert [page.total for page in pages] == [3, 3]
                async with await client.books.changes() as stream:
                    events = [event async for event in stream]
                assert [event.data for event in events] == [{"title": "a"}, 1]

    run(main())


def test_asynchronous_bodies_hooks_and_secrets() -> None:
    told: list[str] = []

    class Told(lib.Hooks):
        async def on_request(self, event: lib.RequestEvent) -> None:
            await asyncio.sleep(0)
            told.append(event.request.method)

    async def chunks():
        yield b"a"
        yield b"b"

    async def secret(need) -> str:
        await asyncio.sleep(0)
        return "t0ken"

    async def main() -> None:
        with serving(BOOK) as server:
            async with library(server.url, hooks=[Told()], auth={"bearer": secret}) as client:
                await client.request("PUT", "/x", body=chunks())
                await client.books.retrieve("a")
                assert server.seen[0].body == b"ab"
                assert server.seen[1].headers["authorization"] == "Bearer t0ken"
                assert told == ["PUT", "GET"]

    run(main())
    with serving(BOOK) as server, lib.Example(base_url=server.url, hooks=[Told()]) as client:
        with pytest.raises(lib.InvalidArgumentError, match="needs the asynchronous client"):
            client.books.retrieve("a")


def test_a_transport_that_is_a_function() -> None:
    async def answer(request: lib.TransportRequest) -> lib.TransportResponse:
        return lib.TransportResponse(200, {"content-type": "application/json"}, b'{"title":"Sea"}')

    async def main() -> None:
        async with library("http://a", transport=answer) as client:
            assert await client.books.retrieve("a") == {"title": "Sea"}

    run(main())


def test_what_is_missing_is_said_by_the_name_of_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "httpx2", None)
    with pytest.raises(ModuleNotFoundError, match=r'install "example\[async\]"') as caught:
        library("http://a")
    assert caught.value.name == "httpx2"
    assert isinstance(caught.value.__cause__, ModuleNotFoundError)
    # Who hands in a transport needs nothing.
    library("http://a", transport=lambda request: None)
