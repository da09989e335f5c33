"""JSON Pointers (RFC 6901) into responses."""

from __future__ import annotations

from typing import Any


def value_at(whole: Any, pointer: str, default: Any) -> Any:
    """Give the value that a pointer leads to, or the default. The empty pointer is the whole value."""
    value = whole
    for token in pointer.split("/")[1:]:
        key = token.replace("~1", "/").replace("~0", "~")
        if isinstance(value, dict) and key in value:
            value = value[key]
        elif isinstance(value, list) and key.isdigit() and int(key) < len(value):
            value = value[int(key)]
        else:
            return default
    return value
