"""The style `deepObject` of OpenAPI: `color[R]=100&color[G]=200`, its brackets percent-encoded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import InvalidArgumentError
from .styles import item_text
from .values import is_list, is_record, percent_encode, properties_of

if TYPE_CHECKING:
    from .parameters import Parameter

_DEEPEST = 32
"""Servers read no deeper, and a circular value has no end."""


def deep_object(parameter: Parameter, value: object, subject: str) -> str | None:
    """Write an object of any depth.

    The table of OpenAPI covers only objects of single values. Nested values continue in the same
    way (`a[b][c]=1`), and lists are `a[]=1` unless the parameter says otherwise. An item with parts
    gets its index, the only form that servers agree on.
    """
    pairs: list[str] = []
    _write(parameter, value, subject, (), pairs)
    return "&".join(pairs) if pairs else None


def _write(
    parameter: Parameter, value: object, subject: str, keys: tuple[str, ...], pairs: list[str]
) -> None:
    if len(keys) > _DEEPEST:
        raise InvalidArgumentError(f"{subject} is nested more than {_DEEPEST} levels deep")
    if is_list(value):
        for index, each in enumerate(value):
            key = _item_key(parameter, each, index)
            _write(parameter, each, subject, keys + key, pairs)
    elif is_record(value):
        for name, each in properties_of(value, subject):
            _write(parameter, each, subject, (*keys, name), pairs)
    else:
        # Brackets in a name would be read as syntax.
        joined = "".join(keys)
        if ("[" in joined or "]" in joined) if len(keys) > 1 else "][" in joined:
            raise InvalidArgumentError(f"{subject} cannot have brackets in names of properties")
        path = "".join(f"%5B{percent_encode(key, subject)}%5D" for key in keys)
        text = item_text(parameter, value, subject)
        pairs.append(f"{percent_encode(parameter.name, subject)}{path}={text}")


def _item_key(parameter: Parameter, item: object, index: int) -> tuple[str, ...]:
    if is_list(item) or is_record(item) or parameter.arrays == "indices":
        return (str(index),)
    return () if parameter.arrays == "repeat" else ("",)
