# Made by endpoint-manifest (python-client) from manifest/groups/audiobooks.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Audiobooks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime.group import AsyncGroup, Group
from .._runtime.not_shown import NotShown

if TYPE_CHECKING:
    from typing import Literal


class _Audiobooks:
    """The operations of `Audiobooks` and `AsyncAudiobooks`, described once for both."""

    __slots__ = ()

    @property
    def retrieve(self) -> NotShown[Literal["method", "path"], Literal["audiobooks.retrieve"]]:
        """The operation `audiobooks.retrieve`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/audiobooks.yaml#operations.retrieve.
        """
        return NotShown(
            "audiobooks.retrieve",
            ("method", "path"),
            "manifest/groups/audiobooks.yaml#operations.retrieve",
        )

    @property
    def bulk_retrieve(
        self,
    ) -> NotShown[Literal["method", "path"], Literal["audiobooks.bulk-retrieve"]]:
        """The operation `audiobooks.bulk-retrieve`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/audiobooks.yaml#operations.bulk-retrieve.
        """
        return NotShown(
            "audiobooks.bulk-retrieve",
            ("method", "path"),
            "manifest/groups/audiobooks.yaml#operations.bulk-retrieve",
        )

    @property
    def list_chapters(
        self,
    ) -> NotShown[Literal["method", "path"], Literal["audiobooks.list-chapters"]]:
        """The operation `audiobooks.list-chapters`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/audiobooks.yaml#operations.list-chapters.
        """
        return NotShown(
            "audiobooks.list-chapters",
            ("method", "path"),
            "manifest/groups/audiobooks.yaml#operations.list-chapters",
        )


class Audiobooks(_Audiobooks, Group):
    """Audiobooks."""

    __slots__ = ()


class AsyncAudiobooks(_Audiobooks, AsyncGroup):
    """Audiobooks."""

    __slots__ = ()
