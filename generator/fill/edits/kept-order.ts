/** The order of what stood in a file before: an edit moves nothing, whatever was taken out and put in again on the way. */
import type { JsonEntry, JsonValue } from "../../model/schema.js";
import { mapValue } from "./json-map.js";

/** A value with the keys that it shares with what was known before in their order there, at every level of maps. */
export function inKnownOrder(known: JsonValue, value: JsonValue): JsonValue {
  if (known.kind !== "object" || value.kind !== "object") return value;
  const entries = new Map(value.entries.map((entry) => [entry.name, entry]));
  const shared = known.entries.flatMap(({ name, value: before }): readonly JsonEntry[] => {
    const entry = entries.get(name);
    return entry === undefined ? [] : [{ name, value: inKnownOrder(before, entry.value) }];
  });
  const kept = shared.values();
  const names = new Set(shared.map(({ name }) => name));
  return mapValue(
    value.entries.map((entry) => (names.has(entry.name) ? (kept.next().value ?? entry) : entry)),
  );
}
