"""Streams and pages as their callers leave them; the vectors have all else."""

from __future__ import annotations

import socket

import pytest

import example as lib

from .answering import Answering, library
from .server import serving


class Chunks:
    """A body that tells when it is closed."""

    def __init__(self, *chunks: bytes) -> None:
        self.chunks = iter(chunks)
        self.is_closed = False

    def __iter__(self):
        return self

    def __next__(self) -> bytes:
        return next(self.chunks)

    def close(self) -> None:
        self.is_closed = True


def events(*chunks: bytes) -> tuple[Chunks, lib.TransportResponse]:
    body = Chunks(*chunks)
    return body, lib.TransportResponse(200, {"content-type": "text/event-stream"}, body)


def test_a_stream_that_is_left_is_closed() -> None:
    body, response = events(b"data: 1\n\n", b"data: 2\n\n")
    with library(Answering(response)).books.changes() as stream:
        assert next(stream).data == 1
        assert not body.is_closed
    assert body.is_closed
    assert list(stream) == []


def test_a_stream_that_breaks_is_closed() -> None:
    body, response = events(b"data: 1\n\ndata: oops\n\n")
    stream = library(Answering(response)).books.changes()
    assert next(stream).data == 1
    with pytest.raises(lib.DecodeError, match="the data of an event is no JSON: 'oops'"):
        next(stream)
    assert body.is_closed


def test_a_stream_that_is_silent_is_late() -> None:
    def silent(connection: socket.socket) -> None:
        connection.sendall(b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\ndata: 1\n\n")
        connection.recv(1)

    with serving(lambda _: silent) as server, lib.Example(base_url=server.url) as client:
        stream = client.books.changes(idle_timeout=0.2, timeout=60)
        assert next(stream).data == 1
        with pytest.raises(lib.APITimeoutError, match=r"nothing more within 0\.2 s"):
            next(stream)


def test_what_a_failure_leaves_is_closed() -> None:
    body = Chunks(b"x" * 10, b"y" * 10)
    response = lib.TransportResponse(500, {"content-type": "text/plain"}, body)
    with pytest.raises(lib.APIError) as caught:
        library(Answering(response), max_retries=0).books.retrieve("a", max_response_bytes=15)
    assert caught.value.body == "x" * 10 + "y" * 5
    assert body.is_closed


def test_pages_are_asked_for_when_they_are_needed() -> None:
    sent = Answering(
        {"items": [{"title": "a"}, {"title": "b"}], "total": 3},
        {"items": [{"title": "c"}], "total": 3},
    )
    items = library(sent).books.list_items(limit=2)
    assert sent.requests == []
    assert [next(items)["title"], next(items)["title"]] == ["a", "b"]
    assert len(sent.requests) == 1
    assert [each["title"] for each in items] == ["c"]
    assert sent.last.url.endswith("/books?limit=2&offset=2")


def test_pages_know_where_they_lead() -> None:
    sent = Answering({"items": [{"title": "a"}], "total": 2}, {"items": [], "total": 2})
    first, second = library(sent).books.list_pages()
    assert (first.next_position, first.total, first.body["items"]) == (1, 2, [{"title": "a"}])
    assert (second.next_position, second.items, second.response.status) == (None, [], 200)


def test_a_service_that_ignores_the_position_is_found_out() -> None:
    sent = Answering({"items": [{"title": "a"}]})
    with pytest.raises(lib.PaginationError, match="the page before it once more"):
        list(library(sent).books.list_items())
    assert len(sent.requests) == 2
