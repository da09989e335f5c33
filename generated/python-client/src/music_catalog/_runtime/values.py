# Made by endpoint-manifest (python-client) from its template _runtime/values.py.
# Not to be edited: fill the manifest in and run `generate`.
"""Values of parameters and properties: which are accepted, and how each becomes text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias, TypeGuard, cast
from urllib.parse import quote

from .errors import InvalidArgumentError

if TYPE_CHECKING:
    from datetime import date, time
    from decimal import Decimal
    from enum import Enum
    from uuid import UUID


class Omit:
    """The type of `OMIT`."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "OMIT"

    def __bool__(self) -> bool:
        return False

    def __reduce__(self) -> str:
        return "OMIT"


OMIT: Final = Omit()
"""Leaves a parameter or a property out.

`None` is null: `note=OMIT` sends nothing, `note=None` sends null.
"""

PathValue: TypeAlias = "str | int | float | Decimal | UUID | date | Enum"
"""A value in a path: an identifier. It is percent-encoded by the client."""

TextValue: TypeAlias = "str | Decimal | UUID | date | time | Enum"
"""Values that are sent as text."""

ParameterValue: TypeAlias = "str | int | float | bool | Decimal | UUID | date | time | Enum | Omit"
"""A single value of a parameter."""

OpenParameters: TypeAlias = "Mapping[str, object]"
"""Parameters by their names on the wire, where the manifest does not show which there are."""

OpenHeaders: TypeAlias = "Mapping[str, ParameterValue]"
"""Headers by name. They replace those of the client, and `OMIT` leaves one out."""


def single_text(value: object, subject: str) -> str:
    """Give the text of a single value; `subject` begins the message where it has none."""
    if type(value) is str:
        return value
    if value is True:
        return "true"
    if value is False:
        return "false"
    if type(value) is int:
        return int_text(value, subject)
    if isinstance(value, float):
        return float_text(value, subject)
    text = other_text(value)
    if text is not None:
        return text
    kind = "several: no style is shown" if is_list(value) or is_record(value) else _named(value)
    raise InvalidArgumentError(f"{subject} cannot be {kind}")


def _named(value: object) -> str:
    return "None; OMIT leaves it out" if value is None else f"of type {type(value).__name__}"


def int_text(value: int, subject: str) -> str:
    """Give the digits of an integer."""
    try:
        return str(value)
    except ValueError:
        # Python writes none of more than 4,300 digits.
        raise InvalidArgumentError(f"{subject} has too many digits") from None


def float_text(value: float, subject: str) -> str:
    """Give the shortest text of a float, without an exponent where JSON's own writers have none."""
    if value - value != 0:
        raise InvalidArgumentError(f"{subject} cannot be {value}")
    size = abs(value)
    if size < 1e21 and value % 1 == 0:
        return str(int(value))
    text = repr(value)
    if "e" not in text or not 1e-6 <= size < 1e21:
        return text
    from decimal import Decimal

    return format(Decimal(text), "f")


def other_text(value: object) -> str | None:
    """
    Give the text of a value that stands for text: an enum, a date, a time, a decimal, a UUID; None
    = it does not.
    """
    # Imported here, because few calls need them.
    from datetime import date, time
    from decimal import Decimal
    from enum import Enum
    from uuid import UUID

    if isinstance(value, Enum):
        return single_text(cast("object", value.value), "an enum")
    if isinstance(value, str):
        return str(value)
    if isinstance(value, int):
        return int_text(int(value), "an integer")
    if isinstance(value, date | time):
        text = value.isoformat()
        return f"{text[:-6]}Z" if text.endswith("+00:00") else text
    if isinstance(value, Decimal):
        return format(value, "f") if value.is_finite() else None
    return str(value) if isinstance(value, UUID) else None


def is_list(value: object) -> TypeGuard[Sequence[object]]:
    """Tell whether a value is an array."""
    return isinstance(value, list | tuple) or (
        isinstance(value, Sequence) and not isinstance(value, str | bytes | bytearray | memoryview)
    )


def is_record(value: object) -> TypeGuard[Mapping[str, object]]:
    """Tell whether a value is an object, of JSON's kind."""
    return isinstance(value, Mapping)


def properties_of(value: object, subject: str) -> list[tuple[str, object]]:
    """Give the properties of an object, in its own order, without those that are not given."""
    if not is_record(value):
        raise InvalidArgumentError(f"{subject} must be a mapping")
    return [(str(name), each) for name, each in value.items() if not isinstance(each, Omit)]


def percent_encode(text: str, subject: str) -> str:
    """Keep only the unreserved characters of RFC 3986, section 2.3.

    `subject` begins the message of an error.
    """
    if text.isalnum() and text.isascii():
        return text
    try:
        return quote(text, safe="")
    except UnicodeEncodeError:
        raise InvalidArgumentError(f"{subject} is not well formed") from None
