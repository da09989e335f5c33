"""The value that stands for "not given"."""

from __future__ import annotations

from typing import Final


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
"""
Leaves a parameter or a property out.

`None` is null: `note=OMIT` sends nothing, `note=None` sends null.
"""
