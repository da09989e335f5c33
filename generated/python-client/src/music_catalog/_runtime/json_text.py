# Made by endpoint-manifest (python-client) from its template _runtime/json_text.py.
# Not to be edited: fill the manifest in and run `generate`.
"""JSON (RFC 8259) as it is written and read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, cast

from .errors import InvalidArgumentError
from .values import Omit, is_list, is_record, other_text


class _HasOmitted(Exception):
    """A property is left out, so the value has to be copied."""


def _default(value: object) -> object:
    if isinstance(value, Omit):
        raise _HasOmitted
    if isinstance(value, Mapping):
        # A mapping that is no `dict`.
        return dict(cast("Mapping[str, object]", value))
    text = other_text(value)
    if text is not None:
        return text
    if is_list(value):
        return list(value)
    raise TypeError(type(value).__name__)


_ENCODE = json.JSONEncoder(
    ensure_ascii=False, allow_nan=False, separators=(",", ":"), default=_default
).encode
_ENCODE_ASCII = json.JSONEncoder(allow_nan=False, separators=(",", ":"), default=_default).encode


def json_text(value: object, subject: str, *, ascii_only: bool = False) -> str:
    """Give the JSON of a value; `subject` begins the message where it has none."""
    encode = _ENCODE_ASCII if ascii_only else _ENCODE
    try:
        try:
            return encode(value)
        except _HasOmitted:
            return encode(_without_omitted(value))
    except (TypeError, ValueError, RecursionError, _HasOmitted) as error:
        why = str(error) if isinstance(error, TypeError) else type(error).__name__
        raise InvalidArgumentError(f"{subject} cannot be written as JSON: {why}") from None


def _without_omitted(value: object) -> object:
    if is_record(value):
        return {
            name: _without_omitted(each)
            for name, each in value.items()
            if not isinstance(each, Omit)
        }
    return [_without_omitted(each) for each in value] if is_list(value) else value


def _refuse_constant(name: str) -> object:
    raise ValueError(f"{name} is no JSON")


_DECODE = json.JSONDecoder(parse_constant=_refuse_constant).decode


def parse_json(data: bytes) -> Any:
    """Decode JSON, which is always UTF-8 (RFC 8259, section 8.1); a byte order mark is passed over.

    ValueError = it is none.
    """
    try:
        return _DECODE(data.decode("utf-8-sig"))
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
