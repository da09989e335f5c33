# Made by endpoint-manifest (python-client) from manifest/groups/recommendations.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Recommendations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime.group import AsyncGroup, Group
from .._runtime.not_shown import NotShown

if TYPE_CHECKING:
    from typing import Literal


class _Recommendations:
    """The operations of `Recommendations` and `AsyncRecommendations`, described once for both."""

    __slots__ = ()

    @property
    def get(self) -> NotShown[Literal["method", "path"], Literal["recommendations.get"]]:
        """The operation `recommendations.get`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/recommendations.yaml#operations.get.
        """
        return NotShown(
            "recommendations.get",
            ("method", "path"),
            "manifest/groups/recommendations.yaml#operations.get",
        )

    @property
    def list_available_genre_seeds(
        self,
    ) -> NotShown[Literal["method", "path"], Literal["recommendations.list-available-genre-seeds"]]:
        """The operation `recommendations.list-available-genre-seeds`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/recommendations.yaml#operations.list-available-genre-seeds.
        """
        return NotShown(
            "recommendations.list-available-genre-seeds",
            ("method", "path"),
            "manifest/groups/recommendations.yaml#operations.list-available-genre-seeds",
        )


class Recommendations(_Recommendations, Group):
    """Recommendations."""

    __slots__ = ()


class AsyncRecommendations(_Recommendations, AsyncGroup):
    """Recommendations."""

    __slots__ = ()
