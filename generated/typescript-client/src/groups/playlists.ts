// Made by endpoint-manifest (typescript-client) from manifest/groups/playlists.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../runtime/not-shown.js";
import { FollowersGroup } from "./playlists/followers.js";
import { ImagesGroup } from "./playlists/images.js";
import { TracksGroup } from "./playlists/tracks.js";

/**
 * `playlists.retrieve`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/playlists.yaml#operations.retrieve` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export const retrieve: NotShown<
  ["method", "path"],
  "manifest/groups/playlists.yaml#operations.retrieve"
> = /* @__PURE__ */ notShown("playlists.retrieve", ["method", "path"], "manifest/groups/");

/**
 * `playlists.update`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/playlists.yaml#operations.update` (Music Catalog and Playback Service:
 * Interface Specification).
 */
export const update: NotShown<
  ["method", "path"],
  "manifest/groups/playlists.yaml#operations.update"
> = /* @__PURE__ */ notShown("playlists.update", ["method", "path"], "manifest/groups/");

/** Playlists */
export class PlaylistsGroup {
  /** Tracks */
  readonly tracks: TracksGroup = new TracksGroup();
  /** Followers */
  readonly followers: FollowersGroup = new FollowersGroup();
  /** Images */
  readonly images: ImagesGroup = new ImagesGroup();
  /**
   * `playlists.retrieve`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/playlists.yaml#operations.retrieve` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  declare readonly retrieve: typeof retrieve;
  /**
   * `playlists.update`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/playlists.yaml#operations.update` (Music Catalog and Playback Service:
   * Interface Specification).
   */
  declare readonly update: typeof update;

  constructor() {
    notShownMembers(
      this,
      "playlists",
      ["method", "path"],
      "manifest/groups/",
      "retrieve",
      "update",
    );
  }
}
