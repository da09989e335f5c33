/** Operations under their paths (OpenAPI 3.1.1, sections 4.8.8 and 4.8.9). */
import { jsonObject, type JsonObject, type Word } from "../../sdk/json-schema/json-objects.js";
import type { DescriptionScope } from "./description-scope.js";
import { operationWords } from "./operations.js";
import type { PlacedOperation, UnplacedOperation } from "./placement.js";

/** The paths, in the order of the manifest. */
export function pathMap(placed: readonly PlacedOperation[], scope: DescriptionScope): JsonObject {
  const paths = new Map<string, Word[]>();
  for (const each of placed) {
    const words = paths.get(each.place.text) ?? [];
    paths.set(each.place.text, words);
    words.push([each.method.toLowerCase(), jsonObject(operationWords(each, scope))]);
  }
  return jsonObject([...paths].map(([text, words]) => [text, jsonObject(words)]));
}

/** An operation that has no place among the paths: all that is known of it, and what is missing to find it one. */
export function unplacedOperation(each: UnplacedOperation, scope: DescriptionScope): JsonObject {
  return jsonObject(operationWords(each, scope));
}
