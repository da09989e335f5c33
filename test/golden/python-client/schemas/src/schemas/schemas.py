# Made by endpoint-manifest (python-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.
"""Types of Library: what `json` gives, and what is sent as JSON."""

from __future__ import annotations

from typing import Literal, NotRequired, Optional, TypeAlias, TypedDict


class Book(TypedDict):
    """Book.

    A book of the library.
    """

    id: str
    """Pattern: `^[0-9]{13}$`."""
    title: str
    """1 to 200 characters."""
    subtitle: NotRequired[str | None]
    pages: NotRequired[int]
    """At least 1, below 100000. Format: `int32`."""
    price: NotRequired[Money]
    """Without tax."""
    weight: NotRequired[float]
    """Above 0, at most 99.5, a multiple of 0.5."""
    available: NotRequired[bool]
    binding: NotRequired[object]
    """Any JSON value: its values are of several types."""
    kind: NotRequired[Literal["book"]]
    """Always "book"."""
    cover: NotRequired[str]
    """Encoding: `base64`. Media type: `image/jpeg`."""
    note: NotRequired[str]
    """Media type: `application/json`."""
    extras: NotRequired[object]
    anything: NotRequired[object]


class Money(TypedDict):
    """Exactly 2 properties."""

    amount: int
    currency: str


class Note(TypedDict):
    """The schema `note`."""

    text: NotRequired[str]
    replyTo: NotRequired[Note]
    replies: NotRequired[list[Note]]


class Mixed(TypedDict):
    """The schema `mixed`."""

    size: NotRequired[int]
    name: str


class Payment(TypedDict):
    """The schema `payment`."""

    card: NotRequired[str]
    address: NotRequired[str]


class Film(TypedDict):
    """The schema `film`."""

    kind: str
    minutes: NotRequired[int]


class Record(TypedDict):
    """The schema `record`."""

    kind: Literal["record"]
    """Always "record"."""


class Medium(TypedDict):
    """The schema `medium`."""

    form: NotRequired[str]


class SpecialBook(TypedDict):
    """The schema `special-book`."""

    id: str
    """Pattern: `^[0-9]{13}$`."""
    title: str
    """1 to 200 characters."""
    subtitle: NotRequired[str | None]
    pages: NotRequired[int]
    """At least 1, below 100000. Format: `int32`."""
    price: NotRequired[Money]
    """Without tax."""
    weight: NotRequired[float]
    """Above 0, at most 99.5, a multiple of 0.5."""
    available: NotRequired[bool]
    binding: NotRequired[object]
    """Any JSON value: its values are of several types."""
    kind: NotRequired[Literal["book"]]
    """Always "book"."""
    cover: NotRequired[str]
    """Encoding: `base64`. Media type: `image/jpeg`."""
    note: NotRequired[str]
    """Media type: `application/json`."""
    extras: NotRequired[object]
    anything: NotRequired[object]
    edition: NotRequired[int]
    form: NotRequired[str]


class ByCountry(TypedDict):
    """The schema `by-country`."""

    country: NotRequired[str]
    state: NotRequired[str]


Field: TypeAlias = Literal["id", "title", "price"]
"""The schema `field`."""

List: TypeAlias = list[str]
"""1 to 10 items."""

AnyList: TypeAlias = list[object]
"""The schema `any-list`."""

Point: TypeAlias = list[object]
"""An array of at most 2 items, each with a schema of its own."""

Scores: TypeAlias = list[object]
"""An array whose first item has a schema of its own."""

ByLanguage: TypeAlias = dict[str, str]
"""The schema `by-language`."""

OpenMap: TypeAlias = dict[str, object]
"""The schema `open-map`."""

Flags: TypeAlias = dict[str, bool]
"""The schema `flags`."""

OddNames: TypeAlias = dict[str, object]
"""The schema `odd-names`."""

Item: TypeAlias = Film | Record
"""The schema `item`."""

Size_String: TypeAlias = Literal["small", "large"]
"""The type of `string` in `Size`."""

Size: TypeAlias = int | Size_String
"""The schema `size`."""

NumberOrText: TypeAlias = float | str
"""The schema `number-or-text`."""

NotANumber: TypeAlias = object
"""Any JSON value: only what it is not is said."""

EitherName: TypeAlias = object
"""The schema `either-name`."""

Short: TypeAlias = object
"""The schema `short`."""

Json: TypeAlias = str | float | bool | list[Optional["Json"]] | dict[str, Optional["Json"]]
"""The schema `json`."""

Remark: TypeAlias = object
"""Anything at all."""
