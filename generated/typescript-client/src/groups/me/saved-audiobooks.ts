// Made by endpoint-manifest (typescript-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../../runtime/not-shown.js";

/**
 * `me.saved-audiobooks.list`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.list` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const list: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.list"
> = /* @__PURE__ */ notShown("me.saved-audiobooks.list", ["method", "path"], "manifest/groups/");

/**
 * `me.saved-audiobooks.save`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.save` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const save: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.save"
> = /* @__PURE__ */ notShown("me.saved-audiobooks.save", ["method", "path"], "manifest/groups/");

/**
 * `me.saved-audiobooks.remove`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.remove` (Music Catalog
 * and Playback Service: Interface Specification).
 */
export const remove: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.remove"
> = /* @__PURE__ */ notShown("me.saved-audiobooks.remove", ["method", "path"], "manifest/groups/");

/**
 * `me.saved-audiobooks.check`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.check` (Music Catalog
 * and Playback Service: Interface Specification).
 */
export const check: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.check"
> = /* @__PURE__ */ notShown("me.saved-audiobooks.check", ["method", "path"], "manifest/groups/");

/** Saved audiobooks */
export class SavedAudiobooksGroup {
  /**
   * `me.saved-audiobooks.list`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.list` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly list: typeof list;
  /**
   * `me.saved-audiobooks.save`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.save` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly save: typeof save;
  /**
   * `me.saved-audiobooks.remove`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.remove` (Music Catalog
   * and Playback Service: Interface Specification).
   */
  declare readonly remove: typeof remove;
  /**
   * `me.saved-audiobooks.check`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.check` (Music Catalog
   * and Playback Service: Interface Specification).
   */
  declare readonly check: typeof check;

  constructor() {
    notShownMembers(
      this,
      "me.saved-audiobooks",
      ["method", "path"],
      "manifest/groups/",
      "list",
      "save",
      "remove",
      "check",
    );
  }
}
