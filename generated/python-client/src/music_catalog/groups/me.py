# Made by endpoint-manifest (python-client) from manifest/groups/me.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Me (current user)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime.group import AsyncGroup, Group
from .._runtime.not_shown import NotShown

if TYPE_CHECKING:
    from typing import Literal


class _Me:
    """The operations of `Me` and `AsyncMe`, described once for both."""

    __slots__ = ()

    @property
    def retrieve(self) -> NotShown[Literal["method", "path"], Literal["me.retrieve"]]:
        """The operation `me.retrieve`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#operations.retrieve.
        """
        return NotShown(
            "me.retrieve", ("method", "path"), "manifest/groups/me.yaml#operations.retrieve"
        )


class Me(_Me, Group):
    """Me (current user)."""

    __slots__ = ()

    @property
    def saved_audiobooks(self) -> SavedAudiobooks:
        """Saved audiobooks."""
        return SavedAudiobooks(self._core)

    @property
    def saved_playlists(self) -> SavedPlaylists:
        """Saved playlists."""
        return SavedPlaylists(self._core)

    @property
    def saved_albums(self) -> SavedAlbums:
        """Saved albums."""
        return SavedAlbums(self._core)

    @property
    def saved_tracks(self) -> SavedTracks:
        """Saved tracks."""
        return SavedTracks(self._core)

    @property
    def saved_episodes(self) -> SavedEpisodes:
        """Saved episodes."""
        return SavedEpisodes(self._core)

    @property
    def saved_shows(self) -> SavedShows:
        """Saved shows."""
        return SavedShows(self._core)

    @property
    def top_items(self) -> TopItems:
        """Top items."""
        return TopItems(self._core)

    @property
    def following(self) -> Following:
        """Following."""
        return Following(self._core)


class AsyncMe(_Me, AsyncGroup):
    """Me (current user)."""

    __slots__ = ()

    @property
    def saved_audiobooks(self) -> AsyncSavedAudiobooks:
        """Saved audiobooks."""
        return AsyncSavedAudiobooks(self._core)

    @property
    def saved_playlists(self) -> AsyncSavedPlaylists:
        """Saved playlists."""
        return AsyncSavedPlaylists(self._core)

    @property
    def saved_albums(self) -> AsyncSavedAlbums:
        """Saved albums."""
        return AsyncSavedAlbums(self._core)

    @property
    def saved_tracks(self) -> AsyncSavedTracks:
        """Saved tracks."""
        return AsyncSavedTracks(self._core)

    @property
    def saved_episodes(self) -> AsyncSavedEpisodes:
        """Saved episodes."""
        return AsyncSavedEpisodes(self._core)

    @property
    def saved_shows(self) -> AsyncSavedShows:
        """Saved shows."""
        return AsyncSavedShows(self._core)

    @property
    def top_items(self) -> AsyncTopItems:
        """Top items."""
        return AsyncTopItems(self._core)

    @property
    def following(self) -> AsyncFollowing:
        """Following."""
        return AsyncFollowing(self._core)


class _SavedAudiobooks:
    """The operations of `SavedAudiobooks` and `AsyncSavedAudiobooks`, described once for both."""

    __slots__ = ()

    @property
    def list(self) -> NotShown[Literal["method", "path"], Literal["me.saved-audiobooks.list"]]:
        """The operation `me.saved-audiobooks.list`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.list.
        """
        return NotShown(
            "me.saved-audiobooks.list",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.list",
        )

    @property
    def save(self) -> NotShown[Literal["method", "path"], Literal["me.saved-audiobooks.save"]]:
        """The operation `me.saved-audiobooks.save`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.save.
        """
        return NotShown(
            "me.saved-audiobooks.save",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.save",
        )

    @property
    def remove(self) -> NotShown[Literal["method", "path"], Literal["me.saved-audiobooks.remove"]]:
        """The operation `me.saved-audiobooks.remove`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.remove.
        """
        return NotShown(
            "me.saved-audiobooks.remove",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.remove",
        )

    @property
    def check(self) -> NotShown[Literal["method", "path"], Literal["me.saved-audiobooks.check"]]:
        """The operation `me.saved-audiobooks.check`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.check.
        """
        return NotShown(
            "me.saved-audiobooks.check",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.check",
        )


class SavedAudiobooks(_SavedAudiobooks, Group):
    """Saved audiobooks."""

    __slots__ = ()


class AsyncSavedAudiobooks(_SavedAudiobooks, AsyncGroup):
    """Saved audiobooks."""

    __slots__ = ()


class _SavedPlaylists:
    """The operations of `SavedPlaylists` and `AsyncSavedPlaylists`, described once for both."""

    __slots__ = ()

    @property
    def list(self) -> NotShown[Literal["method", "path"], Literal["me.saved-playlists.list"]]:
        """The operation `me.saved-playlists.list`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.saved-playlists.operations.list.
        """
        return NotShown(
            "me.saved-playlists.list",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.saved-playlists.operations.list",
        )

    @property
    def save(self) -> NotShown[Literal["method", "path"], Literal["me.saved-playlists.save"]]:
        """The operation `me.saved-playlists.save`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.saved-playlists.operations.save.
        """
        return NotShown(
            "me.saved-playlists.save",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.saved-playlists.operations.save",
        )

    @property
    def remove(self) -> NotShown[Literal["method", "path"], Literal["me.saved-playlists.remove"]]:
        """The operation `me.saved-playlists.remove`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.saved-playlists.operations.remove.
        """
        return NotShown(
            "me.saved-playlists.remove",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.saved-playlists.operations.remove",
        )

    @property
    def check(self) -> NotShown[Literal["method", "path"], Literal["me.saved-playlists.check"]]:
        """The operation `me.saved-playlists.check`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.saved-playlists.operations.check.
        """
        return NotShown(
            "me.saved-playlists.check",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.saved-playlists.operations.check",
        )


class SavedPlaylists(_SavedPlaylists, Group):
    """Saved playlists."""

    __slots__ = ()


class AsyncSavedPlaylists(_SavedPlaylists, AsyncGroup):
    """Saved playlists."""

    __slots__ = ()


class _SavedAlbums:
    """The operations of `SavedAlbums` and `AsyncSavedAlbums`, described once for both."""

    __slots__ = ()

    @property
    def list(self) -> NotShown[Literal["method", "path"], Literal["me.saved-albums.list"]]:
        """The operation `me.saved-albums.list`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.saved-albums.operations.list.
        """
        return NotShown(
            "me.saved-albums.list",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.saved-albums.operations.list",
        )

    @property
    def save(self) -> NotShown[Literal["method", "path"], Literal["me.saved-albums.save"]]:
        """The operation `me.saved-albums.save`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.saved-albums.operations.save.
        """
        return NotShown(
            "me.saved-albums.save",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.saved-albums.operations.save",
        )

    @property
    def remove(self) -> NotShown[Literal["method", "path"], Literal["me.saved-albums.remove"]]:
        """The operation `me.saved-albums.remove`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.saved-albums.operations.remove.
        """
        return NotShown(
            "me.saved-albums.remove",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.saved-albums.operations.remove",
        )

    @property
    def check(self) -> NotShown[Literal["method", "path"], Literal["me.saved-albums.check"]]:
        """The operation `me.saved-albums.check`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.saved-albums.operations.check.
        """
        return NotShown(
            "me.saved-albums.check",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.saved-albums.operations.check",
        )


class SavedAlbums(_SavedAlbums, Group):
    """Saved albums."""

    __slots__ = ()


class AsyncSavedAlbums(_SavedAlbums, AsyncGroup):
    """Saved albums."""

    __slots__ = ()


class _SavedTracks:
    """The operations of `SavedTracks` and `AsyncSavedTracks`, described once for both."""

    __slots__ = ()

    @property
    def list(self) -> NotShown[Literal["method", "path"], Literal["me.saved-tracks.list"]]:
        """The operation `me.saved-tracks.list`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.saved-tracks.operations.list.
        """
        return NotShown(
            "me.saved-tracks.list",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.saved-tracks.operations.list",
        )

    @property
    def save(self) -> NotShown[Literal["method", "path"], Literal["me.saved-tracks.save"]]:
        """The operation `me.saved-tracks.save`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.saved-tracks.operations.save.
        """
        return NotShown(
            "me.saved-tracks.save",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.saved-tracks.operations.save",
        )

    @property
    def remove(self) -> NotShown[Literal["method", "path"], Literal["me.saved-tracks.remove"]]:
        """The operation `me.saved-tracks.remove`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.saved-tracks.operations.remove.
        """
        return NotShown(
            "me.saved-tracks.remove",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.saved-tracks.operations.remove",
        )

    @property
    def check(self) -> NotShown[Literal["method", "path"], Literal["me.saved-tracks.check"]]:
        """The operation `me.saved-tracks.check`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.saved-tracks.operations.check.
        """
        return NotShown(
            "me.saved-tracks.check",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.saved-tracks.operations.check",
        )


class SavedTracks(_SavedTracks, Group):
    """Saved tracks."""

    __slots__ = ()


class AsyncSavedTracks(_SavedTracks, AsyncGroup):
    """Saved tracks."""

    __slots__ = ()


class _SavedEpisodes:
    """The operations of `SavedEpisodes` and `AsyncSavedEpisodes`, described once for both."""

    __slots__ = ()

    @property
    def list(self) -> NotShown[Literal["method", "path"], Literal["me.saved-episodes.list"]]:
        """The operation `me.saved-episodes.list`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.saved-episodes.operations.list.
        """
        return NotShown(
            "me.saved-episodes.list",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.saved-episodes.operations.list",
        )

    @property
    def save(self) -> NotShown[Literal["method", "path"], Literal["me.saved-episodes.save"]]:
        """The operation `me.saved-episodes.save`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.saved-episodes.operations.save.
        """
        return NotShown(
            "me.saved-episodes.save",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.saved-episodes.operations.save",
        )

    @property
    def remove(self) -> NotShown[Literal["method", "path"], Literal["me.saved-episodes.remove"]]:
        """The operation `me.saved-episodes.remove`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.saved-episodes.operations.remove.
        """
        return NotShown(
            "me.saved-episodes.remove",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.saved-episodes.operations.remove",
        )

    @property
    def check(self) -> NotShown[Literal["method", "path"], Literal["me.saved-episodes.check"]]:
        """The operation `me.saved-episodes.check`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.saved-episodes.operations.check.
        """
        return NotShown(
            "me.saved-episodes.check",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.saved-episodes.operations.check",
        )


class SavedEpisodes(_SavedEpisodes, Group):
    """Saved episodes."""

    __slots__ = ()


class AsyncSavedEpisodes(_SavedEpisodes, AsyncGroup):
    """Saved episodes."""

    __slots__ = ()


class _SavedShows:
    """The operations of `SavedShows` and `AsyncSavedShows`, described once for both."""

    __slots__ = ()

    @property
    def list(self) -> NotShown[Literal["method", "path"], Literal["me.saved-shows.list"]]:
        """The operation `me.saved-shows.list`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.saved-shows.operations.list.
        """
        return NotShown(
            "me.saved-shows.list",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.saved-shows.operations.list",
        )

    @property
    def save(self) -> NotShown[Literal["method", "path"], Literal["me.saved-shows.save"]]:
        """The operation `me.saved-shows.save`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.saved-shows.operations.save.
        """
        return NotShown(
            "me.saved-shows.save",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.saved-shows.operations.save",
        )

    @property
    def remove(self) -> NotShown[Literal["method", "path"], Literal["me.saved-shows.remove"]]:
        """The operation `me.saved-shows.remove`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.saved-shows.operations.remove.
        """
        return NotShown(
            "me.saved-shows.remove",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.saved-shows.operations.remove",
        )

    @property
    def check(self) -> NotShown[Literal["method", "path"], Literal["me.saved-shows.check"]]:
        """The operation `me.saved-shows.check`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.saved-shows.operations.check.
        """
        return NotShown(
            "me.saved-shows.check",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.saved-shows.operations.check",
        )


class SavedShows(_SavedShows, Group):
    """Saved shows."""

    __slots__ = ()


class AsyncSavedShows(_SavedShows, AsyncGroup):
    """Saved shows."""

    __slots__ = ()


class _TopItems:
    """The operations of `TopItems` and `AsyncTopItems`, described once for both."""

    __slots__ = ()

    @property
    def list_top_tracks(
        self,
    ) -> NotShown[Literal["method", "path"], Literal["me.top-items.list-top-tracks"]]:
        """The operation `me.top-items.list-top-tracks`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.top-items.operations.list-top-tracks.
        """
        return NotShown(
            "me.top-items.list-top-tracks",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.top-items.operations.list-top-tracks",
        )

    @property
    def list_top_artists(
        self,
    ) -> NotShown[Literal["method", "path"], Literal["me.top-items.list-top-artists"]]:
        """The operation `me.top-items.list-top-artists`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.top-items.operations.list-top-artists.
        """
        return NotShown(
            "me.top-items.list-top-artists",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.top-items.operations.list-top-artists",
        )


class TopItems(_TopItems, Group):
    """Top items."""

    __slots__ = ()


class AsyncTopItems(_TopItems, AsyncGroup):
    """Top items."""

    __slots__ = ()


class _Following:
    """The operations of `Following` and `AsyncFollowing`, described once for both."""

    __slots__ = ()

    @property
    def bulk_retrieve(
        self,
    ) -> NotShown[Literal["method", "path"], Literal["me.following.bulk-retrieve"]]:
        """The operation `me.following.bulk-retrieve`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.following.operations.bulk-retrieve.
        """
        return NotShown(
            "me.following.bulk-retrieve",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.following.operations.bulk-retrieve",
        )

    @property
    def follow(self) -> NotShown[Literal["method", "path"], Literal["me.following.follow"]]:
        """The operation `me.following.follow`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.following.operations.follow.
        """
        return NotShown(
            "me.following.follow",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.following.operations.follow",
        )

    @property
    def unfollow(self) -> NotShown[Literal["method", "path"], Literal["me.following.unfollow"]]:
        """The operation `me.following.unfollow`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.following.operations.unfollow.
        """
        return NotShown(
            "me.following.unfollow",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.following.operations.unfollow",
        )

    @property
    def check(self) -> NotShown[Literal["method", "path"], Literal["me.following.check"]]:
        """The operation `me.following.check`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/me.yaml#subgroups.following.operations.check.
        """
        return NotShown(
            "me.following.check",
            ("method", "path"),
            "manifest/groups/me.yaml#subgroups.following.operations.check",
        )


class Following(_Following, Group):
    """Following."""

    __slots__ = ()


class AsyncFollowing(_Following, AsyncGroup):
    """Following."""

    __slots__ = ()
