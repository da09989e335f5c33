// Made by endpoint-manifest (typescript-client) from manifest/groups/ships.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../runtime/not-shown.js";
import { VisitsGroup } from "./ships/visits.js";

/**
 * `ships.list`
 *
 * Cannot be called yet: its path is not shown.
 *
 * From `manifest/groups/ships.yaml#operations.list` (A guess).
 */
export const list: NotShown<["path"], "manifest/groups/ships.yaml#operations.list"> =
  /* @__PURE__ */ notShown("ships.list", ["path"], "manifest/groups/");

/**
 * `ships.retrieve`
 *
 * Cannot be called yet: its method is not shown.
 *
 * From `manifest/groups/ships.yaml#operations.retrieve` (A guess).
 *
 * @deprecated It ends on 2027-01-01. Not shown: since when and what replaces it. Ships move.
 */
export const retrieve: NotShown<["method"], "manifest/groups/ships.yaml#operations.retrieve"> =
  /* @__PURE__ */ notShown("ships.retrieve", ["method"], "manifest/groups/");

/**
 * `ships.sink`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/ships.yaml#operations.sink` (A guess).
 */
export const sink: NotShown<["method", "path"], "manifest/groups/ships.yaml#operations.sink"> =
  /* @__PURE__ */ notShown("ships.sink", ["method", "path"], "manifest/groups/");

/**
 * `ships`
 *
 * Ships, whether they lie in the harbour or not.
 */
export class ShipsGroup {
  /** `ships.visits` */
  readonly visits: VisitsGroup = new VisitsGroup();
  /**
   * `ships.list`
   *
   * Cannot be called yet: its path is not shown.
   *
   * From `manifest/groups/ships.yaml#operations.list` (A guess).
   */
  declare readonly list: typeof list;
  /**
   * `ships.retrieve`
   *
   * Cannot be called yet: its method is not shown.
   *
   * From `manifest/groups/ships.yaml#operations.retrieve` (A guess).
   *
   * @deprecated It ends on 2027-01-01. Not shown: since when and what replaces it. Ships move.
   */
  declare readonly retrieve: typeof retrieve;
  /**
   * `ships.sink`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/ships.yaml#operations.sink` (A guess).
   */
  declare readonly sink: typeof sink;

  constructor() {
    notShownMembers(this, "ships", ["path"], "manifest/groups/", "list");
    notShownMembers(this, "ships", ["method"], "manifest/groups/", "retrieve");
    notShownMembers(this, "ships", ["method", "path"], "manifest/groups/", "sink");
  }
}
