/** Whether a schema accepts a value: for defaults, so it says no only where that is certain. */
import { matchesPattern } from "../../../patterns/longest-text.js";
import type { JsonValue, Schema } from "../../../model/schema.js";
import type { FindSchema } from "../../../model/schema-members.js";
import { conjunctsOf } from "./conjuncts.js";

/** Why a schema refuses a value, or undefined where it accepts it or nobody can tell (JSON Schema 2020-12). */
export function refusal(value: JsonValue, schema: Schema, find: FindSchema): string | undefined {
  const judged = new Map<JsonValue, Map<Schema, string | undefined>>();
  // Each schema is asked of each value once, however many ways lead to it; a way that leads back refuses nothing.
  const judge: Judge = (each, asked) => {
    const known = judged.get(each) ?? new Map<Schema, string | undefined>();
    judged.set(each, known);
    if (known.has(asked)) return known.get(asked);
    known.set(asked, undefined);
    const reason = firstDefined(conjunctsOf([{ schema: asked }], find), (conjunct) =>
      ownRefusal(each, conjunct.schema, judge),
    );
    known.set(asked, reason);
    return reason;
  };
  return judge(value, schema);
}

/** Why a schema refuses a value inside the one that was asked about. */
type Judge = (value: JsonValue, schema: Schema) => string | undefined;

/** What a schema says by itself; of what is not known nobody can tell. */
function ownRefusal(value: JsonValue, schema: Schema, judge: Judge): string | undefined {
  switch (schema.kind) {
    case "any":
    case "notShown":
    case "not":
    case "conditional":
    case "reference":
    case "allOf":
      return undefined;
    case "never":
      return "nothing is accepted here";
    case "boolean":
    case "null":
      return ofKind(value, schema.kind);
    case "string":
      return ofKind(value, "string") ?? stringRefusal(value, schema);
    case "number":
      return ofKind(value, "number") ?? numberRefusal(value, schema);
    case "array":
      return ofKind(value, "array") ?? arrayRefusal(value, schema, judge);
    case "object":
      return ofKind(value, "object") ?? objectRefusal(value, schema, judge);
    case "enum":
      return schema.open || schema.values.some((each) => isSame(each, value))
        ? undefined
        : "it is not in the list";
    case "anyOf":
    case "oneOf":
      return schema.members.every((member) => judge(value, member) !== undefined)
        ? "no alternative accepts it"
        : undefined;
  }
}

function ofKind(value: JsonValue, kind: JsonValue["kind"]): string | undefined {
  return value.kind === kind ? undefined : `it is not of the type ${kind}`;
}

function stringRefusal(
  value: JsonValue,
  schema: Extract<Schema, { kind: "string" }>,
): string | undefined {
  if (value.kind !== "string") return undefined;
  const length = [...value.value].length;
  if (schema.minLength !== undefined && length < schema.minLength) return "it is too short";
  if (schema.maxLength !== undefined && length > schema.maxLength) return "it is too long";
  // A pattern that is no regular expression, or may not be run against the text, is reported as such and refuses nothing.
  return schema.pattern !== undefined && matchesPattern(schema.pattern, value.value) === false
    ? "it does not match the pattern"
    : undefined;
}

function numberRefusal(
  value: JsonValue,
  schema: Extract<Schema, { kind: "number" }>,
): string | undefined {
  if (value.kind !== "number") return undefined;
  const number = value.value;
  if (schema.integer && !Number.isInteger(number)) return "it is not a whole number";
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  if (minimum !== undefined && number < minimum) return `it is below ${minimum}`;
  if (maximum !== undefined && number > maximum) return `it is above ${maximum}`;
  if (exclusiveMinimum !== undefined && number <= exclusiveMinimum)
    return `it is not above ${exclusiveMinimum}`;
  return exclusiveMaximum !== undefined && number >= exclusiveMaximum
    ? `it is not below ${exclusiveMaximum}`
    : undefined;
}

function arrayRefusal(
  value: JsonValue,
  schema: Extract<Schema, { kind: "array" }>,
  judge: Judge,
): string | undefined {
  if (value.kind !== "array") return undefined;
  const { items } = value;
  if (schema.minItems !== undefined && items.length < schema.minItems)
    return "it has too few items";
  if (schema.maxItems !== undefined && items.length > schema.maxItems)
    return "it has too many items";
  return firstDefined([...items.entries()], ([index, item]) => {
    const reason = judge(item, schema.prefix[index] ?? schema.items);
    return reason && `item ${index + 1}: ${reason}`;
  });
}

function objectRefusal(
  value: JsonValue,
  schema: Extract<Schema, { kind: "object" }>,
  judge: Judge,
): string | undefined {
  if (value.kind !== "object") return undefined;
  const names = new Set(value.entries.map(({ name }) => name));
  const absent = schema.required.find((name) => !names.has(name));
  if (absent !== undefined) return `it lacks the property ${JSON.stringify(absent)}`;
  const declared = new Map(schema.properties.map((each) => [each.name, each.schema]));
  return firstDefined(value.entries, (entry) => {
    const property = declared.get(entry.name);
    const reason = property && judge(entry.value, property);
    return reason && `property ${JSON.stringify(entry.name)}: ${reason}`;
  });
}

/** Whether two JSON values are equal; the order of an object's members does not count. */
export function isSame(one: JsonValue, other: JsonValue): boolean {
  if (one.kind === "array" && other.kind === "array") {
    return (
      one.items.length === other.items.length &&
      one.items.every((item, index) => {
        const match = other.items[index];
        return match !== undefined && isSame(item, match);
      })
    );
  }
  if (one.kind === "object" && other.kind === "object") {
    return (
      one.entries.length === other.entries.length &&
      one.entries.every(({ name, value }) =>
        other.entries.some((entry) => entry.name === name && isSame(value, entry.value)),
      )
    );
  }
  if (one.kind === "null" || other.kind === "null") return one.kind === other.kind;
  return "value" in one && "value" in other && one.value === other.value;
}

function firstDefined<T, R>(items: readonly T[], read: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = read(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
