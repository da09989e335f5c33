"""The text of forms (URL standard, section 5)."""

from __future__ import annotations

from urllib.parse import quote_plus

FORM_TYPE = "application/x-www-form-urlencoded"


def form_pair(name: str, value: str) -> str:
    """Write a name with its value."""
    return f"{form_text(name)}={form_text(value)}"


def form_text(text: str) -> str:
    """Encode a text: a space is a plus."""
    return quote_plus(text, safe="*", errors="replace").replace("~", "%7E")
