// Made by endpoint-manifest (typescript-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../runtime/not-shown.js";

/**
 * `books.retrieve`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/books.yaml#operations.retrieve` (Handbook).
 */
export const retrieve: NotShown<
  ["method", "path"],
  "manifest/groups/books.yaml#operations.retrieve"
> = /* @__PURE__ */ notShown("books.retrieve", ["method", "path"], "manifest/groups/");

/** `books` */
export class BooksGroup {
  /**
   * `books.retrieve`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/books.yaml#operations.retrieve` (Handbook).
   */
  declare readonly retrieve: typeof retrieve;

  constructor() {
    notShownMembers(this, "books", ["method", "path"], "manifest/groups/", "retrieve");
  }
}
