/** Bodies that do not end by themselves: server-sent events, JSON lines, sequences of JSON texts. */
import type { Schema } from "../../model/schema.js";
import { dereferenced, type FindSchema, propertiesThrough } from "../../model/schema-members.js";
import { bareType, isJson } from "./media-types.js";

/** Kinds of stream. */
export type StreamKind = "events" | "lines" | "sequence";

/** Returns the kind of stream of a media type; undefined where it is not a stream. */
export function streamKind(mediaType: string): StreamKind | undefined {
  const type = bareType(mediaType);
  if (type === "text/event-stream") return "events";
  if (/^application\/(?:x-)?(?:jsonl|jsonlines|ndjson)$/.test(type)) return "lines";
  // With any structure in the texts (RFC 8091).
  return /[/+]json-seq$/.test(type) ? "sequence" : undefined;
}

/** The schema of one item. An array stands for the stream as a whole (OpenAPI 3.2.0, section 4.14.3), anything else for each item. */
export function itemOf(schema: Schema, find: FindSchema): Schema {
  const target = dereferenced(schema, find);
  return target?.kind === "array" && target.prefix.length === 0 ? target.items : schema;
}

/** The fields of an event, all text but one (OpenAPI 3.2.0, section 4.14.4). */
const eventFields: ReadonlySet<string> = new Set(["data", "event", "id", "retry"]);

/**
 * The schema of an event's data: it describes the data itself, as is usual in OpenAPI 3.1, or the event with its fields, as
 * OpenAPI 3.2 has it, and of the data then what its text holds.
 */
export function dataOf(item: Schema, find: FindSchema): Schema {
  const fields = propertiesThrough(item, find);
  const data = fields.find(({ name }) => name === "data");
  const isEvent = data !== undefined && fields.every(({ name }) => eventFields.has(name));
  const text = isEvent ? dereferenced(data.schema, find) : undefined;
  if (text?.kind !== "string") return item;
  const { contentMediaType, contentSchema } = text;
  const holdsJson = contentMediaType !== undefined && isJson(contentMediaType);
  return holdsJson && contentSchema !== undefined ? contentSchema : text;
}

/** True if an event's data is JSON: it is so where a schema allows no text, for the text itself would say nothing else. */
export function isJsonData(item: Schema, find: FindSchema): boolean {
  const data = dataOf(item, find);
  return data !== item && data.kind !== "string" ? true : !mayBeText(data, find);
}

/**
 * True if a schema accepts some text. Each schema is asked once; until it has said so (`known`), one that refers to itself is no
 * text.
 */
export function mayBeText(
  schema: Schema,
  find: FindSchema,
  known: Map<Schema, boolean> = new Map(),
): boolean {
  const found = known.get(schema);
  if (found !== undefined) return found;
  known.set(schema, false);
  const answer = readsAsText(schema, find, (each) => mayBeText(each, find, known));
  known.set(schema, answer);
  return answer;
}

function readsAsText(
  schema: Schema,
  find: FindSchema,
  inside: (schema: Schema) => boolean,
): boolean {
  switch (schema.kind) {
    case "object":
    case "array":
    case "number":
    case "boolean":
    case "null":
    case "never":
      return false;
    case "enum":
      return schema.values.some(({ kind }) => kind === "string");
    case "reference": {
      const target = find(schema.name);
      return target === undefined || inside(target);
    }
    case "allOf":
      return schema.members.every(inside);
    case "anyOf":
    case "oneOf":
      return schema.members.some(inside);
    case "string":
    case "any":
    case "notShown":
    case "not":
    case "conditional":
      return true;
  }
}
