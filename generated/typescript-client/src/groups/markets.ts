// Made by endpoint-manifest (typescript-client) from manifest/groups/markets.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../runtime/not-shown.js";

/**
 * `markets.list`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/markets.yaml#operations.list` (Music Catalog and Playback Service:
 * Interface Specification).
 */
export const list: NotShown<["method", "path"], "manifest/groups/markets.yaml#operations.list"> =
  /* @__PURE__ */ notShown("markets.list", ["method", "path"], "manifest/groups/");

/** Markets */
export class MarketsGroup {
  /**
   * `markets.list`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/markets.yaml#operations.list` (Music Catalog and Playback Service:
   * Interface Specification).
   */
  declare readonly list: typeof list;

  constructor() {
    notShownMembers(this, "markets", ["method", "path"], "manifest/groups/", "list");
  }
}
