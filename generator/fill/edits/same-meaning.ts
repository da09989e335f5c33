/** True if two values say the same: as JSON, whatever the order of keys; some lists in any order, prose in any spacing. */
import type { JsonValue } from "../../model/schema.js";

/** How two values of one fact are compared. */
export type Comparison =
  /** As JSON (RFC 8259): lists in their order, keys in any. */
  | "exact"
  /** Lists are sets, at every depth: alternatives, scopes, names. */
  | "unordered"
  /** Texts that people read: trimmed, and any white space is one space. */
  | "prose";

/** Compares two values by meaning. */
export function sameMeaning(left: JsonValue, right: JsonValue, comparison: Comparison): boolean {
  return meaning(left, comparison) === meaning(right, comparison);
}

/** A text that two values have in common where they mean the same. */
export function meaning(value: JsonValue, comparison: Comparison): string {
  switch (value.kind) {
    case "null":
      return "null";
    case "string":
      return JSON.stringify(
        comparison === "prose" ? value.value.trim().replaceAll(/\s+/g, " ") : value.value,
      );
    case "array": {
      const items = value.items.map((item) => meaning(item, comparison));
      return `[${(comparison === "unordered" ? items.sort() : items).join(",")}]`;
    }
    case "object": {
      const entries = value.entries.map(
        (entry) => `${JSON.stringify(entry.name)}:${meaning(entry.value, comparison)}`,
      );
      return `{${entries.sort().join(",")}}`;
    }
    default:
      return String(value.value);
  }
}
