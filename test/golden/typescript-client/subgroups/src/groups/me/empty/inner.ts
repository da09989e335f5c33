// Made by endpoint-manifest (typescript-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown } from "../../../runtime/not-shown.js";

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
> = /* @__PURE__ */ notShown(
  "me.empty.inner.list",
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.empty.subgroups.inner.operations.list",
);

/** Inner */
export class InnerGroup {
  /**
   * Cannot be called
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.empty.subgroups.inner.operations.list` (Handbook).
   */
  readonly list: typeof list = list;
}
