# Made by endpoint-manifest (python-client) from manifest/groups/audio-features.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Audio Features."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime.group import AsyncGroup, Group
from .._runtime.not_shown import NotShown

if TYPE_CHECKING:
    from typing import Literal


class _AudioFeatures:
    """The operations of `AudioFeatures` and `AsyncAudioFeatures`, described once for both."""

    __slots__ = ()

    @property
    def bulk_retrieve(
        self,
    ) -> NotShown[Literal["method", "path"], Literal["audio-features.bulk-retrieve"]]:
        """The operation `audio-features.bulk-retrieve`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/audio-features.yaml#operations.bulk-retrieve.
        """
        return NotShown(
            "audio-features.bulk-retrieve",
            ("method", "path"),
            "manifest/groups/audio-features.yaml#operations.bulk-retrieve",
        )

    @property
    def retrieve(self) -> NotShown[Literal["method", "path"], Literal["audio-features.retrieve"]]:
        """The operation `audio-features.retrieve`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/audio-features.yaml#operations.retrieve.
        """
        return NotShown(
            "audio-features.retrieve",
            ("method", "path"),
            "manifest/groups/audio-features.yaml#operations.retrieve",
        )


class AudioFeatures(_AudioFeatures, Group):
    """Audio Features."""

    __slots__ = ()


class AsyncAudioFeatures(_AudioFeatures, AsyncGroup):
    """Audio Features."""

    __slots__ = ()
