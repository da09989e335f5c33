"""Percent-encoding of text in URLs (RFC 3986, section 2.1)."""

from __future__ import annotations

from urllib.parse import quote

from .errors import InvalidArgumentError


def percent_encode(text: str, subject: str) -> str:
    """Keep only the unreserved characters of RFC 3986, section 2.3.

    `subject` begins the message of an error.
    """
    if text.isalnum() and text.isascii():
        return text
    try:
        return quote(text, safe="")
    except UnicodeEncodeError:
        raise InvalidArgumentError(f"{subject} is not well formed") from None
