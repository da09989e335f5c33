// Made by endpoint-manifest (typescript-client) from its template by-page.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Pages that have numbers. */
import { countedPosition, isRepeated } from "./counted-pages.js";
import type { PagingStrategy } from "./paging.js";

/** The next page has the next number. The last page is an empty one, or that with which the total is received. */
export const byPage: PagingStrategy = {
  repeats: isRepeated,
  next: (page) => {
    const { items, total = Infinity, walk, received, position } = page;
    const number = countedPosition(page);
    // The pages before the first of a walk were no smaller than it, unless it is the last.
    const before =
      position === undefined ? (number - (walk.paging.first ?? 0)) * items.length : received;
    return items.length === 0 || before + items.length >= total ? undefined : number + 1;
  },
};
