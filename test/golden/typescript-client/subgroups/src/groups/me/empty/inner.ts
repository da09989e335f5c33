// Made by endpoint-manifest (typescript-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../../../runtime/not-shown.js";

/**
 * Cannot be called
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.empty.subgroups.inner.operations.list` (Handbook).
 */
export const list: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.empty.subgroups.inner.operations.list"
> = /* @__PURE__ */ notShown("me.empty.inner.list", ["method", "path"], "manifest/groups/");

/** Inner */
export class InnerGroup {
  /**
   * Cannot be called
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.empty.subgroups.inner.operations.list` (Handbook).
   */
  declare readonly list: typeof list;

  constructor() {
    notShownMembers(this, "me.empty.inner", ["method", "path"], "manifest/groups/", "list");
  }
}
