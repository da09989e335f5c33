/** Bodies of responses by media type: JSON is made from its schema, other bodies are small and of their type. */
import { bareType, isJson } from "../typescript-client/media-type.js";
import { itemSchema } from "./mock-arrays.js";
import type { MockContent, MockSchema } from "./mock-data.js";
import { propertySchema } from "./mock-objects.js";
import type { Parts } from "./mock-parts.js";
import { isObject, wordsOf } from "./mock-schema.js";
import type { ValueMaker } from "./mock-value.js";

/** A body and its media type. */
export interface MadeBody {
  readonly body: unknown;
  readonly contentType: string;
}

/** How the values of a body are made. */
export interface BodyMaking {
  readonly maker: ValueMaker;
  /** A value for a schema; `variant` is its place in a list. Throws where none is found. */
  value(schema: MockSchema, variant?: number): unknown;
}

/** Number of items in a response that is sent item by item. */
const itemsOfStream = 3;

/** The body of a representation. */
export function bodyOf({ mediaType, schema }: MockContent, making: BodyMaking): MadeBody {
  const contentType = exactType(mediaType);
  const type = bareType(contentType);
  const isEvents = type === "text/event-stream";
  if (isEvents || /^application\/(?:x-)?(?:jsonl|jsonlines|ndjson)$|[/+]json-seq$/.test(type)) {
    const items = itemsOf(schema ?? {}, making);
    return { contentType, body: isEvents ? items.map(eventOf) : items };
  }
  if (isJson(type)) return { contentType, body: making.value(schema ?? {}) };
  if (type === "application/x-www-form-urlencoded") {
    return { contentType, body: formOf(making.value(schema ?? {})) };
  }
  if (type === "multipart/form-data") {
    return { contentType: `${type}; boundary=part`, body: multipartOf(making.value(schema ?? {})) };
  }
  const bytes = signatures.get(type);
  if (bytes) return { contentType, body: bytesOf(bytes) };
  if (/^text\/|[/+](?:xml|yaml|html)$/.test(type)) {
    return { contentType, body: textOf(type, schema, making) };
  }
  return { contentType, body: bytesOf("bW9jaw==") };
}

/** One specific type of a range. */
function exactType(mediaType: string): string {
  if (!bareType(mediaType).endsWith("/*")) return mediaType;
  const [first = ""] = bareType(mediaType).split("/");
  return (
    examples.get(first) ??
    (first === "*" || first === "application" ? "application/json" : `${first}/mock`)
  );
}

const examples: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["text", "text/plain"],
  ["image", "image/png"],
  ["audio", "audio/mpeg"],
  ["video", "video/mp4"],
  ["font", "font/woff2"],
]);

/** An array schema describes all items together (OpenAPI 3.2.0, section 4.14.3), any other schema each item. */
function itemsOf(schema: MockSchema, { maker, value }: BodyMaking): readonly unknown[] {
  const parts = maker.partsOf(schema);
  const isWhole = parts?.words.some(({ types }) => types?.every((type) => type === "array"));
  const item = parts && isWhole ? itemSchema(parts.words, 0) : schema;
  return Array.from({ length: itemsOfStream }, (_, index) => value(item, index));
}

/** The fields of an event (OpenAPI 3.2.0, section 4.14.4). */
const eventFields: ReadonlySet<string> = /* @__PURE__ */ new Set(["data", "event", "id", "retry"]);

/** A schema describes an event with its fields, or its data alone. */
function eventOf(item: unknown): object {
  const isEvent =
    isObject(item) &&
    Object.hasOwn(item, "data") &&
    Object.keys(item).every((name) => eventFields.has(name));
  return isEvent ? item : { data: item };
}

function textOf(
  type: string,
  schema: MockSchema | undefined,
  { maker, value }: BodyMaking,
): string {
  const fixed = /html/.test(type) ? html : /xml/.test(type) ? xml : undefined;
  if (schema === undefined) return fixed ?? (type === "text/csv" ? csv : "text");
  const parts: Parts | undefined = maker.partsOf(schema);
  const isShown = parts?.words.some(({ examples, values }) => examples.length + values.length > 0);
  if (fixed !== undefined && !isShown && maker.accepts(schema, fixed)) return fixed;
  const made = saysNothing(schema) ? (fixed ?? "text") : value(schema);
  if (typeof made === "string") return made;
  return fixed ?? JSON.stringify(made);
}

function saysNothing(schema: MockSchema): boolean {
  const words = wordsOf(schema);
  return schema === true || (words !== undefined && Object.keys(schema).length === 0);
}

const html = "<!doctype html>\n<title>Mock</title>\n<p>A response of a mock.</p>\n";
const xml = '<?xml version="1.0" encoding="UTF-8"?>\n<mock/>\n';
const csv = "name,value\nmock,1\n";

/** Names and values of a form, as text. */
function fieldsOf(value: unknown): readonly (readonly [string, string])[] {
  return isObject(value)
    ? Object.entries(value).map(
        ([name, each]) => [name, typeof each === "string" ? each : JSON.stringify(each)] as const,
      )
    : [];
}

function formOf(value: unknown): string {
  const form = new URLSearchParams();
  for (const [name, text] of fieldsOf(value)) form.append(name, text);
  return form.toString();
}

/** RFC 7578, with a boundary that no generated text contains. */
function multipartOf(value: unknown): string {
  const parts = fieldsOf(value).map(
    ([name, text]) =>
      `--part\r\ncontent-disposition: form-data; name="${name.replaceAll('"', "%22")}"\r\n\r\n${text}\r\n`,
  );
  return `${parts.join("")}--part--\r\n`;
}

/** The smallest images that programs display: one pixel. */
const signatures: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  [
    "image/png",
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=",
  ],
  ["image/gif", "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"],
]);

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** The schema of the value at a JSON Pointer (RFC 6901); `{}` where there is none. */
export function schemaAt(schema: MockSchema, pointer: string, maker: ValueMaker): MockSchema {
  let found = schema;
  for (const token of tokensOf(pointer)) {
    const words = maker.partsOf(found)?.words ?? [];
    const isItem = words.some(({ types }) => types?.every((type) => type === "array"));
    found = isItem ? itemSchema(words, Number(token)) : propertySchema(words, token);
  }
  return found;
}

/** The names in a JSON Pointer. */
export function tokensOf(pointer: string): readonly string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}
