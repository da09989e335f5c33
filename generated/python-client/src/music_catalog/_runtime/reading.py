# Made by endpoint-manifest (python-client) from its template _runtime/reading.py.
# Not to be edited: fill the manifest in and run `generate`.
"""The media types of successful responses, and what each is read as."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from .headers import bare_type, is_json, is_same_type

if TYPE_CHECKING:
    from .headers import Headers

Reading: TypeAlias = "Callable[[int, Headers, str], str]"
"""
Gives the media type that a success is read as, from its status, its headers, and what the request
accepts. ValueError = the manifest does not name its type.
"""


def listed(*types: str) -> Reading:
    """
    Make the reading of an operation with these media types, ranges such as `image/*` among them
    (RFC 9110, section 12.5.1).
    """
    bare = [(each, bare_type(each)) for each in types]
    only = types[0] if len(types) == 1 and "*" not in types[0] else ""

    def read(_status: int, headers: Headers, accept: str) -> str:
        said = headers.get("content-type")
        if only and (said is None or is_same_type(said, only)):
            return said or only
        asked = [bare_type(each) for each in accept.split(",")]
        # If the call requested some of several types, only those are allowed.
        due = [each for each in bare if each[1] in asked] or bare
        fallback = due[0][0] if len(due) == 1 and "*" not in due[0][0] else ""
        found = said or fallback
        if any(_is_in(found, each) for _, each in due):
            return found
        names = " or ".join(each for each, _ in due)
        raise ValueError(f"{said or 'no content type'} where {names} is due")

    return read


def _is_in(media_type: str, due: str) -> bool:
    if not due.endswith("/*"):
        return is_same_type(media_type, due)
    return due == "*/*" or bare_type(media_type).startswith(due[:-1])


def any_as_json(_status: int, _headers: Headers, _accept: str) -> str:
    """Read JSON, whatever the response says."""
    return "application/json"


def any_as_text(_status: int, headers: Headers, _accept: str) -> str:
    """Read text, unless the response says that it is JSON. The charset comes from the response."""
    said = headers.get("content-type", "")
    return said if is_json(said) else f"text/plain;{said.partition(';')[2]}"


def any_as_bytes(_status: int, headers: Headers, _accept: str) -> str:
    """Read bytes, even where the response says that it is JSON or text."""
    said = headers.get("content-type", "")
    is_text = is_json(said) or said.lower().startswith("text/") or not said
    return "application/octet-stream" if is_text else said


def by_status(readings: dict[int | str, Reading]) -> Reading:
    """
    Read by the response's own status, `200`, by its range, `"2XX"`, or as all
    others, `"default"`.
    """

    def read(status: int, headers: Headers, accept: str) -> str:
        own = readings.get(status) or readings.get("2XX") or readings.get("default")
        return own(status, headers, accept) if own else headers.get("content-type", "")

    return read
