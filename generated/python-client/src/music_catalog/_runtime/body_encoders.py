# Made by endpoint-manifest (python-client) from its template _runtime/body_encoders.py.
# Not to be edited: fill the manifest in and run `generate`.
"""Bodies that are JSON, text or bytes, or whose type the manifest leaves open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .body_source import binary_body
from .errors import InvalidArgumentError
from .headers import is_json, put_header
from .json_text import json_text

if TYPE_CHECKING:
    from .body_source import Body
    from .operation import Operation


def json_body(
    operation: Operation, body: object, content_type: str | None, headers: dict[str, str]
) -> Body:
    """Write any JSON value; text becomes a JSON string."""
    media_type = content_type or headers.get("content-type") or operation.content_type
    put_header(headers, "content-type", media_type or "application/json", operation.id)
    subject = f"{operation.id}: the body"
    try:
        return json_text(body, subject).encode()
    except UnicodeEncodeError:
        # Half a pair of surrogates has an escape in JSON, and no UTF-8.
        return json_text(body, subject, ascii_only=True).encode()


def raw_body(
    operation: Operation, body: object, content_type: str | None, headers: dict[str, str]
) -> Body:
    """
    Send text in UTF-8, or bytes; their media type is the call's, else a header's, else the
    manifest's.
    """
    media_type = content_type or headers.get("content-type") or operation.content_type
    sent = encoded_text(body, operation) if isinstance(body, str) else binary_body(body)
    if sent is None:
        of_type = f" of type {media_type}" if media_type else ""
        raise InvalidArgumentError(f"{operation.id}: a body{of_type} must be text or bytes")
    if media_type:
        put_header(headers, "content-type", media_type, operation.id)
    elif isinstance(body, str):
        # Bytes whose type nobody knows have none (RFC 9110, section 8.3).
        put_header(headers, "content-type", "text/plain;charset=UTF-8", operation.id)
    return sent


def encoded_text(text: str, operation: Operation) -> bytes:
    """Encode text in UTF-8."""
    try:
        return text.encode()
    except UnicodeEncodeError:
        raise InvalidArgumentError(f"{operation.id}: the body is not well formed") from None


def is_raw(body: object) -> bool:
    """Tell whether a value is sent unchanged."""
    return isinstance(body, str | bytes | bytearray | memoryview) or (
        not isinstance(body, dict | list | tuple | int | float | None)
        and binary_body(body) is not None
    )


def open_body(
    operation: Operation, body: object, content_type: str | None, headers: dict[str, str]
) -> Body:
    """
    Write any body: by its media type, else as JSON for everything that is
    neither text nor bytes.
    """
    media_type = content_type or headers.get("content-type") or operation.content_type
    if is_raw(body):
        as_json = isinstance(body, str) and media_type is not None and is_json(media_type)
    else:
        as_json = media_type is None or is_json(media_type)
    return (json_body if as_json else raw_body)(operation, body, content_type, headers)
