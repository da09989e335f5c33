"""What callers write, and the types that it has."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, assert_type

import example as lib
from example.schemas import Book, PageOfBooks, Problem


@dataclass
class Read:
    """A type of the caller's own; a model of pydantic has the same shape."""

    title: str

    @classmethod
    def of(cls, data: Any) -> Read:
        """Read it."""
        return cls(data["title"])


def calls(client: lib.Example) -> None:
    """Call synchronously."""
    assert_type(client.books.retrieve("a"), Book)
    assert_type(client.books.retrieve(7, timeout=1.0), Book)
    assert_type(client.books.retrieve("a", as_=Read.of), Read)
    assert_type(client.books.list(limit=10, kinds=["novel"]), PageOfBooks)
    assert_type(client.books.list(limit=lib.OMIT, query={"other": 1}), PageOfBooks)
    assert_type(client.books.create(body={"title": "Sea", "note": None}), Book)
    nothing: None = client.books.cover("a", body={"title": "x", "cover": b"..."})
    assert nothing is None
    assert_type(client.books.borrow("a"), Book | Problem | None)
    assert_type(client.books.list_items(limit=3), Iterator[Book])
    assert_type(client.books.list_pages(), Iterator[lib.Page[PageOfBooks, Book]])
    for page in client.books.list_pages():
        assert_type(page.items, Sequence[Book])
        assert_type(page.body, PageOfBooks)
    with client.books.changes() as stream:
        for event in stream:
            assert_type(event.data, Book)
    assert_type(client.with_response(client.books.retrieve, "a"), lib.WithResponse[Book])
    assert_type(
        client.with_response(client.books.retrieve, "a", as_=Read.of, timeout=1),
        lib.WithResponse[Read],
    )
    data, response = client.with_response(client.books.list, limit=3)
    assert_type(data, PageOfBooks)
    assert_type(response, lib.Response)
    match client.result(client.books.retrieve, "a"):
        case lib.Success(data=book):
            assert_type(book, Book)
        case lib.Failure(error=error):
            assert_type(error, lib.CallError)
    with client.response(client.books.retrieve, "a") as unread:
        assert_type(unread.read(), bytes)
    try:
        client.books.retrieve("a")
    except lib.NotFoundError as error:
        assert_type(error.body, Problem)
    except lib.APIError as error:
        assert_type(error.body, object)
        assert_type(error.status, int)
    print(client.books.lend.place)
    client.with_options(timeout=1.0, auth={"bearer": lambda need: "t"}).books.retrieve("a")


async def asynchronous(client: lib.AsyncExample) -> None:
    """Call asynchronously."""
    assert_type(await client.books.retrieve("a"), Book)
    assert_type(await client.books.retrieve("a", as_=Read.of), Read)
    assert_type(client.books.list_items(limit=3), AsyncIterator[Book])
    assert_type(await client.with_response(client.books.retrieve, "a"), lib.WithResponse[Book])
    assert_type(
        await client.with_response(client.books.retrieve, "a", as_=Read.of),
        lib.WithResponse[Read],
    )
    match await client.result(client.books.retrieve, "a"):
        case lib.Success(book):
            assert_type(book, Book)
        case lib.Failure(error):
            assert_type(error, lib.CallError)
    async with await client.response(client.books.retrieve, "a") as unread:
        assert_type(await unread.read(), bytes)
    async with await client.books.changes() as stream:
        async for event in stream:
            assert_type(event.data, Book)


class Own(lib.Hooks):
    """Hooks may be asynchronous."""

    async def on_request(self, event: lib.RequestEvent) -> None:
        """See it."""


def answer(request: lib.TransportRequest) -> lib.TransportResponse:
    """Be a transport."""
    return lib.TransportResponse(200, {"content-type": "application/json"}, b"{}")


lib.Example(base_url="https://a", transport=answer, hooks=[Own(), lib.logging()])
