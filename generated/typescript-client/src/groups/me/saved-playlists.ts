// Made by endpoint-manifest (typescript-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../../runtime/not-shown.js";

/**
 * `me.saved-playlists.list`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.list` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const list: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.saved-playlists.operations.list"
> = /* @__PURE__ */ notShown("me.saved-playlists.list", ["method", "path"], "manifest/groups/");

/**
 * `me.saved-playlists.save`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.save` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const save: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.saved-playlists.operations.save"
> = /* @__PURE__ */ notShown("me.saved-playlists.save", ["method", "path"], "manifest/groups/");

/**
 * `me.saved-playlists.remove`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.remove` (Music Catalog
 * and Playback Service: Interface Specification).
 */
export const remove: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.saved-playlists.operations.remove"
> = /* @__PURE__ */ notShown("me.saved-playlists.remove", ["method", "path"], "manifest/groups/");

/**
 * `me.saved-playlists.check`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.check` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const check: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.saved-playlists.operations.check"
> = /* @__PURE__ */ notShown("me.saved-playlists.check", ["method", "path"], "manifest/groups/");

/** Saved playlists */
export class SavedPlaylistsGroup {
  /**
   * `me.saved-playlists.list`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.list` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly list: typeof list;
  /**
   * `me.saved-playlists.save`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.save` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly save: typeof save;
  /**
   * `me.saved-playlists.remove`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.remove` (Music Catalog
   * and Playback Service: Interface Specification).
   */
  declare readonly remove: typeof remove;
  /**
   * `me.saved-playlists.check`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-playlists.operations.check` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly check: typeof check;

  constructor() {
    notShownMembers(
      this,
      "me.saved-playlists",
      ["method", "path"],
      "manifest/groups/",
      "list",
      "save",
      "remove",
      "check",
    );
  }
}
