/** Ways through JSON values: what the manifest says and what a source tells, in the one form in which both are compared. */
import type { JsonEntry, JsonValue } from "../../model/schema.js";
import { jsonValue } from "../../resolve/json-values.js";
import { isImplied, type Told } from "../told.js";

/** A map, its entries in their order. */
export type JsonMap = Extract<JsonValue, { readonly kind: "object" }>;

/** A list. */
export type JsonList = Extract<JsonValue, { readonly kind: "array" }>;

/** The reserved name among names. */
export const others = "(others)";

/** The marker of what is not known. */
export const notShown: JsonValue = { kind: "string", value: "not shown" };

/** A text. */
export function textValue(value: string): JsonValue {
  return { kind: "string", value };
}

/** A map of entries. */
export function mapValue(entries: readonly JsonEntry[]): JsonMap {
  return { kind: "object", entries };
}

/** True if a value is `not shown`. */
export function isNotShown(value: JsonValue | undefined): boolean {
  return value?.kind === "string" && value.value === "not shown";
}

/** True if a value is `none`. */
export function isNone(value: JsonValue | undefined): boolean {
  return value?.kind === "string" && value.value === "none";
}

/** Asked for again at each level of a merge. */
const toldValues = new WeakMap<Told, JsonValue>();

/** Returns the facts without places and without implied ones; of two entries with one key the first counts. */
export function jsonOfTold(told: Told): JsonValue {
  const known = toldValues.get(told);
  if (known !== undefined) return known;
  const value = valueOfTold(told);
  toldValues.set(told, value);
  return value;
}

function valueOfTold(told: Told): JsonValue {
  switch (told.kind) {
    case "list":
      return { kind: "array", items: told.items.map(jsonOfTold) };
    case "map": {
      const entries = new Map<string, JsonValue>();
      for (const { key, value } of told.entries) {
        if (!isImplied(value) && !entries.has(key)) entries.set(key, jsonOfTold(value));
      }
      return mapValue([...entries].map(([name, value]) => ({ name, value })));
    }
    case "scalar":
      return jsonValue(told.value);
  }
}

/** The value under a key. */
export function valueIn(map: JsonValue | undefined, key: string): JsonValue | undefined {
  return map?.kind === "object" ? map.entries.find(({ name }) => name === key)?.value : undefined;
}

/** A map in which a key has another value; a key that is new stands at an index, or last. */
export function withEntry(map: JsonMap, { name, value }: JsonEntry, index?: number): JsonMap {
  if (map.entries.some((entry) => entry.name === name)) {
    return mapValue(map.entries.map((entry) => (entry.name === name ? { name, value } : entry)));
  }
  return mapValue(map.entries.toSpliced(index ?? map.entries.length, 0, { name, value }));
}

/** Where a new key stands among keys with an order: behind those that come before it there. */
export function indexFor(map: JsonMap, key: string, order: readonly string[]): number {
  const earlier = new Set(["source", "sourceOf", ...order.slice(0, order.indexOf(key))]);
  return map.entries.findLastIndex(({ name }) => earlier.has(name)) + 1;
}

/** A map without a key. */
export function withoutEntry(map: JsonMap, name: string): JsonMap {
  return mapValue(map.entries.filter((entry) => entry.name !== name));
}

/** The texts of a list, or of a single text. */
export function textsOf(value: JsonValue | undefined): readonly string[] {
  if (value?.kind === "string") return [value.value];
  if (value?.kind !== "array") return [];
  return value.items.flatMap((item) => (item.kind === "string" ? [item.value] : []));
}
