# Made by endpoint-manifest (python-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.
"""Types of Library: what `json` gives, and what is sent as JSON."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Book(TypedDict):
    """The schema `book`."""

    title: NotRequired[str]


class Problem(TypedDict):
    """What went wrong."""

    status: int
    message: str
