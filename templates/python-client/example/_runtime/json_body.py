"""Bodies that are JSON according to the manifest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .headers import put_header
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
