"""Requests: what is sent of arguments."""

from __future__ import annotations

import enum
import io
import json
from datetime import UTC, date, datetime, timedelta, timezone
from decimal import Decimal
from types import MappingProxyType
from uuid import UUID

import pytest

from example import OMIT, Example, FilePart, InvalidArgumentError, TransportResponse
from example._runtime.operation import Operation
from example._runtime.parameters import Parameter
from example._runtime.styles import form, simple

from .answering import Answering, library


class Kind(enum.Enum):
    NOVEL = "novel"


class Text(enum.StrEnum):
    ESSAY = "essay"


class Number(enum.IntEnum):
    SEVEN = 7


WHEN = datetime(2026, 11, 23, 8, 30, tzinfo=UTC)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("a b", "a%20b"),
        (True, "true"),
        (0, "0"),
        (-(10**30), "-1" + "0" * 30),
        (1.0, "1"),
        (1e16, "10000000000000000"),
        (0.00001, "0.00001"),
        (1e22, "1e%2B22"),
        (Kind.NOVEL, "novel"),
        (Text.ESSAY, "essay"),
        (Number.SEVEN, "7"),
        (WHEN, "2026-11-23T08%3A30%3A00Z"),
        (WHEN.astimezone(timezone(timedelta(hours=2))), "2026-11-23T10%3A30%3A00%2B02%3A00"),
        (date(2026, 11, 23), "2026-11-23"),
        (Decimal("1.50"), "1.50"),
        (Decimal("1E+3"), "1000"),
        (UUID(int=5), "00000000-0000-0000-0000-000000000005"),
    ],
)
def test_values_where_text_goes(value: object, text: str) -> None:
    sent = Answering({"items": []})
    library(sent).books.list(query={"v": value})
    assert sent.last.url == f"https://api.example.com/v1/books?v={text}"


@pytest.mark.parametrize(
    "value",
    [None, [1], {"a": 1}, object(), float("nan"), float("-inf"), Decimal("NaN"), b"a", "\ud800"],
)
def test_values_that_are_none(value: object) -> None:
    sent = Answering()
    with pytest.raises(InvalidArgumentError, match='query parameter "v"'):
        library(sent).books.list(query={"v": value})
    assert not sent.requests


def test_arguments_and_the_open_door_are_one_list_in_the_order_given() -> None:
    sent = Answering({"items": []})
    client = library(sent, query={"limit": 1, "q": "x"})
    client.books.list(offset=3, query={"z": 1}, kinds=["a", "b,c"], limit=OMIT)
    assert sent.last.url.partition("?")[2] == "limit=1&q=x&offset=3&z=1&kinds=a,b%2Cc"


def test_one_parameter_given_twice_is_refused() -> None:
    sent = Answering()
    client = library(sent)
    with pytest.raises(InvalidArgumentError, match='"limit" is given twice'):
        client.books.list(limit=1, query={"limit": 2})
    with pytest.raises(InvalidArgumentError, match='"X-TRACE-ID" is given twice'):
        client.books.create(body={"title": "a"}, x_trace_id="1", headers={"X-TRACE-ID": "2"})
    assert not sent.requests


def test_misspelt_arguments_are_refused() -> None:
    with pytest.raises(InvalidArgumentError, match='books.list takes no argument "limmit"'):
        library(Answering()).books.list(limmit=1)  # type: ignore[call-arg]


def test_none_says_what_leaves_a_value_out() -> None:
    with pytest.raises(InvalidArgumentError, match="cannot be None; OMIT leaves it out"):
        library(Answering()).books.list(limit=None)  # type: ignore[arg-type]


@pytest.mark.parametrize("value", ["", ".", "..", OMIT, None])
def test_path_values_that_leave_the_path(value: object) -> None:
    with pytest.raises(InvalidArgumentError, match="path"):
        library(Answering()).books.retrieve(value)  # type: ignore[call-overload]


def test_json_bodies() -> None:
    sent = Answering({"title": "a"})
    client = library(sent)
    body = {
        "title": "å \ud800",
        "when": WHEN,
        "id": UUID(int=1),
        "kind": Kind.NOVEL,
        "price": Decimal("1.10"),
        "left": OMIT,
        "deep": MappingProxyType({"a": (1, None), "b": OMIT}),
    }
    client.books.create(body=body)
    assert json.loads(sent.bodies[-1]) == {
        "title": "å \ud800",
        "when": "2026-11-23T08:30:00Z",
        "id": str(UUID(int=1)),
        "kind": "novel",
        "price": "1.10",
        "deep": {"a": [1, None]},
    }
    assert "left" not in json.loads(sent.bodies[-1])
    assert sent.last.headers["content-length"] == str(len(sent.bodies[-1]))


@pytest.mark.parametrize("value", [object(), {1, 2}, float("nan"), b"a", {"a": object()}])
def test_bodies_that_json_has_no_word_for(value: object) -> None:
    sent = Answering()
    with pytest.raises(
        InvalidArgumentError, match="books.create: the body cannot be written as JSON"
    ):
        library(sent).books.create(body=value)
    assert not sent.requests


def test_a_circular_body_is_refused() -> None:
    body: dict[str, object] = {}
    body["self"] = body
    with pytest.raises(InvalidArgumentError):
        library(Answering()).books.create(body=body)


def test_the_untyped_request() -> None:
    sent = Answering([1])
    client = library(sent)
    assert client.request(
        "post", "/else%20where?x=1", query={"y": 2}, body="a", content_type="text/csv"
    ) == [1]
    assert sent.last.method == "POST"
    assert sent.last.url.endswith("/v1/else%20where?x=1&y=2")
    assert (sent.bodies[-1], sent.last.headers["content-type"]) == (b"a", "text/csv")
    for path in ("no-slash", "/a b", "/a\r\nx: 1", "/../up", "/%2e%2E/x", "/a#b", "/å"):
        with pytest.raises(InvalidArgumentError):
            client.request("GET", path)
    with pytest.raises(InvalidArgumentError):
        client.request("GE T", "/")


@pytest.mark.parametrize(
    "url",
    [
        "",
        "ftp://a/",
        "http://",
        "http://a b/",
        "http://a/?x=1",
        "http://user:pass@a/",
        "http://a:99999/",
        "/api",
    ],
)
def test_base_urls_that_are_none(url: str) -> None:
    with pytest.raises(InvalidArgumentError, match="base_url") as caught:
        Example(base_url=url)
    assert "pass" not in str(caught.value)


def test_headers_have_no_case_and_no_line_breaks() -> None:
    sent = Answering({"items": []})
    client = library(sent, headers={"X-App": "a", "X-Other": "b"})
    client.books.list(headers={"x-APP": "c", "X-OTHER": OMIT})
    assert sent.last.headers["x-app"] == "c"
    assert "x-other" not in sent.last.headers
    with pytest.raises(InvalidArgumentError) as caught:
        client.books.list(headers={"x-key": "s3cret\r\nx: y"})
    assert "s3cret" not in str(caught.value)


def test_multipart_with_files(tmp_path) -> None:
    sent = Answering(204, 204, 204)
    client = library(sent)
    file = tmp_path / "sea.png"
    file.write_bytes(b"\x89PNG" * 100_000)
    client.books.cover("1", body={"title": "Sea", "cover": file})
    body = sent.bodies[-1]
    assert int(sent.last.headers["content-length"]) == len(body)
    assert b'name="cover"; filename="sea.png"\r\nContent-Type: image/png\r\n\r\n\x89PNG' in body
    client.books.cover("1", body={"title": "Sea", "cover": io.BytesIO(b"abc")})
    assert b'filename="blob"\r\nContent-Type: image/png\r\n\r\nabc\r\n' in sent.bodies[-1]
    client.books.cover(
        "1", body={"title": "Sea", "cover": FilePart(iter([b"a", b"b"]), "x", "a/b")}
    )
    assert b"content-length" not in sent.last.headers
    assert b'filename="x"\r\nContent-Type: a/b\r\n\r\nab\r\n' in sent.bodies[-1]


def test_files_are_sent_again_from_where_they_stood() -> None:
    file = io.BytesIO(b"skipped,kept")
    file.seek(8)
    sent = Answering(503, 204)
    library(sent).request("PUT", "/x", body=file)
    assert sent.bodies == [b"kept", b"kept"]
    sent = Answering(503)
    with pytest.raises(Exception, match="503"):
        library(sent).request("PUT", "/x", body=iter([b"once"]))
    assert sent.bodies == [b"once"]


def test_a_large_file_is_not_held_in_memory(tmp_path) -> None:
    file = tmp_path / "large"
    with file.open("wb") as out:
        out.truncate(50_000_000)
    largest = 0

    def drain(request) -> TransportResponse:
        nonlocal largest
        total = 0
        for chunk in request.body:
            largest = max(largest, len(chunk))
            total += len(chunk)
        assert total == int(request.headers["content-length"])
        return TransportResponse(204)

    library(drain).books.cover("1", body={"title": "x", "cover": file})
    assert largest <= 65_536


def test_parameters_in_headers_and_cookies() -> None:
    sent = Answering(204)
    operation = Operation(
        "x",
        "GET",
        "/x",
        parameters={
            "ids": Parameter("header", "X-Ids", simple),
            "seen": Parameter("cookie", "seen", form),
            "flat": Parameter("cookie", "flat"),
        },
    )
    library(sent, headers={"Cookie": "a=1"})._core.call(
        operation, (), None, {"ids": [1, 2], "seen": ["a", "b"], "flat": "c"}
    )
    assert sent.last.headers["x-ids"] == "1,2"
    assert sent.last.headers["cookie"] == "a=1; seen=a,b; flat=c"
