// Made by endpoint-manifest (typescript-client) from manifest/groups/player.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../../runtime/not-shown.js";

/**
 * `player.queue.get`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/player.yaml#subgroups.queue.operations.get` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const get: NotShown<
  ["method", "path"],
  "manifest/groups/player.yaml#subgroups.queue.operations.get"
> = /* @__PURE__ */ notShown("player.queue.get", ["method", "path"], "manifest/groups/");

/**
 * `player.queue.add`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/player.yaml#subgroups.queue.operations.add` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const add: NotShown<
  ["method", "path"],
  "manifest/groups/player.yaml#subgroups.queue.operations.add"
> = /* @__PURE__ */ notShown("player.queue.add", ["method", "path"], "manifest/groups/");

/** Queue */
export class QueueGroup {
  /**
   * `player.queue.get`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/player.yaml#subgroups.queue.operations.get` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly get: typeof get;
  /**
   * `player.queue.add`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/player.yaml#subgroups.queue.operations.add` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly add: typeof add;

  constructor() {
    notShownMembers(this, "player.queue", ["method", "path"], "manifest/groups/", "get", "add");
  }
}
