# Made by endpoint-manifest (python-client) from manifest/groups/search.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime.group import AsyncGroup, Group
from .._runtime.not_shown import NotShown

if TYPE_CHECKING:
    from typing import Literal


class _Search:
    """The operations of `Search` and `AsyncSearch`, described once for both."""

    __slots__ = ()

    @property
    def query(self) -> NotShown[Literal["method", "path"], Literal["search.query"]]:
        """The operation `search.query`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/search.yaml#operations.query.
        """
        return NotShown(
            "search.query", ("method", "path"), "manifest/groups/search.yaml#operations.query"
        )


class Search(_Search, Group):
    """Search."""

    __slots__ = ()


class AsyncSearch(_Search, AsyncGroup):
    """Search."""

    __slots__ = ()
