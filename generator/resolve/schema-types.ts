/** The keywords that assert something of values of one type (JSON Schema 2020-12, validation, section 6). */
import type { JsonValue, Schema } from "../model/schema.js";
import { entriesOf } from "../source/plain-value.js";
import type { SchemaForm, SchemaValue } from "../validate/schema-shape.js";
import { below, isObserved, type Place, refTo } from "./place.js";
import { discriminatorOf } from "./schema-references.js";

/** A type of JSON Schema. */
export type TypeName = "string" | "number" | "integer" | "boolean" | "array" | "object" | "null";

type Read = (value: SchemaValue, place: Place) => Schema;

/**
 * What a schema says of the type of a value, and of values of that type. Without `type` keywords such as `properties`
 * hold for objects only, and everything else is accepted too.
 */
export function assertionsOf(form: SchemaForm, place: Place, read: Read): readonly Schema[] {
  if (form.type === undefined) return conditions(form, place, read);
  const types = typeof form.type === "string" ? [form.type] : form.type;
  const members = types.map((type) => typed(type, form, place, read));
  const [first] = members;
  if (first !== undefined && members.length === 1) return [first];
  return [{ kind: "anyOf", members, at: refTo(place) }];
}

/** Keywords that hold for values of one type and pass over all others. */
const typedKeywords = {
  string: ["format", "pattern", "minLength", "maxLength", "contentEncoding", "contentMediaType"],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  array: ["items", "prefixItems", "contains", "minItems", "maxItems", "uniqueItems"],
  object: [
    ...(["properties", "required", "patternProperties", "additionalProperties"] as const),
    ...(["propertyNames", "minProperties", "maxProperties"] as const),
    ...(["dependentRequired", "dependentSchemas"] as const),
  ],
} as const satisfies Partial<Record<TypeName, readonly (keyof SchemaForm)[]>>;

/** `{ required: [id] }` says: if it is an object, it has an id. */
function conditions(form: SchemaForm, place: Place, read: Read): readonly Schema[] {
  return (["string", "number", "array", "object"] as const)
    .filter((type) => typedKeywords[type].some((keyword) => form[keyword] !== undefined))
    .map((type) => ({
      kind: "conditional",
      condition: typed(type, {}, place, read),
      consequence: typed(type, form, place, read),
      at: refTo(place),
    }));
}

/** Whether a value is of one of the types; 1.0 is an integer (JSON Schema 2020-12, core, section 4.2.3). */
export function fitsType(value: JsonValue, types: readonly TypeName[]): boolean {
  return types.some((type) => {
    if (type === "integer") return value.kind === "number" && Number.isInteger(value.value);
    return value.kind === type;
  });
}

function typed(type: TypeName, form: SchemaForm, place: Place, read: Read): Schema {
  switch (type) {
    case "string":
      return stringSchema(form, place, read);
    case "number":
    case "integer":
      return numberSchema(type === "integer", form, place);
    case "boolean":
    case "null":
      return { kind: type, at: refTo(place) };
    case "array":
      return arraySchema(form, place, read);
    case "object":
      return objectSchema(form, place, read);
  }
}

function stringSchema(form: SchemaForm, place: Place, read: Read): Schema {
  const {
    format,
    pattern,
    minLength,
    maxLength,
    contentEncoding,
    contentMediaType,
    contentSchema,
  } = form;
  return {
    kind: "string",
    at: refTo(place),
    ...given({ format, pattern, minLength, maxLength, contentEncoding, contentMediaType }),
    ...(contentSchema !== undefined && {
      contentSchema: read(contentSchema, below(place, "contentSchema")),
    }),
  };
}

function numberSchema(integer: boolean, form: SchemaForm, place: Place): Schema {
  const { format, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = form;
  const bounds = given({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf });
  return { kind: "number", integer, at: refTo(place), ...given({ format }), ...bounds };
}

function arraySchema(form: SchemaForm, place: Place, read: Read): Schema {
  const { minItems, maxItems, minContains, maxContains, uniqueItems } = form;
  const prefix = below(place, "prefixItems");
  return {
    kind: "array",
    prefix: (form.prefixItems ?? []).map((each, index) => read(each, below(prefix, index))),
    items: read(form.items ?? true, below(place, "items")),
    at: refTo(place),
    ...(form.contains !== undefined && { contains: read(form.contains, below(place, "contains")) }),
    ...given({ minItems, maxItems, minContains, maxContains, uniqueItems }),
  };
}

function objectSchema(form: SchemaForm, place: Place, read: Read): Schema {
  const { minProperties, maxProperties, propertyNames, dependentSchemas } = form;
  const discriminator = form.oneOf || form.anyOf ? undefined : discriminatorOf(form);
  const open = form.additionalProperties ?? (isObserved(place) ? "not shown" : true);
  return {
    kind: "object",
    properties: propertiesIn(form.properties, below(place, "properties"), read),
    required: form.required ?? [],
    patternProperties: propertiesIn(
      form.patternProperties,
      below(place, "patternProperties"),
      read,
    ).map(({ name, schema }) => ({ pattern: name, schema })),
    additional: read(open, below(place, "additionalProperties")),
    at: refTo(place),
    ...(propertyNames !== undefined && {
      propertyNames: read(propertyNames, below(place, "propertyNames")),
    }),
    ...given({ minProperties, maxProperties, discriminator }),
    ...(form.dependentRequired !== undefined && {
      dependentRequired: entriesOf(form.dependentRequired).map(([name, requires]) => ({
        name,
        requires,
      })),
    }),
    ...(dependentSchemas !== undefined && {
      dependentSchemas: propertiesIn(dependentSchemas, below(place, "dependentSchemas"), read),
    }),
  };
}

function propertiesIn(
  map: Readonly<Record<string, SchemaValue>> | undefined,
  place: Place,
  read: Read,
) {
  return entriesOf(map ?? {}).map(([name, value]) => ({
    name,
    schema: read(value, below(place, name)),
  }));
}

/** An object without the keys that are undefined: exactOptionalPropertyTypes keeps "absent" and "undefined" apart. */
function given<T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  const kept: { [Key in keyof T]?: Exclude<T[Key], undefined> } = {};
  for (const key in values) {
    const value = values[key];
    if (isDefined(value)) kept[key] = value;
  }
  return kept;
}

function isDefined<T>(value: T): value is Exclude<T, undefined> {
  return value !== undefined;
}
