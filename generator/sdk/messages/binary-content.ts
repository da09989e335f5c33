/** Which properties of a form are bytes, and of what media type. */
import type { Schema, StringSchema } from "../../model/schema.js";
import { type FindSchema, propertiesThrough } from "../../model/schema-members.js";
import { isBytes } from "./media-types.js";

/**
 * True if values of a schema are bytes: `format: binary`, `contentEncoding: binary`, a media type of bytes, or any media type
 * where the schema does not say that they are strings (OpenAPI 3.1.1, section 4.8.24.4).
 */
export function isBinary(schema: Schema): boolean {
  const said = saidOfText(schema);
  if (said === undefined || isEncoded(said)) return false;
  const { format, contentEncoding, contentMediaType } = said;
  if (format === "binary" || contentEncoding?.toLowerCase() === "binary") return true;
  return contentMediaType !== undefined && (schema.kind !== "string" || isBytes(contentMediaType));
}

/** True if a text stands for bytes in an encoding such as base64: three of the encodings change nothing (RFC 2045, section 6.2). */
export function isEncoded({ contentEncoding }: Pick<StringSchema, "contentEncoding">): boolean {
  return contentEncoding !== undefined && !/^(?:7bit|8bit|binary)$/i.test(contentEncoding);
}

/** Returns the rules of a schema for strings; without `type` they mean "if it is a string, then …". */
export function saidOfText(schema: Schema): StringSchema | undefined {
  if (schema.kind === "string") return schema;
  if (schema.kind !== "conditional" || schema.condition.kind !== "string") return undefined;
  return schema.consequence?.kind === "string" ? schema.consequence : undefined;
}

/** The schema of the text or the bytes that a property is, or that each of its items is. */
export function contentSchema(
  schema: Schema,
  find: FindSchema,
  visited: readonly Schema[] = [],
): Schema | undefined {
  if (saidOfText(schema) !== undefined) return schema;
  if (visited.includes(schema)) return undefined;
  const inside = (each: Schema | undefined): Schema | undefined =>
    each && contentSchema(each, find, [...visited, schema]);
  switch (schema.kind) {
    case "reference":
      return inside(find(schema.name));
    case "array":
      return inside(schema.items);
    case "anyOf":
    case "oneOf": {
      const [only, ...others] = schema.members.filter(({ kind }) => kind !== "null");
      return others.length === 0 ? inside(only) : undefined;
    }
    default:
      return undefined;
  }
}

/** The media type that the schema of a property says of its part; undefined where it is the one that its value has anyway. */
export function impliedType(schema: Schema, find: FindSchema): string | undefined {
  const content = contentSchema(schema, find);
  const said = content && saidOfText(content);
  if (content === undefined || said === undefined) return undefined;
  // The default of OpenAPI 3.1.1, section 4.8.15.1.1.
  if (isEncoded(said)) return "application/octet-stream";
  return isBinary(content) ? said.contentMediaType : undefined;
}

/** The objects that a schema may be: the members of a union, or itself. Each is named once, however many ways lead to it. */
export function objectsIn(schema: Schema, find: FindSchema): readonly Schema[] {
  const visited = new Set<Schema>();
  const objects = (each: Schema): readonly Schema[] => {
    const target = each.kind === "reference" ? find(each.name) : each;
    if (target === undefined || visited.has(target)) return [];
    visited.add(target);
    return target.kind === "anyOf" || target.kind === "oneOf"
      ? target.members.flatMap(objects)
      : [each];
  };
  return objects(schema);
}

/** The properties that an object of a schema may have, those of all members of a union. */
export function formProperties(schema: Schema, find: FindSchema) {
  return objectsIn(schema, find).flatMap((object) => propertiesThrough(object, find));
}
