// Made by endpoint-manifest (typescript-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../../runtime/not-shown.js";

/**
 * `me.saved-albums.list`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-albums.operations.list` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const list: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.saved-albums.operations.list"
> = /* @__PURE__ */ notShown("me.saved-albums.list", ["method", "path"], "manifest/groups/");

/**
 * `me.saved-albums.save`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-albums.operations.save` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const save: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.saved-albums.operations.save"
> = /* @__PURE__ */ notShown("me.saved-albums.save", ["method", "path"], "manifest/groups/");

/**
 * `me.saved-albums.remove`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-albums.operations.remove` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const remove: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.saved-albums.operations.remove"
> = /* @__PURE__ */ notShown("me.saved-albums.remove", ["method", "path"], "manifest/groups/");

/**
 * `me.saved-albums.check`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-albums.operations.check` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const check: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.saved-albums.operations.check"
> = /* @__PURE__ */ notShown("me.saved-albums.check", ["method", "path"], "manifest/groups/");

/** Saved albums */
export class SavedAlbumsGroup {
  /**
   * `me.saved-albums.list`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-albums.operations.list` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly list: typeof list;
  /**
   * `me.saved-albums.save`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-albums.operations.save` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly save: typeof save;
  /**
   * `me.saved-albums.remove`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-albums.operations.remove` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly remove: typeof remove;
  /**
   * `me.saved-albums.check`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-albums.operations.check` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly check: typeof check;

  constructor() {
    notShownMembers(
      this,
      "me.saved-albums",
      ["method", "path"],
      "manifest/groups/",
      "list",
      "save",
      "remove",
      "check",
    );
  }
}
