"""
Parameters that are JSON text: `content` of one media type in place of a schema (OpenAPI 3.1.1,
section 4.8.12.3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .json_text import json_text
from .values import percent_encode

if TYPE_CHECKING:
    from .parameters import Parameter


def json_value(parameter: Parameter, value: object, subject: str) -> str | None:
    """Write any value as its JSON: `filter=%7B%22a%22%3A1%7D`."""
    # A header has escapes of JSON for the characters that it cannot hold (RFC 8259, section 7).
    in_header = parameter.place == "header"
    return _written(parameter, json_text(value, subject, ascii_only=in_header), subject)


def json_or_text(parameter: Parameter, value: object, subject: str) -> str | None:
    """Write a value as its JSON; a string is JSON text already, and is sent unchanged."""
    return (
        _written(parameter, value, subject)
        if isinstance(value, str)
        else json_value(parameter, value, subject)
    )


def _written(parameter: Parameter, text: str, subject: str) -> str:
    if parameter.place == "header":
        return text
    value = percent_encode(text, subject)
    return (
        value if parameter.place == "path" else f"{percent_encode(parameter.name, subject)}={value}"
    )
