// Made by endpoint-manifest (typescript-client) from manifest/groups/audiobooks.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown } from "../runtime/not-shown.js";

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
> = /* @__PURE__ */ notShown(
  "audiobooks.retrieve",
  ["method", "path"],
  "manifest/groups/audiobooks.yaml#operations.retrieve",
);

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
> = /* @__PURE__ */ notShown(
  "audiobooks.bulk-retrieve",
  ["method", "path"],
  "manifest/groups/audiobooks.yaml#operations.bulk-retrieve",
);

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
> = /* @__PURE__ */ notShown(
  "audiobooks.list-chapters",
  ["method", "path"],
  "manifest/groups/audiobooks.yaml#operations.list-chapters",
);

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
  readonly retrieve: typeof retrieve = retrieve;
  /**
   * `audiobooks.bulk-retrieve`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/audiobooks.yaml#operations.bulk-retrieve` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  readonly bulkRetrieve: typeof bulkRetrieve = bulkRetrieve;
  /**
   * `audiobooks.list-chapters`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/audiobooks.yaml#operations.list-chapters` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  readonly listChapters: typeof listChapters = listChapters;
}
