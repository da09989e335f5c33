"""The synchronous transport, against real sockets and their faults."""

from __future__ import annotations

import gc
import os
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

import example as lib

from .server import Seen, respond, serving

BOOK = respond(b'{"title":"Sea"}')


def library(url: str, **options: object) -> lib.Example:
    return lib.Example(base_url=url, **options)


def call_together(client: lib.Example, together: threading.Barrier) -> None:
    together.wait(60)
    client.books.retrieve("a")


def test_a_connection_is_kept() -> None:
    with serving(BOOK) as server, library(server.url) as client:
        for _ in range(5):
            assert client.books.retrieve("a") == {"title": "Sea"}
        client.with_options(timeout=5).books.retrieve("a")
        assert server.accepted == 1


def test_threads_that_come_first_share_what_the_first_makes() -> None:
    for _ in range(20):
        with serving(BOOK) as server, library(server.url) as client:
            together = threading.Barrier(4)
            with ThreadPoolExecutor(4) as pool:
                calls = [pool.submit(call_together, client, together) for _ in range(4)]
            for call in calls:
                call.result()
            kept = len(server.connections)
            client.books.retrieve("a")
            assert server.accepted == kept <= 4


def test_a_client_that_is_closed_keeps_no_connection() -> None:
    with serving(BOOK) as server:
        client = library(server.url)
        client.close()
        client.books.retrieve("a")
        client.books.retrieve("a")
        assert server.accepted == 2


def test_the_request_has_what_it_needs_and_nothing_else() -> None:
    with serving(BOOK) as server, library(server.url) as client:
        client.books.retrieve("a")
    host = server.url.removeprefix("http://")
    assert server.seen[0].headers == {
        "host": host,
        "accept": "application/json",
        "accept-encoding": "gzip, deflate",
    }


def test_a_connection_that_the_service_closed_is_not_used_again() -> None:
    closed = threading.Event()

    def answer(seen: Seen):
        if seen.connection > 1:
            return BOOK

        def send(connection: socket.socket) -> None:
            connection.sendall(BOOK)
            connection.shutdown(socket.SHUT_RDWR)
            closed.set()

        return send

    with serving(answer) as server, library(server.url, max_retries=0) as client:
        client.books.retrieve("a")
        assert closed.wait(5)
        client.books.create(body={"title": "a"})
        assert server.accepted == 2


def test_what_nobody_asked_for_ends_a_connection() -> None:
    sent = threading.Event()

    def answer(seen: Seen):
        def send(connection: socket.socket) -> None:
            connection.sendall(BOOK + BOOK)
            sent.set()
            connection.recv(1)

        return send

    with serving(answer) as server, library(server.url) as client:
        client.books.retrieve("a")
        assert sent.wait(5)
        client.books.retrieve("a")
        assert server.accepted == 2


def test_a_body_that_drips_is_late() -> None:
    def drip(connection: socket.socket) -> None:
        connection.sendall(b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n")
        with suppress(OSError):
            while True:
                connection.sendall(b" ")
                time.sleep(0.02)

    with serving(lambda _: drip) as server, library(server.url, max_retries=0) as client:
        with pytest.raises(lib.APITimeoutError, match=r"no whole answer within 0\.2 s"):
            client.books.retrieve("a", timeout=0.2)
        with pytest.raises(lib.APITimeoutError, match=r"within 0\.3 s"):
            client.books.retrieve("a", deadline=0.3)


def test_a_service_that_does_not_read_is_late() -> None:
    def stall(connection: socket.socket) -> None:
        connection.recv(1)
        time.sleep(1)

    listener = socket.create_server(("127.0.0.1", 0))
    with (
        listener,
        library(f"http://127.0.0.1:{listener.getsockname()[1]}", max_retries=0) as client,
    ):
        with pytest.raises(lib.APITimeoutError):
            client.request("PUT", "/x", body=b"x" * 50_000_000, timeout=0.2)


def test_an_unread_response_has_all_the_time() -> None:
    def slow(connection: socket.socket) -> None:
        connection.sendall(b"HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\na")
        time.sleep(0.4)
        connection.sendall(b"bc")

    with serving(lambda _: slow) as server, library(server.url, timeout=0.2) as client:
        with client.response(client.books.retrieve, "a") as unread:
            assert (unread.status, unread.read()) == (200, b"abc")


def test_cancellation_from_another_thread() -> None:
    came = threading.Event()

    def silent(connection: socket.socket) -> None:
        came.set()
        connection.recv(1)

    cancel = lib.Cancellation()
    with serving(lambda _: silent) as server, library(server.url) as client:
        with ThreadPoolExecutor() as pool:
            calls = [pool.submit(client.books.retrieve, "a", cancel=cancel) for _ in range(3)]
            assert came.wait(5)
            cancel.cancel()
            for call in calls:
                with pytest.raises(lib.APICancelledError):
                    call.result(5)
        with pytest.raises(lib.APICancelledError):
            client.books.retrieve("a", cancel=cancel)


def faulty(seen: Seen):
    """Answer well or badly, in turn."""
    turn = int(seen.target.rpartition("/")[2]) % 8
    return [
        BOOK,
        None,
        respond(b'{"a"', keep=False),
        b"HTTP/1.1 200 OK\r\ncontent-length: 100\r\nconnection: close\r\n\r\nshort",
        b"SSH-2.0\r\n",
        respond(b"{}", "503 Later"),
        respond(b"", "204 No Content"),
        b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    ][turn]


def open_sockets() -> int:
    return sum(1 for each in Path("/proc/self/fd").iterdir() if _target(each).startswith("socket:"))


def _target(path: Path) -> str:
    try:
        return str(path.readlink())
    except OSError:
        return ""


@pytest.mark.skipif(sys.platform != "linux", reason="counts descriptors")
def test_no_socket_is_left_after_a_thousand_calls_with_faults() -> None:
    before = open_sockets()
    with serving(faulty) as server:
        with library(server.url, max_retries=0) as client, ThreadPoolExecutor(8) as pool:
            results = list(pool.map(lambda n: client.result(client.books.retrieve, n), range(1000)))
        assert sum(isinstance(each, lib.Success) for each in results) == 250
        kinds = {type(each.error).__name__ for each in results if isinstance(each, lib.Failure)}
        assert kinds == {"APIConnectionError", "DecodeError", "APIError"}
    gc.collect()
    assert open_sockets() == before


def test_a_client_is_shared_by_32_threads() -> None:
    def answer(seen: Seen) -> bytes:
        return respond(b'{"title":"%s"}' % seen.target.rpartition("/")[2].encode())

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with serving(answer) as server, library(server.url) as client:
            with ThreadPoolExecutor(32) as pool:
                titles = list(pool.map(lambda n: client.books.retrieve(n)["title"], range(960)))
            assert titles == [str(n) for n in range(960)]
            assert server.accepted <= 32 + 1
    finally:
        sys.setswitchinterval(interval)


def test_streams_and_unread_responses_give_their_connection_back() -> None:
    def answer(seen: Seen):
        if "changes" not in seen.target:
            return BOOK
        body = b'data: {"title":"a"}\n\ndata: {"title":"b"}\n\n'
        return respond(body, headers="content-type: text/event-stream")

    with serving(answer) as server, library(server.url) as client:
        assert [each.data["title"] for each in client.books.changes()] == ["a", "b"]
        with client.books.changes() as stream:
            assert next(stream).event == "message"
        with client.response(client.books.retrieve, "a") as unread:
            assert unread.json() == {"title": "Sea"}
        client.books.retrieve("a")
        assert server.accepted == 2


def test_what_is_left_unread_leaves_no_connection() -> None:
    event = b'data: {"title":"a"}\n\n'
    over = threading.Semaphore(0)

    def begin(connection: socket.socket) -> None:
        connection.sendall(b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n" + event)
        with suppress(OSError):
            connection.recv(1)
        over.release()

    with serving(lambda _: begin) as server, library(server.url) as client:
        with client.response(client.books.retrieve, "a") as unread:
            assert unread.status == 200
        assert over.acquire(timeout=60)
        with client.books.changes() as stream:
            assert next(stream).data == {"title": "a"}
        assert over.acquire(timeout=60)
        assert server.accepted == 2


@contextmanager
def secure(folder: Path) -> Iterator[tuple[str, ssl.SSLContext]]:
    """Answer over TLS until the end of the block: the URL, and a context that trusts it."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    made = subprocess.run(
        [
            "openssl",
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-keyout",
            key,
            "-out",
            certificate,
        ]
        + ["-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"],
        capture_output=True,
        check=False,
    )
    if made.returncode:
        pytest.skip("needs openssl")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    listener = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        for _ in range(2):
            with (
                suppress(OSError),
                context.wrap_socket(listener.accept()[0], server_side=True) as peer,
            ):
                while peer.recv(65_536):
                    peer.sendall(BOOK)

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    with listener:
        url = f"https://localhost:{listener.getsockname()[1]}"
        yield url, ssl.create_default_context(cafile=certificate)
        thread.join(5)


def test_tls(tmp_path: Path) -> None:
    with secure(tmp_path) as (url, trusting):
        with library(url, max_retries=0) as client:
            with pytest.raises(lib.APIConnectionError, match="certificate"):
                client.books.retrieve("a")
        transport = lib.HTTPTransport(ssl_context=trusting)
        with library(url, transport=transport) as client:
            assert client.books.retrieve("a") == client.books.retrieve("b") == {"title": "Sea"}
        transport.close()


def test_nothing_is_read_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("http_proxy", "HTTP_PROXY", "ALL_PROXY", "NO_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:1")
    with serving(BOOK) as server, library(server.url) as client:
        assert client.books.retrieve("a")
    assert os.environ["http_proxy"]
