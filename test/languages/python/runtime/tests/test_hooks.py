"""Hooks, log lines and notices."""

from __future__ import annotations

import logging as log
import subprocess
import sys
from pathlib import Path

import pytest

import example as lib

from .answering import Answering, library


class Told(lib.Hooks):
    def __init__(self) -> None:
        self.lines: list[str] = []

    def on_request(self, event: lib.RequestEvent) -> None:
        event.request.headers["x-attempt"] = str(event.attempt)
        self.lines.append(f"request {event.attempt}")

    def on_response(self, event: lib.RequestEvent, response: lib.Response) -> None:
        self.lines.append(f"response {response.status}")

    def on_error(self, event: lib.RequestEvent, error: Exception, retry_in: float | None) -> None:
        self.lines.append(f"error {type(error).__name__} {retry_in}")


def test_hooks_see_every_attempt() -> None:
    told, sent = Told(), Answering(503, OSError("gone"), {"title": "Sea"})
    library(sent).books.retrieve("a", hooks=[told])
    assert told.lines == [
        "request 1",
        "response 503",
        "error APIError 0.0",
        "request 2",
        "error APIConnectionError 0.0",
        "request 3",
        "response 200",
    ]
    assert [each.headers["x-attempt"] for each in sent.requests] == ["1", "2", "3"]


def test_an_error_of_a_hook_ends_the_call() -> None:
    class Broken(lib.Hooks):
        def on_response(self, event: lib.RequestEvent, response: lib.Response) -> None:
            raise KeyError("mine")

    sent = Answering({})
    with pytest.raises(KeyError):
        library(sent, hooks=[Broken()]).books.retrieve("a")
    assert len(sent.requests) == 1


def test_the_log_has_no_secrets(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(log.DEBUG, "example")
    answer = lib.TransportResponse(500, {"set-cookie": "s3cret", "x-a": "b\u2028c"}, b"s3cret")
    client = library(Answering(answer), auth={"bearer": "s3cret"}, hooks=[lib.logging()])
    with pytest.raises(lib.APIError):
        client.books.retrieve("a", query={"q": "s3cret"}, max_retries=1)
    text = "\n".join(record.getMessage() for record in caplog.records)
    assert [record.levelname for record in caplog.records] == [
        *("DEBUG", "INFO", "WARNING"),
        *("DEBUG", "INFO", "ERROR"),
    ]
    assert "s3cret" not in text
    assert "\u2028" not in text
    assert "books.retrieve GET https://api.example.com/v1/books/a?q=*** answered 500" in text


def test_nothing_is_printed_where_nobody_listens() -> None:
    code = (
        "import example as lib\n"
        "client = lib.Example(base_url='http://a', hooks=[lib.logging()],"
        " transport=lambda _: lib.TransportResponse(500), max_retries=0)\n"
        "print(client.result(client.books.retrieve, 'a'))\n"
        "import logging; print(logging.getLogger().handlers)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code],
        cwd=Path(lib.__file__).parent.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stderr == ""
    assert ran.stdout.splitlines()[1] == "[]"


def test_each_deprecation_is_told_once() -> None:
    told: list[lib.DeprecationNotice] = []
    client = library(Answering({}), hooks=[lib.deprecations(told.append)])
    client.books.card("a")
    client.books.card("a")
    client.books.retrieve("a")
    assert [notice.message for notice in told] == [
        "books.card is deprecated from 2026-02-01. Use books.retrieve."
    ]
