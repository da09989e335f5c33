/** The rules of a schema for the value to which a JSON Pointer (RFC 6901) leads. */
import { namesOnPointer } from "../json-pointer.js";
import { ofObjectsOnly } from "./schema-members.js";
import type { FindSchema } from "./schema-members.js";
import type { Schema } from "./schema.js";

/**
 * The schemas of which such a value has one; `open` where the schema says nothing of it, `refused` where there can be no
 * such value.
 */
export type PointedSchemas = readonly Schema[] | "open" | "refused";

/** Looks at a schema itself, without references or several schemas at once. */
type Look = (schema: Schema) => PointedSchemas;

/** The schemas of the value at a pointer. */
export function schemasAt(schema: Schema, pointer: string, find: FindSchema): PointedSchemas {
  return namesOnPointer(pointer).reduce<PointedSchemas>(
    (found, token) => each(found, (one) => through(one, (own) => memberOf(own, token), find)),
    [schema],
  );
}

/** The schemas of the items of an array. */
export function itemSchemas(arrays: PointedSchemas, find: FindSchema): PointedSchemas {
  return each(arrays, (array) => through(array, itemsOf, find));
}

/** One of several: those that allow no such value, such as null beside an object, do not count. */
function each(found: PointedSchemas, look: Look): PointedSchemas {
  if (typeof found === "string") return found;
  const alternatives = found.map(look).filter((one) => one !== "refused");
  if (alternatives.includes("open")) return "open";
  const schemas = [...new Set(alternatives.flatMap((one) => (one === "open" ? [] : one)))];
  return alternatives.length === 0 ? "refused" : schemas;
}

/**
 * Looks at what a schema is made of; a reference that leads back to itself says nothing. `known` is what was found of
 * named schemas, for several ways may lead to one.
 */
function through(
  schema: Schema,
  look: Look,
  find: FindSchema,
  known: Map<string, PointedSchemas> = new Map(),
): PointedSchemas {
  const inside = (one: Schema): PointedSchemas => through(one, look, find, known);
  switch (schema.kind) {
    case "reference": {
      const { name } = schema;
      const found = known.get(name);
      const target = found === undefined ? find(name) : undefined;
      if (target === undefined) return found ?? "open";
      known.set(name, "open");
      const pointed = inside(target);
      known.set(name, pointed);
      return pointed;
    }
    case "anyOf":
    case "oneOf":
      return each(schema.members, inside);
    case "allOf":
      return together(schema.members.map(inside), schema);
    case "conditional": {
      const object = ofObjectsOnly(schema);
      return object === undefined ? "open" : look(object);
    }
    default:
      return look(schema);
  }
}

/** All at once: what only one says holds; what several say is what they say together. */
function together(said: readonly PointedSchemas[], { at }: Schema): PointedSchemas {
  if (said.includes("refused")) return "refused";
  const known = said.flatMap((one) => (typeof one === "string" ? [] : [one]));
  const [first, ...others] = known;
  if (first === undefined || others.length === 0) return first ?? "open";
  const members = known.flat();
  return members.length === known.length ? [{ kind: "allOf", members, at }] : "open";
}

/** The schema of a property, or of an item by its number. */
function memberOf(schema: Schema, token: string): PointedSchemas {
  if (schema.kind === "array") {
    const { prefix, items } = schema;
    return /^(?:0|[1-9]\d*)$/.test(token) ? allowed(prefix[Number(token)] ?? items) : "refused";
  }
  if (schema.kind !== "object") return neither(schema);
  const { properties, patternProperties, additional } = schema;
  const property = properties.find(({ name }) => name === token);
  if (property === undefined && patternProperties.length > 0) return "open";
  return allowed(property?.schema ?? additional);
}

function itemsOf(schema: Schema): PointedSchemas {
  if (schema.kind !== "array") return schema.kind === "object" ? "refused" : neither(schema);
  return [...schema.prefix, schema.items].filter(({ kind }) => kind !== "never");
}

function allowed(schema: Schema): PointedSchemas {
  return schema.kind === "never" ? "refused" : [schema];
}

/** Returns the result for a schema without members, or with any. */
function neither({ kind }: Schema): PointedSchemas {
  return kind === "any" || kind === "notShown" || kind === "not" || kind === "enum"
    ? "open"
    : "refused";
}
