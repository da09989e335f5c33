// Made by endpoint-manifest (typescript-client) from manifest/groups/chapters.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../runtime/not-shown.js";

/**
 * `chapters.retrieve`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/chapters.yaml#operations.retrieve` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export const retrieve: NotShown<
  ["method", "path"],
  "manifest/groups/chapters.yaml#operations.retrieve"
> = /* @__PURE__ */ notShown("chapters.retrieve", ["method", "path"], "manifest/groups/");

/**
 * `chapters.bulk-retrieve`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/chapters.yaml#operations.bulk-retrieve` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export const bulkRetrieve: NotShown<
  ["method", "path"],
  "manifest/groups/chapters.yaml#operations.bulk-retrieve"
> = /* @__PURE__ */ notShown("chapters.bulk-retrieve", ["method", "path"], "manifest/groups/");

/** Chapters */
export class ChaptersGroup {
  /**
   * `chapters.retrieve`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/chapters.yaml#operations.retrieve` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  declare readonly retrieve: typeof retrieve;
  /**
   * `chapters.bulk-retrieve`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/chapters.yaml#operations.bulk-retrieve` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  declare readonly bulkRetrieve: typeof bulkRetrieve;

  constructor() {
    notShownMembers(
      this,
      "chapters",
      ["method", "path"],
      "manifest/groups/",
      "retrieve",
      "bulk-retrieve",
    );
  }
}
