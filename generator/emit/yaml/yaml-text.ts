/** JSON values as YAML, block style: read alike by readers of YAML 1.2.2 and of 1.1, which knew more words for booleans. */
import type { JsonEntry, JsonValue } from "../../model/schema.js";
import { keyText, longestKey, numberText, stringText } from "./yaml-scalars.js";

/** The text of a value, its entries in their order, with a line end at its end. */
export function yamlText(value: JsonValue): string {
  const text = value.kind === "object" || value.kind === "array" ? inItem(value, 0) : inline(value);
  return `${text}\n`;
}

/** Returns the text of an entry of a map, at a level, with a line end at its end; without a value, the key that its entries stand below. */
export function yamlEntry(name: string, level: number, value?: JsonValue): string {
  const [indent, margin] = [level * 2, "  ".repeat(level)];
  if (value === undefined) return `${margin}${keyAt(name, indent)}:\n`;
  return `${margin}${entryText({ name, value }, indent)}\n`;
}

/** Returns the text after `key:`; a value with its own lines begins on the next one. */
function behindKey(value: JsonValue, indent: number): string {
  const start = `\n${" ".repeat(indent)}`;
  switch (value.kind) {
    case "array":
      if (value.items.length === 0) return " []";
      return value.items.map((each) => `${start}- ${inItem(each, indent + 2)}`).join("");
    case "object":
      if (value.entries.length === 0) return " {}";
      return value.entries.map((each) => start + entryText(each, indent)).join("");
    case "string":
      return ` ${stringText(value.value, indent)}`;
    default:
      return ` ${inline(value)}`;
  }
}

/** Returns the text after `-`, or at the start; its first line continues the current one. */
function inItem(value: JsonValue, indent: number): string {
  const next = `\n${" ".repeat(indent)}`;
  switch (value.kind) {
    case "array":
      if (value.items.length === 0) return "[]";
      return value.items.map((each) => `- ${inItem(each, indent + 2)}`).join(next);
    case "object":
      if (value.entries.length === 0) return "{}";
      return value.entries.map((each) => entryText(each, indent)).join(next);
    case "string":
      return stringText(value.value, indent);
    default:
      return inline(value);
  }
}

/** Longer keys need a sign of their own (YAML 1.2.2, section 7.4.3). */
function keyAt(name: string, indent: number): string {
  const key = keyText(name);
  return key.length > longestKey ? `? ${key}\n${" ".repeat(indent)}` : key;
}

function entryText({ name, value }: JsonEntry, indent: number): string {
  return `${keyAt(name, indent)}:${behindKey(value, indent + 2)}`;
}

/** A scalar on one line. */
function inline(value: Exclude<JsonValue, { readonly kind: "array" | "object" }>): string {
  switch (value.kind) {
    case "null":
      return "null";
    case "boolean":
      return String(value.value);
    case "number":
      return numberText(value.value);
    case "string":
      return keyText(value.value);
  }
}
