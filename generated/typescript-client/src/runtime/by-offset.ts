// Made by endpoint-manifest (typescript-client) from its template by-offset.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Pages that begin at an offset. */
import { countedPosition, isRepeated } from "./counted-pages.js";
import type { PagingStrategy } from "./paging.js";

/**
 * The next page begins after the items received, however many were requested, so nothing is skipped where a service returns
 * fewer. The last page is the one that says so, else the one that reaches the total, else an empty one. A total that is exceeded
 * is ignored.
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
