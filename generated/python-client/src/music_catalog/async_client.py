# Made by endpoint-manifest (python-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""The asynchronous client of Music Catalog and Playback Service."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._runtime.async_client import AsyncClient
from ._service import DEFAULTS

if TYPE_CHECKING:
    from typing import Self, Unpack

    from ._runtime.transport import AsyncTransport
    from .groups.albums import AsyncAlbums
    from .groups.artists import AsyncArtists
    from .groups.audio_analysis import AsyncAudioAnalysis
    from .groups.audio_features import AsyncAudioFeatures
    from .groups.audiobooks import AsyncAudiobooks
    from .groups.browse import AsyncBrowse
    from .groups.chapters import AsyncChapters
    from .groups.episodes import AsyncEpisodes
    from .groups.markets import AsyncMarkets
    from .groups.me import AsyncMe
    from .groups.player import AsyncPlayer
    from .groups.playlists import AsyncPlaylists
    from .groups.recommendations import AsyncRecommendations
    from .groups.search import AsyncSearch
    from .groups.shows import AsyncShows
    from .groups.tracks import AsyncTracks
    from .groups.users import AsyncUsers
    from .options import ChangedOptions, MusicCatalogOptions


class AsyncMusicCatalog(AsyncClient):
    """Calls Music Catalog and Playback Service. Tasks of one event loop may share it.

    The service is an HTTP API, addressed at {base_url}, for a music and spoken-audio
    platform. It is organised into groups of operations.

    Args:
        base_url: Where the service is.
        transport: Sends the requests, in place of `httpx2`, which the extra `async`
            installs.
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
        transport: AsyncTransport | None = None,
        **options: Unpack[MusicCatalogOptions],
    ) -> None:
        super().__init__(base_url, transport, options, DEFAULTS)

    def with_options(self, **options: Unpack[ChangedOptions]) -> Self:
        """Make a client with other options, which shares the connections; this one does not
        change.
        """
        return self._with(options)

    @property
    def albums(self) -> AsyncAlbums:
        """Albums."""
        from .groups.albums import AsyncAlbums

        return AsyncAlbums(self._core)

    @property
    def artists(self) -> AsyncArtists:
        """Artists."""
        from .groups.artists import AsyncArtists

        return AsyncArtists(self._core)

    @property
    def shows(self) -> AsyncShows:
        """Shows."""
        from .groups.shows import AsyncShows

        return AsyncShows(self._core)

    @property
    def episodes(self) -> AsyncEpisodes:
        """Episodes."""
        from .groups.episodes import AsyncEpisodes

        return AsyncEpisodes(self._core)

    @property
    def audiobooks(self) -> AsyncAudiobooks:
        """Audiobooks."""
        from .groups.audiobooks import AsyncAudiobooks

        return AsyncAudiobooks(self._core)

    @property
    def chapters(self) -> AsyncChapters:
        """Chapters."""
        from .groups.chapters import AsyncChapters

        return AsyncChapters(self._core)

    @property
    def tracks(self) -> AsyncTracks:
        """Tracks."""
        from .groups.tracks import AsyncTracks

        return AsyncTracks(self._core)

    @property
    def me(self) -> AsyncMe:
        """Me (current user)."""
        from .groups.me import AsyncMe

        return AsyncMe(self._core)

    @property
    def player(self) -> AsyncPlayer:
        """Player."""
        from .groups.player import AsyncPlayer

        return AsyncPlayer(self._core)

    @property
    def search(self) -> AsyncSearch:
        """Search."""
        from .groups.search import AsyncSearch

        return AsyncSearch(self._core)

    @property
    def playlists(self) -> AsyncPlaylists:
        """Playlists."""
        from .groups.playlists import AsyncPlaylists

        return AsyncPlaylists(self._core)

    @property
    def users(self) -> AsyncUsers:
        """Users."""
        from .groups.users import AsyncUsers

        return AsyncUsers(self._core)

    @property
    def browse(self) -> AsyncBrowse:
        """Browse."""
        from .groups.browse import AsyncBrowse

        return AsyncBrowse(self._core)

    @property
    def audio_features(self) -> AsyncAudioFeatures:
        """Audio Features."""
        from .groups.audio_features import AsyncAudioFeatures

        return AsyncAudioFeatures(self._core)

    @property
    def audio_analysis(self) -> AsyncAudioAnalysis:
        """Audio Analysis."""
        from .groups.audio_analysis import AsyncAudioAnalysis

        return AsyncAudioAnalysis(self._core)

    @property
    def recommendations(self) -> AsyncRecommendations:
        """Recommendations."""
        from .groups.recommendations import AsyncRecommendations

        return AsyncRecommendations(self._core)

    @property
    def markets(self) -> AsyncMarkets:
        """Markets."""
        from .groups.markets import AsyncMarkets

        return AsyncMarkets(self._core)
