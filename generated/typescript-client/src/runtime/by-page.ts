// Made by endpoint-manifest (typescript-client) from its template by-page.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Pages that have numbers. */
import { countedPosition, isRepeated } from "./counted-pages.js";
import type { PagingStrategy } from "./paging.js";

/**
 * The next page has the next number. The last page is the one that says so, else the one that completes the total, else an empty
 * one. A total that is exceeded is ignored.
 */
export const byPage: PagingStrategy = {
  repeats: isRepeated,
  next: (page) => {
    const { items, total, more, walk, received, position } = page;
    const number = countedPosition(page);
    if (more) return number + 1;
    // The pages before the first page of a walk are assumed to be as large as it is.
    const before =
      position === undefined ? (number - (walk.paging.first ?? 0)) * items.length : received;
    return items.length === 0 || before + items.length === total ? undefined : number + 1;
  },
};
