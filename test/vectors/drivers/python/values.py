"""Values of the vectors' protocol, as Python has them."""

from __future__ import annotations

import base64
from collections.abc import AsyncIterator, Iterator
from typing import Any

from driven import PACKAGE

SDK: Any = PACKAGE.sdk


def given_value(value: Any, *, is_async: bool = False) -> Any:
    """Give what a caller passes."""
    if isinstance(value, list):
        return [given_value(each, is_async=is_async) for each in value]
    if not isinstance(value, dict):
        return value
    if len(value) == 1:
        ((name, inner),) = value.items()
        if name == "$nothing":
            return SDK.OMIT
        if name == "$number":
            return float(inner) if inner in ("NaN", "Infinity", "-Infinity") else int(inner)
        if name == "$bytes":
            return base64.b64decode(inner)
        if name == "$file":
            return SDK.FilePart(base64.b64decode(inner["bytes"]), inner["name"], inner.get("type"))
        if name == "$stream":
            return _stream_async(inner) if is_async else _stream(inner)
    return {name: given_value(each, is_async=is_async) for name, each in value.items()}


def _stream(texts: list[str]) -> Iterator[bytes]:
    yield from (text.encode() for text in texts)


async def _stream_async(texts: list[str]) -> AsyncIterator[bytes]:
    for text in texts:
        yield text.encode()


def answered_value(value: Any, *, outermost: bool = True) -> Any:
    """Give what a call gave, in the words of the protocol."""
    if value is None and outermost:
        return {"$nothing": True}
    if isinstance(value, bytes):
        return {"$bytes": base64.b64encode(value).decode()}
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {name: each for name, each in value._asdict().items() if each is not None}
    return value


def item_of(each: Any, take: str) -> Any:
    """Give an item, an event or a page."""
    if take == "pages":
        told = {"items": each.items}
        return told if each.total is None else {**told, "total": each.total}
    return answered_value(each, outermost=False)


def head_of(response: Any) -> dict[str, Any]:
    """Give the head of a response."""
    return {"status": response.status, "headers": dict(response.headers)}
