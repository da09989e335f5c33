// Made by endpoint-manifest (typescript-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../../runtime/not-shown.js";

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
  "manifest/groups/",
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
  "manifest/groups/",
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
  declare readonly listTopTracks: typeof listTopTracks;
  /**
   * `me.top-items.list-top-artists`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.top-items.operations.list-top-artists` (Music
   * Catalog and Playback Service: Interface Specification).
   */
  declare readonly listTopArtists: typeof listTopArtists;

  constructor() {
    notShownMembers(
      this,
      "me.top-items",
      ["method", "path"],
      "manifest/groups/",
      "list-top-tracks",
      "list-top-artists",
    );
  }
}
