// Made by endpoint-manifest (typescript-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown } from "../../runtime/not-shown.js";

/**
 * `me.top-items.list-top-tracks`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.top-items.operations.list-top-tracks` (Music Catalog
 * and Playback Service: Interface Specification).
 */
export const listTopTracks: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.top-items.operations.list-top-tracks"
> = /* @__PURE__ */ notShown(
  "me.top-items.list-top-tracks",
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.top-items.operations.list-top-tracks",
);

/**
 * `me.top-items.list-top-artists`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.top-items.operations.list-top-artists` (Music
 * Catalog and Playback Service: Interface Specification).
 */
export const listTopArtists: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.top-items.operations.list-top-artists"
> = /* @__PURE__ */ notShown(
  "me.top-items.list-top-artists",
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.top-items.operations.list-top-artists",
);

/** Top items */
export class TopItemsGroup {
  /**
   * `me.top-items.list-top-tracks`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.top-items.operations.list-top-tracks` (Music Catalog
   * and Playback Service: Interface Specification).
   */
  readonly listTopTracks: typeof listTopTracks = listTopTracks;
  /**
   * `me.top-items.list-top-artists`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.top-items.operations.list-top-artists` (Music
   * Catalog and Playback Service: Interface Specification).
   */
  readonly listTopArtists: typeof listTopArtists = listTopArtists;
}
