# Made by endpoint-manifest (python-client) from manifest/groups/playlists.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Playlists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime.group import AsyncGroup, Group
from .._runtime.not_shown import NotShown

if TYPE_CHECKING:
    from typing import Literal


class _Playlists:
    """The operations of `Playlists` and `AsyncPlaylists`, described once for both."""

    __slots__ = ()

    @property
    def retrieve(self) -> NotShown[Literal["method", "path"], Literal["playlists.retrieve"]]:
        """The operation `playlists.retrieve`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/playlists.yaml#operations.retrieve.
        """
        return NotShown(
            "playlists.retrieve",
            ("method", "path"),
            "manifest/groups/playlists.yaml#operations.retrieve",
        )

    @property
    def update(self) -> NotShown[Literal["method", "path"], Literal["playlists.update"]]:
        """The operation `playlists.update`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/playlists.yaml#operations.update.
        """
        return NotShown(
            "playlists.update",
            ("method", "path"),
            "manifest/groups/playlists.yaml#operations.update",
        )


class Playlists(_Playlists, Group):
    """Playlists."""

    __slots__ = ()

    @property
    def tracks(self) -> Tracks:
        """Tracks."""
        return Tracks(self._core)

    @property
    def followers(self) -> Followers:
        """Followers."""
        return Followers(self._core)

    @property
    def images(self) -> Images:
        """Images."""
        return Images(self._core)


class AsyncPlaylists(_Playlists, AsyncGroup):
    """Playlists."""

    __slots__ = ()

    @property
    def tracks(self) -> AsyncTracks:
        """Tracks."""
        return AsyncTracks(self._core)

    @property
    def followers(self) -> AsyncFollowers:
        """Followers."""
        return AsyncFollowers(self._core)

    @property
    def images(self) -> AsyncImages:
        """Images."""
        return AsyncImages(self._core)


class _Tracks:
    """The operations of `Tracks` and `AsyncTracks`, described once for both."""

    __slots__ = ()

    @property
    def list(self) -> NotShown[Literal["method", "path"], Literal["playlists.tracks.list"]]:
        """The operation `playlists.tracks.list`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/playlists.yaml#subgroups.tracks.operations.list.
        """
        return NotShown(
            "playlists.tracks.list",
            ("method", "path"),
            "manifest/groups/playlists.yaml#subgroups.tracks.operations.list",
        )

    @property
    def add(self) -> NotShown[Literal["method", "path"], Literal["playlists.tracks.add"]]:
        """The operation `playlists.tracks.add`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/playlists.yaml#subgroups.tracks.operations.add.
        """
        return NotShown(
            "playlists.tracks.add",
            ("method", "path"),
            "manifest/groups/playlists.yaml#subgroups.tracks.operations.add",
        )

    @property
    def update(self) -> NotShown[Literal["method", "path"], Literal["playlists.tracks.update"]]:
        """The operation `playlists.tracks.update`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/playlists.yaml#subgroups.tracks.operations.update.
        """
        return NotShown(
            "playlists.tracks.update",
            ("method", "path"),
            "manifest/groups/playlists.yaml#subgroups.tracks.operations.update",
        )

    @property
    def remove(self) -> NotShown[Literal["method", "path"], Literal["playlists.tracks.remove"]]:
        """The operation `playlists.tracks.remove`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/playlists.yaml#subgroups.tracks.operations.remove.
        """
        return NotShown(
            "playlists.tracks.remove",
            ("method", "path"),
            "manifest/groups/playlists.yaml#subgroups.tracks.operations.remove",
        )


class Tracks(_Tracks, Group):
    """Tracks."""

    __slots__ = ()


class AsyncTracks(_Tracks, AsyncGroup):
    """Tracks."""

    __slots__ = ()


class _Followers:
    """The operations of `Followers` and `AsyncFollowers`, described once for both."""

    __slots__ = ()

    @property
    def follow(self) -> NotShown[Literal["method", "path"], Literal["playlists.followers.follow"]]:
        """The operation `playlists.followers.follow`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/playlists.yaml#subgroups.followers.operations.follow.
        """
        return NotShown(
            "playlists.followers.follow",
            ("method", "path"),
            "manifest/groups/playlists.yaml#subgroups.followers.operations.follow",
        )

    @property
    def unfollow(
        self,
    ) -> NotShown[Literal["method", "path"], Literal["playlists.followers.unfollow"]]:
        """The operation `playlists.followers.unfollow`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/playlists.yaml#subgroups.followers.operations.unfollow.
        """
        return NotShown(
            "playlists.followers.unfollow",
            ("method", "path"),
            "manifest/groups/playlists.yaml#subgroups.followers.operations.unfollow",
        )

    @property
    def check(self) -> NotShown[Literal["method", "path"], Literal["playlists.followers.check"]]:
        """The operation `playlists.followers.check`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/playlists.yaml#subgroups.followers.operations.check.
        """
        return NotShown(
            "playlists.followers.check",
            ("method", "path"),
            "manifest/groups/playlists.yaml#subgroups.followers.operations.check",
        )


class Followers(_Followers, Group):
    """Followers."""

    __slots__ = ()


class AsyncFollowers(_Followers, AsyncGroup):
    """Followers."""

    __slots__ = ()


class _Images:
    """The operations of `Images` and `AsyncImages`, described once for both."""

    __slots__ = ()

    @property
    def list(self) -> NotShown[Literal["method", "path"], Literal["playlists.images.list"]]:
        """The operation `playlists.images.list`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/playlists.yaml#subgroups.images.operations.list.
        """
        return NotShown(
            "playlists.images.list",
            ("method", "path"),
            "manifest/groups/playlists.yaml#subgroups.images.operations.list",
        )

    @property
    def update(self) -> NotShown[Literal["method", "path"], Literal["playlists.images.update"]]:
        """The operation `playlists.images.update`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/playlists.yaml#subgroups.images.operations.update.
        """
        return NotShown(
            "playlists.images.update",
            ("method", "path"),
            "manifest/groups/playlists.yaml#subgroups.images.operations.update",
        )


class Images(_Images, Group):
    """Images."""

    __slots__ = ()


class AsyncImages(_Images, AsyncGroup):
    """Images."""

    __slots__ = ()
