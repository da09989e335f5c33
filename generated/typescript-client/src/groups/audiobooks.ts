// Made by endpoint-manifest (typescript-client) from manifest/groups/audiobooks.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../runtime/not-shown.js";

/**
 * `audiobooks.retrieve`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/audiobooks.yaml#operations.retrieve` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export const retrieve: NotShown<
  ["method", "path"],
  "manifest/groups/audiobooks.yaml#operations.retrieve"
> = /* @__PURE__ */ notShown("audiobooks.retrieve", ["method", "path"], "manifest/groups/");

/**
 * `audiobooks.bulk-retrieve`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/audiobooks.yaml#operations.bulk-retrieve` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export const bulkRetrieve: NotShown<
  ["method", "path"],
  "manifest/groups/audiobooks.yaml#operations.bulk-retrieve"
> = /* @__PURE__ */ notShown("audiobooks.bulk-retrieve", ["method", "path"], "manifest/groups/");

/**
 * `audiobooks.list-chapters`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/audiobooks.yaml#operations.list-chapters` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export const listChapters: NotShown<
  ["method", "path"],
  "manifest/groups/audiobooks.yaml#operations.list-chapters"
> = /* @__PURE__ */ notShown("audiobooks.list-chapters", ["method", "path"], "manifest/groups/");

/** Audiobooks */
export class AudiobooksGroup {
  /**
   * `audiobooks.retrieve`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/audiobooks.yaml#operations.retrieve` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  declare readonly retrieve: typeof retrieve;
  /**
   * `audiobooks.bulk-retrieve`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/audiobooks.yaml#operations.bulk-retrieve` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  declare readonly bulkRetrieve: typeof bulkRetrieve;
  /**
   * `audiobooks.list-chapters`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/audiobooks.yaml#operations.list-chapters` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  declare readonly listChapters: typeof listChapters;

  constructor() {
    notShownMembers(
      this,
      "audiobooks",
      ["method", "path"],
      "manifest/groups/",
      "retrieve",
      "bulk-retrieve",
      "list-chapters",
    );
  }
}
