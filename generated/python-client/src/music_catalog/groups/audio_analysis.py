# Made by endpoint-manifest (python-client) from manifest/groups/audio-analysis.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Audio Analysis."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime.group import AsyncGroup, Group
from .._runtime.not_shown import NotShown

if TYPE_CHECKING:
    from typing import Literal


class _AudioAnalysis:
    """The operations of `AudioAnalysis` and `AsyncAudioAnalysis`, described once for both."""

    __slots__ = ()

    @property
    def retrieve(self) -> NotShown[Literal["method", "path"], Literal["audio-analysis.retrieve"]]:
        """The operation `audio-analysis.retrieve`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/audio-analysis.yaml#operations.retrieve.
        """
        return NotShown(
            "audio-analysis.retrieve",
            ("method", "path"),
            "manifest/groups/audio-analysis.yaml#operations.retrieve",
        )


class AudioAnalysis(_AudioAnalysis, Group):
    """Audio Analysis."""

    __slots__ = ()


class AsyncAudioAnalysis(_AudioAnalysis, AsyncGroup):
    """Audio Analysis."""

    __slots__ = ()
