/** True if two schemas are of one kind, so that their keywords can be compared one by one. */
import type { JsonValue } from "../../model/schema.js";
import { type JsonMap, mapValue, valueIn } from "./json-map.js";
import { sameMeaning } from "./same-meaning.js";
import { annotationWords } from "./schema-words.js";

/** `true` and `{}` are one schema. */
export function asForm(value: JsonValue): JsonValue {
  return value.kind === "boolean" && value.value ? mapValue([]) : value;
}

/** Where two schemas are of different kinds their keywords are not compared one by one. */
export function isOfOtherKind(known: JsonMap, told: JsonValue): boolean {
  const [knownRef, toldRef] = [valueIn(known, "$ref"), valueIn(told, "$ref")];
  if (knownRef !== undefined || toldRef !== undefined) {
    return !knownRef || !toldRef || !sameMeaning(knownRef, toldRef, "exact");
  }
  const [knownType, toldType] = [typesOf(known), typesOf(told)];
  if (knownType && toldType) return !sameMeaning(knownType, toldType, "unordered");
  const asserts = (value: JsonValue) =>
    value.kind === "object" && value.entries.some(({ name }) => !annotationWords.has(name));
  return !asserts(known) && asserts(told);
}

/** `string` and `[string]` are one. */
function typesOf(schema: JsonValue): JsonValue | undefined {
  const type = valueIn(schema, "type");
  return type?.kind === "string" ? { kind: "array", items: [type] } : type;
}
