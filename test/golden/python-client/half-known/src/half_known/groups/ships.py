# Made by endpoint-manifest (python-client) from manifest/groups/ships.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Ships, whether they lie in the harbour or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime.group import AsyncGroup, Group
from .._runtime.not_shown import NotShown

if TYPE_CHECKING:
    from typing import Literal


class _Ships:
    """The operations of `Ships` and `AsyncShips`, described once for both."""

    __slots__ = ()

    @property
    def list(self) -> NotShown[Literal["path"], Literal["ships.list"]]:
        """The operation `ships.list`.

        Cannot be called yet: its path is not shown. Fill in
        manifest/groups/ships.yaml#operations.list.
        """
        return NotShown("ships.list", ("path",), "manifest/groups/ships.yaml#operations.list")

    @property
    def retrieve(self) -> NotShown[Literal["method"], Literal["ships.retrieve"]]:
        """The operation `ships.retrieve`.

        Deprecated. It ends on 2027-01-01. Not shown: since when and what replaces it. Ships
        move.

        Cannot be called yet: its method is not shown. Fill in
        manifest/groups/ships.yaml#operations.retrieve.
        """
        return NotShown(
            "ships.retrieve", ("method",), "manifest/groups/ships.yaml#operations.retrieve"
        )

    @property
    def sink(self) -> NotShown[Literal["method", "path"], Literal["ships.sink"]]:
        """The operation `ships.sink`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/ships.yaml#operations.sink.
        """
        return NotShown(
            "ships.sink", ("method", "path"), "manifest/groups/ships.yaml#operations.sink"
        )


class Ships(_Ships, Group):
    """Ships, whether they lie in the harbour or not."""

    __slots__ = ()

    @property
    def visits(self) -> Visits:
        """The operations of `ships.visits`."""
        return Visits(self._core)


class AsyncShips(_Ships, AsyncGroup):
    """Ships, whether they lie in the harbour or not."""

    __slots__ = ()

    @property
    def visits(self) -> AsyncVisits:
        """The operations of `ships.visits`."""
        return AsyncVisits(self._core)


class _Visits:
    """The operations of `Visits` and `AsyncVisits`, described once for both."""

    __slots__ = ()

    @property
    def begin(self) -> NotShown[Literal["method", "path"], Literal["ships.visits.begin"]]:
        """Begin a visit.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/ships.yaml#subgroups.visits.operations.begin.
        """
        return NotShown(
            "ships.visits.begin",
            ("method", "path"),
            "manifest/groups/ships.yaml#subgroups.visits.operations.begin",
        )

    @property
    def end(self) -> NotShown[Literal["method", "path"], Literal["ships.visits.end"]]:
        """The operation `ships.visits.end`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/ships.yaml#subgroups.visits.operations.end.
        """
        return NotShown(
            "ships.visits.end",
            ("method", "path"),
            "manifest/groups/ships.yaml#subgroups.visits.operations.end",
        )


class Visits(_Visits, Group):
    """The operations of `ships.visits`."""

    __slots__ = ()


class AsyncVisits(_Visits, AsyncGroup):
    """The operations of `ships.visits`."""

    __slots__ = ()
