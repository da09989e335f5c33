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
  const annotations = annotationsOf(value, place);
  if (first === undefined) return { kind: "any", ...annotations };
  if (parts.length === 1) return { ...first, ...annotations };
  return { kind: "allOf", members: parts, ...annotations };
}

function partsOf(form: SchemaForm, place: Place): readonly Schema[] {
  return [...referencePart(form, place), ...valuePart(form, place), ...applicators(form, place)];
}

function referencePart({ $ref }: SchemaForm, place: Place): readonly Schema[] {
  if ($ref === undefined) return [];
  return [{ kind: "reference", name: referredName($ref), at: refTo(below(place, "$ref")) }];
}

/** A list of values says all that a type beside it could say, as long as they are of that type. */
function valuePart(form: SchemaForm, place: Place): readonly Schema[] {
  const values = valuesOf(form);
  const assertions = assertionsOf(form, place, schemaAt);
  if (values === undefined) return assertions;
  const open = form.const === undefined && isObserved(place);
  const choice: Schema = { kind: "enum", values, open, at: refTo(place) };
  const types = typeof form.type === "string" ? [form.type] : form.type;
  const covered = types === undefined || values.every((value) => fitsType(value, types));
  return covered ? [choice] : [choice, ...assertions];
}

function valuesOf(form: SchemaForm): readonly JsonValue[] | undefined {
  if (form.const !== undefined) return [jsonValue(form.const)];
  return form.enum?.map(jsonValue);
}

function applicators(form: SchemaForm, place: Place): readonly Schema[] {
  const at = refTo(place);
  const combined = (["allOf", "anyOf", "oneOf"] as const).flatMap((kind): readonly Schema[] => {
    const listed = form[kind];
    if (listed === undefined) return [];
    const spot = below(place, kind);
    const members = listed.map((member, index) => schemaAt(member, below(spot, index)));
    const discriminator = tellsApart(form, kind) ? discriminatorOf(form) : undefined;
    return [{ kind, members, at, ...(discriminator && { discriminator }) }];
  });
  return [...combined, ...negation(form, place), ...condition(form, place)];
}

/** A discriminator belongs to the union beside it; without one it tells the heirs of an `allOf` apart, or of an object. */
function tellsApart(
  { oneOf, anyOf, type }: SchemaForm,
  kind: "allOf" | "anyOf" | "oneOf",
): boolean {
  if (kind !== "allOf") return true;
  return oneOf === undefined && anyOf === undefined && type === undefined;
}

function negation(form: SchemaForm, place: Place): readonly Schema[] {
  if (form.not === undefined) return [];
  return [{ kind: "not", schema: schemaAt(form.not, below(place, "not")), at: refTo(place) }];
}

function condition(form: SchemaForm, place: Place): readonly Schema[] {
  if (form.if === undefined) return [];
  const read = (key: "if" | "then" | "else", value: SchemaValue) =>
    schemaAt(value, below(place, key));
  return [
    {
      kind: "conditional",
      condition: read("if", form.if),
      ...(form.then !== undefined && { consequence: read("then", form.then) }),
      ...(form.else !== undefined && { alternative: read("else", form.else) }),
      at: refTo(place),
    },
  ];
}

function annotationsOf(form: SchemaForm, place: Place): Annotations {
  const { title, description, deprecated, readOnly, writeOnly } = form;
  const { unevaluatedItems: items, unevaluatedProperties: properties } = form;
  return {
    at: refTo(place),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(form.default !== undefined && { default: jsonValue(form.default) }),
    ...(form.examples !== undefined && { examples: form.examples.map(jsonValue) }),
    ...(deprecated !== undefined && { deprecated }),
    ...(readOnly !== undefined && { readOnly }),
    ...(writeOnly !== undefined && { writeOnly }),
    ...(items !== undefined && {
      unevaluatedItems: schemaAt(items, below(place, "unevaluatedItems")),
    }),
    ...(properties !== undefined && {
      unevaluatedProperties: schemaAt(properties, below(place, "unevaluatedProperties")),
    }),
  };
}
