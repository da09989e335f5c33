"""Credentials and their renewal, with real threads and tasks; the vectors have all else."""

from __future__ import annotations

import asyncio
import json
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

import example as lib
from example._runtime.basic import basic
from example._runtime.client_credentials import client_credentials
from example._runtime.refresh_token import refresh_token
from example._runtime.token_errors import TokenError
from example._runtime.tokens import Tokens

from .answering import Answering, library
from .server import Seen, respond, serving


def service(tokens: list[str], wait: threading.Event | None = None):
    """Give tokens one after the other, and take the last one alone."""
    given: list[str] = []

    def answer(seen: Seen) -> bytes:
        if seen.target == "/token":
            if wait is not None:
                wait.wait(0.2)
            given.append(tokens[len(given)])
            return respond(json.dumps({"access_token": given[-1], "expires_in": 3600}).encode())
        if seen.headers.get("authorization") != f"Bearer {tokens[-1]}":
            return respond(b"", "401 No")
        return respond(b'{"title":"Sea"}')

    return answer, given


def test_threads_wait_for_one_token() -> None:
    answer, given = service(["a"], threading.Event())
    with serving(answer) as server:
        credential = client_credentials(
            token_url=f"{server.url}/token", client_id="app", client_secret="s3cret"
        )
        with lib.Example(base_url=server.url, auth={"bearer": credential}) as client:
            with ThreadPoolExecutor(16) as pool:
                assert len(list(pool.map(client.books.retrieve, range(16)))) == 16
    assert given == ["a"]


def test_threads_that_are_refused_wait_for_one_new_token() -> None:
    answer, given = service(["old", "new"])
    with serving(answer) as server:
        credential = client_credentials(
            token_url=f"{server.url}/token", client_id="app", client_secret="s3cret"
        )
        with lib.Example(base_url=server.url, auth={"bearer": credential}) as client:
            with ThreadPoolExecutor(16) as pool:
                assert len(list(pool.map(client.books.retrieve, range(16)))) == 16
    assert given == ["old", "new"]


def test_a_task_that_gives_up_does_not_end_the_renewal() -> None:
    answer, given = service(["a"], threading.Event())

    async def main() -> None:
        with serving(answer) as server:
            credential = client_credentials(
                token_url=f"{server.url}/token", client_id="app", client_secret="s3cret"
            )
            async with lib.AsyncExample(base_url=server.url, auth={"bearer": credential}) as client:
                first = asyncio.create_task(client.books.retrieve(1))
                second = asyncio.create_task(client.books.retrieve(2))
                await asyncio.sleep(0.05)
                first.cancel()
                assert await second == {"title": "Sea"}
                with pytest.raises(asyncio.CancelledError):
                    await first

    asyncio.run(main(), debug=True)
    assert given == ["a"]


def test_a_renewal_that_fails_is_tried_by_the_next_call() -> None:
    sent = Answering(
        lib.TransportResponse(400, {}, b'{"error":"invalid_grant"}'),
        {"access_token": "new"},
        {"title": "Sea"},
    )
    kept: list[Tokens] = []
    credential = refresh_token(
        token_url="https://a/token",
        client_id="app",
        tokens=Tokens("old", "spare", 0.0),
        on_tokens=kept.append,
    )
    client = library(sent, auth={"bearer": credential})
    with pytest.raises(TokenError, match="invalid_grant"):
        client.books.retrieve("a")
    assert client.books.retrieve("a") == {"title": "Sea"}
    assert kept == [Tokens("new", "spare")]
    assert "new" not in repr(kept)


def test_credentials_that_are_none() -> None:
    for auth in ({"bearer": ""}, {"nobody": "x"}):
        with pytest.raises(lib.InvalidArgumentError, match="auth"):
            library(Answering(), auth=auth)
    with pytest.raises(lib.InvalidArgumentError):
        basic("a:b", "c")


def test_options_are_merged_by_name() -> None:
    sent = Answering({"title": "Sea"})
    client = library(sent, auth={"bearer": "one"}, headers={"X-A": "1", "x-b": "2"}, query={"q": 1})
    other = client.with_options(
        headers={"x-a": "3"}, auth={"bearer": "two"}, base_url="https://b.example"
    )
    other.books.retrieve("a", query={"r": 2})
    assert sent.last.url == "https://b.example/books/a?q=1&r=2"
    assert sent.last.headers["authorization"] == "Bearer two"
    assert (sent.last.headers["x-a"], sent.last.headers["x-b"]) == ("3", "2")
    client.books.retrieve("a")
    assert (sent.last.headers["authorization"], sent.last.headers["x-a"]) == ("Bearer one", "1")
