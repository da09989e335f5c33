// Made by endpoint-manifest (typescript-client) from manifest/groups/markets.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown } from "../runtime/not-shown.js";

/**
 * `markets.list`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/markets.yaml#operations.list` (Music Catalog and Playback Service:
 * Interface Specification).
 */
export const list: NotShown<["method", "path"], "manifest/groups/markets.yaml#operations.list"> =
  /* @__PURE__ */ notShown(
    "markets.list",
    ["method", "path"],
    "manifest/groups/markets.yaml#operations.list",
  );

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
  readonly list: typeof list = list;
}
