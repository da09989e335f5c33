"""Errors: what they are, what they tell, and what they must not."""

from __future__ import annotations

import json
import pickle
import traceback

import pytest

import example as lib
from example._runtime.token_errors import AuthorizationError, TokenError

from .answering import Answering, library

SECRET = "s3cr" + "et"
PROBLEM = {"message": "None.", "code": 7}


def failing(status: int, body: object = PROBLEM, **options: object) -> lib.APIError:
    headers = {"content-type": "application/json", "retry-after": "1000"}
    answer = lib.TransportResponse(status, headers, json.dumps(body).encode(), "Reason")
    with pytest.raises(lib.APIError) as caught:
        library(Answering(answer), **options).books.retrieve("a", query={"email": SECRET})
    return caught.value


def test_a_status_that_is_named_has_a_class_and_a_body() -> None:
    error = failing(404)
    assert type(error) is lib.NotFoundError
    assert (error.status, error.body, error.headers["Retry-After"]) == (404, PROBLEM, "1000")
    assert (
        str(error) == "GET https://api.example.com/v1/books/a?email=*** answered 404 Reason: None."
    )
    assert type(failing(418)) is lib.APIError


@pytest.mark.parametrize(
    "error",
    [
        failing(404),
        failing(409, "text"),
        lib.APIConnectionError("got nothing", "GET", "https://a/b?c=s3cret"),
        lib.APITimeoutError("got nothing", "GET", "https://a/b?c=s3cret"),
        lib.APICancelledError("was cancelled", "GET", "https://user:s3cret@a/b"),
        lib.DecodeError("broken", "GET", "https://a/b", 200, lib.Headers([("a", "b")])),
        lib.PaginationError("broken", "GET", "https://a/b", 200, lib.Headers()),
        TokenError("POST", "https://a", 400, lib.Headers(), code="a", description=None),
        AuthorizationError("denied", "a", "b"),
        lib.InvalidArgumentError("no"),
        lib.NotShownError("a.b", ("path",), "file"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_survive_pickling_and_tell_no_secret(error: lib.CallError) -> None:
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        again = pickle.loads(pickle.dumps(error, protocol))
        assert type(again) is type(error)
        assert str(again) == str(error)
        assert vars(again) == vars(error)
    shown = f"{error}{error!r}{vars(error)}{traceback.format_exception_only(error)}"
    assert SECRET not in shown


def test_errors_are_what_python_calls_them() -> None:
    assert issubclass(lib.APITimeoutError, TimeoutError)
    assert issubclass(lib.APIConnectionError, ConnectionError)
    assert issubclass(lib.InvalidArgumentError, ValueError)
    assert issubclass(lib.NotShownError, TypeError)
    assert issubclass(lib.DecodeError, ValueError)


def test_faults_of_the_transport() -> None:
    with pytest.raises(lib.APIConnectionError, match="got no whole answer: gone") as caught:
        library(Answering(OSError("gone")), max_retries=0).books.retrieve("a")
    assert isinstance(caught.value.__cause__, OSError)
    with pytest.raises(lib.APITimeoutError, match="within 60 s"):
        library(Answering(TimeoutError()), max_retries=0).books.retrieve("a")
    # A fault of the caller's own code is none of the connection.
    with pytest.raises(ZeroDivisionError):
        library(Answering(lambda _: 1 / 0)).books.retrieve("a")


def test_results() -> None:
    client = library(Answering({"title": "Sea"}))
    match client.result(client.books.retrieve, "a"):
        case lib.Success(book, response):
            assert (book, response.status) == ({"title": "Sea"}, 200)
        case lib.Failure():
            pytest.fail("it did not fail")
    client = library(Answering(404))
    match client.result(client.books.retrieve, "a"):
        case lib.Success():
            pytest.fail("it did fail")
        case lib.Failure(error):
            assert isinstance(error, lib.NotFoundError)
    result = client.result(client.books.retrieve, "")
    assert isinstance(result, lib.Failure)
    assert isinstance(result.error, lib.InvalidArgumentError)


def test_what_as_raises_is_the_callers_own() -> None:
    client = library(Answering({}))
    with pytest.raises(KeyError):
        client.books.retrieve("a", as_=lambda data: data["title"])


def test_not_shown() -> None:
    client = library(Answering())
    with pytest.raises(
        lib.NotShownError, match="books.lend cannot be called: method and path not shown"
    ):
        client.books.lend("x")  # type: ignore[operator]
    assert client.books.lend.place == "manifest/groups/books.yaml#operations.lend"
    assert client.books.lend.missing == ("method", "path")


def test_nothing_that_prints_a_client_shows_its_secrets() -> None:
    client = library(Answering({}), auth={"bearer": "s3cret"}, headers={"x-own": "s3cret"})
    shown = [repr(client), repr(client.books), repr(client._core), repr(client._core.state.auth)]
    assert "s3cret" not in "".join(shown)
