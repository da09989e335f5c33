/** JSON values as people write them in a comment. */
import type { JsonValue } from "../../../model/schema.js";

/** Columns of a value on one line; longer ones are laid out over several. */
const lineWidth = 80;

/** A value as JSON text; strings and keys are escaped as JSON has it (RFC 8259). */
export function jsonText(value: JsonValue, indentation = ""): string {
  const line = onOneLine(value);
  if (indentation.length + line.length <= lineWidth) return line;
  const inner = `${indentation}  `;
  switch (value.kind) {
    case "array":
      return block(
        "[]",
        indentation,
        value.items.map((item) => inner + jsonText(item, inner)),
      );
    case "object": {
      const entries = value.entries.map(
        (entry) => `${inner}${JSON.stringify(entry.name)}: ${jsonText(entry.value, inner)}`,
      );
      return block("{}", indentation, entries);
    }
    default:
      return line;
  }
}

function block(brackets: "[]" | "{}", indentation: string, lines: readonly string[]): string {
  return `${brackets[0]}\n${lines.join(",\n")}\n${indentation}${brackets[1]}`;
}

function onOneLine(value: JsonValue): string {
  switch (value.kind) {
    case "array":
      return `[${value.items.map(onOneLine).join(", ")}]`;
    case "object": {
      const entries = value.entries.map(
        (entry) => `${JSON.stringify(entry.name)}: ${onOneLine(entry.value)}`,
      );
      return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
    }
    case "null":
      return "null";
    default:
      return JSON.stringify(value.value);
  }
}
