/** JSON as text, in the order of its entries: `JSON.stringify` would put names that are numbers first. */
import type { JsonValue } from "../model/schema.js";

/** The text of a value, two spaces a level (RFC 8259); no line end at its end. */
export function jsonText(value: JsonValue, indent = ""): string {
  const inner = `${indent}  `;
  switch (value.kind) {
    case "null":
      return "null";
    case "array":
      return enclosed(
        "[]",
        value.items.map((each) => jsonText(each, inner)),
        indent,
      );
    case "object":
      return enclosed(
        "{}",
        value.entries.map((each) => `${JSON.stringify(each.name)}: ${jsonText(each.value, inner)}`),
        indent,
      );
    default:
      return JSON.stringify(value.value);
  }
}

function enclosed(brackets: "[]" | "{}", parts: readonly string[], indent: string): string {
  if (parts.length === 0) return brackets;
  const lines = parts.map((part) => `\n${indent}  ${part}`).join(",");
  return `${brackets[0]}${lines}\n${indent}${brackets[1]}`;
}
