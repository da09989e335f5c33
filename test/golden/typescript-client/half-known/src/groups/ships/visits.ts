// Made by endpoint-manifest (typescript-client) from manifest/groups/ships.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../../runtime/not-shown.js";

/**
 * Begin a visit
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/ships.yaml#subgroups.visits.operations.begin` (A guess).
 */
export const begin: NotShown<
  ["method", "path"],
  "manifest/groups/ships.yaml#subgroups.visits.operations.begin"
> = /* @__PURE__ */ notShown("ships.visits.begin", ["method", "path"], "manifest/groups/");

/**
 * `ships.visits.end`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/ships.yaml#subgroups.visits.operations.end` (A guess).
 */
export const end: NotShown<
  ["method", "path"],
  "manifest/groups/ships.yaml#subgroups.visits.operations.end"
> = /* @__PURE__ */ notShown("ships.visits.end", ["method", "path"], "manifest/groups/");

/** `ships.visits` */
export class VisitsGroup {
  /**
   * Begin a visit
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/ships.yaml#subgroups.visits.operations.begin` (A guess).
   */
  declare readonly begin: typeof begin;
  /**
   * `ships.visits.end`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/ships.yaml#subgroups.visits.operations.end` (A guess).
   */
  declare readonly end: typeof end;

  constructor() {
    notShownMembers(this, "ships.visits", ["method", "path"], "manifest/groups/", "begin", "end");
  }
}
