"""Errors by status: what the Library answers that is no success."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ._runtime.errors import APIError

if TYPE_CHECKING:
    from .schemas import Problem


class NotFoundError(APIError):
    """404: There is no such thing."""

    if TYPE_CHECKING:

        @property
        def body(self) -> Problem:
            """What went wrong."""
            ...


class ConflictError(APIError):
    """409."""

    if TYPE_CHECKING:

        @property
        def body(self) -> Problem:
            """What went wrong."""
            ...


COMMON: Final[dict[int | str, type[APIError]]] = {404: NotFoundError}
