/** New parts, gathered by their group, so that hundreds of lines become one for each group. */
import { grouped } from "../model/grouped.js";

/** Fewer lines than these are not folded. */
export const mostUnfolded = 30;

/** More names of one group are counted. */
const mostNames = 6;

/** The lines of one group. */
export interface Folded<T> {
  readonly group: string;
  readonly items: readonly T[];
}

/** Gathers things by the group in whose name theirs begins: `books.list` belongs to `books`. */
export function foldedByGroup<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
): readonly Folded<T>[] {
  const groups = grouped(items, (item) => nameOf(item).replace(/[.[(].*$/s, ""));
  return [...groups].map(([group, own]) => ({ group, items: own }));
}

/** `books: 8 (list, retrieve, shelves.list and 5 more)` */
export function foldedLine<T>({ group, items }: Folded<T>, nameOf: (item: T) => string): string {
  const own = (name: string): string =>
    name.startsWith(`${group}.`) ? name.slice(group.length + 1) : name;
  const names = [...new Set(items.map((item) => own(nameOf(item))))];
  const rest = names.length - mostNames;
  const shown = names.slice(0, rest === 1 ? names.length : mostNames).join(", ");
  return `${group}: ${items.length} (${shown}${rest > 1 ? ` and ${rest} more` : ""})`;
}
