"""Bodies of type `application/x-www-form-urlencoded`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .body_encoders import is_raw, raw_body
from .form_fields import FormPart, field_text, fields_of, styled_text
from .form_text import FORM_TYPE, form_pair
from .headers import put_header

if TYPE_CHECKING:
    from .body_source import Body
    from .operation import BodyEncoder, Operation


def form_body(*parts: FormPart) -> BodyEncoder:
    """Make the encoder of a form; it takes a mapping, or text that is a form already."""

    def encode(
        operation: Operation, body: object, content_type: str | None, headers: dict[str, str]
    ) -> Body:
        if is_raw(body):
            return raw_body(operation, body, content_type or FORM_TYPE, headers)
        put_header(headers, "content-type", content_type or FORM_TYPE, operation.id)
        pairs: list[str] = []
        for field in fields_of(operation.id, parts, body):
            if field.part and field.part.style:
                styled = styled_text(field)
                pairs += [] if styled is None else [styled]
            else:
                pairs.append(form_pair(field.name, field_text(field)))
        return "&".join(pairs).encode()

    return encode
