# Made by endpoint-manifest (python-client) from its template _runtime/parameters.py.
# Not to be edited: fill the manifest in and run `generate`.
"""The parameters of an operation, and how each is written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from .values import percent_encode

Place: TypeAlias = Literal["path", "query", "header", "cookie"]
"""Where a parameter is in a request (OpenAPI 3.1.1, section 4.8.12.1)."""

Arrays: TypeAlias = Literal["brackets", "indices", "repeat"]
"""How `deep_object` writes lists: `a[]=1`, `a[0]=1` or `a=1&a=2`."""

Encode: TypeAlias = "Callable[[str, str], str]"
"""Encodes a text for its place in a URL; the second argument begins the message of an error."""


class Parameter:
    """A parameter that a manifest shows."""

    __slots__ = ("arrays", "encode", "explode", "name", "place", "style")

    def __init__(
        self,
        place: Place,
        name: str,
        style: Style | None = None,
        *,
        explode: bool = False,
        arrays: Arrays = "brackets",
        encode: Encode = percent_encode,
    ) -> None:
        self.place: Place = place
        self.name = name
        self.style = style
        self.explode = explode
        self.arrays: Arrays = arrays
        self.encode = encode


Style: TypeAlias = "Callable[[Parameter, object, str], str | None]"
"""Writes a value; None = nothing is sent (an empty list or object).

The text begins the message of an error.
"""
