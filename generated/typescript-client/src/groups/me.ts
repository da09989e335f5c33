// Made by endpoint-manifest (typescript-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../runtime/not-shown.js";
import { FollowingGroup } from "./me/following.js";
import { SavedAlbumsGroup } from "./me/saved-albums.js";
import { SavedAudiobooksGroup } from "./me/saved-audiobooks.js";
import { SavedEpisodesGroup } from "./me/saved-episodes.js";
import { SavedPlaylistsGroup } from "./me/saved-playlists.js";
import { SavedShowsGroup } from "./me/saved-shows.js";
import { SavedTracksGroup } from "./me/saved-tracks.js";
import { TopItemsGroup } from "./me/top-items.js";

/**
 * `me.retrieve`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#operations.retrieve` (Music Catalog and Playback Service:
 * Interface Specification).
 */
export const retrieve: NotShown<["method", "path"], "manifest/groups/me.yaml#operations.retrieve"> =
  /* @__PURE__ */ notShown("me.retrieve", ["method", "path"], "manifest/groups/");

/** Me (current user) */
export class MeGroup {
  /** Saved audiobooks */
  readonly savedAudiobooks: SavedAudiobooksGroup = new SavedAudiobooksGroup();
  /** Saved playlists */
  readonly savedPlaylists: SavedPlaylistsGroup = new SavedPlaylistsGroup();
  /** Saved albums */
  readonly savedAlbums: SavedAlbumsGroup = new SavedAlbumsGroup();
  /** Saved tracks */
  readonly savedTracks: SavedTracksGroup = new SavedTracksGroup();
  /** Saved episodes */
  readonly savedEpisodes: SavedEpisodesGroup = new SavedEpisodesGroup();
  /** Saved shows */
  readonly savedShows: SavedShowsGroup = new SavedShowsGroup();
  /** Top items */
  readonly topItems: TopItemsGroup = new TopItemsGroup();
  /** Following */
  readonly following: FollowingGroup = new FollowingGroup();
  /**
   * `me.retrieve`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#operations.retrieve` (Music Catalog and Playback Service:
   * Interface Specification).
   */
  declare readonly retrieve: typeof retrieve;

  constructor() {
    notShownMembers(this, "me", ["method", "path"], "manifest/groups/", "retrieve");
  }
}
