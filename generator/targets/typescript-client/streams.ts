/** Answers that do not end by themselves: server-sent events, JSON lines, sequences of JSON texts. */
import { saysNothing } from "../../emit/typescript/schemas/says-nothing.js";
import type { TypeScope } from "../../emit/typescript/schemas/type-scope.js";
import { keyword, reference, type TypeTree } from "../../emit/typescript/type-tree.js";
import {
  callOf,
  name as nameValue,
  type ObjectEntry,
  objectValue,
} from "../../emit/typescript/value-tree.js";
import { knownItems } from "../../model/known.js";
import type { Content } from "../../model/message.js";
import type { Operation } from "../../model/model.js";
import type { Schema } from "../../model/schema.js";
import { dereferenced, type FindSchema, propertiesThrough } from "../../model/schema-members.js";
import { bareType, isJson } from "../../emit/typescript/package/media-types.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";

/** Kinds of stream. */
type StreamKind = "events" | "lines" | "sequence";

/** What kind of stream a media type is; undefined where it is none. */
function streamKind(mediaType: string): StreamKind | undefined {
  const type = bareType(mediaType);
  if (type === "text/event-stream") return "events";
  if (/^application\/(?:x-)?(?:jsonl|jsonlines|ndjson)$/.test(type)) return "lines";
  // With any structure in the texts (RFC 8091).
  return /[/+]json-seq$/.test(type) ? "sequence" : undefined;
}

/** The entry of the constant that decodes the streams among an operation's successful answers. */
export function streamEntries(
  { responses }: Operation,
  { imports, find }: { readonly imports: FileImports; readonly find: FindSchema },
): readonly ObjectEntry[] {
  const decoders = new Map(
    successContents(responses).flatMap((each) => {
      const decoder = decoderOf(each, find);
      return decoder === undefined ? [] : [[bareType(each.mediaType), decoder] as const];
    }),
  );
  if (decoders.size === 0) return [];
  const entries = [...decoders].map(([key, [value, file]]) => ({
    key,
    value: nameValue(imports.value(value, file)),
  }));
  const streams = nameValue(imports.value("streams", "runtime/streams"));
  return [{ key: "stream", value: callOf(streams, [objectValue(entries)], { pure: true }) }];
}

/** Whether an operation may be answered with a stream. */
export function mayStream({ responses }: Operation): boolean {
  return successContents(responses).some(isStream);
}

/** Whether a representation is a stream. */
export function isStream({ mediaType }: Content): boolean {
  return streamKind(mediaType) !== undefined;
}

function successContents(responses: Operation["responses"]): readonly Content[] {
  return knownItems(responses)
    .filter(({ status, absent }) => !absent && status.startsWith("2"))
    .flatMap(({ content }) => knownItems(content));
}

/** The decoder of a representation, by its name and file. */
function decoderOf(
  { mediaType, schema }: Content,
  find: FindSchema,
): readonly [name: string, file: string] | undefined {
  switch (streamKind(mediaType)) {
    case "events": {
      const isData = schema.state === "known" && isJsonData(itemOf(schema.value, find), find);
      return [isData ? "jsonEventStream" : "eventStream", "runtime/event-stream"];
    }
    case "lines":
      return ["jsonLines", "runtime/json-lines"];
    case "sequence":
      return ["jsonSequence", "runtime/json-lines"];
    case undefined:
      return undefined;
  }
}

/** What a caller iterates over; undefined where a representation is no stream. */
export function streamType(
  { mediaType, schema }: Content,
  scope: TypeScope,
  imports: FileImports,
): TypeTree | undefined {
  const kind = streamKind(mediaType);
  if (kind === undefined) return undefined;
  const item = schema.state === "known" ? itemOf(schema.value, scope.find) : undefined;
  if (kind !== "events") return iterable(item ? scope.typeOf(item) : keyword("unknown"));
  const event = imports.type("ServerSentEvent", "runtime/event-stream");
  if (item === undefined || saysNothing(item)) {
    return iterable(reference(event, [keyword("unknown")]));
  }
  const data = dataOf(item, scope.find);
  const isText = !isJsonData(item, scope.find);
  return iterable(reference(event, isText ? [] : [scope.typeOf(data)]));
}

function iterable(item: TypeTree): TypeTree {
  return reference("AsyncIterable", [item]);
}

/** The schema of one item. An array stands for the stream as a whole (OpenAPI 3.2.0, section 4.14.3), anything else for each item. */
function itemOf(schema: Schema, find: FindSchema): Schema {
  const target = dereferenced(schema, find);
  return target?.kind === "array" && target.prefix.length === 0 ? target.items : schema;
}

/** The fields of an event, all text but one (OpenAPI 3.2.0, section 4.14.4). */
const eventFields: ReadonlySet<string> = new Set(["data", "event", "id", "retry"]);

/**
 * The schema of an event's data: it describes the data itself, as is usual in OpenAPI 3.1, or the event with its fields, as
 * OpenAPI 3.2 has it, and of the data then what its text holds.
 */
function dataOf(item: Schema, find: FindSchema): Schema {
  const fields = propertiesThrough(item, find);
  const data = fields.find(({ name }) => name === "data");
  const isEvent = data !== undefined && fields.every(({ name }) => eventFields.has(name));
  const text = isEvent ? dereferenced(data.schema, find) : undefined;
  if (text?.kind !== "string") return item;
  const { contentMediaType, contentSchema } = text;
  const holdsJson = contentMediaType !== undefined && isJson(contentMediaType);
  return holdsJson && contentSchema !== undefined ? contentSchema : text;
}

/** Whether an event's data is JSON: it is so where a schema allows no text, for the text itself would say nothing else. */
function isJsonData(item: Schema, find: FindSchema): boolean {
  const data = dataOf(item, find);
  return data !== item && data.kind !== "string" ? true : !mayBeText(data, find, []);
}

function mayBeText(schema: Schema, find: FindSchema, visited: readonly Schema[]): boolean {
  if (visited.includes(schema)) return false;
  const inside = (each: Schema): boolean => mayBeText(each, find, [...visited, schema]);
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
