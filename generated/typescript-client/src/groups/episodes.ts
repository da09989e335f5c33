// Made by endpoint-manifest (typescript-client) from manifest/groups/episodes.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../runtime/not-shown.js";

/**
 * `episodes.retrieve`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/episodes.yaml#operations.retrieve` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export const retrieve: NotShown<
  ["method", "path"],
  "manifest/groups/episodes.yaml#operations.retrieve"
> = /* @__PURE__ */ notShown("episodes.retrieve", ["method", "path"], "manifest/groups/");

/**
 * `episodes.bulk-retrieve`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/episodes.yaml#operations.bulk-retrieve` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export const bulkRetrieve: NotShown<
  ["method", "path"],
  "manifest/groups/episodes.yaml#operations.bulk-retrieve"
> = /* @__PURE__ */ notShown("episodes.bulk-retrieve", ["method", "path"], "manifest/groups/");

/** Episodes */
export class EpisodesGroup {
  /**
   * `episodes.retrieve`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/episodes.yaml#operations.retrieve` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  declare readonly retrieve: typeof retrieve;
  /**
   * `episodes.bulk-retrieve`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/episodes.yaml#operations.bulk-retrieve` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  declare readonly bulkRetrieve: typeof bulkRetrieve;

  constructor() {
    notShownMembers(
      this,
      "episodes",
      ["method", "path"],
      "manifest/groups/",
      "retrieve",
      "bulk-retrieve",
    );
  }
}
