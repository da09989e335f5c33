"""Bodies of type `multipart/form-data` (RFC 7578). Files are read when they are sent."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl

from .body_encoders import is_raw, raw_body
from .body_source import Body, binary_body, joined
from .errors import InvalidArgumentError
from .file_part import FilePart, file_name
from .form_fields import FormField, FormPart, field_text, fields_of, styled_text
from .headers import put_header
from .values import is_list, is_record

if TYPE_CHECKING:
    from .operation import BodyEncoder, Operation


def multipart_body(*parts: FormPart) -> BodyEncoder:
    """
    Make the encoder of a form with files; it takes a mapping, or bytes whose type says the
    boundary.
    """

    def encode(
        operation: Operation, body: object, content_type: str | None, headers: dict[str, str]
    ) -> Body:
        if is_raw(body):
            media_type = content_type or headers.get("content-type") or ""
            if "boundary=" not in media_type.lower():
                raise InvalidArgumentError(
                    f"{operation.id}: the boundary of the body must be in its type"
                )
            return raw_body(operation, body, content_type, headers)
        # No content can contain a boundary that nobody knows in advance.
        boundary = f"form-{os.urandom(16).hex()}"
        pieces: list[Body] = []
        for field in fields_of(operation.id, parts, body):
            for head, content in _parts_of(field):
                pieces += [
                    f"--{boundary}\r\n{head}\r\n\r\n".encode(errors="replace"),
                    content,
                    b"\r\n",
                ]
        pieces.append(f"--{boundary}--\r\n".encode())
        media_type = f"multipart/form-data; boundary={boundary}"
        put_header(headers, "content-type", media_type, operation.id)
        return joined(pieces)

    return encode


def _parts_of(field: FormField) -> list[tuple[str, Body]]:
    """Give the heads and contents of the parts of a field."""
    name, value, part, _ = field
    if part and part.style:
        # Names and values are not percent-encoded here, because no character has a special meaning.
        pairs = parse_qsl(styled_text(field) or "", keep_blank_values=True)
        return [(_head(key), text.encode()) for key, text in pairs]
    content = _file_of(field)
    if content is not None:
        return [content]
    said = part.content_type if part else None
    has_parts = said is None and (is_record(value) or is_list(value))
    media_type = "application/json" if has_parts else said and _part_type(field)
    text = field_text(field).encode(errors="replace")
    return [(_head(name, content_type=media_type), text)]


def _file_of(field: FormField) -> tuple[str, Body] | None:
    """Give the head and the content of a file; None = the value is none."""
    value = field.value
    if isinstance(value, str | int | float | dict | list | None):
        return None
    content = binary_body(value.content if isinstance(value, FilePart) else value)
    if content is None:
        return None
    name = value.name if isinstance(value, FilePart) else file_name(value)
    own = value.content_type if isinstance(value, FilePart) else None
    return _head(field.name, name, own or _part_type(field)), content


def _part_type(field: FormField) -> str:
    """Give the manifest's media type for bytes that have none (OpenAPI 3.1.1, section 4.8.15.1)."""
    said = (field.part and field.part.content_type) or "application/octet-stream"
    if "*" not in said:
        return said
    raise InvalidArgumentError(
        f"{field.subject} must be a FilePart that says its type, one of {said}"
    )


def _head(name: str, filename: str | None = None, content_type: str | None = None) -> str:
    file = "" if filename is None else f'; filename="{_escaped(filename)}"'
    head = f'Content-Disposition: form-data; name="{_escaped(name)}"{file}'
    if not content_type:
        return head
    if "\r" in content_type or "\n" in content_type:
        raise InvalidArgumentError("a media type has a line break")
    return f"{head}\r\nContent-Type: {content_type}"


def _escaped(text: str) -> str:
    """Escape what would end a quoted name (HTML standard, section 4.10.22.8)."""
    return text.replace("\r", "%0D").replace("\n", "%0A").replace('"', "%22")
