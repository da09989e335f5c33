# Made by endpoint-manifest (python-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""The synchronous client of Music Catalog and Playback Service."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._runtime.sync_client import SyncClient
from ._service import DEFAULTS

if TYPE_CHECKING:
    from typing import Self, Unpack

    from ._runtime.transport import Transport
    from .groups.albums import Albums
    from .groups.artists import Artists
    from .groups.audio_analysis import AudioAnalysis
    from .groups.audio_features import AudioFeatures
    from .groups.audiobooks import Audiobooks
    from .groups.browse import Browse
    from .groups.chapters import Chapters
    from .groups.episodes import Episodes
    from .groups.markets import Markets
    from .groups.me import Me
    from .groups.player import Player
    from .groups.playlists import Playlists
    from .groups.recommendations import Recommendations
    from .groups.search import Search
    from .groups.shows import Shows
    from .groups.tracks import Tracks
    from .groups.users import Users
    from .options import ChangedOptions, MusicCatalogOptions


class MusicCatalog(SyncClient):
    """Calls Music Catalog and Playback Service. Threads may share it.

    The service is an HTTP API, addressed at {base_url}, for a music and spoken-audio
    platform. It is organised into groups of operations.

    Args:
        base_url: Where the service is.
        transport: Sends the requests, in place of the standard library's `http.client`.
        timeout: Seconds that one attempt may take; 60 unless given, None = no limit.
        deadline: Seconds that a call may take with all its attempts and waits.
        idle_timeout: Seconds that a stream may be silent.
        max_retries: Maximum number of retries, where a retry is safe; 2 unless given.
        max_response_bytes: Maximum bytes of a response that is decoded whole; 64 MiB
            unless given.
        hooks: Called at every attempt: `logging()`, `deprecations()`, or objects of
            `Hooks`.
        follow_redirects: Whether redirects are followed; None = only if no header could
            identify the caller to another origin.
        headers: Headers of every request.
        query: Query parameters of every request.
        own_base_url: Returns the base URL of an operation that has its own.
    """

    __slots__ = ()

    def __init__(
        self,
        *,
        base_url: str,
        transport: Transport | None = None,
        **options: Unpack[MusicCatalogOptions],
    ) -> None:
        super().__init__(base_url, transport, options, DEFAULTS)

    def with_options(self, **options: Unpack[ChangedOptions]) -> Self:
        """Make a client with other options, which shares the connections; this one does not
        change.
        """
        return self._with(options)

    @property
    def albums(self) -> Albums:
        """Albums."""
        from .groups.albums import Albums

        return Albums(self._core)

    @property
    def artists(self) -> Artists:
        """Artists."""
        from .groups.artists import Artists

        return Artists(self._core)

    @property
    def shows(self) -> Shows:
        """Shows."""
        from .groups.shows import Shows

        return Shows(self._core)

    @property
    def episodes(self) -> Episodes:
        """Episodes."""
        from .groups.episodes import Episodes

        return Episodes(self._core)

    @property
    def audiobooks(self) -> Audiobooks:
        """Audiobooks."""
        from .groups.audiobooks import Audiobooks

        return Audiobooks(self._core)

    @property
    def chapters(self) -> Chapters:
        """Chapters."""
        from .groups.chapters import Chapters

        return Chapters(self._core)

    @property
    def tracks(self) -> Tracks:
        """Tracks."""
        from .groups.tracks import Tracks

        return Tracks(self._core)

    @property
    def me(self) -> Me:
        """Me (current user)."""
        from .groups.me import Me

        return Me(self._core)

    @property
    def player(self) -> Player:
        """Player."""
        from .groups.player import Player

        return Player(self._core)

    @property
    def search(self) -> Search:
        """Search."""
        from .groups.search import Search

        return Search(self._core)

    @property
    def playlists(self) -> Playlists:
        """Playlists."""
        from .groups.playlists import Playlists

        return Playlists(self._core)

    @property
    def users(self) -> Users:
        """Users."""
        from .groups.users import Users

        return Users(self._core)

    @property
    def browse(self) -> Browse:
        """Browse."""
        from .groups.browse import Browse

        return Browse(self._core)

    @property
    def audio_features(self) -> AudioFeatures:
        """Audio Features."""
        from .groups.audio_features import AudioFeatures

        return AudioFeatures(self._core)

    @property
    def audio_analysis(self) -> AudioAnalysis:
        """Audio Analysis."""
        from .groups.audio_analysis import AudioAnalysis

        return AudioAnalysis(self._core)

    @property
    def recommendations(self) -> Recommendations:
        """Recommendations."""
        from .groups.recommendations import Recommendations

        return Recommendations(self._core)

    @property
    def markets(self) -> Markets:
        """Markets."""
        from .groups.markets import Markets

        return Markets(self._core)
