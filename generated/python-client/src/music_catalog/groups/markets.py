# Made by endpoint-manifest (python-client) from manifest/groups/markets.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Markets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime.group import AsyncGroup, Group
from .._runtime.not_shown import NotShown

if TYPE_CHECKING:
    from typing import Literal


class _Markets:
    """The operations of `Markets` and `AsyncMarkets`, described once for both."""

    __slots__ = ()

    @property
    def list(self) -> NotShown[Literal["method", "path"], Literal["markets.list"]]:
        """The operation `markets.list`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/markets.yaml#operations.list.
        """
        return NotShown(
            "markets.list", ("method", "path"), "manifest/groups/markets.yaml#operations.list"
        )


class Markets(_Markets, Group):
    """Markets."""

    __slots__ = ()


class AsyncMarkets(_Markets, AsyncGroup):
    """Markets."""

    __slots__ = ()
