// Made by endpoint-manifest (typescript-client) from manifest/groups/albums.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown } from "../runtime/not-shown.js";

/**
 * `albums.retrieve`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/albums.yaml#operations.retrieve` (Music Catalog and Playback Service:
 * Interface Specification).
 */
export const retrieve: NotShown<
  ["method", "path"],
  "manifest/groups/albums.yaml#operations.retrieve"
> = /* @__PURE__ */ notShown(
  "albums.retrieve",
  ["method", "path"],
  "manifest/groups/albums.yaml#operations.retrieve",
);

/**
 * `albums.bulk-retrieve`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/albums.yaml#operations.bulk-retrieve` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export const bulkRetrieve: NotShown<
  ["method", "path"],
  "manifest/groups/albums.yaml#operations.bulk-retrieve"
> = /* @__PURE__ */ notShown(
  "albums.bulk-retrieve",
  ["method", "path"],
  "manifest/groups/albums.yaml#operations.bulk-retrieve",
);

/**
 * `albums.list-tracks`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/albums.yaml#operations.list-tracks` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export const listTracks: NotShown<
  ["method", "path"],
  "manifest/groups/albums.yaml#operations.list-tracks"
> = /* @__PURE__ */ notShown(
  "albums.list-tracks",
  ["method", "path"],
  "manifest/groups/albums.yaml#operations.list-tracks",
);

/** Albums */
export class AlbumsGroup {
  /**
   * `albums.retrieve`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/albums.yaml#operations.retrieve` (Music Catalog and Playback Service:
   * Interface Specification).
   */
  readonly retrieve: typeof retrieve = retrieve;
  /**
   * `albums.bulk-retrieve`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/albums.yaml#operations.bulk-retrieve` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  readonly bulkRetrieve: typeof bulkRetrieve = bulkRetrieve;
  /**
   * `albums.list-tracks`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/albums.yaml#operations.list-tracks` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  readonly listTracks: typeof listTracks = listTracks;
}
