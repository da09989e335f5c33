# Made by endpoint-manifest (python-client) from manifest/groups/albums.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Albums."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime.group import AsyncGroup, Group
from .._runtime.not_shown import NotShown

if TYPE_CHECKING:
    from typing import Literal


class _Albums:
    """The operations of `Albums` and `AsyncAlbums`, described once for both."""

    __slots__ = ()

    @property
    def retrieve(self) -> NotShown[Literal["method", "path"], Literal["albums.retrieve"]]:
        """The operation `albums.retrieve`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/albums.yaml#operations.retrieve.
        """
        return NotShown(
            "albums.retrieve", ("method", "path"), "manifest/groups/albums.yaml#operations.retrieve"
        )

    @property
    def bulk_retrieve(self) -> NotShown[Literal["method", "path"], Literal["albums.bulk-retrieve"]]:
        """The operation `albums.bulk-retrieve`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/albums.yaml#operations.bulk-retrieve.
        """
        return NotShown(
            "albums.bulk-retrieve",
            ("method", "path"),
            "manifest/groups/albums.yaml#operations.bulk-retrieve",
        )

    @property
    def list_tracks(self) -> NotShown[Literal["method", "path"], Literal["albums.list-tracks"]]:
        """The operation `albums.list-tracks`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/albums.yaml#operations.list-tracks.
        """
        return NotShown(
            "albums.list-tracks",
            ("method", "path"),
            "manifest/groups/albums.yaml#operations.list-tracks",
        )


class Albums(_Albums, Group):
    """Albums."""

    __slots__ = ()


class AsyncAlbums(_Albums, AsyncGroup):
    """Albums."""

    __slots__ = ()
