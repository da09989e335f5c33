// Made by endpoint-manifest (typescript-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../../../../runtime/not-shown.js";

/**
 * `me.books.me.books.list`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.books.subgroups.me.subgroups.books.operations.list`
 * (Handbook).
 */
export const list: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.books.subgroups.me.subgroups.books.operations.list"
> = /* @__PURE__ */ notShown("me.books.me.books.list", ["method", "path"], "manifest/groups/");

/** `me.books.me.books` */
export class BooksGroup {
  /**
   * `me.books.me.books.list`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.books.subgroups.me.subgroups.books.operations.list`
   * (Handbook).
   */
  declare readonly list: typeof list;

  constructor() {
    notShownMembers(this, "me.books.me.books", ["method", "path"], "manifest/groups/", "list");
  }
}
