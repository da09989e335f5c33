// Made by endpoint-manifest (typescript-client) from manifest/groups/tracks.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../runtime/not-shown.js";

/**
 * `tracks.retrieve`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/tracks.yaml#operations.retrieve` (Music Catalog and Playback Service:
 * Interface Specification).
 */
export const retrieve: NotShown<
  ["method", "path"],
  "manifest/groups/tracks.yaml#operations.retrieve"
> = /* @__PURE__ */ notShown("tracks.retrieve", ["method", "path"], "manifest/groups/");

/**
 * `tracks.bulk-retrieve`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/tracks.yaml#operations.bulk-retrieve` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export const bulkRetrieve: NotShown<
  ["method", "path"],
  "manifest/groups/tracks.yaml#operations.bulk-retrieve"
> = /* @__PURE__ */ notShown("tracks.bulk-retrieve", ["method", "path"], "manifest/groups/");

/** Tracks */
export class TracksGroup {
  /**
   * `tracks.retrieve`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/tracks.yaml#operations.retrieve` (Music Catalog and Playback Service:
   * Interface Specification).
   */
  declare readonly retrieve: typeof retrieve;
  /**
   * `tracks.bulk-retrieve`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/tracks.yaml#operations.bulk-retrieve` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  declare readonly bulkRetrieve: typeof bulkRetrieve;

  constructor() {
    notShownMembers(
      this,
      "tracks",
      ["method", "path"],
      "manifest/groups/",
      "retrieve",
      "bulk-retrieve",
    );
  }
}
