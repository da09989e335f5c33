/** Lists of values in which one stands twice. */
import { type Diagnostic, diagnostic } from "../../../diagnostics/diagnostic.js";
import type { JsonValue, Schema } from "../../../model/schema.js";
import { valueWords } from "./words.js";
import { inside, otherPart } from "../../../source-ref.js";

/** Values that a list names again; `1` and `"1"`, and `a` and `A`, are different values. */
export function repeatedValues(schema: Schema): readonly Diagnostic[] {
  if (schema.kind !== "enum") return [];
  const first = new Map<string, number>();
  return schema.values.flatMap((value, index) => {
    const text = canonicalText(value);
    const earlier = first.get(text);
    if (earlier === undefined) {
      first.set(text, index);
      return [];
    }
    const placeOf = (item: number) => otherPart(inside(schema.at, "enum", item), "value");
    return [
      diagnostic("repeated-value", {
        at: placeOf(index),
        message: `${isCollection(value) ? "the" : "the value"} ${valueWords(value)} is listed twice`,
        help: "take one of the two out, or correct it",
        related: [{ message: "listed here first", at: placeOf(earlier) }],
      }),
    ];
  });
}

function isCollection({ kind }: JsonValue): boolean {
  return kind === "array" || kind === "object";
}

/** One text for all ways to write a value: the order of an object's members does not count. */
function canonicalText(value: JsonValue): string {
  switch (value.kind) {
    case "array":
      return `[${value.items.map(canonicalText).join(",")}]`;
    case "object":
      return `{${value.entries
        .map((entry) => `${JSON.stringify(entry.name)}:${canonicalText(entry.value)}`)
        .toSorted()
        .join(",")}}`;
    case "null":
      return "null";
    default:
      return JSON.stringify(value.value);
  }
}
