// Made by endpoint-manifest (typescript-client) from manifest/groups/audio-features.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown } from "../runtime/not-shown.js";

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
  "manifest/groups/audio-features.yaml#operations.bulk-retrieve",
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
> = /* @__PURE__ */ notShown(
  "audio-features.retrieve",
  ["method", "path"],
  "manifest/groups/audio-features.yaml#operations.retrieve",
);

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
  readonly bulkRetrieve: typeof bulkRetrieve = bulkRetrieve;
  /**
   * `audio-features.retrieve`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/audio-features.yaml#operations.retrieve` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  readonly retrieve: typeof retrieve = retrieve;
}
