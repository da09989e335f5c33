/** Objects of JSON as they are put together, and JSON as plain values of JavaScript. */
import { late } from "../../model/once.js";
import type { JsonEntry, JsonValue } from "../../model/schema.js";

/** An object of the model's JSON: its entries keep their order, and any name. */
export type JsonObject = JsonValue & { readonly kind: "object" };

/** An entry, its value as it is at hand; undefined = there is none. */
export type Word = readonly [name: string, value: Given | undefined];

type Given = JsonValue | string | number | boolean | readonly JsonValue[];

/** An object of entries; those that are undefined are left out. */
export function jsonObject(entries: readonly Word[]): JsonObject {
  return {
    kind: "object",
    entries: entries.flatMap(([name, value]): readonly JsonEntry[] =>
      value === undefined ? [] : [{ name, value: jsonOf(value) }],
    ),
  };
}

/** An object whose values are made when they are asked for, once each. */
export function lateObject(
  entries: readonly (readonly [name: string, make: () => JsonValue])[],
): JsonObject {
  const lateEntry = (name: string, value: () => JsonValue): JsonEntry => ({
    name,
    get value() {
      return value();
    },
  });
  return { kind: "object", entries: entries.map(([name, make]) => lateEntry(name, late(make))) };
}

/** A list of texts. */
export function jsonTexts(texts: readonly string[]): JsonValue {
  return { kind: "array", items: texts.map(jsonOf) };
}

/** Returns the value of an object under a name; undefined where it has none. */
export function entryOf({ entries }: JsonObject, name: string): JsonValue | undefined {
  return entries.find((each) => each.name === name)?.value;
}

/** An object without some of its entries. */
export function withoutEntries({ entries }: JsonObject, names: readonly string[]): JsonObject {
  return { kind: "object", entries: entries.filter(({ name }) => !names.includes(name)) };
}

/** JSON as JavaScript has it. */
export type PlainJson = null | boolean | number | string | readonly PlainJson[] | PlainObject;

/** An object of it. */
export interface PlainObject {
  readonly [name: string]: PlainJson;
}

/**
 * The plain value: an own property for each entry, also where its name is `__proto__`. JavaScript puts names that are
 * numbers first; whoever needs the order prints the entries.
 */
export function plainJson(value: JsonValue): PlainJson {
  switch (value.kind) {
    case "null":
      return null;
    case "array":
      return value.items.map(plainJson);
    case "object":
      return plainObject(value);
    default:
      return value.value;
  }
}

/** The same of an object. */
export function plainObject({ entries }: JsonObject): PlainObject {
  return Object.fromEntries(entries.map((each) => [each.name, plainJson(each.value)]));
}

function jsonOf(value: Given): JsonValue {
  switch (typeof value) {
    case "string":
      return { kind: "string", value };
    case "number":
      return { kind: "number", value };
    case "boolean":
      return { kind: "boolean", value };
    default:
      return "kind" in value ? value : { kind: "array", items: value };
  }
}
