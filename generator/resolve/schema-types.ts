/** The keywords that assert something of values of one type (JSON Schema 2020-12, validation, section 6). */
import type {
  ArraySchema,
  JsonValue,
  NumberSchema,
  ObjectSchema,
  Property,
  Schema,
  StringSchema,
} from "../model/schema.js";
import { entriesOf } from "../source/plain-value.js";
import type { SchemaForm, SchemaValue } from "../validate/schema-shape.js";
import { below, isObserved, type Place, refTo } from "./place.js";
import { discriminatorOf } from "./schema-references.js";

/** A type of JSON Schema. */
export type TypeName = "string" | "number" | "integer" | "boolean" | "array" | "object" | "null";

type Read = (value: SchemaValue, place: Place) => Schema;

/**
 * Returns the assertions of a schema on the type of a value, and on values of that type. Without `type`, keywords such as
 * `properties` hold for objects only, and everything else is accepted, too.
 */
export function assertionsOf(form: SchemaForm, place: Place, read: Read): readonly Schema[] {
  if (form.type === undefined) return conditions(form, place, read);
  if (typeof form.type === "string") return [typed(form.type, form, place, read)];
  const members = form.type.map((type) => typed(type, form, place, read));
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

/** True if a value is of one of the types; 1.0 is an integer (JSON Schema 2020-12, core, section 4.2.3). */
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

/** A schema while it is made. Of tens of thousands hardly any has a second keyword, so they are set one by one, and no object is spread. */
type Unfinished<T> = { -readonly [Key in keyof T]: T[Key] };

function stringSchema(form: SchemaForm, place: Place, read: Read): StringSchema {
  const { format, pattern, minLength, maxLength } = form;
  const { contentEncoding, contentMediaType, contentSchema } = form;
  const made: Unfinished<StringSchema> = { kind: "string", at: refTo(place) };
  if (format !== undefined) made.format = format;
  if (pattern !== undefined) made.pattern = pattern;
  if (minLength !== undefined) made.minLength = minLength;
  if (maxLength !== undefined) made.maxLength = maxLength;
  if (contentEncoding !== undefined) made.contentEncoding = contentEncoding;
  if (contentMediaType !== undefined) made.contentMediaType = contentMediaType;
  if (contentSchema !== undefined) {
    made.contentSchema = read(contentSchema, below(place, "contentSchema"));
  }
  return made;
}

function numberSchema(integer: boolean, form: SchemaForm, place: Place): NumberSchema {
  const { format, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = form;
  const made: Unfinished<NumberSchema> = { kind: "number", integer, at: refTo(place) };
  if (format !== undefined) made.format = format;
  if (minimum !== undefined) made.minimum = minimum;
  if (maximum !== undefined) made.maximum = maximum;
  if (exclusiveMinimum !== undefined) made.exclusiveMinimum = exclusiveMinimum;
  if (exclusiveMaximum !== undefined) made.exclusiveMaximum = exclusiveMaximum;
  if (multipleOf !== undefined) made.multipleOf = multipleOf;
  return made;
}

function arraySchema(form: SchemaForm, place: Place, read: Read): ArraySchema {
  const { prefixItems, contains, minItems, maxItems } = form;
  const { minContains, maxContains, uniqueItems } = form;
  const made: Unfinished<ArraySchema> = {
    kind: "array",
    prefix: prefixItems === undefined ? [] : prefixOf(prefixItems, place, read),
    items: read(form.items ?? true, below(place, "items")),
    at: refTo(place),
  };
  if (contains !== undefined) made.contains = read(contains, below(place, "contains"));
  if (minItems !== undefined) made.minItems = minItems;
  if (maxItems !== undefined) made.maxItems = maxItems;
  if (minContains !== undefined) made.minContains = minContains;
  if (maxContains !== undefined) made.maxContains = maxContains;
  if (uniqueItems !== undefined) made.uniqueItems = uniqueItems;
  return made;
}

function prefixOf(items: readonly SchemaValue[], place: Place, read: Read): readonly Schema[] {
  const prefix = below(place, "prefixItems");
  return items.map((each, index) => read(each, below(prefix, index)));
}

function objectSchema(form: SchemaForm, place: Place, read: Read): ObjectSchema {
  const { minProperties, maxProperties, propertyNames } = form;
  const { dependentRequired, dependentSchemas } = form;
  const discriminator = form.oneOf || form.anyOf ? undefined : discriminatorOf(form);
  const open = form.additionalProperties ?? (isObserved(place) ? "not shown" : true);
  const made: Unfinished<ObjectSchema> = {
    kind: "object",
    properties: propertiesIn(form, "properties", place, read),
    required: form.required ?? [],
    patternProperties: propertiesIn(form, "patternProperties", place, read).map(
      ({ name, schema }) => ({ pattern: name, schema }),
    ),
    additional: read(open, below(place, "additionalProperties")),
    at: refTo(place),
  };
  if (form.additionalProperties !== undefined && made.additional.kind === "any") {
    made.takesOthers = true;
  }
  if (propertyNames !== undefined) {
    made.propertyNames = read(propertyNames, below(place, "propertyNames"));
  }
  if (minProperties !== undefined) made.minProperties = minProperties;
  if (maxProperties !== undefined) made.maxProperties = maxProperties;
  if (discriminator !== undefined) made.discriminator = discriminator;
  if (dependentRequired !== undefined) {
    made.dependentRequired = entriesOf(dependentRequired).map(([name, requires]) => ({
      name,
      requires,
    }));
  }
  if (dependentSchemas !== undefined) {
    made.dependentSchemas = propertiesIn(form, "dependentSchemas", place, read);
  }
  return made;
}

function propertiesIn(
  form: SchemaForm,
  key: "properties" | "patternProperties" | "dependentSchemas",
  place: Place,
  read: Read,
): readonly Property[] {
  const map = form[key];
  if (map === undefined) return [];
  const spot = below(place, key);
  return entriesOf(map).map(([name, value]) => ({
    name,
    schema: read(value, below(spot, name)),
  }));
}
