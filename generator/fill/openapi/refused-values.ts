/**
 * The contradictions within a schema: the manifest takes no default that the schema refuses, and no bounds with nothing between
 * them.
 */
import { isSame as isSameValue, numberRefusal, textRefusal } from "../../model/schema-refusal.js";
import { jsonOfTold } from "../edits/json-map.js";
import { type Told, toldIn, type ToldMap, toldMap } from "../told.js";
import type { LossReport } from "./losses.js";

/** The schema without them; each is a loss. Only what the schema says itself is looked at, not what it refers to. */
export function withoutContradictions(schema: ToldMap, report: LossReport): ToldMap {
  const empty = ranges.flatMap(([low, high]): readonly string[] => {
    const [from, to] = [numberIn(schema, low), numberIn(schema, high)];
    return from !== undefined && to !== undefined && from > to ? [low, high] : [];
  });
  const refused = refusesDefault(schema) ? ["default"] : [];
  if (empty.length + refused.length === 0) return schema;
  for (const { key, value } of schema.entries) {
    if (empty.includes(key)) report.add(value.at, key, "The lower bound is above the upper one.");
    if (refused.includes(key)) report.add(value.at, key, "Its own schema refuses it.");
  }
  const kept = schema.entries.filter(({ key }) => !empty.includes(key) && !refused.includes(key));
  return toldMap(
    kept.map(({ key, value }) => [key, value]),
    schema.at,
  );
}

const ranges = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
  ["minContains", "maxContains"],
] as const;

function numberIn(schema: Told, key: string): number | undefined {
  const told = toldIn(schema, key);
  return told?.kind === "scalar" && typeof told.value === "number" ? told.value : undefined;
}

function refusesDefault(schema: ToldMap): boolean {
  const value = toldIn(schema, "default");
  if (value === undefined) return false;
  const values = toldIn(schema, "enum");
  const only = toldIn(schema, "const");
  if (values?.kind === "list" && !values.items.some((each) => isSame(each, value))) return true;
  if (only !== undefined && !isSame(only, value)) return true;
  const types = typesIn(schema);
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) return true;
  if (value.kind === "list") {
    const items = toldIn(schema, "items");
    const isOutside = !isBetween(value.items.length, schema, "minItems", "maxItems");
    return isOutside || value.items.some((each) => refusesItem(items, each));
  }
  return value.kind === "scalar" && refusesScalar(schema, value.value);
}

function refusesItem(items: Told | undefined, value: Told): boolean {
  if (items?.kind !== "map") return false;
  return refusesDefault(
    toldMap(
      [...items.entries.map((each) => [each.key, each.value] as const), ["default", value]],
      items.at,
    ),
  );
}

/** Tells whether a schema of a source refuses a text or a number, as one of the manifest does. */
function refusesScalar(schema: Told, value: unknown): boolean {
  if (typeof value === "number") {
    return numberRefusal(value, numbersIn(schema, numberKeys)) !== undefined;
  }
  if (typeof value !== "string") return false;
  const told = toldIn(schema, "pattern");
  const pattern = told?.kind === "scalar" && typeof told.value === "string" ? told.value : "";
  return (
    textRefusal(value, { ...numbersIn(schema, ["minLength", "maxLength"]), pattern }) !== undefined
  );
}

const numberKeys = [
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
] as const;

function numbersIn<Key extends string>(
  schema: Told,
  keys: readonly Key[],
): Partial<Record<Key, number>> {
  const found: Partial<Record<Key, number>> = {};
  for (const key of keys) {
    const number = numberIn(schema, key);
    if (number !== undefined) found[key] = number;
  }
  return found;
}

function isBetween(value: number, schema: Told, low: string, high: string): boolean {
  const from = numberIn(schema, low) ?? Number.NEGATIVE_INFINITY;
  const to = numberIn(schema, high) ?? Number.POSITIVE_INFINITY;
  return value >= from && value <= to;
}

function typesIn(schema: Told): readonly unknown[] {
  const type = toldIn(schema, "type");
  if (type?.kind === "scalar") return [type.value];
  if (type?.kind !== "list") return [];
  return type.items.map((each) => (each.kind === "scalar" ? each.value : undefined));
}

/** 1.0 is an integer (JSON Schema 2020-12, core, section 4.2.3). */
function isOfType(value: Told, type: unknown): boolean {
  switch (value.kind) {
    case "list":
      return type === "array";
    case "map":
      return type === "object";
    case "scalar": {
      if (value.value === null) return type === "null";
      if (typeof value.value !== "number") return type === typeof value.value;
      return type === "number" || (type === "integer" && Number.isInteger(value.value));
    }
  }
}

function isSame(one: Told, other: Told): boolean {
  return isSameValue(jsonOfTold(one), jsonOfTold(other));
}
