// Made by endpoint-manifest (typescript-client) from manifest/groups/albums.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../runtime/not-shown.js";

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
> = /* @__PURE__ */ notShown("albums.retrieve", ["method", "path"], "manifest/groups/");

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
> = /* @__PURE__ */ notShown("albums.bulk-retrieve", ["method", "path"], "manifest/groups/");

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
> = /* @__PURE__ */ notShown("albums.list-tracks", ["method", "path"], "manifest/groups/");

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
  declare readonly retrieve: typeof retrieve;
  /**
   * `albums.bulk-retrieve`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/albums.yaml#operations.bulk-retrieve` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  declare readonly bulkRetrieve: typeof bulkRetrieve;
  /**
   * `albums.list-tracks`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/albums.yaml#operations.list-tracks` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  declare readonly listTracks: typeof listTracks;

  constructor() {
    notShownMembers(
      this,
      "albums",
      ["method", "path"],
      "manifest/groups/",
      "retrieve",
      "bulk-retrieve",
      "list-tracks",
    );
  }
}
