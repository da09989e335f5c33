# Made by endpoint-manifest (python-client) from its template _runtime/json_pointer.py.
# Not to be edited: fill the manifest in and run `generate`.
"""JSON Pointers (RFC 6901) into responses."""

from __future__ import annotations

from typing import Any, TypeGuard


def is_object(value: object) -> TypeGuard[dict[str, Any]]:
    """Tell whether a value of JSON is an object."""
    return isinstance(value, dict)


def is_array(value: object) -> TypeGuard[list[Any]]:
    """Tell whether a value of JSON is an array."""
    return isinstance(value, list)


def value_at(whole: Any, pointer: str, default: Any) -> Any:
    """Give the value that a pointer leads to, or the default.

    The empty pointer is the whole value.
    """
    value = whole
    for token in pointer.split("/")[1:]:
        key = token.replace("~1", "/").replace("~0", "~")
        if is_object(value) and key in value:
            value = value[key]
        elif is_array(value) and key.isdigit() and int(key) < len(value):
            value = value[int(key)]
        else:
            return default
    return value
