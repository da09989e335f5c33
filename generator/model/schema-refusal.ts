/** True if a schema accepts a value: the one answer for defaults, examples and samples. It says no only where that is certain. */
import { matchesPattern } from "../patterns/longest-text.js";
import type { JsonValue, NumberSchema, Schema, StringSchema } from "./schema.js";
import type { FindSchema } from "./schema-members.js";
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

/** Returns the refusal of a schema by itself. Unknown parts refuse nothing. */
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
      return (
        ofKind(value, "string") ??
        (value.kind === "string" ? textRefusal(value.value, schema) : undefined)
      );
    case "number":
      return (
        ofKind(value, "number") ??
        (value.kind === "number" ? numberRefusal(value.value, schema) : undefined)
      );
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

/** The rules of texts. */
export type TextRules = Pick<StringSchema, "minLength" | "maxLength" | "pattern">;

/** Why a text is refused; undefined where it is not, or nobody can tell. */
export function textRefusal(text: string, rules: TextRules): string | undefined {
  const { minLength = 0, maxLength = Infinity, pattern } = rules;
  // Characters are counted, not units of UTF-16 (JSON Schema 2020-12, validation, section 6.3).
  const { length } = [...text];
  if (length < minLength) return "it is too short";
  if (length > maxLength) return "it is too long";
  // A pattern that is no regular expression, or may not be run against the text, is reported as such and refuses nothing.
  return pattern !== undefined && matchesPattern(pattern, text) === false
    ? "it does not match the pattern"
    : undefined;
}

/** The rules of numbers. */
export type NumberRules = Partial<
  Pick<
    NumberSchema,
    "integer" | "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum" | "multipleOf"
  >
>;

/** Why a number is refused. */
export function numberRefusal(number: number, rules: NumberRules): string | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = rules;
  if (rules.integer && !Number.isInteger(number)) return "it is not a whole number";
  if (minimum !== undefined && number < minimum) return `it is below ${minimum}`;
  if (maximum !== undefined && number > maximum) return `it is above ${maximum}`;
  if (exclusiveMinimum !== undefined && number <= exclusiveMinimum)
    return `it is not above ${exclusiveMinimum}`;
  if (exclusiveMaximum !== undefined && number >= exclusiveMaximum)
    return `it is not below ${exclusiveMaximum}`;
  return multipleOf === undefined || isMultiple(number, multipleOf)
    ? undefined
    : `it is not a multiple of ${multipleOf}`;
}

/** As near as numbers of 64 bits can tell: 0.3 is a multiple of 0.1. */
function isMultiple(number: number, step: number): boolean {
  const times = number / step;
  return Math.abs(times - Math.round(times)) <= Math.abs(times) * 2 * Number.EPSILON;
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

/** True if two JSON values are equal; the order of an object's members does not count. */
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
