// Made by endpoint-manifest (typescript-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../../runtime/not-shown.js";

/**
 * `me.saved-tracks.list`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-tracks.operations.list` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const list: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.saved-tracks.operations.list"
> = /* @__PURE__ */ notShown("me.saved-tracks.list", ["method", "path"], "manifest/groups/");

/**
 * `me.saved-tracks.save`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-tracks.operations.save` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const save: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.saved-tracks.operations.save"
> = /* @__PURE__ */ notShown("me.saved-tracks.save", ["method", "path"], "manifest/groups/");

/**
 * `me.saved-tracks.remove`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-tracks.operations.remove` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const remove: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.saved-tracks.operations.remove"
> = /* @__PURE__ */ notShown("me.saved-tracks.remove", ["method", "path"], "manifest/groups/");

/**
 * `me.saved-tracks.check`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.saved-tracks.operations.check` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const check: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.saved-tracks.operations.check"
> = /* @__PURE__ */ notShown("me.saved-tracks.check", ["method", "path"], "manifest/groups/");

/** Saved tracks */
export class SavedTracksGroup {
  /**
   * `me.saved-tracks.list`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-tracks.operations.list` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly list: typeof list;
  /**
   * `me.saved-tracks.save`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-tracks.operations.save` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly save: typeof save;
  /**
   * `me.saved-tracks.remove`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-tracks.operations.remove` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly remove: typeof remove;
  /**
   * `me.saved-tracks.check`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.saved-tracks.operations.check` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly check: typeof check;

  constructor() {
    notShownMembers(
      this,
      "me.saved-tracks",
      ["method", "path"],
      "manifest/groups/",
      "list",
      "save",
      "remove",
      "check",
    );
  }
}
