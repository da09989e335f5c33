/** Places of the manifest as `model-json` writes them: `groups/books.yaml#operations.retrieve (missing)`. */
import { placeText } from "../model/place.js";
import { textMember } from "./json.js";

/** The place of a node, without what is said of it in brackets; undefined where it has none. */
export function placeOf(node: unknown): string | undefined {
  return textMember(node, "at")?.replace(/ \((?:missing|key)\)$/, "");
}

/** The place of a key of what stands at a place. */
export function placeBelow(place: string, step: string | number): string {
  const below = placeText("", { file: "", path: [step] });
  if (!place.includes("#")) return `${place}${below}`;
  const key = below.slice(1);
  return key.startsWith("[") ? `${place}${key}` : `${place}.${key}`;
}
