# Made by endpoint-manifest (python-client) from manifest/groups/episodes.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Episodes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime.group import AsyncGroup, Group
from .._runtime.not_shown import NotShown

if TYPE_CHECKING:
    from typing import Literal


class _Episodes:
    """The operations of `Episodes` and `AsyncEpisodes`, described once for both."""

    __slots__ = ()

    @property
    def retrieve(self) -> NotShown[Literal["method", "path"], Literal["episodes.retrieve"]]:
        """The operation `episodes.retrieve`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/episodes.yaml#operations.retrieve.
        """
        return NotShown(
            "episodes.retrieve",
            ("method", "path"),
            "manifest/groups/episodes.yaml#operations.retrieve",
        )

    @property
    def bulk_retrieve(
        self,
    ) -> NotShown[Literal["method", "path"], Literal["episodes.bulk-retrieve"]]:
        """The operation `episodes.bulk-retrieve`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/episodes.yaml#operations.bulk-retrieve.
        """
        return NotShown(
            "episodes.bulk-retrieve",
            ("method", "path"),
            "manifest/groups/episodes.yaml#operations.bulk-retrieve",
        )


class Episodes(_Episodes, Group):
    """Episodes."""

    __slots__ = ()


class AsyncEpisodes(_Episodes, AsyncGroup):
    """Episodes."""

    __slots__ = ()
