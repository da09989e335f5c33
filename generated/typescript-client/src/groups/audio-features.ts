// Made by endpoint-manifest (typescript-client) from manifest/groups/audio-features.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../runtime/not-shown.js";

/**
 * `audio-features.bulk-retrieve`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/audio-features.yaml#operations.bulk-retrieve` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const bulkRetrieve: NotShown<
  ["method", "path"],
  "manifest/groups/audio-features.yaml#operations.bulk-retrieve"
> = /* @__PURE__ */ notShown(
  "audio-features.bulk-retrieve",
  ["method", "path"],
  "manifest/groups/",
);

/**
 * `audio-features.retrieve`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/audio-features.yaml#operations.retrieve` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export const retrieve: NotShown<
  ["method", "path"],
  "manifest/groups/audio-features.yaml#operations.retrieve"
> = /* @__PURE__ */ notShown("audio-features.retrieve", ["method", "path"], "manifest/groups/");

/** Audio Features */
export class AudioFeaturesGroup {
  /**
   * `audio-features.bulk-retrieve`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/audio-features.yaml#operations.bulk-retrieve` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly bulkRetrieve: typeof bulkRetrieve;
  /**
   * `audio-features.retrieve`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/audio-features.yaml#operations.retrieve` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  declare readonly retrieve: typeof retrieve;

  constructor() {
    notShownMembers(
      this,
      "audio-features",
      ["method", "path"],
      "manifest/groups/",
      "bulk-retrieve",
      "retrieve",
    );
  }
}
