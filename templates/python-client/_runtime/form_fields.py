"""The properties of a form as they are sent (OpenAPI 3.1.1, section 4.8.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .headers import is_json
from .json_text import json_text
from .values import is_list, is_record, properties_of, single_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .parameters import Parameter


class FormPart(NamedTuple):
    """How one property of a form is written, where that differs from OpenAPI's defaults."""

    name: str
    content_type: str | None = None
    """Media type of its values; a range where each value names its own."""
    style: Parameter | None = None
    """The style of a query parameter, in place of a media type."""


class FormField(NamedTuple):
    """One value under one name."""

    name: str
    value: object
    part: FormPart | None
    subject: str
    """Begins the message of an error."""


def fields_of(operation_id: str, parts: Sequence[FormPart], body: object) -> list[FormField]:
    """Give the properties in their own order.

    A list is a field for each item, unless a style says otherwise.
    """
    by_name = {part.name: part for part in parts}
    fields: list[FormField] = []
    for name, value in properties_of(body, f"{operation_id}: the body"):
        part = by_name.get(name)
        subject = f'{operation_id}: property "{name}" of the body'
        several = is_list(value) and not (part and part.style)
        for each in value if several and is_list(value) else [value]:
            fields.append(FormField(name, each, part, subject))
    return fields


def styled_text(field: FormField) -> str | None:
    """
    Write a property with a style: pairs as in a query; None = it has no
    style, or nothing to send.
    """
    parameter = field.part.style if field.part else None
    if parameter is None or parameter.style is None:
        return None
    return parameter.style(parameter, field.value, field.subject)


def field_text(field: FormField) -> str:
    """
    Write a single value as text, a list or an object as JSON, unless its
    media type says otherwise.
    """
    media_type = field.part.content_type if field.part else None
    has_parts = media_type is None and (is_record(field.value) or is_list(field.value))
    as_json = has_parts or (media_type is not None and is_json(media_type))
    return (json_text if as_json else single_text)(field.value, field.subject)
