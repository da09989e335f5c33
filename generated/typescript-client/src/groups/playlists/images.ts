// Made by endpoint-manifest (typescript-client) from manifest/groups/playlists.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../../runtime/not-shown.js";

/**
 * `playlists.images.list`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/playlists.yaml#subgroups.images.operations.list` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const list: NotShown<
  ["method", "path"],
  "manifest/groups/playlists.yaml#subgroups.images.operations.list"
> = /* @__PURE__ */ notShown("playlists.images.list", ["method", "path"], "manifest/groups/");

/**
 * `playlists.images.update`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/playlists.yaml#subgroups.images.operations.update` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const update: NotShown<
  ["method", "path"],
  "manifest/groups/playlists.yaml#subgroups.images.operations.update"
> = /* @__PURE__ */ notShown("playlists.images.update", ["method", "path"], "manifest/groups/");

/** Images */
export class ImagesGroup {
  /**
   * `playlists.images.list`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/playlists.yaml#subgroups.images.operations.list` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly list: typeof list;
  /**
   * `playlists.images.update`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/playlists.yaml#subgroups.images.operations.update` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly update: typeof update;

  constructor() {
    notShownMembers(
      this,
      "playlists.images",
      ["method", "path"],
      "manifest/groups/",
      "list",
      "update",
    );
  }
}
