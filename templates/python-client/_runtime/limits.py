"""Limits of the manifest, checked before anything is sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from .errors import InvalidArgumentError
from .values import Omit, is_list, is_record

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .operation import Check, Operation
    from .parameters import Place


class Limit(NamedTuple):
    """A limit on the values of one call."""

    of: Sequence[tuple[str, str]]
    """Parameters and properties of the body, by place and name: `("query", "ids")`.

    Several are counted together.
    """
    by: str
    """The place in the manifest that sets the limit."""
    max_items: int | None = None
    min_items: int | None = None
    """The fewest values they may have, where any is given."""
    maximum: float | None = None
    """The largest value they may have."""


def limits(*all_limits: Limit) -> Check:
    """Make the check of an operation's limits."""

    def check(
        operation: Operation, values: Mapping[tuple[Place, str], object], body: object
    ) -> None:
        for limit in all_limits:
            _check(operation, limit, values, body)

    return check


def _check(
    operation: Operation,
    limit: Limit,
    values: Mapping[tuple[Place, str], object],
    body: object,
) -> None:
    named: Mapping[Any, object] = values
    given: list[object] = []
    for place, name in limit.of:
        if place == "body":
            value = body.get(name) if is_record(body) else None
        else:
            value = named.get((place, name.lower() if place == "header" else name))
        if value is not None and not isinstance(value, Omit):
            given.append(value)
    count = sum(len(value) if is_list(value) else 1 for value in given)

    def refuse(fault: str) -> None:
        what = " + ".join(f"{place}.{name}" for place, name in limit.of)
        raise InvalidArgumentError(f"{operation.id}: {what} {fault} ({limit.by})")

    if limit.max_items is not None and count > limit.max_items:
        refuse(f"has {count} values, and takes at most {limit.max_items}")
    if limit.min_items is not None and given and count < limit.min_items:
        refuse(f"has {count} values, and takes at least {limit.min_items}")
    if limit.maximum is not None:
        for value in given:
            number = _number(value)
            if number is not None and number > limit.maximum:
                refuse(f"is {number:g}, and is at most {limit.maximum:g}")


def _number(value: object) -> float | None:
    try:
        return None if is_list(value) else float(str(value))
    except ValueError:
        return None
