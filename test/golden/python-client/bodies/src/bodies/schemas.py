# Made by endpoint-manifest (python-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.
"""Types of Library: what `json` gives, and what is sent as JSON."""

from __future__ import annotations

from typing import NotRequired, TypeAlias, TypedDict


class Book(TypedDict):
    """The schema `book`."""

    title: str


class Upload(TypedDict):
    """What is sent with a book. Bytes are marked in each way that there is."""

    title: str
    text: str
    """The text.

    Format: `binary`.
    """
    cover: NotRequired[str | None]
    """Media type: `image/png`."""
    pages: NotRequired[list[Page]]
    index: NotRequired[object]
    """Any JSON value: what is said holds for values of one type only."""
    sample: NotRequired[str]
    signature: NotRequired[str]
    """Encoding: `base64`."""
    book: NotRequired[Book]
    tags: NotRequired[list[str]]


class BooksOrder_FormBody_Address(TypedDict):
    """The type of `form body.address` of `books.order`."""

    city: NotRequired[str]


Page: TypeAlias = str
"""Media type: `image/tiff`."""
