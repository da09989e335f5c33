/** Ids in the manifest's spelling, made from names of any spelling: kebab-case, unique, and the same in each run. */

import { kebabCase } from "../../words.js";

/**
 * Ids for names, in the order of the names. Names that would become one id, also without its hyphens, get numbers; a name of
 * which nothing can be kept is called `fallback`.
 */
export function kebabIds(names: readonly string[], fallback: string): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(names.map((name) => [name, freeId(kebabCase(name) || fallback, taken)] as const));
}

/** An id that nothing has so far, and which then is taken. Ids have to differ without their hyphens, too. */
export function freeId(id: string, taken: Set<string>): string {
  for (let count = 1; ; count += 1) {
    const tried = count === 1 ? id : `${id}-${count}`;
    const joined = tried.replaceAll("-", "");
    if (taken.has(joined)) continue;
    taken.add(joined);
    return tried;
  }
}
