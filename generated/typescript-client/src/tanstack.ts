// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

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
  type BulkRetrieveInit as ShowsBulkRetrieveInit,
  type ListEpisodesInit as ShowsListEpisodesInit,
  type RetrieveInit as ShowsRetrieveInit,
  bulkRetrieve as showsBulkRetrieve,
  listEpisodes as showsListEpisodes,
  retrieve as showsRetrieve,
} from "./groups/shows.js";
import type { Client } from "./runtime/client.js";
import type { PathValue } from "./runtime/parameters.js";
import { type QueryOf, queryOf } from "./runtime/tanstack.js";

export type {
  Query,
  QueryContext,
  QueryData,
  QueryDetails,
  QueryKey,
  QueryOf,
} from "./runtime/tanstack.js";

/**
 * Query of `artists.retrieve`: Get Artist.
 *
 * @param id - identifier of the artist
 */
export function artistsRetrieveQuery(
  client: Client,
  id: PathValue,
  init?: ArtistsRetrieveInit,
): QueryOf<["artists", "retrieve"], typeof artistsRetrieve> {
  return queryOf(["artists", "retrieve"], { client, path: [id], init }, (signal) =>
    artistsRetrieve(client, id, { ...init, signal }),
  );
}

/** Query of `artists.bulk-retrieve`: Get Several Artists. */
export function artistsBulkRetrieveQuery(
  client: Client,
  init?: ArtistsBulkRetrieveInit,
): QueryOf<["artists", "bulk-retrieve"], typeof artistsBulkRetrieve> {
  return queryOf(["artists", "bulk-retrieve"], { client, path: [], init }, (signal) =>
    artistsBulkRetrieve(client, { ...init, signal }),
  );
}

/**
 * Query of `artists.list-albums`: Get Artist's Albums.
 *
 * @param id - identifier of the artist
 */
export function artistsListAlbumsQuery(
  client: Client,
  id: PathValue,
  init?: ArtistsListAlbumsInit,
): QueryOf<["artists", "list-albums"], typeof artistsListAlbums> {
  return queryOf(["artists", "list-albums"], { client, path: [id], init }, (signal) =>
    artistsListAlbums(client, id, { ...init, signal }),
  );
}

/**
 * Query of `artists.top-tracks`: Get Artist's Top Tracks.
 *
 * @param id - identifier of the artist
 */
export function artistsTopTracksQuery(
  client: Client,
  id: PathValue,
  init?: ArtistsTopTracksInit,
): QueryOf<["artists", "top-tracks"], typeof artistsTopTracks> {
  return queryOf(["artists", "top-tracks"], { client, path: [id], init }, (signal) =>
    artistsTopTracks(client, id, { ...init, signal }),
  );
}

/**
 * Query of `artists.list-related-artists`: Get Artist's Related Artists.
 *
 * @param id - identifier of the artist
 * @deprecated Not shown: since when, until when it works, what replaces it and why.
 */
export function artistsListRelatedArtistsQuery(
  client: Client,
  id: PathValue,
  init?: ArtistsListRelatedArtistsInit,
): QueryOf<["artists", "list-related-artists"], typeof artistsListRelatedArtists> {
  return queryOf(["artists", "list-related-artists"], { client, path: [id], init }, (signal) =>
    artistsListRelatedArtists(client, id, { ...init, signal }),
  );
}

/**
 * Query of `shows.retrieve`: Get Show.
 *
 * @param id - identifier of the show
 */
export function showsRetrieveQuery(
  client: Client,
  id: PathValue,
  init?: ShowsRetrieveInit,
): QueryOf<["shows", "retrieve"], typeof showsRetrieve> {
  return queryOf(["shows", "retrieve"], { client, path: [id], init }, (signal) =>
    showsRetrieve(client, id, { ...init, signal }),
  );
}

/** Query of `shows.bulk-retrieve`: Get Several Shows. */
export function showsBulkRetrieveQuery(
  client: Client,
  init?: ShowsBulkRetrieveInit,
): QueryOf<["shows", "bulk-retrieve"], typeof showsBulkRetrieve> {
  return queryOf(["shows", "bulk-retrieve"], { client, path: [], init }, (signal) =>
    showsBulkRetrieve(client, { ...init, signal }),
  );
}

/**
 * Query of `shows.list-episodes`: Get Show Episodes.
 *
 * @param id - identifier of the show
 */
export function showsListEpisodesQuery(
  client: Client,
  id: PathValue,
  init?: ShowsListEpisodesInit,
): QueryOf<["shows", "list-episodes"], typeof showsListEpisodes> {
  return queryOf(["shows", "list-episodes"], { client, path: [id], init }, (signal) =>
    showsListEpisodes(client, id, { ...init, signal }),
  );
}

/**
 * Query of `browse.get-featured-playlists`: Get Featured Playlists.
 *
 * @deprecated Not shown: since when, until when it works, what replaces it and why.
 */
export function browseGetFeaturedPlaylistsQuery(
  client: Client,
  init?: BrowseGetFeaturedPlaylistsInit,
): QueryOf<["browse", "get-featured-playlists"], typeof browseGetFeaturedPlaylists> {
  return queryOf(["browse", "get-featured-playlists"], { client, path: [], init }, (signal) =>
    browseGetFeaturedPlaylists(client, { ...init, signal }),
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

/** Query of `browse.categories.list`: Get Several Browse Categories. */
export function browseCategoriesListQuery(
  client: Client,
  init?: BrowseCategoriesListInit,
): QueryOf<["browse", "categories", "list"], typeof browseCategoriesList> {
  return queryOf(["browse", "categories", "list"], { client, path: [], init }, (signal) =>
    browseCategoriesList(client, { ...init, signal }),
  );
}

/**
 * Query of `browse.categories.retrieve`: Get Single Browse Category.
 *
 * @param categoryId - identifier of the browse category
 */
export function browseCategoriesRetrieveQuery(
  client: Client,
  categoryId: PathValue,
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
 * @param categoryId - identifier of the browse category
 * @deprecated Not shown: since when, until when it works, what replaces it and why.
 */
export function browseCategoriesGetPlaylistsQuery(
  client: Client,
  categoryId: PathValue,
  init?: BrowseCategoriesGetPlaylistsInit,
): QueryOf<["browse", "categories", "get-playlists"], typeof browseCategoriesGetPlaylists> {
  return queryOf(
    ["browse", "categories", "get-playlists"],
    { client, path: [categoryId], init },
    (signal) => browseCategoriesGetPlaylists(client, categoryId, { ...init, signal }),
  );
}
