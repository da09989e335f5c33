/** One number for all objects of a shape, and seldom for others, so that few have to be compared. */
import type { JsonValue, ObjectSchema, Schema } from "../../../model/schema.js";

/** Numbers of the objects that were read before. */
export type Shapes = ReadonlyMap<object, number>;

/** The hash of an object: of its properties, in any order, and of the kinds, names and values in them. */
export function objectHash({ properties, required }: ObjectSchema, shapes: Shapes): number {
  let hash = required.length;
  for (const { name, schema } of properties) {
    hash = (hash + mixed(textHash(name), schemaHash(schema, shapes))) | 0;
  }
  return hash;
}

/** Returns a hash of the parts in which most objects with the same names of properties differ. */
function schemaHash(schema: Schema, shapes: Shapes): number {
  switch (schema.kind) {
    case "object":
      return shapes.get(schema) ?? 0;
    case "reference":
      return textHash(schema.name);
    case "enum":
      return schema.values.reduce((hash, value) => mixed(hash, valueHash(value)), 1);
    case "array":
      return mixed(2, schemaHash(schema.items, shapes));
    case "allOf":
    case "anyOf":
    case "oneOf":
      return schema.members.reduce((hash, each) => mixed(hash, schemaHash(each, shapes)), 3);
    default:
      return textHash(schema.kind);
  }
}

function valueHash(value: JsonValue): number {
  switch (value.kind) {
    case "string":
      return textHash(value.value);
    case "number":
      return value.value | 0;
    default:
      return 4;
  }
}

function textHash(text: string): number {
  let hash = text.length;
  for (let at = 0; at < text.length; at++) hash = mixed(hash, text.charCodeAt(at));
  return hash;
}

function mixed(one: number, other: number): number {
  return (Math.imul(one, 31) + other) | 0;
}
