/** Bounds of values as checks. */
import { checkOf, type CheckTree, type CheckWord, plain } from "./validator-tree.js";

/** The check of a bound, or none where the schema gives none. */
export function bound(word: CheckWord, value: number | undefined): readonly CheckTree[] {
  return value === undefined ? [] : [checkOf(word, plain(value))];
}
