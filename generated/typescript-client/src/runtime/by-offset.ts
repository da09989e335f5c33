// Made by endpoint-manifest (typescript-client) from its template by-offset.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Pages that begin after so many items. */
import { countedPosition, isRepeated } from "./counted-pages.js";
import type { PagingStrategy } from "./paging.js";

/**
 * The next page begins after the items that were received, however many were asked for: none is left out where a service
 * gives fewer. The last page is the one that says so, or else the one that reaches the total, or else an empty one. A
 * total that is passed was none.
 */
export const byOffset: PagingStrategy = {
  repeats: isRepeated,
  next: (page) => {
    const { items, total, more, walk } = page;
    const next = countedPosition(page) + items.length;
    const isLast = items.length === 0 || (!more && next - (walk.paging.first ?? 0) === total);
    return isLast ? undefined : next;
  },
};
