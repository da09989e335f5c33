"""What checkers must refuse: each line with a comment, and no other."""

from __future__ import annotations

import example as lib


def calls(client: lib.Example) -> None:
    """Call wrongly."""
    client.books.retrieve()  # refused
    client.books.retrieve("a", timeot=1)  # refused
    client.books.retrieve(id="a")  # refused
    client.books.retrieve(None)  # refused
    client.books.list(limit="3")  # refused
    client.books.list(limit=None)  # refused
    client.books.list(10)  # refused
    client.books.create()  # refused
    client.books.create(body={"titel": "x"})  # refused
    client.books.create(body={"title": None})  # refused
    client.books.lend("x")  # refused
    client.with_response(client.books.retrieve, "a", timeot=1)  # refused
    client.with_response(client.books.retrieve)  # refused
    lib.Example()  # refused
    lib.Example(base_url="https://a", auth={"baerer": "x"})  # refused
    client.with_options(timeot=1)  # refused
    client.books.retrieve("a")["titel"]  # refused
