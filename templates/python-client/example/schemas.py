"""Types of the Library."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Author(TypedDict):
    """An author."""

    name: str
    born: NotRequired[int | None]


class Book(TypedDict):
    """A book."""

    title: str
    pages: NotRequired[int]
    note: NotRequired[str | None]
    kind: NotRequired[Literal["novel", "essay"] | str]
    author: NotRequired[Author]


class Problem(TypedDict):
    """What went wrong."""

    message: str
    code: NotRequired[int]


class PageOfBooks(TypedDict):
    """A page of books."""

    items: list[Book]
    total: NotRequired[int]
