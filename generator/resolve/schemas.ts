/** Schemas as they are written → schemas of the model: one kind each, what stands side by side becomes an `allOf`. */
import type { Annotations, JsonValue, Schema } from "../model/schema.js";
import type { SchemaForm, SchemaValue } from "../validate/schema-shape.js";
import { jsonValue } from "./json-values.js";
import { below, isObserved, type Place, refTo } from "./place.js";
import { discriminatorOf, referredName } from "./schema-references.js";
import { assertionsOf, fitsType } from "./schema-types.js";

/** Reads one schema. */
export function schemaAt(value: SchemaValue, place: Place): Schema {
  if (value === "not shown") return { kind: "notShown", at: refTo(place) };
  if (typeof value === "boolean") return { kind: value ? "any" : "never", at: refTo(place) };
  const parts = partsOf(value, place);
  const [first] = parts;
  if (first === undefined) return annotated({ kind: "any", at: refTo(place) }, value, place);
  if (parts.length === 1) {
    const alone: Unfinished = first;
    // Only beside others a reference stands at its keyword.
    if (first.kind === "reference") alone.at = refTo(place);
    return annotated(first, value, place);
  }
  return annotated({ kind: "allOf", members: parts, at: refTo(place) }, value, place);
}

function partsOf(form: SchemaForm, place: Place): readonly Schema[] {
  const parts: Schema[] = [];
  const { $ref, not } = form;
  if ($ref !== undefined) {
    parts.push({ kind: "reference", name: referredName($ref), at: refTo(below(place, "$ref")) });
  }
  parts.push(...valueParts(form, place));
  for (const kind of combinations) {
    const members = form[kind];
    if (members !== undefined) parts.push(combined({ kind, members, form, place }));
  }
  if (not !== undefined) {
    parts.push({ kind: "not", schema: schemaAt(not, below(place, "not")), at: refTo(place) });
  }
  if (form.if !== undefined) parts.push(condition(form, form.if, place));
  return parts;
}

/** A list of values says all that a type beside it could say, as long as they are of that type. */
function valueParts(form: SchemaForm, place: Place): readonly Schema[] {
  const values = valuesOf(form);
  if (values === undefined) return assertionsOf(form, place, schemaAt);
  const open = form.const === undefined && isObserved(place);
  const choice: Schema = { kind: "enum", values, open, at: refTo(place) };
  const types = typeof form.type === "string" ? [form.type] : form.type;
  const covered = types === undefined || values.every((value) => fitsType(value, types));
  return covered ? [choice] : [choice, ...assertionsOf(form, place, schemaAt)];
}

function valuesOf(form: SchemaForm): readonly JsonValue[] | undefined {
  if (form.const !== undefined) return [jsonValue(form.const)];
  return form.enum?.map(jsonValue);
}

const combinations = ["allOf", "anyOf", "oneOf"] as const;

/** A keyword with a list of schemas, in the form that it stands in. */
interface Combination {
  readonly kind: "allOf" | "anyOf" | "oneOf";
  readonly members: readonly SchemaValue[];
  readonly form: SchemaForm;
  readonly place: Place;
}

function combined({ kind, members, form, place }: Combination): Schema {
  const spot = below(place, kind);
  const discriminator = tellsApart(form, kind) ? discriminatorOf(form) : undefined;
  return {
    kind,
    members: members.map((member, index) => schemaAt(member, below(spot, index))),
    at: refTo(place),
    ...(discriminator && { discriminator }),
  };
}

/** A discriminator belongs to the union beside it; without one it tells the heirs of an `allOf` apart, or of an object. */
function tellsApart(
  { oneOf, anyOf, type }: SchemaForm,
  kind: "allOf" | "anyOf" | "oneOf",
): boolean {
  if (kind !== "allOf") return true;
  return oneOf === undefined && anyOf === undefined && type === undefined;
}

function condition(form: SchemaForm, value: SchemaValue, place: Place): Schema {
  const read = (key: "if" | "then" | "else", each: SchemaValue) =>
    schemaAt(each, below(place, key));
  return {
    kind: "conditional",
    condition: read("if", value),
    ...(form.then !== undefined && { consequence: read("then", form.then) }),
    ...(form.else !== undefined && { alternative: read("else", form.else) }),
    at: refTo(place),
  };
}

/** A value that may be written as long as nobody else has it. */
type Unfinished = { -readonly [Key in keyof Annotations]: Annotations[Key] };

/**
 * A schema that was just made, with what it says to people. Filled in key by key: hardly a schema has more than two of them, and
 * there are tens of thousands.
 */
function annotated(schema: Schema, form: SchemaForm, place: Place): Schema {
  const { title, description, deprecated, readOnly, writeOnly } = form;
  const { unevaluatedItems: items, unevaluatedProperties: properties } = form;
  const found: Unfinished = schema;
  if (title !== undefined) found.title = title;
  if (description !== undefined) found.description = description;
  if (form.default !== undefined) found.default = jsonValue(form.default);
  if (form.examples !== undefined) found.examples = form.examples.map(jsonValue);
  if (deprecated !== undefined) found.deprecated = deprecated;
  if (readOnly !== undefined) found.readOnly = readOnly;
  if (writeOnly !== undefined) found.writeOnly = writeOnly;
  if (items !== undefined) {
    found.unevaluatedItems = schemaAt(items, below(place, "unevaluatedItems"));
  }
  if (properties !== undefined) {
    found.unevaluatedProperties = schemaAt(properties, below(place, "unevaluatedProperties"));
  }
  return schema;
}
