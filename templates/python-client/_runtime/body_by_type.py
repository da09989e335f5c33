"""Bodies with one of several media types, a form among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .body_encoders import is_raw, open_body
from .errors import InvalidArgumentError
from .headers import bare_type

if TYPE_CHECKING:
    from .body_source import Body
    from .operation import Operation


def body_by_type(
    operation: Operation, body: object, content_type: str | None, headers: dict[str, str]
) -> Body:
    """Write a body by its media type: that of the call, of a header, or the operation's own."""
    media_type = content_type or headers.get("content-type") or operation.content_type
    found = [
        form
        for form in operation.forms
        if (not is_raw(body) if media_type is None else form.content_type == bare_type(media_type))
    ]
    if len(found) > 1:
        types = " or ".join(form.content_type for form in found)
        raise InvalidArgumentError(f"{operation.id}: the body needs a content_type: {types}")
    for form in found:
        return form.write(operation, body, content_type or media_type, headers)
    return open_body(operation, body, content_type, headers)
