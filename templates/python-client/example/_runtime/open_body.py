"""Bodies whose type the manifest leaves open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .json_body import json_body
from .media_types import is_json
from .raw_body import is_raw, raw_body

if TYPE_CHECKING:
    from .body_source import Body
    from .operation import Operation


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
