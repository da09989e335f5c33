// Made by endpoint-manifest (typescript-server) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type ArtistsHandlers, artistsRoutes } from "./groups/artists.js";
import { type BrowseHandlers, browseRoutes } from "./groups/browse.js";
import { type ShowsHandlers, showsRoutes } from "./groups/shows.js";
import type { Partially } from "./runtime/handler.js";
import type { OptionsArgument, ServerOptions } from "./runtime/options.js";
import type { NotRouted, Service } from "./runtime/route.js";
import { type Server, completeServer, partialServer } from "./runtime/server.js";

/** A handler for every operation that has a route, by group. */
export interface Handlers<Context = unknown> {
  /** Handlers of Artists. */
  readonly artists: ArtistsHandlers<Context>;
  /** Handlers of Shows. */
  readonly shows: ShowsHandlers<Context>;
  /** Handlers of Browse. */
  readonly browse: BrowseHandlers<Context>;
}

/** Options of a server of this service. */
export type ServiceOptions<Context = undefined, Identity = unknown> = ServerOptions<
  Context,
  Identity
>;

/** The operations that have no route, and the facts that each lacks. */
export const notRouted: readonly NotRouted[] = [
  {
    id: "albums.retrieve",
    missing: ["method", "path"],
    place: "manifest/groups/albums.yaml#operations.retrieve",
  },
  {
    id: "albums.bulk-retrieve",
    missing: ["method", "path"],
    place: "manifest/groups/albums.yaml#operations.bulk-retrieve",
  },
  {
    id: "albums.list-tracks",
    missing: ["method", "path"],
    place: "manifest/groups/albums.yaml#operations.list-tracks",
  },
  {
    id: "episodes.retrieve",
    missing: ["method", "path"],
    place: "manifest/groups/episodes.yaml#operations.retrieve",
  },
  {
    id: "episodes.bulk-retrieve",
    missing: ["method", "path"],
    place: "manifest/groups/episodes.yaml#operations.bulk-retrieve",
  },
  {
    id: "audiobooks.retrieve",
    missing: ["method", "path"],
    place: "manifest/groups/audiobooks.yaml#operations.retrieve",
  },
  {
    id: "audiobooks.bulk-retrieve",
    missing: ["method", "path"],
    place: "manifest/groups/audiobooks.yaml#operations.bulk-retrieve",
  },
  {
    id: "audiobooks.list-chapters",
    missing: ["method", "path"],
    place: "manifest/groups/audiobooks.yaml#operations.list-chapters",
  },
  {
    id: "chapters.retrieve",
    missing: ["method", "path"],
    place: "manifest/groups/chapters.yaml#operations.retrieve",
  },
  {
    id: "chapters.bulk-retrieve",
    missing: ["method", "path"],
    place: "manifest/groups/chapters.yaml#operations.bulk-retrieve",
  },
  {
    id: "tracks.retrieve",
    missing: ["method", "path"],
    place: "manifest/groups/tracks.yaml#operations.retrieve",
  },
  {
    id: "tracks.bulk-retrieve",
    missing: ["method", "path"],
    place: "manifest/groups/tracks.yaml#operations.bulk-retrieve",
  },
  {
    id: "me.retrieve",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#operations.retrieve",
  },
  {
    id: "me.saved-audiobooks.list",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.list",
  },
  {
    id: "me.saved-audiobooks.save",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.save",
  },
  {
    id: "me.saved-audiobooks.remove",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.remove",
  },
  {
    id: "me.saved-audiobooks.check",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.check",
  },
  {
    id: "me.saved-playlists.list",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.saved-playlists.operations.list",
  },
  {
    id: "me.saved-playlists.save",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.saved-playlists.operations.save",
  },
  {
    id: "me.saved-playlists.remove",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.saved-playlists.operations.remove",
  },
  {
    id: "me.saved-playlists.check",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.saved-playlists.operations.check",
  },
  {
    id: "me.saved-albums.list",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.saved-albums.operations.list",
  },
  {
    id: "me.saved-albums.save",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.saved-albums.operations.save",
  },
  {
    id: "me.saved-albums.remove",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.saved-albums.operations.remove",
  },
  {
    id: "me.saved-albums.check",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.saved-albums.operations.check",
  },
  {
    id: "me.saved-tracks.list",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.saved-tracks.operations.list",
  },
  {
    id: "me.saved-tracks.save",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.saved-tracks.operations.save",
  },
  {
    id: "me.saved-tracks.remove",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.saved-tracks.operations.remove",
  },
  {
    id: "me.saved-tracks.check",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.saved-tracks.operations.check",
  },
  {
    id: "me.saved-episodes.list",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.saved-episodes.operations.list",
  },
  {
    id: "me.saved-episodes.save",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.saved-episodes.operations.save",
  },
  {
    id: "me.saved-episodes.remove",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.saved-episodes.operations.remove",
  },
  {
    id: "me.saved-episodes.check",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.saved-episodes.operations.check",
  },
  {
    id: "me.saved-shows.list",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.saved-shows.operations.list",
  },
  {
    id: "me.saved-shows.save",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.saved-shows.operations.save",
  },
  {
    id: "me.saved-shows.remove",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.saved-shows.operations.remove",
  },
  {
    id: "me.saved-shows.check",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.saved-shows.operations.check",
  },
  {
    id: "me.top-items.list-top-tracks",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.top-items.operations.list-top-tracks",
  },
  {
    id: "me.top-items.list-top-artists",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.top-items.operations.list-top-artists",
  },
  {
    id: "me.following.bulk-retrieve",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.following.operations.bulk-retrieve",
  },
  {
    id: "me.following.follow",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.following.operations.follow",
  },
  {
    id: "me.following.unfollow",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.following.operations.unfollow",
  },
  {
    id: "me.following.check",
    missing: ["method", "path"],
    place: "manifest/groups/me.yaml#subgroups.following.operations.check",
  },
  {
    id: "player.get-state",
    missing: ["method", "path"],
    place: "manifest/groups/player.yaml#operations.get-state",
  },
  {
    id: "player.transfer",
    missing: ["method", "path"],
    place: "manifest/groups/player.yaml#operations.transfer",
  },
  {
    id: "player.get-devices",
    missing: ["method", "path"],
    place: "manifest/groups/player.yaml#operations.get-devices",
  },
  {
    id: "player.get-currently-playing",
    missing: ["method", "path"],
    place: "manifest/groups/player.yaml#operations.get-currently-playing",
  },
  {
    id: "player.start-playback",
    missing: ["method", "path"],
    place: "manifest/groups/player.yaml#operations.start-playback",
  },
  {
    id: "player.pause-playback",
    missing: ["method", "path"],
    place: "manifest/groups/player.yaml#operations.pause-playback",
  },
  {
    id: "player.skip-next",
    missing: ["method", "path"],
    place: "manifest/groups/player.yaml#operations.skip-next",
  },
  {
    id: "player.skip-previous",
    missing: ["method", "path"],
    place: "manifest/groups/player.yaml#operations.skip-previous",
  },
  {
    id: "player.seek-to-position",
    missing: ["method", "path"],
    place: "manifest/groups/player.yaml#operations.seek-to-position",
  },
  {
    id: "player.set-repeat-mode",
    missing: ["method", "path"],
    place: "manifest/groups/player.yaml#operations.set-repeat-mode",
  },
  {
    id: "player.set-volume",
    missing: ["method", "path"],
    place: "manifest/groups/player.yaml#operations.set-volume",
  },
  {
    id: "player.toggle-shuffle",
    missing: ["method", "path"],
    place: "manifest/groups/player.yaml#operations.toggle-shuffle",
  },
  {
    id: "player.list-recently-played",
    missing: ["method", "path"],
    place: "manifest/groups/player.yaml#operations.list-recently-played",
  },
  {
    id: "player.queue.get",
    missing: ["method", "path"],
    place: "manifest/groups/player.yaml#subgroups.queue.operations.get",
  },
  {
    id: "player.queue.add",
    missing: ["method", "path"],
    place: "manifest/groups/player.yaml#subgroups.queue.operations.add",
  },
  {
    id: "search.query",
    missing: ["method", "path"],
    place: "manifest/groups/search.yaml#operations.query",
  },
  {
    id: "playlists.retrieve",
    missing: ["method", "path"],
    place: "manifest/groups/playlists.yaml#operations.retrieve",
  },
  {
    id: "playlists.update",
    missing: ["method", "path"],
    place: "manifest/groups/playlists.yaml#operations.update",
  },
  {
    id: "playlists.tracks.list",
    missing: ["method", "path"],
    place: "manifest/groups/playlists.yaml#subgroups.tracks.operations.list",
  },
  {
    id: "playlists.tracks.add",
    missing: ["method", "path"],
    place: "manifest/groups/playlists.yaml#subgroups.tracks.operations.add",
  },
  {
    id: "playlists.tracks.update",
    missing: ["method", "path"],
    place: "manifest/groups/playlists.yaml#subgroups.tracks.operations.update",
  },
  {
    id: "playlists.tracks.remove",
    missing: ["method", "path"],
    place: "manifest/groups/playlists.yaml#subgroups.tracks.operations.remove",
  },
  {
    id: "playlists.followers.follow",
    missing: ["method", "path"],
    place: "manifest/groups/playlists.yaml#subgroups.followers.operations.follow",
  },
  {
    id: "playlists.followers.unfollow",
    missing: ["method", "path"],
    place: "manifest/groups/playlists.yaml#subgroups.followers.operations.unfollow",
  },
  {
    id: "playlists.followers.check",
    missing: ["method", "path"],
    place: "manifest/groups/playlists.yaml#subgroups.followers.operations.check",
  },
  {
    id: "playlists.images.list",
    missing: ["method", "path"],
    place: "manifest/groups/playlists.yaml#subgroups.images.operations.list",
  },
  {
    id: "playlists.images.update",
    missing: ["method", "path"],
    place: "manifest/groups/playlists.yaml#subgroups.images.operations.update",
  },
  {
    id: "users.retrieve-profile",
    missing: ["method", "path"],
    place: "manifest/groups/users.yaml#operations.retrieve-profile",
  },
  {
    id: "users.playlists.list",
    missing: ["method", "path"],
    place: "manifest/groups/users.yaml#subgroups.playlists.operations.list",
  },
  {
    id: "users.playlists.create",
    missing: ["method", "path"],
    place: "manifest/groups/users.yaml#subgroups.playlists.operations.create",
  },
  {
    id: "audio-features.bulk-retrieve",
    missing: ["method", "path"],
    place: "manifest/groups/audio-features.yaml#operations.bulk-retrieve",
  },
  {
    id: "audio-features.retrieve",
    missing: ["method", "path"],
    place: "manifest/groups/audio-features.yaml#operations.retrieve",
  },
  {
    id: "audio-analysis.retrieve",
    missing: ["method", "path"],
    place: "manifest/groups/audio-analysis.yaml#operations.retrieve",
  },
  {
    id: "recommendations.get",
    missing: ["method", "path"],
    place: "manifest/groups/recommendations.yaml#operations.get",
  },
  {
    id: "recommendations.list-available-genre-seeds",
    missing: ["method", "path"],
    place: "manifest/groups/recommendations.yaml#operations.list-available-genre-seeds",
  },
  {
    id: "markets.list",
    missing: ["method", "path"],
    place: "manifest/groups/markets.yaml#operations.list",
  },
];

/** All parts of a server besides its handlers. */
export const service: Service = {
  title: "Music Catalog and Playback Service",
  routes: { artists: artistsRoutes, shows: showsRoutes, browse: browseRoutes },
  notRouted,
  schemes: {},
};

/**
 * Makes a server of the service. It requires a handler for every operation that has a route.
 */
export function createServer<Context = undefined, Identity = unknown>(
  handlers: Handlers<Context>,
  ...options: OptionsArgument<ServiceOptions<Context, Identity>>
): Server {
  return completeServer(service, handlers, ...options);
}

/** Makes a server of some handlers. The other operations answer 501. */
export function createPartialServer<Context = undefined, Identity = unknown>(
  handlers: Partially<Handlers<Context>>,
  ...options: OptionsArgument<ServiceOptions<Context, Identity>>
): Server {
  return partialServer(service, handlers, ...options);
}
