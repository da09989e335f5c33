// Made by endpoint-manifest (typescript-client) from manifest/groups/search.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../runtime/not-shown.js";

/**
 * `search.query`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/search.yaml#operations.query` (Music Catalog and Playback Service:
 * Interface Specification).
 */
export const query: NotShown<["method", "path"], "manifest/groups/search.yaml#operations.query"> =
  /* @__PURE__ */ notShown("search.query", ["method", "path"], "manifest/groups/");

/** Search */
export class SearchGroup {
  /**
   * `search.query`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/search.yaml#operations.query` (Music Catalog and Playback Service:
   * Interface Specification).
   */
  declare readonly query: typeof query;

  constructor() {
    notShownMembers(this, "search", ["method", "path"], "manifest/groups/", "query");
  }
}
