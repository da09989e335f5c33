// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type BulkRetrieveInit as AlbumsBulkRetrieveInit,
  type ListTracksInit as AlbumsListTracksInit,
  type RetrieveInit as AlbumsRetrieveInit,
  bulkRetrieve as albumsBulkRetrieve,
  listTracks as albumsListTracks,
  retrieve as albumsRetrieve,
} from "./groups/albums.js";
import {
  type BulkRetrieveInit as ArtistsBulkRetrieveInit,
  type ListAlbumsInit as ArtistsListAlbumsInit,
  type ListRelatedArtistsInit as ArtistsListRelatedArtistsInit,
  type RetrieveInit as ArtistsRetrieveInit,
  type TopTracksInit as ArtistsTopTracksInit,
  bulkRetrieve as artistsBulkRetrieve,
  listAlbums as artistsListAlbums,
  listRelatedArtists as artistsListRelatedArtists,
  retrieve as artistsRetrieve,
  topTracks as artistsTopTracks,
} from "./groups/artists.js";
import {
  type RetrieveInit as AudioAnalysisRetrieveInit,
  retrieve as audioAnalysisRetrieve,
} from "./groups/audio-analysis.js";
import {
  type BulkRetrieveInit as AudioFeaturesBulkRetrieveInit,
  type RetrieveInit as AudioFeaturesRetrieveInit,
  bulkRetrieve as audioFeaturesBulkRetrieve,
  retrieve as audioFeaturesRetrieve,
} from "./groups/audio-features.js";
import {
  type BulkRetrieveInit as AudiobooksBulkRetrieveInit,
  type ListChaptersInit as AudiobooksListChaptersInit,
  type RetrieveInit as AudiobooksRetrieveInit,
  bulkRetrieve as audiobooksBulkRetrieve,
  listChapters as audiobooksListChapters,
  retrieve as audiobooksRetrieve,
} from "./groups/audiobooks.js";
import {
  type GetFeaturedPlaylistsInit as BrowseGetFeaturedPlaylistsInit,
  type GetNewReleasesInit as BrowseGetNewReleasesInit,
  getFeaturedPlaylists as browseGetFeaturedPlaylists,
  getNewReleases as browseGetNewReleases,
} from "./groups/browse.js";
import {
  type GetPlaylistsInit as BrowseCategoriesGetPlaylistsInit,
  type ListInit as BrowseCategoriesListInit,
  type RetrieveInit as BrowseCategoriesRetrieveInit,
  getPlaylists as browseCategoriesGetPlaylists,
  list as browseCategoriesList,
  retrieve as browseCategoriesRetrieve,
} from "./groups/browse/categories.js";
import {
  type BulkRetrieveInit as ChaptersBulkRetrieveInit,
  type RetrieveInit as ChaptersRetrieveInit,
  bulkRetrieve as chaptersBulkRetrieve,
  retrieve as chaptersRetrieve,
} from "./groups/chapters.js";
import {
  type BulkRetrieveInit as EpisodesBulkRetrieveInit,
  type RetrieveInit as EpisodesRetrieveInit,
  bulkRetrieve as episodesBulkRetrieve,
  retrieve as episodesRetrieve,
} from "./groups/episodes.js";
import { type ListInit as MarketsListInit, list as marketsList } from "./groups/markets.js";
import { type RetrieveInit as MeRetrieveInit, retrieve as meRetrieve } from "./groups/me.js";
import {
  type BulkRetrieveInit as MeFollowingBulkRetrieveInit,
  type CheckInit as MeFollowingCheckInit,
  type FollowInit as MeFollowingFollowInit,
  type UnfollowInit as MeFollowingUnfollowInit,
  bulkRetrieve as meFollowingBulkRetrieve,
  check as meFollowingCheck,
  follow as meFollowingFollow,
  unfollow as meFollowingUnfollow,
} from "./groups/me/following.js";
import {
  type CheckInit as MeSavedAlbumsCheckInit,
  type ListInit as MeSavedAlbumsListInit,
  type RemoveInit as MeSavedAlbumsRemoveInit,
  type SaveInit as MeSavedAlbumsSaveInit,
  check as meSavedAlbumsCheck,
  list as meSavedAlbumsList,
  remove as meSavedAlbumsRemove,
  save as meSavedAlbumsSave,
} from "./groups/me/saved-albums.js";
import {
  type CheckInit as MeSavedAudiobooksCheckInit,
  type ListInit as MeSavedAudiobooksListInit,
  type RemoveInit as MeSavedAudiobooksRemoveInit,
  type SaveInit as MeSavedAudiobooksSaveInit,
  check as meSavedAudiobooksCheck,
  list as meSavedAudiobooksList,
  remove as meSavedAudiobooksRemove,
  save as meSavedAudiobooksSave,
} from "./groups/me/saved-audiobooks.js";
import {
  type CheckInit as MeSavedEpisodesCheckInit,
  type ListInit as MeSavedEpisodesListInit,
  type RemoveInit as MeSavedEpisodesRemoveInit,
  type SaveInit as MeSavedEpisodesSaveInit,
  check as meSavedEpisodesCheck,
  list as meSavedEpisodesList,
  remove as meSavedEpisodesRemove,
  save as meSavedEpisodesSave,
} from "./groups/me/saved-episodes.js";
import {
  type CheckInit as MeSavedPlaylistsCheckInit,
  type ListInit as MeSavedPlaylistsListInit,
  type RemoveInit as MeSavedPlaylistsRemoveInit,
  type SaveInit as MeSavedPlaylistsSaveInit,
  check as meSavedPlaylistsCheck,
  list as meSavedPlaylistsList,
  remove as meSavedPlaylistsRemove,
  save as meSavedPlaylistsSave,
} from "./groups/me/saved-playlists.js";
import {
  type CheckInit as MeSavedShowsCheckInit,
  type ListInit as MeSavedShowsListInit,
  type RemoveInit as MeSavedShowsRemoveInit,
  type SaveInit as MeSavedShowsSaveInit,
  check as meSavedShowsCheck,
  list as meSavedShowsList,
  remove as meSavedShowsRemove,
  save as meSavedShowsSave,
} from "./groups/me/saved-shows.js";
import {
  type CheckInit as MeSavedTracksCheckInit,
  type ListInit as MeSavedTracksListInit,
  type RemoveInit as MeSavedTracksRemoveInit,
  type SaveInit as MeSavedTracksSaveInit,
  check as meSavedTracksCheck,
  list as meSavedTracksList,
  remove as meSavedTracksRemove,
  save as meSavedTracksSave,
} from "./groups/me/saved-tracks.js";
import {
  type ListTopArtistsInit as MeTopItemsListTopArtistsInit,
  type ListTopTracksInit as MeTopItemsListTopTracksInit,
  listTopArtists as meTopItemsListTopArtists,
  listTopTracks as meTopItemsListTopTracks,
} from "./groups/me/top-items.js";
import {
  type GetCurrentlyPlayingInit as PlayerGetCurrentlyPlayingInit,
  type GetDevicesInit as PlayerGetDevicesInit,
  type GetStateInit as PlayerGetStateInit,
  type ListRecentlyPlayedInit as PlayerListRecentlyPlayedInit,
  type PausePlaybackInit as PlayerPausePlaybackInit,
  type SeekToPositionInit as PlayerSeekToPositionInit,
  type SetRepeatModeInit as PlayerSetRepeatModeInit,
  type SetVolumeInit as PlayerSetVolumeInit,
  type SkipNextInit as PlayerSkipNextInit,
  type SkipPreviousInit as PlayerSkipPreviousInit,
  type StartPlaybackInit as PlayerStartPlaybackInit,
  type ToggleShuffleInit as PlayerToggleShuffleInit,
  type TransferInit as PlayerTransferInit,
  getCurrentlyPlaying as playerGetCurrentlyPlaying,
  getDevices as playerGetDevices,
  getState as playerGetState,
  listRecentlyPlayed as playerListRecentlyPlayed,
  pausePlayback as playerPausePlayback,
  seekToPosition as playerSeekToPosition,
  setRepeatMode as playerSetRepeatMode,
  setVolume as playerSetVolume,
  skipNext as playerSkipNext,
  skipPrevious as playerSkipPrevious,
  startPlayback as playerStartPlayback,
  toggleShuffle as playerToggleShuffle,
  transfer as playerTransfer,
} from "./groups/player.js";
import {
  type AddInit as PlayerQueueAddInit,
  type GetInit as PlayerQueueGetInit,
  add as playerQueueAdd,
  get as playerQueueGet,
} from "./groups/player/queue.js";
import {
  type RetrieveInit as PlaylistsRetrieveInit,
  type UpdateInit as PlaylistsUpdateInit,
  retrieve as playlistsRetrieve,
  update as playlistsUpdate,
} from "./groups/playlists.js";
import {
  type CheckInit as PlaylistsFollowersCheckInit,
  type FollowInit as PlaylistsFollowersFollowInit,
  type UnfollowInit as PlaylistsFollowersUnfollowInit,
  check as playlistsFollowersCheck,
  follow as playlistsFollowersFollow,
  unfollow as playlistsFollowersUnfollow,
} from "./groups/playlists/followers.js";
import {
  type ListInit as PlaylistsImagesListInit,
  type UpdateInit as PlaylistsImagesUpdateInit,
  list as playlistsImagesList,
  update as playlistsImagesUpdate,
} from "./groups/playlists/images.js";
import {
  type AddInit as PlaylistsTracksAddInit,
  type ListInit as PlaylistsTracksListInit,
  type RemoveInit as PlaylistsTracksRemoveInit,
  type UpdateInit as PlaylistsTracksUpdateInit,
  add as playlistsTracksAdd,
  list as playlistsTracksList,
  remove as playlistsTracksRemove,
  update as playlistsTracksUpdate,
} from "./groups/playlists/tracks.js";
import {
  type GetInit as RecommendationsGetInit,
  type ListAvailableGenreSeedsInit as RecommendationsListAvailableGenreSeedsInit,
  get as recommendationsGet,
  listAvailableGenreSeeds as recommendationsListAvailableGenreSeeds,
} from "./groups/recommendations.js";
import { type QueryInit as SearchQueryInit, query as searchQuery } from "./groups/search.js";
import {
  type BulkRetrieveInit as ShowsBulkRetrieveInit,
  type ListEpisodesInit as ShowsListEpisodesInit,
  type RetrieveInit as ShowsRetrieveInit,
  bulkRetrieve as showsBulkRetrieve,
  listEpisodes as showsListEpisodes,
  retrieve as showsRetrieve,
} from "./groups/shows.js";
import {
  type BulkRetrieveInit as TracksBulkRetrieveInit,
  type RetrieveInit as TracksRetrieveInit,
  bulkRetrieve as tracksBulkRetrieve,
  retrieve as tracksRetrieve,
} from "./groups/tracks.js";
import {
  type RetrieveProfileInit as UsersRetrieveProfileInit,
  retrieveProfile as usersRetrieveProfile,
} from "./groups/users.js";
import {
  type CreateInit as UsersPlaylistsCreateInit,
  type ListInit as UsersPlaylistsListInit,
  create as usersPlaylistsCreate,
  list as usersPlaylistsList,
} from "./groups/users/playlists.js";
import type { Client } from "./runtime/client.js";
import { type InfiniteQueryOf, beginningAt, infiniteQueryOf } from "./runtime/infinite-query.js";
import { type MutationOf, mutationOf } from "./runtime/mutation.js";
import { type QueryOf, queryOf } from "./runtime/tanstack.js";
import type { CatalogId, CategoryId, PlaylistId, UserId } from "./schemas.js";

export type {
  InfiniteQuery,
  InfiniteQueryOf,
  PageContext,
  PageData,
} from "./runtime/infinite-query.js";
export type { Mutation, MutationOf } from "./runtime/mutation.js";
export type {
  Query,
  QueryContext,
  QueryData,
  QueryDetails,
  QueryKey,
  QueryOf,
} from "./runtime/tanstack.js";

/**
 * Query of `albums.retrieve`: Get Album.
 *
 * @param id - Identifier of the album.
 */
export function albumsRetrieveQuery(
  client: Client,
  id: CatalogId,
  init?: AlbumsRetrieveInit,
): QueryOf<["albums", "retrieve"], typeof albumsRetrieve> {
  return queryOf(["albums", "retrieve"], { client, path: [id], init }, (signal) =>
    albumsRetrieve(client, id, { ...init, signal }),
  );
}

/** Query of `albums.bulk-retrieve`: Get Several Albums. */
export function albumsBulkRetrieveQuery(
  client: Client,
  init: AlbumsBulkRetrieveInit,
): QueryOf<["albums", "bulk-retrieve"], typeof albumsBulkRetrieve> {
  return queryOf(["albums", "bulk-retrieve"], { client, path: [], init }, (signal) =>
    albumsBulkRetrieve(client, { ...init, signal }),
  );
}

/**
 * Query of `albums.list-tracks`: Get Album's Tracks.
 *
 * @param id - Identifier of the album.
 */
export function albumsListTracksQuery(
  client: Client,
  id: CatalogId,
  init?: AlbumsListTracksInit,
): QueryOf<["albums", "list-tracks"], typeof albumsListTracks> {
  return queryOf(["albums", "list-tracks"], { client, path: [id], init }, (signal) =>
    albumsListTracks(client, id, { ...init, signal }),
  );
}

/**
 * Infinite query of `albums.list-tracks`: Get Album's Tracks.
 *
 * @param id - Identifier of the album.
 */
export function albumsListTracksInfiniteQuery(
  client: Client,
  id: CatalogId,
  init?: AlbumsListTracksInit,
): InfiniteQueryOf<["albums", "list-tracks"], typeof albumsListTracks> {
  return infiniteQueryOf(["albums", "list-tracks"], { client, path: [id], init }, (signal, begin) =>
    albumsListTracks(client, id, beginningAt({ ...init, signal }, begin)),
  );
}

/**
 * Query of `artists.retrieve`: Get Artist.
 *
 * @param id - Identifier of the artist.
 */
export function artistsRetrieveQuery(
  client: Client,
  id: CatalogId,
  init?: ArtistsRetrieveInit,
): QueryOf<["artists", "retrieve"], typeof artistsRetrieve> {
  return queryOf(["artists", "retrieve"], { client, path: [id], init }, (signal) =>
    artistsRetrieve(client, id, { ...init, signal }),
  );
}

/** Query of `artists.bulk-retrieve`: Get Several Artists. */
export function artistsBulkRetrieveQuery(
  client: Client,
  init: ArtistsBulkRetrieveInit,
): QueryOf<["artists", "bulk-retrieve"], typeof artistsBulkRetrieve> {
  return queryOf(["artists", "bulk-retrieve"], { client, path: [], init }, (signal) =>
    artistsBulkRetrieve(client, { ...init, signal }),
  );
}

/**
 * Query of `artists.list-albums`: Get Artist's Albums.
 *
 * @param id - Identifier of the artist.
 */
export function artistsListAlbumsQuery(
  client: Client,
  id: CatalogId,
  init?: ArtistsListAlbumsInit,
): QueryOf<["artists", "list-albums"], typeof artistsListAlbums> {
  return queryOf(["artists", "list-albums"], { client, path: [id], init }, (signal) =>
    artistsListAlbums(client, id, { ...init, signal }),
  );
}

/**
 * Infinite query of `artists.list-albums`: Get Artist's Albums.
 *
 * @param id - Identifier of the artist.
 */
export function artistsListAlbumsInfiniteQuery(
  client: Client,
  id: CatalogId,
  init?: ArtistsListAlbumsInit,
): InfiniteQueryOf<["artists", "list-albums"], typeof artistsListAlbums> {
  return infiniteQueryOf(
    ["artists", "list-albums"],
    { client, path: [id], init },
    (signal, begin) => artistsListAlbums(client, id, beginningAt({ ...init, signal }, begin)),
  );
}

/**
 * Query of `artists.top-tracks`: Get Artist's Top Tracks.
 *
 * @param id - Identifier of the artist.
 */
export function artistsTopTracksQuery(
  client: Client,
  id: CatalogId,
  init?: ArtistsTopTracksInit,
): QueryOf<["artists", "top-tracks"], typeof artistsTopTracks> {
  return queryOf(["artists", "top-tracks"], { client, path: [id], init }, (signal) =>
    artistsTopTracks(client, id, { ...init, signal }),
  );
}

/**
 * Query of `artists.list-related-artists`: Get Artist's Related Artists.
 *
 * @param id - Identifier of the artist.
 * @deprecated Since 2025-11-27. It ends on 2026-11-30. Use `recommendations.get` in its place.
 *   Recommendations take artists as seeds and can be narrowed down.
 */
export function artistsListRelatedArtistsQuery(
  client: Client,
  id: CatalogId,
  init?: ArtistsListRelatedArtistsInit,
): QueryOf<["artists", "list-related-artists"], typeof artistsListRelatedArtists> {
  return queryOf(["artists", "list-related-artists"], { client, path: [id], init }, (signal) =>
    artistsListRelatedArtists(client, id, { ...init, signal }),
  );
}

/**
 * Query of `shows.retrieve`: Get Show.
 *
 * @param id - Identifier of the show.
 */
export function showsRetrieveQuery(
  client: Client,
  id: CatalogId,
  init?: ShowsRetrieveInit,
): QueryOf<["shows", "retrieve"], typeof showsRetrieve> {
  return queryOf(["shows", "retrieve"], { client, path: [id], init }, (signal) =>
    showsRetrieve(client, id, { ...init, signal }),
  );
}

/** Query of `shows.bulk-retrieve`: Get Several Shows. */
export function showsBulkRetrieveQuery(
  client: Client,
  init: ShowsBulkRetrieveInit,
): QueryOf<["shows", "bulk-retrieve"], typeof showsBulkRetrieve> {
  return queryOf(["shows", "bulk-retrieve"], { client, path: [], init }, (signal) =>
    showsBulkRetrieve(client, { ...init, signal }),
  );
}

/**
 * Query of `shows.list-episodes`: Get Show Episodes.
 *
 * @param id - Identifier of the show.
 */
export function showsListEpisodesQuery(
  client: Client,
  id: CatalogId,
  init?: ShowsListEpisodesInit,
): QueryOf<["shows", "list-episodes"], typeof showsListEpisodes> {
  return queryOf(["shows", "list-episodes"], { client, path: [id], init }, (signal) =>
    showsListEpisodes(client, id, { ...init, signal }),
  );
}

/**
 * Infinite query of `shows.list-episodes`: Get Show Episodes.
 *
 * @param id - Identifier of the show.
 */
export function showsListEpisodesInfiniteQuery(
  client: Client,
  id: CatalogId,
  init?: ShowsListEpisodesInit,
): InfiniteQueryOf<["shows", "list-episodes"], typeof showsListEpisodes> {
  return infiniteQueryOf(
    ["shows", "list-episodes"],
    { client, path: [id], init },
    (signal, begin) => showsListEpisodes(client, id, beginningAt({ ...init, signal }, begin)),
  );
}

/**
 * Query of `episodes.retrieve`: Get Episode.
 *
 * @param id - Identifier of the episode.
 */
export function episodesRetrieveQuery(
  client: Client,
  id: CatalogId,
  init?: EpisodesRetrieveInit,
): QueryOf<["episodes", "retrieve"], typeof episodesRetrieve> {
  return queryOf(["episodes", "retrieve"], { client, path: [id], init }, (signal) =>
    episodesRetrieve(client, id, { ...init, signal }),
  );
}

/** Query of `episodes.bulk-retrieve`: Get Several Episodes. */
export function episodesBulkRetrieveQuery(
  client: Client,
  init: EpisodesBulkRetrieveInit,
): QueryOf<["episodes", "bulk-retrieve"], typeof episodesBulkRetrieve> {
  return queryOf(["episodes", "bulk-retrieve"], { client, path: [], init }, (signal) =>
    episodesBulkRetrieve(client, { ...init, signal }),
  );
}

/**
 * Query of `audiobooks.retrieve`: Get Audiobook.
 *
 * @param id - Identifier of the audiobook.
 */
export function audiobooksRetrieveQuery(
  client: Client,
  id: CatalogId,
  init?: AudiobooksRetrieveInit,
): QueryOf<["audiobooks", "retrieve"], typeof audiobooksRetrieve> {
  return queryOf(["audiobooks", "retrieve"], { client, path: [id], init }, (signal) =>
    audiobooksRetrieve(client, id, { ...init, signal }),
  );
}

/** Query of `audiobooks.bulk-retrieve`: Get Several Audiobooks. */
export function audiobooksBulkRetrieveQuery(
  client: Client,
  init: AudiobooksBulkRetrieveInit,
): QueryOf<["audiobooks", "bulk-retrieve"], typeof audiobooksBulkRetrieve> {
  return queryOf(["audiobooks", "bulk-retrieve"], { client, path: [], init }, (signal) =>
    audiobooksBulkRetrieve(client, { ...init, signal }),
  );
}

/**
 * Query of `audiobooks.list-chapters`: Get Audiobook's Chapters.
 *
 * @param id - Identifier of the audiobook.
 */
export function audiobooksListChaptersQuery(
  client: Client,
  id: CatalogId,
  init?: AudiobooksListChaptersInit,
): QueryOf<["audiobooks", "list-chapters"], typeof audiobooksListChapters> {
  return queryOf(["audiobooks", "list-chapters"], { client, path: [id], init }, (signal) =>
    audiobooksListChapters(client, id, { ...init, signal }),
  );
}

/**
 * Infinite query of `audiobooks.list-chapters`: Get Audiobook's Chapters.
 *
 * @param id - Identifier of the audiobook.
 */
export function audiobooksListChaptersInfiniteQuery(
  client: Client,
  id: CatalogId,
  init?: AudiobooksListChaptersInit,
): InfiniteQueryOf<["audiobooks", "list-chapters"], typeof audiobooksListChapters> {
  return infiniteQueryOf(
    ["audiobooks", "list-chapters"],
    { client, path: [id], init },
    (signal, begin) => audiobooksListChapters(client, id, beginningAt({ ...init, signal }, begin)),
  );
}

/**
 * Query of `chapters.retrieve`: Get Chapter.
 *
 * @param id - Identifier of the chapter.
 */
export function chaptersRetrieveQuery(
  client: Client,
  id: CatalogId,
  init?: ChaptersRetrieveInit,
): QueryOf<["chapters", "retrieve"], typeof chaptersRetrieve> {
  return queryOf(["chapters", "retrieve"], { client, path: [id], init }, (signal) =>
    chaptersRetrieve(client, id, { ...init, signal }),
  );
}

/** Query of `chapters.bulk-retrieve`: Get Several Chapters. */
export function chaptersBulkRetrieveQuery(
  client: Client,
  init: ChaptersBulkRetrieveInit,
): QueryOf<["chapters", "bulk-retrieve"], typeof chaptersBulkRetrieve> {
  return queryOf(["chapters", "bulk-retrieve"], { client, path: [], init }, (signal) =>
    chaptersBulkRetrieve(client, { ...init, signal }),
  );
}

/**
 * Query of `tracks.retrieve`: Get Track.
 *
 * @param id - Identifier of the track.
 */
export function tracksRetrieveQuery(
  client: Client,
  id: CatalogId,
  init?: TracksRetrieveInit,
): QueryOf<["tracks", "retrieve"], typeof tracksRetrieve> {
  return queryOf(["tracks", "retrieve"], { client, path: [id], init }, (signal) =>
    tracksRetrieve(client, id, { ...init, signal }),
  );
}

/** Query of `tracks.bulk-retrieve`: Get Several Tracks. */
export function tracksBulkRetrieveQuery(
  client: Client,
  init: TracksBulkRetrieveInit,
): QueryOf<["tracks", "bulk-retrieve"], typeof tracksBulkRetrieve> {
  return queryOf(["tracks", "bulk-retrieve"], { client, path: [], init }, (signal) =>
    tracksBulkRetrieve(client, { ...init, signal }),
  );
}

/** Query of `me.retrieve`: Get Own Profile. */
export function meRetrieveQuery(
  client: Client,
  init?: MeRetrieveInit,
): QueryOf<["me", "retrieve"], typeof meRetrieve> {
  return queryOf(["me", "retrieve"], { client, path: [], init }, (signal) =>
    meRetrieve(client, { ...init, signal }),
  );
}

/** Query of `me.saved-audiobooks.list`: Get Saved Audiobooks. */
export function meSavedAudiobooksListQuery(
  client: Client,
  init?: MeSavedAudiobooksListInit,
): QueryOf<["me", "saved-audiobooks", "list"], typeof meSavedAudiobooksList> {
  return queryOf(["me", "saved-audiobooks", "list"], { client, path: [], init }, (signal) =>
    meSavedAudiobooksList(client, { ...init, signal }),
  );
}

/** Infinite query of `me.saved-audiobooks.list`: Get Saved Audiobooks. */
export function meSavedAudiobooksListInfiniteQuery(
  client: Client,
  init?: MeSavedAudiobooksListInit,
): InfiniteQueryOf<["me", "saved-audiobooks", "list"], typeof meSavedAudiobooksList> {
  return infiniteQueryOf(
    ["me", "saved-audiobooks", "list"],
    { client, path: [], init },
    (signal, begin) => meSavedAudiobooksList(client, beginningAt({ ...init, signal }, begin)),
  );
}

/** Query of `me.saved-audiobooks.check`: Check Saved Audiobooks. */
export function meSavedAudiobooksCheckQuery(
  client: Client,
  init: MeSavedAudiobooksCheckInit,
): QueryOf<["me", "saved-audiobooks", "check"], typeof meSavedAudiobooksCheck> {
  return queryOf(["me", "saved-audiobooks", "check"], { client, path: [], init }, (signal) =>
    meSavedAudiobooksCheck(client, { ...init, signal }),
  );
}

/** Query of `me.saved-playlists.list`: Get Saved Playlists. */
export function meSavedPlaylistsListQuery(
  client: Client,
  init?: MeSavedPlaylistsListInit,
): QueryOf<["me", "saved-playlists", "list"], typeof meSavedPlaylistsList> {
  return queryOf(["me", "saved-playlists", "list"], { client, path: [], init }, (signal) =>
    meSavedPlaylistsList(client, { ...init, signal }),
  );
}

/** Infinite query of `me.saved-playlists.list`: Get Saved Playlists. */
export function meSavedPlaylistsListInfiniteQuery(
  client: Client,
  init?: MeSavedPlaylistsListInit,
): InfiniteQueryOf<["me", "saved-playlists", "list"], typeof meSavedPlaylistsList> {
  return infiniteQueryOf(
    ["me", "saved-playlists", "list"],
    { client, path: [], init },
    (signal, begin) => meSavedPlaylistsList(client, beginningAt({ ...init, signal }, begin)),
  );
}

/** Query of `me.saved-playlists.check`: Check Saved Playlists. */
export function meSavedPlaylistsCheckQuery(
  client: Client,
  init: MeSavedPlaylistsCheckInit,
): QueryOf<["me", "saved-playlists", "check"], typeof meSavedPlaylistsCheck> {
  return queryOf(["me", "saved-playlists", "check"], { client, path: [], init }, (signal) =>
    meSavedPlaylistsCheck(client, { ...init, signal }),
  );
}

/** Query of `me.saved-albums.list`: Get Saved Albums. */
export function meSavedAlbumsListQuery(
  client: Client,
  init?: MeSavedAlbumsListInit,
): QueryOf<["me", "saved-albums", "list"], typeof meSavedAlbumsList> {
  return queryOf(["me", "saved-albums", "list"], { client, path: [], init }, (signal) =>
    meSavedAlbumsList(client, { ...init, signal }),
  );
}

/** Infinite query of `me.saved-albums.list`: Get Saved Albums. */
export function meSavedAlbumsListInfiniteQuery(
  client: Client,
  init?: MeSavedAlbumsListInit,
): InfiniteQueryOf<["me", "saved-albums", "list"], typeof meSavedAlbumsList> {
  return infiniteQueryOf(
    ["me", "saved-albums", "list"],
    { client, path: [], init },
    (signal, begin) => meSavedAlbumsList(client, beginningAt({ ...init, signal }, begin)),
  );
}

/** Query of `me.saved-albums.check`: Check Saved Albums. */
export function meSavedAlbumsCheckQuery(
  client: Client,
  init: MeSavedAlbumsCheckInit,
): QueryOf<["me", "saved-albums", "check"], typeof meSavedAlbumsCheck> {
  return queryOf(["me", "saved-albums", "check"], { client, path: [], init }, (signal) =>
    meSavedAlbumsCheck(client, { ...init, signal }),
  );
}

/** Query of `me.saved-tracks.list`: Get Saved Tracks. */
export function meSavedTracksListQuery(
  client: Client,
  init?: MeSavedTracksListInit,
): QueryOf<["me", "saved-tracks", "list"], typeof meSavedTracksList> {
  return queryOf(["me", "saved-tracks", "list"], { client, path: [], init }, (signal) =>
    meSavedTracksList(client, { ...init, signal }),
  );
}

/** Infinite query of `me.saved-tracks.list`: Get Saved Tracks. */
export function meSavedTracksListInfiniteQuery(
  client: Client,
  init?: MeSavedTracksListInit,
): InfiniteQueryOf<["me", "saved-tracks", "list"], typeof meSavedTracksList> {
  return infiniteQueryOf(
    ["me", "saved-tracks", "list"],
    { client, path: [], init },
    (signal, begin) => meSavedTracksList(client, beginningAt({ ...init, signal }, begin)),
  );
}

/** Query of `me.saved-tracks.check`: Check Saved Tracks. */
export function meSavedTracksCheckQuery(
  client: Client,
  init: MeSavedTracksCheckInit,
): QueryOf<["me", "saved-tracks", "check"], typeof meSavedTracksCheck> {
  return queryOf(["me", "saved-tracks", "check"], { client, path: [], init }, (signal) =>
    meSavedTracksCheck(client, { ...init, signal }),
  );
}

/** Query of `me.saved-episodes.list`: Get Saved Episodes. */
export function meSavedEpisodesListQuery(
  client: Client,
  init?: MeSavedEpisodesListInit,
): QueryOf<["me", "saved-episodes", "list"], typeof meSavedEpisodesList> {
  return queryOf(["me", "saved-episodes", "list"], { client, path: [], init }, (signal) =>
    meSavedEpisodesList(client, { ...init, signal }),
  );
}

/** Infinite query of `me.saved-episodes.list`: Get Saved Episodes. */
export function meSavedEpisodesListInfiniteQuery(
  client: Client,
  init?: MeSavedEpisodesListInit,
): InfiniteQueryOf<["me", "saved-episodes", "list"], typeof meSavedEpisodesList> {
  return infiniteQueryOf(
    ["me", "saved-episodes", "list"],
    { client, path: [], init },
    (signal, begin) => meSavedEpisodesList(client, beginningAt({ ...init, signal }, begin)),
  );
}

/** Query of `me.saved-episodes.check`: Check Saved Episodes. */
export function meSavedEpisodesCheckQuery(
  client: Client,
  init: MeSavedEpisodesCheckInit,
): QueryOf<["me", "saved-episodes", "check"], typeof meSavedEpisodesCheck> {
  return queryOf(["me", "saved-episodes", "check"], { client, path: [], init }, (signal) =>
    meSavedEpisodesCheck(client, { ...init, signal }),
  );
}

/** Query of `me.saved-shows.list`: Get Saved Shows. */
export function meSavedShowsListQuery(
  client: Client,
  init?: MeSavedShowsListInit,
): QueryOf<["me", "saved-shows", "list"], typeof meSavedShowsList> {
  return queryOf(["me", "saved-shows", "list"], { client, path: [], init }, (signal) =>
    meSavedShowsList(client, { ...init, signal }),
  );
}

/** Infinite query of `me.saved-shows.list`: Get Saved Shows. */
export function meSavedShowsListInfiniteQuery(
  client: Client,
  init?: MeSavedShowsListInit,
): InfiniteQueryOf<["me", "saved-shows", "list"], typeof meSavedShowsList> {
  return infiniteQueryOf(
    ["me", "saved-shows", "list"],
    { client, path: [], init },
    (signal, begin) => meSavedShowsList(client, beginningAt({ ...init, signal }, begin)),
  );
}

/** Query of `me.saved-shows.check`: Check Saved Shows. */
export function meSavedShowsCheckQuery(
  client: Client,
  init: MeSavedShowsCheckInit,
): QueryOf<["me", "saved-shows", "check"], typeof meSavedShowsCheck> {
  return queryOf(["me", "saved-shows", "check"], { client, path: [], init }, (signal) =>
    meSavedShowsCheck(client, { ...init, signal }),
  );
}

/** Query of `me.top-items.list-top-tracks`: Get Top Tracks. */
export function meTopItemsListTopTracksQuery(
  client: Client,
  init?: MeTopItemsListTopTracksInit,
): QueryOf<["me", "top-items", "list-top-tracks"], typeof meTopItemsListTopTracks> {
  return queryOf(["me", "top-items", "list-top-tracks"], { client, path: [], init }, (signal) =>
    meTopItemsListTopTracks(client, { ...init, signal }),
  );
}

/** Infinite query of `me.top-items.list-top-tracks`: Get Top Tracks. */
export function meTopItemsListTopTracksInfiniteQuery(
  client: Client,
  init?: MeTopItemsListTopTracksInit,
): InfiniteQueryOf<["me", "top-items", "list-top-tracks"], typeof meTopItemsListTopTracks> {
  return infiniteQueryOf(
    ["me", "top-items", "list-top-tracks"],
    { client, path: [], init },
    (signal, begin) => meTopItemsListTopTracks(client, beginningAt({ ...init, signal }, begin)),
  );
}

/** Query of `me.top-items.list-top-artists`: Get Top Artists. */
export function meTopItemsListTopArtistsQuery(
  client: Client,
  init?: MeTopItemsListTopArtistsInit,
): QueryOf<["me", "top-items", "list-top-artists"], typeof meTopItemsListTopArtists> {
  return queryOf(["me", "top-items", "list-top-artists"], { client, path: [], init }, (signal) =>
    meTopItemsListTopArtists(client, { ...init, signal }),
  );
}

/** Infinite query of `me.top-items.list-top-artists`: Get Top Artists. */
export function meTopItemsListTopArtistsInfiniteQuery(
  client: Client,
  init?: MeTopItemsListTopArtistsInit,
): InfiniteQueryOf<["me", "top-items", "list-top-artists"], typeof meTopItemsListTopArtists> {
  return infiniteQueryOf(
    ["me", "top-items", "list-top-artists"],
    { client, path: [], init },
    (signal, begin) => meTopItemsListTopArtists(client, beginningAt({ ...init, signal }, begin)),
  );
}

/** Query of `me.following.bulk-retrieve`: Get Followed Artists. */
export function meFollowingBulkRetrieveQuery(
  client: Client,
  init: MeFollowingBulkRetrieveInit,
): QueryOf<["me", "following", "bulk-retrieve"], typeof meFollowingBulkRetrieve> {
  return queryOf(["me", "following", "bulk-retrieve"], { client, path: [], init }, (signal) =>
    meFollowingBulkRetrieve(client, { ...init, signal }),
  );
}

/** Infinite query of `me.following.bulk-retrieve`: Get Followed Artists. */
export function meFollowingBulkRetrieveInfiniteQuery(
  client: Client,
  init: MeFollowingBulkRetrieveInit,
): InfiniteQueryOf<["me", "following", "bulk-retrieve"], typeof meFollowingBulkRetrieve> {
  return infiniteQueryOf(
    ["me", "following", "bulk-retrieve"],
    { client, path: [], init },
    (signal, begin) => meFollowingBulkRetrieve(client, beginningAt({ ...init, signal }, begin)),
  );
}

/** Query of `me.following.check`: Check Followed Artists or Users. */
export function meFollowingCheckQuery(
  client: Client,
  init: MeFollowingCheckInit,
): QueryOf<["me", "following", "check"], typeof meFollowingCheck> {
  return queryOf(["me", "following", "check"], { client, path: [], init }, (signal) =>
    meFollowingCheck(client, { ...init, signal }),
  );
}

/** Query of `player.get-state`: Get Playback State. */
export function playerGetStateQuery(
  client: Client,
  init?: PlayerGetStateInit,
): QueryOf<["player", "get-state"], typeof playerGetState> {
  return queryOf(["player", "get-state"], { client, path: [], init }, (signal) =>
    playerGetState(client, { ...init, signal }),
  );
}

/** Query of `player.get-devices`: Get Devices. */
export function playerGetDevicesQuery(
  client: Client,
  init?: PlayerGetDevicesInit,
): QueryOf<["player", "get-devices"], typeof playerGetDevices> {
  return queryOf(["player", "get-devices"], { client, path: [], init }, (signal) =>
    playerGetDevices(client, { ...init, signal }),
  );
}

/** Query of `player.get-currently-playing`: Get Currently Playing Item. */
export function playerGetCurrentlyPlayingQuery(
  client: Client,
  init?: PlayerGetCurrentlyPlayingInit,
): QueryOf<["player", "get-currently-playing"], typeof playerGetCurrentlyPlaying> {
  return queryOf(["player", "get-currently-playing"], { client, path: [], init }, (signal) =>
    playerGetCurrentlyPlaying(client, { ...init, signal }),
  );
}

/** Query of `player.list-recently-played`: Get Recently Played Tracks. */
export function playerListRecentlyPlayedQuery(
  client: Client,
  init?: PlayerListRecentlyPlayedInit,
): QueryOf<["player", "list-recently-played"], typeof playerListRecentlyPlayed> {
  return queryOf(["player", "list-recently-played"], { client, path: [], init }, (signal) =>
    playerListRecentlyPlayed(client, { ...init, signal }),
  );
}

/** Infinite query of `player.list-recently-played`: Get Recently Played Tracks. */
export function playerListRecentlyPlayedInfiniteQuery(
  client: Client,
  init?: PlayerListRecentlyPlayedInit,
): InfiniteQueryOf<["player", "list-recently-played"], typeof playerListRecentlyPlayed> {
  return infiniteQueryOf(
    ["player", "list-recently-played"],
    { client, path: [], init },
    (signal, begin) => playerListRecentlyPlayed(client, beginningAt({ ...init, signal }, begin)),
  );
}

/** Query of `player.queue.get`: Get Queue. */
export function playerQueueGetQuery(
  client: Client,
  init?: PlayerQueueGetInit,
): QueryOf<["player", "queue", "get"], typeof playerQueueGet> {
  return queryOf(["player", "queue", "get"], { client, path: [], init }, (signal) =>
    playerQueueGet(client, { ...init, signal }),
  );
}

/** Query of `search.query`: Search. */
export function searchQueryQuery(
  client: Client,
  init: SearchQueryInit,
): QueryOf<["search", "query"], typeof searchQuery> {
  return queryOf(["search", "query"], { client, path: [], init }, (signal) =>
    searchQuery(client, { ...init, signal }),
  );
}

/**
 * Query of `playlists.retrieve`: Get Playlist.
 *
 * @param playlistId - Identifier of the playlist.
 */
export function playlistsRetrieveQuery(
  client: Client,
  playlistId: PlaylistId,
  init?: PlaylistsRetrieveInit,
): QueryOf<["playlists", "retrieve"], typeof playlistsRetrieve> {
  return queryOf(["playlists", "retrieve"], { client, path: [playlistId], init }, (signal) =>
    playlistsRetrieve(client, playlistId, { ...init, signal }),
  );
}

/**
 * Query of `playlists.tracks.list`: Get Playlist's Items.
 *
 * @param playlistId - Identifier of the playlist.
 */
export function playlistsTracksListQuery(
  client: Client,
  playlistId: PlaylistId,
  init?: PlaylistsTracksListInit,
): QueryOf<["playlists", "tracks", "list"], typeof playlistsTracksList> {
  return queryOf(["playlists", "tracks", "list"], { client, path: [playlistId], init }, (signal) =>
    playlistsTracksList(client, playlistId, { ...init, signal }),
  );
}

/**
 * Infinite query of `playlists.tracks.list`: Get Playlist's Items.
 *
 * @param playlistId - Identifier of the playlist.
 */
export function playlistsTracksListInfiniteQuery(
  client: Client,
  playlistId: PlaylistId,
  init?: PlaylistsTracksListInit,
): InfiniteQueryOf<["playlists", "tracks", "list"], typeof playlistsTracksList> {
  return infiniteQueryOf(
    ["playlists", "tracks", "list"],
    { client, path: [playlistId], init },
    (signal, begin) =>
      playlistsTracksList(client, playlistId, beginningAt({ ...init, signal }, begin)),
  );
}

/**
 * Query of `playlists.followers.check`: Check Playlist Followers.
 *
 * @param playlistId - Identifier of the playlist.
 */
export function playlistsFollowersCheckQuery(
  client: Client,
  playlistId: PlaylistId,
  init: PlaylistsFollowersCheckInit,
): QueryOf<["playlists", "followers", "check"], typeof playlistsFollowersCheck> {
  return queryOf(
    ["playlists", "followers", "check"],
    { client, path: [playlistId], init },
    (signal) => playlistsFollowersCheck(client, playlistId, { ...init, signal }),
  );
}

/**
 * Query of `playlists.images.list`: Get Playlist's Images.
 *
 * @param playlistId - Identifier of the playlist.
 */
export function playlistsImagesListQuery(
  client: Client,
  playlistId: PlaylistId,
  init?: PlaylistsImagesListInit,
): QueryOf<["playlists", "images", "list"], typeof playlistsImagesList> {
  return queryOf(["playlists", "images", "list"], { client, path: [playlistId], init }, (signal) =>
    playlistsImagesList(client, playlistId, { ...init, signal }),
  );
}

/**
 * Query of `users.retrieve-profile`: Get User's Profile.
 *
 * @param userId - Identifier of the user.
 */
export function usersRetrieveProfileQuery(
  client: Client,
  userId: UserId,
  init?: UsersRetrieveProfileInit,
): QueryOf<["users", "retrieve-profile"], typeof usersRetrieveProfile> {
  return queryOf(["users", "retrieve-profile"], { client, path: [userId], init }, (signal) =>
    usersRetrieveProfile(client, userId, { ...init, signal }),
  );
}

/**
 * Query of `users.playlists.list`: Get User's Playlists.
 *
 * @param userId - Identifier of the user.
 */
export function usersPlaylistsListQuery(
  client: Client,
  userId: UserId,
  init?: UsersPlaylistsListInit,
): QueryOf<["users", "playlists", "list"], typeof usersPlaylistsList> {
  return queryOf(["users", "playlists", "list"], { client, path: [userId], init }, (signal) =>
    usersPlaylistsList(client, userId, { ...init, signal }),
  );
}

/**
 * Infinite query of `users.playlists.list`: Get User's Playlists.
 *
 * @param userId - Identifier of the user.
 */
export function usersPlaylistsListInfiniteQuery(
  client: Client,
  userId: UserId,
  init?: UsersPlaylistsListInit,
): InfiniteQueryOf<["users", "playlists", "list"], typeof usersPlaylistsList> {
  return infiniteQueryOf(
    ["users", "playlists", "list"],
    { client, path: [userId], init },
    (signal, begin) => usersPlaylistsList(client, userId, beginningAt({ ...init, signal }, begin)),
  );
}

/**
 * Query of `browse.get-featured-playlists`: Get Featured Playlists.
 *
 * @deprecated Since 2025-11-27. It ends on 2026-11-30. Nothing replaces it. Playlists are no
 *   longer chosen by editors.
 */
export function browseGetFeaturedPlaylistsQuery(
  client: Client,
  init?: BrowseGetFeaturedPlaylistsInit,
): QueryOf<["browse", "get-featured-playlists"], typeof browseGetFeaturedPlaylists> {
  return queryOf(["browse", "get-featured-playlists"], { client, path: [], init }, (signal) =>
    browseGetFeaturedPlaylists(client, { ...init, signal }),
  );
}

/**
 * Infinite query of `browse.get-featured-playlists`: Get Featured Playlists.
 *
 * @deprecated Since 2025-11-27. It ends on 2026-11-30. Nothing replaces it. Playlists are no
 *   longer chosen by editors.
 */
export function browseGetFeaturedPlaylistsInfiniteQuery(
  client: Client,
  init?: BrowseGetFeaturedPlaylistsInit,
): InfiniteQueryOf<["browse", "get-featured-playlists"], typeof browseGetFeaturedPlaylists> {
  return infiniteQueryOf(
    ["browse", "get-featured-playlists"],
    { client, path: [], init },
    (signal, begin) => browseGetFeaturedPlaylists(client, beginningAt({ ...init, signal }, begin)),
  );
}

/** Query of `browse.get-new-releases`: Get New Releases. */
export function browseGetNewReleasesQuery(
  client: Client,
  init?: BrowseGetNewReleasesInit,
): QueryOf<["browse", "get-new-releases"], typeof browseGetNewReleases> {
  return queryOf(["browse", "get-new-releases"], { client, path: [], init }, (signal) =>
    browseGetNewReleases(client, { ...init, signal }),
  );
}

/** Infinite query of `browse.get-new-releases`: Get New Releases. */
export function browseGetNewReleasesInfiniteQuery(
  client: Client,
  init?: BrowseGetNewReleasesInit,
): InfiniteQueryOf<["browse", "get-new-releases"], typeof browseGetNewReleases> {
  return infiniteQueryOf(
    ["browse", "get-new-releases"],
    { client, path: [], init },
    (signal, begin) => browseGetNewReleases(client, beginningAt({ ...init, signal }, begin)),
  );
}

/** Query of `browse.categories.list`: Get Several Browse Categories. */
export function browseCategoriesListQuery(
  client: Client,
  init?: BrowseCategoriesListInit,
): QueryOf<["browse", "categories", "list"], typeof browseCategoriesList> {
  return queryOf(["browse", "categories", "list"], { client, path: [], init }, (signal) =>
    browseCategoriesList(client, { ...init, signal }),
  );
}

/** Infinite query of `browse.categories.list`: Get Several Browse Categories. */
export function browseCategoriesListInfiniteQuery(
  client: Client,
  init?: BrowseCategoriesListInit,
): InfiniteQueryOf<["browse", "categories", "list"], typeof browseCategoriesList> {
  return infiniteQueryOf(
    ["browse", "categories", "list"],
    { client, path: [], init },
    (signal, begin) => browseCategoriesList(client, beginningAt({ ...init, signal }, begin)),
  );
}

/**
 * Query of `browse.categories.retrieve`: Get Single Browse Category.
 *
 * @param categoryId - Identifier of the category.
 */
export function browseCategoriesRetrieveQuery(
  client: Client,
  categoryId: CategoryId,
  init?: BrowseCategoriesRetrieveInit,
): QueryOf<["browse", "categories", "retrieve"], typeof browseCategoriesRetrieve> {
  return queryOf(
    ["browse", "categories", "retrieve"],
    { client, path: [categoryId], init },
    (signal) => browseCategoriesRetrieve(client, categoryId, { ...init, signal }),
  );
}

/**
 * Query of `browse.categories.get-playlists`: Get Category's Playlists.
 *
 * @param categoryId - Identifier of the category.
 * @deprecated Since 2025-11-27. It ends on 2026-11-30. Use `search.query` in its place.
 *   Categories no longer have playlists of their own.
 */
export function browseCategoriesGetPlaylistsQuery(
  client: Client,
  categoryId: CategoryId,
  init?: BrowseCategoriesGetPlaylistsInit,
): QueryOf<["browse", "categories", "get-playlists"], typeof browseCategoriesGetPlaylists> {
  return queryOf(
    ["browse", "categories", "get-playlists"],
    { client, path: [categoryId], init },
    (signal) => browseCategoriesGetPlaylists(client, categoryId, { ...init, signal }),
  );
}

/**
 * Infinite query of `browse.categories.get-playlists`: Get Category's Playlists.
 *
 * @param categoryId - Identifier of the category.
 * @deprecated Since 2025-11-27. It ends on 2026-11-30. Use `search.query` in its place.
 *   Categories no longer have playlists of their own.
 */
export function browseCategoriesGetPlaylistsInfiniteQuery(
  client: Client,
  categoryId: CategoryId,
  init?: BrowseCategoriesGetPlaylistsInit,
): InfiniteQueryOf<["browse", "categories", "get-playlists"], typeof browseCategoriesGetPlaylists> {
  return infiniteQueryOf(
    ["browse", "categories", "get-playlists"],
    { client, path: [categoryId], init },
    (signal, begin) =>
      browseCategoriesGetPlaylists(client, categoryId, beginningAt({ ...init, signal }, begin)),
  );
}

/** Query of `audio-features.bulk-retrieve`: Get Several Tracks' Audio Features. */
export function audioFeaturesBulkRetrieveQuery(
  client: Client,
  init: AudioFeaturesBulkRetrieveInit,
): QueryOf<["audio-features", "bulk-retrieve"], typeof audioFeaturesBulkRetrieve> {
  return queryOf(["audio-features", "bulk-retrieve"], { client, path: [], init }, (signal) =>
    audioFeaturesBulkRetrieve(client, { ...init, signal }),
  );
}

/**
 * Query of `audio-features.retrieve`: Get Track's Audio Features.
 *
 * @param id - Identifier of the track.
 */
export function audioFeaturesRetrieveQuery(
  client: Client,
  id: CatalogId,
  init?: AudioFeaturesRetrieveInit,
): QueryOf<["audio-features", "retrieve"], typeof audioFeaturesRetrieve> {
  return queryOf(["audio-features", "retrieve"], { client, path: [id], init }, (signal) =>
    audioFeaturesRetrieve(client, id, { ...init, signal }),
  );
}

/**
 * Query of `audio-analysis.retrieve`: Get Track's Audio Analysis.
 *
 * @param id - Identifier of the track.
 */
export function audioAnalysisRetrieveQuery(
  client: Client,
  id: CatalogId,
  init?: AudioAnalysisRetrieveInit,
): QueryOf<["audio-analysis", "retrieve"], typeof audioAnalysisRetrieve> {
  return queryOf(["audio-analysis", "retrieve"], { client, path: [id], init }, (signal) =>
    audioAnalysisRetrieve(client, id, { ...init, signal }),
  );
}

/** Query of `recommendations.get`: Get Recommendations. */
export function recommendationsGetQuery(
  client: Client,
  init?: RecommendationsGetInit,
): QueryOf<["recommendations", "get"], typeof recommendationsGet> {
  return queryOf(["recommendations", "get"], { client, path: [], init }, (signal) =>
    recommendationsGet(client, { ...init, signal }),
  );
}

/** Query of `recommendations.list-available-genre-seeds`: Get Available Genre Seeds. */
export function recommendationsListAvailableGenreSeedsQuery(
  client: Client,
  init?: RecommendationsListAvailableGenreSeedsInit,
): QueryOf<
  ["recommendations", "list-available-genre-seeds"],
  typeof recommendationsListAvailableGenreSeeds
> {
  return queryOf(
    ["recommendations", "list-available-genre-seeds"],
    { client, path: [], init },
    (signal) => recommendationsListAvailableGenreSeeds(client, { ...init, signal }),
  );
}

/** Query of `markets.list`: Get Available Markets. */
export function marketsListQuery(
  client: Client,
  init?: MarketsListInit,
): QueryOf<["markets", "list"], typeof marketsList> {
  return queryOf(["markets", "list"], { client, path: [], init }, (signal) =>
    marketsList(client, { ...init, signal }),
  );
}

/** Infinite query of `markets.list`: Get Available Markets. */
export function marketsListInfiniteQuery(
  client: Client,
  init?: MarketsListInit,
): InfiniteQueryOf<["markets", "list"], typeof marketsList> {
  return infiniteQueryOf(["markets", "list"], { client, path: [], init }, (signal, begin) =>
    marketsList(client, beginningAt({ ...init, signal }, begin)),
  );
}

/** Mutation of `me.saved-audiobooks.save`: Save Audiobooks. */
export function meSavedAudiobooksSaveMutation(
  client: Client,
): MutationOf<
  ["me", "saved-audiobooks", "save"],
  MeSavedAudiobooksSaveInit,
  typeof meSavedAudiobooksSave
> {
  return mutationOf(["me", "saved-audiobooks", "save"], (variables: MeSavedAudiobooksSaveInit) =>
    meSavedAudiobooksSave(client, variables),
  );
}

/** Mutation of `me.saved-audiobooks.remove`: Remove Saved Audiobooks. */
export function meSavedAudiobooksRemoveMutation(
  client: Client,
): MutationOf<
  ["me", "saved-audiobooks", "remove"],
  MeSavedAudiobooksRemoveInit,
  typeof meSavedAudiobooksRemove
> {
  return mutationOf(
    ["me", "saved-audiobooks", "remove"],
    (variables: MeSavedAudiobooksRemoveInit) => meSavedAudiobooksRemove(client, variables),
  );
}

/** Mutation of `me.saved-playlists.save`: Save Playlists. */
export function meSavedPlaylistsSaveMutation(
  client: Client,
): MutationOf<
  ["me", "saved-playlists", "save"],
  MeSavedPlaylistsSaveInit,
  typeof meSavedPlaylistsSave
> {
  return mutationOf(["me", "saved-playlists", "save"], (variables: MeSavedPlaylistsSaveInit) =>
    meSavedPlaylistsSave(client, variables),
  );
}

/** Mutation of `me.saved-playlists.remove`: Remove Saved Playlists. */
export function meSavedPlaylistsRemoveMutation(
  client: Client,
): MutationOf<
  ["me", "saved-playlists", "remove"],
  MeSavedPlaylistsRemoveInit,
  typeof meSavedPlaylistsRemove
> {
  return mutationOf(["me", "saved-playlists", "remove"], (variables: MeSavedPlaylistsRemoveInit) =>
    meSavedPlaylistsRemove(client, variables),
  );
}

/** Mutation of `me.saved-albums.save`: Save Albums. */
export function meSavedAlbumsSaveMutation(
  client: Client,
): MutationOf<
  ["me", "saved-albums", "save"],
  MeSavedAlbumsSaveInit | undefined,
  typeof meSavedAlbumsSave
> {
  return mutationOf(
    ["me", "saved-albums", "save"],
    (variables: MeSavedAlbumsSaveInit | undefined) => meSavedAlbumsSave(client, variables),
  );
}

/** Mutation of `me.saved-albums.remove`: Remove Saved Albums. */
export function meSavedAlbumsRemoveMutation(
  client: Client,
): MutationOf<
  ["me", "saved-albums", "remove"],
  MeSavedAlbumsRemoveInit | undefined,
  typeof meSavedAlbumsRemove
> {
  return mutationOf(
    ["me", "saved-albums", "remove"],
    (variables: MeSavedAlbumsRemoveInit | undefined) => meSavedAlbumsRemove(client, variables),
  );
}

/** Mutation of `me.saved-tracks.save`: Save Tracks. */
export function meSavedTracksSaveMutation(
  client: Client,
): MutationOf<
  ["me", "saved-tracks", "save"],
  MeSavedTracksSaveInit | undefined,
  typeof meSavedTracksSave
> {
  return mutationOf(
    ["me", "saved-tracks", "save"],
    (variables: MeSavedTracksSaveInit | undefined) => meSavedTracksSave(client, variables),
  );
}

/** Mutation of `me.saved-tracks.remove`: Remove Saved Tracks. */
export function meSavedTracksRemoveMutation(
  client: Client,
): MutationOf<
  ["me", "saved-tracks", "remove"],
  MeSavedTracksRemoveInit | undefined,
  typeof meSavedTracksRemove
> {
  return mutationOf(
    ["me", "saved-tracks", "remove"],
    (variables: MeSavedTracksRemoveInit | undefined) => meSavedTracksRemove(client, variables),
  );
}

/** Mutation of `me.saved-episodes.save`: Save Episodes. */
export function meSavedEpisodesSaveMutation(
  client: Client,
): MutationOf<
  ["me", "saved-episodes", "save"],
  MeSavedEpisodesSaveInit | undefined,
  typeof meSavedEpisodesSave
> {
  return mutationOf(
    ["me", "saved-episodes", "save"],
    (variables: MeSavedEpisodesSaveInit | undefined) => meSavedEpisodesSave(client, variables),
  );
}

/** Mutation of `me.saved-episodes.remove`: Remove Saved Episodes. */
export function meSavedEpisodesRemoveMutation(
  client: Client,
): MutationOf<
  ["me", "saved-episodes", "remove"],
  MeSavedEpisodesRemoveInit | undefined,
  typeof meSavedEpisodesRemove
> {
  return mutationOf(
    ["me", "saved-episodes", "remove"],
    (variables: MeSavedEpisodesRemoveInit | undefined) => meSavedEpisodesRemove(client, variables),
  );
}

/** Mutation of `me.saved-shows.save`: Save Shows. */
export function meSavedShowsSaveMutation(
  client: Client,
): MutationOf<
  ["me", "saved-shows", "save"],
  MeSavedShowsSaveInit | undefined,
  typeof meSavedShowsSave
> {
  return mutationOf(["me", "saved-shows", "save"], (variables: MeSavedShowsSaveInit | undefined) =>
    meSavedShowsSave(client, variables),
  );
}

/** Mutation of `me.saved-shows.remove`: Remove Saved Shows. */
export function meSavedShowsRemoveMutation(
  client: Client,
): MutationOf<["me", "saved-shows", "remove"], MeSavedShowsRemoveInit, typeof meSavedShowsRemove> {
  return mutationOf(["me", "saved-shows", "remove"], (variables: MeSavedShowsRemoveInit) =>
    meSavedShowsRemove(client, variables),
  );
}

/** Mutation of `me.following.follow`: Follow Artists or Users. */
export function meFollowingFollowMutation(
  client: Client,
): MutationOf<["me", "following", "follow"], MeFollowingFollowInit, typeof meFollowingFollow> {
  return mutationOf(["me", "following", "follow"], (variables: MeFollowingFollowInit) =>
    meFollowingFollow(client, variables),
  );
}

/** Mutation of `me.following.unfollow`: Unfollow Artists or Users. */
export function meFollowingUnfollowMutation(
  client: Client,
): MutationOf<
  ["me", "following", "unfollow"],
  MeFollowingUnfollowInit,
  typeof meFollowingUnfollow
> {
  return mutationOf(["me", "following", "unfollow"], (variables: MeFollowingUnfollowInit) =>
    meFollowingUnfollow(client, variables),
  );
}

/** Mutation of `player.transfer`: Transfer Playback. */
export function playerTransferMutation(
  client: Client,
): MutationOf<["player", "transfer"], PlayerTransferInit, typeof playerTransfer> {
  return mutationOf(["player", "transfer"], (variables: PlayerTransferInit) =>
    playerTransfer(client, variables),
  );
}

/** Mutation of `player.start-playback`: Start Playback. */
export function playerStartPlaybackMutation(
  client: Client,
): MutationOf<
  ["player", "start-playback"],
  PlayerStartPlaybackInit | undefined,
  typeof playerStartPlayback
> {
  return mutationOf(
    ["player", "start-playback"],
    (variables: PlayerStartPlaybackInit | undefined) => playerStartPlayback(client, variables),
  );
}

/** Mutation of `player.pause-playback`: Pause Playback. */
export function playerPausePlaybackMutation(
  client: Client,
): MutationOf<
  ["player", "pause-playback"],
  PlayerPausePlaybackInit | undefined,
  typeof playerPausePlayback
> {
  return mutationOf(
    ["player", "pause-playback"],
    (variables: PlayerPausePlaybackInit | undefined) => playerPausePlayback(client, variables),
  );
}

/** Mutation of `player.skip-next`: Skip to Next. */
export function playerSkipNextMutation(
  client: Client,
): MutationOf<["player", "skip-next"], PlayerSkipNextInit | undefined, typeof playerSkipNext> {
  return mutationOf(["player", "skip-next"], (variables: PlayerSkipNextInit | undefined) =>
    playerSkipNext(client, variables),
  );
}

/** Mutation of `player.skip-previous`: Skip to Previous. */
export function playerSkipPreviousMutation(
  client: Client,
): MutationOf<
  ["player", "skip-previous"],
  PlayerSkipPreviousInit | undefined,
  typeof playerSkipPrevious
> {
  return mutationOf(["player", "skip-previous"], (variables: PlayerSkipPreviousInit | undefined) =>
    playerSkipPrevious(client, variables),
  );
}

/** Mutation of `player.seek-to-position`: Seek to Position. */
export function playerSeekToPositionMutation(
  client: Client,
): MutationOf<
  ["player", "seek-to-position"],
  PlayerSeekToPositionInit,
  typeof playerSeekToPosition
> {
  return mutationOf(["player", "seek-to-position"], (variables: PlayerSeekToPositionInit) =>
    playerSeekToPosition(client, variables),
  );
}

/** Mutation of `player.set-repeat-mode`: Set Repeat Mode. */
export function playerSetRepeatModeMutation(
  client: Client,
): MutationOf<["player", "set-repeat-mode"], PlayerSetRepeatModeInit, typeof playerSetRepeatMode> {
  return mutationOf(["player", "set-repeat-mode"], (variables: PlayerSetRepeatModeInit) =>
    playerSetRepeatMode(client, variables),
  );
}

/** Mutation of `player.set-volume`: Set Volume. */
export function playerSetVolumeMutation(
  client: Client,
): MutationOf<["player", "set-volume"], PlayerSetVolumeInit, typeof playerSetVolume> {
  return mutationOf(["player", "set-volume"], (variables: PlayerSetVolumeInit) =>
    playerSetVolume(client, variables),
  );
}

/** Mutation of `player.toggle-shuffle`: Toggle Shuffle. */
export function playerToggleShuffleMutation(
  client: Client,
): MutationOf<["player", "toggle-shuffle"], PlayerToggleShuffleInit, typeof playerToggleShuffle> {
  return mutationOf(["player", "toggle-shuffle"], (variables: PlayerToggleShuffleInit) =>
    playerToggleShuffle(client, variables),
  );
}

/** Mutation of `player.queue.add`: Add to Queue. */
export function playerQueueAddMutation(
  client: Client,
): MutationOf<["player", "queue", "add"], PlayerQueueAddInit, typeof playerQueueAdd> {
  return mutationOf(["player", "queue", "add"], (variables: PlayerQueueAddInit) =>
    playerQueueAdd(client, variables),
  );
}

/** The variables of a mutation of `playlists.update`. */
export interface PlaylistsUpdateVariables extends PlaylistsUpdateInit {
  /** Identifier of the playlist. */
  readonly path: PlaylistId;
}

/** Mutation of `playlists.update`: Change Playlist Details. */
export function playlistsUpdateMutation(
  client: Client,
): MutationOf<["playlists", "update"], PlaylistsUpdateVariables, typeof playlistsUpdate> {
  return mutationOf(["playlists", "update"], (variables: PlaylistsUpdateVariables) =>
    playlistsUpdate(client, variables.path, variables),
  );
}

/** The variables of a mutation of `playlists.tracks.add`. */
export interface PlaylistsTracksAddVariables extends PlaylistsTracksAddInit {
  /** Identifier of the playlist. */
  readonly path: PlaylistId;
}

/** Mutation of `playlists.tracks.add`: Add Playlist Items. */
export function playlistsTracksAddMutation(
  client: Client,
): MutationOf<
  ["playlists", "tracks", "add"],
  PlaylistsTracksAddVariables,
  typeof playlistsTracksAdd
> {
  return mutationOf(["playlists", "tracks", "add"], (variables: PlaylistsTracksAddVariables) =>
    playlistsTracksAdd(client, variables.path, variables),
  );
}

/** The variables of a mutation of `playlists.tracks.update`. */
export interface PlaylistsTracksUpdateVariables extends PlaylistsTracksUpdateInit {
  /** Identifier of the playlist. */
  readonly path: PlaylistId;
}

/** Mutation of `playlists.tracks.update`: Reorder or Replace Playlist Items. */
export function playlistsTracksUpdateMutation(
  client: Client,
): MutationOf<
  ["playlists", "tracks", "update"],
  PlaylistsTracksUpdateVariables,
  typeof playlistsTracksUpdate
> {
  return mutationOf(
    ["playlists", "tracks", "update"],
    (variables: PlaylistsTracksUpdateVariables) =>
      playlistsTracksUpdate(client, variables.path, variables),
  );
}

/** The variables of a mutation of `playlists.tracks.remove`. */
export interface PlaylistsTracksRemoveVariables extends PlaylistsTracksRemoveInit {
  /** Identifier of the playlist. */
  readonly path: PlaylistId;
}

/** Mutation of `playlists.tracks.remove`: Remove Playlist Items. */
export function playlistsTracksRemoveMutation(
  client: Client,
): MutationOf<
  ["playlists", "tracks", "remove"],
  PlaylistsTracksRemoveVariables,
  typeof playlistsTracksRemove
> {
  return mutationOf(
    ["playlists", "tracks", "remove"],
    (variables: PlaylistsTracksRemoveVariables) =>
      playlistsTracksRemove(client, variables.path, variables),
  );
}

/** The variables of a mutation of `playlists.followers.follow`. */
export interface PlaylistsFollowersFollowVariables extends PlaylistsFollowersFollowInit {
  /** Identifier of the playlist. */
  readonly path: PlaylistId;
}

/** Mutation of `playlists.followers.follow`: Follow Playlist. */
export function playlistsFollowersFollowMutation(
  client: Client,
): MutationOf<
  ["playlists", "followers", "follow"],
  PlaylistsFollowersFollowVariables,
  typeof playlistsFollowersFollow
> {
  return mutationOf(
    ["playlists", "followers", "follow"],
    (variables: PlaylistsFollowersFollowVariables) =>
      playlistsFollowersFollow(client, variables.path, variables),
  );
}

/** The variables of a mutation of `playlists.followers.unfollow`. */
export interface PlaylistsFollowersUnfollowVariables extends PlaylistsFollowersUnfollowInit {
  /** Identifier of the playlist. */
  readonly path: PlaylistId;
}

/** Mutation of `playlists.followers.unfollow`: Unfollow Playlist. */
export function playlistsFollowersUnfollowMutation(
  client: Client,
): MutationOf<
  ["playlists", "followers", "unfollow"],
  PlaylistsFollowersUnfollowVariables,
  typeof playlistsFollowersUnfollow
> {
  return mutationOf(
    ["playlists", "followers", "unfollow"],
    (variables: PlaylistsFollowersUnfollowVariables) =>
      playlistsFollowersUnfollow(client, variables.path, variables),
  );
}

/** The variables of a mutation of `playlists.images.update`. */
export interface PlaylistsImagesUpdateVariables extends PlaylistsImagesUpdateInit {
  /** Identifier of the playlist. */
  readonly path: PlaylistId;
}

/** Mutation of `playlists.images.update`: Upload Playlist Image. */
export function playlistsImagesUpdateMutation(
  client: Client,
): MutationOf<
  ["playlists", "images", "update"],
  PlaylistsImagesUpdateVariables,
  typeof playlistsImagesUpdate
> {
  return mutationOf(
    ["playlists", "images", "update"],
    (variables: PlaylistsImagesUpdateVariables) =>
      playlistsImagesUpdate(client, variables.path, variables),
  );
}

/** The variables of a mutation of `users.playlists.create`. */
export interface UsersPlaylistsCreateVariables extends UsersPlaylistsCreateInit {
  /** Identifier of the user. */
  readonly path: UserId;
}

/** Mutation of `users.playlists.create`: Create Playlist. */
export function usersPlaylistsCreateMutation(
  client: Client,
): MutationOf<
  ["users", "playlists", "create"],
  UsersPlaylistsCreateVariables,
  typeof usersPlaylistsCreate
> {
  return mutationOf(["users", "playlists", "create"], (variables: UsersPlaylistsCreateVariables) =>
    usersPlaylistsCreate(client, variables.path, variables),
  );
}
