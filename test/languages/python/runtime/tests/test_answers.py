"""What the transport makes of the bytes of answers, in memory: each Python has its own `http.client`."""

from __future__ import annotations

import gzip
import select
from collections.abc import Callable

import pytest

import example as lib
from example._runtime import http_transport
from example._runtime.http_socket import HTTPSocket

OK = b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n"
BOOK = b'{"title":"Sea"}'
ZIPPED = gzip.compress(BOOK)


class Memory:
    """A connection whose other side has said all that it says."""

    def __init__(self, answer: bytes) -> None:
        self.answer = memoryview(answer)
        self.sent = b""
        self.is_closed = False

    def settimeout(self, seconds: float | None) -> None:
        assert seconds is None or seconds > 0

    def sendall(self, data: bytes) -> None:
        self.sent += data

    def recv_into(self, buffer: memoryview) -> int:
        part = self.answer[: min(7, len(buffer))]
        self.answer = self.answer[len(part) :]
        buffer[: len(part)] = part
        return len(part)

    def fileno(self) -> int:
        return -1

    def close(self) -> None:
        self.is_closed = True


@pytest.fixture
def answering(monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes], tuple[lib.Example, Memory]]:
    # A descriptor is asked for nothing.
    monkeypatch.delattr(select, "poll", raising=False)

    def make(answer: bytes) -> tuple[lib.Example, Memory]:
        memory = Memory(answer)
        connect = http_transport.connect
        monkeypatch.setattr(http_transport, "connect", lambda key, *_: HTTPSocket(memory, key))
        assert connect is not http_transport.connect
        return lib.Example(base_url="http://a", max_retries=0), memory

    return make


@pytest.mark.parametrize(
    "answer",
    [
        OK + b"content-length: 15\r\n\r\n" + BOOK,
        OK
        + b"transfer-encoding: chunked\r\n\r\n5;x=1\r\n"
        + BOOK[:5]
        + b"\r\na\r\n"
        + BOOK[5:]
        # Trailers are no part of the body.
        + b"\r\n0\r\nx-sum: 1\r\n\r\n",
        OK + b"\r\n" + BOOK,
        b"HTTP/1.0 200 OK\r\ncontent-type: application/json\r\n\r\n" + BOOK,
        b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n"
        + (OK + b"content-length: 15\r\n\r\n" + BOOK),
        OK + b"content-encoding: gzip\r\ncontent-length: %d\r\n\r\n" % len(ZIPPED) + ZIPPED,
    ],
    ids=["length", "chunked", "until the end", "HTTP/1.0", "interim", "compressed"],
)
def test_answers(answering, answer: bytes) -> None:
    client, memory = answering(answer)
    assert client.books.retrieve("å b") == {"title": "Sea"}
    assert memory.sent.startswith(b"GET /books/%C3%A5%20b HTTP/1.1\r\nhost: a\r\n")
    assert memory.sent.endswith(b"\r\n\r\n")


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"HTTP/1.1 200 OK\r\ncontent-type: app",
        b"SSH-2.0\r\n",
        OK + b"content-length: 16\r\n\r\n" + BOOK,
        OK + b"transfer-encoding: chunked\r\n\r\n5\r\n" + BOOK[:5],
        OK + b"transfer-encoding: chunked\r\n\r\nzz\r\n",
        OK + b"x: " + b"a" * 70_000 + b"\r\n\r\n",
    ],
    ids=["none", "half a head", "no HTTP", "too short", "no last chunk", "no chunk", "long header"],
)
def test_answers_that_are_none(answering, answer: bytes) -> None:
    client, memory = answering(answer)
    with pytest.raises(lib.APIConnectionError, match="got no whole answer"):
        client.books.retrieve("a")
    assert memory.is_closed


def test_the_head_has_what_http_says_of_it(answering) -> None:
    client, _ = answering(
        b"HTTP/1.1 404 N\xf6\r\ncontent-length: 0\r\nX-A: 1\r\nx-a:  2 \r\nx-b: \xe5\r\n\r\n"
    )
    with pytest.raises(lib.NotFoundError) as caught:
        client.books.retrieve("a")
    headers = caught.value.headers
    assert (caught.value.status, headers["x-A"], headers["X-B"]) == (404, "1, 2", "å")
