/** Parts of the model in a few words, the same as those that tell what changed since the last run. */
import { wordsForBoth, wordsForItem } from "../changes/words.js";
import { placeText } from "../model/place.js";
import type { SourceRef } from "../source-ref.js";

/** Returns the words for a value: `integer`, `object of 2 fields`. */
export function wordsOf(node: unknown): string {
  return wordsForItem(asJson(node));
}

/** Returns the words for a change: `string → integer`. */
export function changeWords(before: unknown, after: unknown): string {
  const { was, now } = wordsForBoth(asJson(before), asJson(after));
  return was === now ? `other: ${now}` : `${was} → ${now}`;
}

/** As `model.json` has it, in which places are texts. */
function asJson(node: unknown): unknown {
  if (node === undefined) return undefined;
  const placed = (_key: string, value: unknown): unknown =>
    isSourceRef(value) ? placeText("", value) : value;
  return JSON.parse(JSON.stringify(node, placed));
}

function isSourceRef(value: unknown): value is SourceRef {
  return typeof value === "object" && value !== null && "file" in value && "part" in value;
}
