# Made by endpoint-manifest (python-client) from manifest/groups/tracks.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime.group import AsyncGroup, Group
from .._runtime.not_shown import NotShown

if TYPE_CHECKING:
    from typing import Literal


class _Tracks:
    """The operations of `Tracks` and `AsyncTracks`, described once for both."""

    __slots__ = ()

    @property
    def retrieve(self) -> NotShown[Literal["method", "path"], Literal["tracks.retrieve"]]:
        """The operation `tracks.retrieve`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/tracks.yaml#operations.retrieve.
        """
        return NotShown(
            "tracks.retrieve", ("method", "path"), "manifest/groups/tracks.yaml#operations.retrieve"
        )

    @property
    def bulk_retrieve(self) -> NotShown[Literal["method", "path"], Literal["tracks.bulk-retrieve"]]:
        """The operation `tracks.bulk-retrieve`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/tracks.yaml#operations.bulk-retrieve.
        """
        return NotShown(
            "tracks.bulk-retrieve",
            ("method", "path"),
            "manifest/groups/tracks.yaml#operations.bulk-retrieve",
        )


class Tracks(_Tracks, Group):
    """Tracks."""

    __slots__ = ()


class AsyncTracks(_Tracks, AsyncGroup):
    """Tracks."""

    __slots__ = ()
