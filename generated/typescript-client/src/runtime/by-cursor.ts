// Made by endpoint-manifest (typescript-client) from its template by-cursor.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Pages that name the cursor of the next page. */
import type { PagingStrategy } from "./paging.js";

/** The last page has no cursor, null, or an empty one. A page without items may have a successor. */
export const byCursor: PagingStrategy = {
  next: ({ walk, read, fault }) => {
    const { cursor } = walk.paging;
    const position = read(cursor);
    if (!position) return undefined;
    if (typeof position === "string" || typeof position === "number") return position;
    throw fault(`its cursor at ${String(cursor)} is neither text nor a number`);
  },
};
