# Made by endpoint-manifest (python-client) from manifest/groups/chapters.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Chapters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime.group import AsyncGroup, Group
from .._runtime.not_shown import NotShown

if TYPE_CHECKING:
    from typing import Literal


class _Chapters:
    """The operations of `Chapters` and `AsyncChapters`, described once for both."""

    __slots__ = ()

    @property
    def retrieve(self) -> NotShown[Literal["method", "path"], Literal["chapters.retrieve"]]:
        """The operation `chapters.retrieve`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/chapters.yaml#operations.retrieve.
        """
        return NotShown(
            "chapters.retrieve",
            ("method", "path"),
            "manifest/groups/chapters.yaml#operations.retrieve",
        )

    @property
    def bulk_retrieve(
        self,
    ) -> NotShown[Literal["method", "path"], Literal["chapters.bulk-retrieve"]]:
        """The operation `chapters.bulk-retrieve`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/chapters.yaml#operations.bulk-retrieve.
        """
        return NotShown(
            "chapters.bulk-retrieve",
            ("method", "path"),
            "manifest/groups/chapters.yaml#operations.bulk-retrieve",
        )


class Chapters(_Chapters, Group):
    """Chapters."""

    __slots__ = ()


class AsyncChapters(_Chapters, AsyncGroup):
    """Chapters."""

    __slots__ = ()
