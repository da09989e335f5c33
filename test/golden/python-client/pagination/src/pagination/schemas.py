# Made by endpoint-manifest (python-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.
"""Types of Library: what `json` gives, and what is sent as JSON."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict


class Book(TypedDict):
    """The schema `book`."""

    title: str


class Author(TypedDict):
    """The schema `author`."""

    name: str


class Page(TypedDict):
    """The schema `page`."""

    total: int
    next: str | None


class BookPage(TypedDict):
    """The schema `book-page`."""

    total: int
    next: str | None
    items: list[Book]


class AuthorPage(TypedDict):
    """The schema `author-page`."""

    total: int
    next: str | None
    items: list[Author | None]


class SearchResult_MoreLess(TypedDict):
    """The type of `more/less` in `SearchResult`."""

    others: NotRequired[object]


class Cursors(TypedDict):
    """The schema `cursors`."""

    more: NotRequired[bool]
    cursors: NotRequired[Cursors_Cursors | None]


class Cursors_Cursors(TypedDict):
    """The type of `cursors` in `Cursors`."""

    after: NotRequired[str | None]


class BooksBrowse_Answer(TypedDict):
    """The type of `answer` of `books.browse`."""

    message: NotRequired[str]
    books: BookPage


class BooksFind_Body(TypedDict):
    """The type of `body` of `books.find`."""

    words: list[str]
    start: NotRequired[Position]


class BooksFind_Answer(TypedDict):
    """The type of `answer` of `books.find`."""

    count: NotRequired[int]
    resources: list[BooksFind_Answer_Resources_Item]


class BooksFind_Answer_Resources_Item(TypedDict):
    """The type of `answer.resources.item` of `books.find`."""

    book: Book
    score: NotRequired[float]


class BooksRecent_Answer(TypedDict):
    """The type of `answer` of `books.recent`."""

    more: NotRequired[bool]
    cursors: NotRequired[Cursors_Cursors | None]
    items: list[Book]


class ShelvesList_Answer(TypedDict):
    """The type of `answer` of `shelves.list`."""

    data: list[ShelvesList_Answer_Data_Item]


class ShelvesByLink_Answer(TypedDict):
    """The type of `answer` of `shelves.by-link`."""

    items: NotRequired[object]


class ShelvesByLinkedPages_Answer(TypedDict):
    """The type of `answer` of `shelves.by-linked-pages`."""

    data: list[str]
    total: NotRequired[int]
    next: NotRequired[str | None]


SearchResult = TypedDict(
    "SearchResult",
    {
        "books": NotRequired[BookPage],
        "authors": NotRequired[AuthorPage | None],
        "more/less": NotRequired[SearchResult_MoreLess],
    },
)
"""The schema `search-result`."""

Position: TypeAlias = int
"""At least 1."""

ShelvesList_Answer_Data_Item: TypeAlias = Literal["history", "travel"]
"""The type of `answer.data.item` of `shelves.list`."""
