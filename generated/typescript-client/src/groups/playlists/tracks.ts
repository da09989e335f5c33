// Made by endpoint-manifest (typescript-client) from manifest/groups/playlists.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../../runtime/not-shown.js";

/**
 * `playlists.tracks.list`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.list` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const list: NotShown<
  ["method", "path"],
  "manifest/groups/playlists.yaml#subgroups.tracks.operations.list"
> = /* @__PURE__ */ notShown("playlists.tracks.list", ["method", "path"], "manifest/groups/");

/**
 * `playlists.tracks.add`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.add` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const add: NotShown<
  ["method", "path"],
  "manifest/groups/playlists.yaml#subgroups.tracks.operations.add"
> = /* @__PURE__ */ notShown("playlists.tracks.add", ["method", "path"], "manifest/groups/");

/**
 * `playlists.tracks.update`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.update` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const update: NotShown<
  ["method", "path"],
  "manifest/groups/playlists.yaml#subgroups.tracks.operations.update"
> = /* @__PURE__ */ notShown("playlists.tracks.update", ["method", "path"], "manifest/groups/");

/**
 * `playlists.tracks.remove`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.remove` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const remove: NotShown<
  ["method", "path"],
  "manifest/groups/playlists.yaml#subgroups.tracks.operations.remove"
> = /* @__PURE__ */ notShown("playlists.tracks.remove", ["method", "path"], "manifest/groups/");

/** Tracks */
export class TracksGroup {
  /**
   * `playlists.tracks.list`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.list` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly list: typeof list;
  /**
   * `playlists.tracks.add`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.add` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly add: typeof add;
  /**
   * `playlists.tracks.update`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.update` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly update: typeof update;
  /**
   * `playlists.tracks.remove`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/playlists.yaml#subgroups.tracks.operations.remove` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly remove: typeof remove;

  constructor() {
    notShownMembers(
      this,
      "playlists.tracks",
      ["method", "path"],
      "manifest/groups/",
      "list",
      "add",
      "update",
      "remove",
    );
  }
}
