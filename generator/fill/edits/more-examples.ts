/** Examples of two sources: they may give different ones, and both are right. */
import type { JsonValue } from "../../model/schema.js";
import type { Told } from "../told.js";
import { jsonOfTold } from "./json-map.js";
import { fill, type Judge, type FactPlace } from "./judge.js";
import { sameMeaning } from "./same-meaning.js";

/** The examples that are known, and those that are told beside them. */
export function withExamples(
  { known, told }: { readonly known: JsonValue; readonly told: Told },
  place: FactPlace,
  judge: Judge,
): JsonValue {
  if (known.kind !== "array" || told.kind !== "list") return known;
  const values = told.items.map(jsonOfTold);
  const more = values.filter(
    (value) => !known.items.some((item) => sameMeaning(item, value, "exact")),
  );
  if (more.length === 0) return known;
  fill(judge, place, told, false);
  return { kind: "array", items: [...known.items, ...more] };
}
