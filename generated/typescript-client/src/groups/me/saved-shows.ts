// Made by endpoint-manifest (typescript-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../../runtime/not-shown.js";

/**
 * `me.saved-shows.list`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-shows.operations.list` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const list: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.saved-shows.operations.list"
> = /* @__PURE__ */ notShown("me.saved-shows.list", ["method", "path"], "manifest/groups/");

/**
 * `me.saved-shows.save`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-shows.operations.save` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const save: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.saved-shows.operations.save"
> = /* @__PURE__ */ notShown("me.saved-shows.save", ["method", "path"], "manifest/groups/");

/**
 * `me.saved-shows.remove`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-shows.operations.remove` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const remove: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.saved-shows.operations.remove"
> = /* @__PURE__ */ notShown("me.saved-shows.remove", ["method", "path"], "manifest/groups/");

/**
 * `me.saved-shows.check`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-shows.operations.check` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const check: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.saved-shows.operations.check"
> = /* @__PURE__ */ notShown("me.saved-shows.check", ["method", "path"], "manifest/groups/");

/** Saved shows */
export class SavedShowsGroup {
  /**
   * `me.saved-shows.list`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-shows.operations.list` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly list: typeof list;
  /**
   * `me.saved-shows.save`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-shows.operations.save` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly save: typeof save;
  /**
   * `me.saved-shows.remove`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-shows.operations.remove` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly remove: typeof remove;
  /**
   * `me.saved-shows.check`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-shows.operations.check` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly check: typeof check;

  constructor() {
    notShownMembers(
      this,
      "me.saved-shows",
      ["method", "path"],
      "manifest/groups/",
      "list",
      "save",
      "remove",
      "check",
    );
  }
}
