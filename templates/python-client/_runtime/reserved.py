"""
Values whose reserved characters are sent unchanged: `allowReserved` of OpenAPI, `{+name}` of RFC
6570.
"""

from __future__ import annotations

import re

from .values import percent_encode

# Percent-encoded triples stay unchanged, too; every other `%` is encoded.
_QUERY = re.compile(r"(%[\da-fA-F]{2}|[:/?@!$()*,;=]+)|%|[^%:/?@!$()*,;=]+")
_ITEMS = re.compile(r"(%[\da-fA-F]{2}|[:/?@!$()*]+)|%|[^%:/?@!$()*]+")
_PATH = re.compile(r"(%[\da-fA-F]{2}|[:@!$&'()*+,;=]+)|%|[^%:@!$&'()*+,;=]+")


def reserved(text: str, subject: str) -> str:
    """
    Keep reserved characters in a query (`allowReserved` of OpenAPI), but for those that it cannot
    hold.
    """
    return _keeping(_QUERY, text, subject)


def reserved_items(text: str, subject: str) -> str:
    """Keep reserved characters in one of several values: what may separate them is encoded."""
    return _keeping(_ITEMS, text, subject)


def reserved_in_path(text: str, subject: str) -> str:
    """
    Keep reserved characters in a path, but for those that a segment cannot hold (RFC 3986, section
    3.3).
    """
    return _keeping(_PATH, text, subject)


def _keeping(pattern: re.Pattern[str], text: str, subject: str) -> str:
    return pattern.sub(lambda match: match[1] or percent_encode(match[0], subject), text)
