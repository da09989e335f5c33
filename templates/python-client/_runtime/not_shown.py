"""Placeholders for operations that cannot be called yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, NoReturn, TypeVar, cast

from .errors import NotShownError

M = TypeVar("M", covariant=True)
Id = TypeVar("Id", covariant=True)


class NotShown(Generic[M, Id]):
    """
    An operation of which the manifest does not show enough to call it. Type checkers refuse a call.

    `M` are the facts that are missing, `Id` is the operation's id.
    """

    __slots__ = ("_missing", "_operation", "place")

    def __init__(self, operation: Id, missing: tuple[M, ...], place: str) -> None:
        self._operation = operation
        self._missing = missing
        self.place = place
        """The place in the manifest to fill them in."""

    @property
    def operation(self) -> Id:
        """Id of the operation."""
        return self._operation

    @property
    def missing(self) -> tuple[M, ...]:
        """The facts that the manifest does not show."""
        return self._missing

    def __repr__(self) -> str:
        return f"<NotShown {self._operation}: {' and '.join(map(str, self._missing))}>"

    if not TYPE_CHECKING:

        def __call__(self, *args: Any, **kwargs: Any) -> NoReturn:
            """Refuse the call, and say where to fill in what is missing. Nothing is ever sent."""
            missing = cast("tuple[str, ...]", self._missing)
            raise NotShownError(str(self._operation), missing, self.place)
