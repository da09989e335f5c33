/** Bodies that samples send. */
import {
  arrayValue,
  callOf,
  literalValue,
  name as nameValue,
  objectValue,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import { isOpen, knownItems, knownValue } from "../../model/known.js";
import type { Content } from "../../model/message.js";
import type { Operation } from "../../model/model.js";
import type { Schema } from "../../model/schema.js";
import type { FindSchema } from "../../model/schema-members.js";
import { isBinary } from "../../emit/typescript/package/binary-content.js";
import { mayHaveBody } from "../../emit/typescript/package/bodiless.js";
import {
  isBytes,
  isJson,
  isMultipart,
  isRange,
  isText,
  isUrlEncoded,
} from "../../emit/typescript/package/media-types.js";
import { sampleValue } from "../../emit/typescript/package/sample-values.js";

/** Kinds of body that a sample can show. */
export type BodyKind = "JSON" | "form" | "multipart" | "text" | "bytes";

/** A body of one representation. */
export interface SampleBody {
  readonly kind: BodyKind;
  readonly value: ValueTree;
}

/** What an operation's bodies are known to be; nothing while it may be anything, for then nothing is worth showing. */
export function shownContents(operation: Operation): readonly Content[] {
  if (!mayHaveBody(operation)) return [];
  const content = knownValue(operation.body)?.content;
  return content === undefined || isOpen(content) ? [] : knownItems(content);
}

/** What kind of body a representation is; undefined where it is none that a sample can show. */
export function bodyKind({ mediaType, schema }: Content): BodyKind | undefined {
  if (isRange(mediaType)) return undefined;
  if (schema.state !== "known") return isBytes(mediaType) ? "bytes" : undefined;
  if (isJson(mediaType)) return "JSON";
  if (isUrlEncoded(mediaType)) return "form";
  if (isMultipart(mediaType)) return "multipart";
  const { value } = schema;
  const isEncoded = value.kind === "string" && value.contentEncoding !== undefined;
  if (isText(mediaType) || isEncoded) return "text";
  return isBytes(mediaType) ? "bytes" : undefined;
}

/** A body of a representation; undefined where none can be made up. */
export function sampleBody(content: Content, find: FindSchema): SampleBody | undefined {
  const kind = bodyKind(content);
  const value = kind && bodyValue(kind, content, find);
  return kind && value && { kind, value };
}

function bodyValue(kind: BodyKind, content: Content, find: FindSchema): ValueTree | undefined {
  const schema = knownValue(content.schema);
  if (kind === "bytes") return bytesOf(content.mediaType);
  if (schema === undefined) return undefined;
  switch (kind) {
    case "JSON":
      return sampleValue(schema, "body", { find });
    case "form":
      return objectOnly(sampleValue(schema, "form", { find }));
    case "multipart": {
      const special = (part: Schema, name: string) => (isBinary(part) ? fileOf(name) : undefined);
      return objectOnly(sampleValue(schema, "form", { find, special }));
    }
    case "text":
      return textOnly(sampleValue(schema, "text", { find }));
  }
}

/** Form bodies of other shapes may be given as they are only. */
function objectOnly(value: ValueTree | undefined): ValueTree | undefined {
  return value?.kind === "object" ? value : undefined;
}

function textOnly(value: ValueTree | undefined): ValueTree | undefined {
  return value?.kind === "literal" && typeof value.value === "string" ? value : undefined;
}

function bytesOf(mediaType: string): ValueTree {
  const type = objectValue([{ key: "type", value: literalValue(mediaType) }]);
  return callOf(nameValue("Blob"), [arrayValue([literalValue("…")]), type], { isNew: true });
}

function fileOf(name: string): ValueTree {
  const given = [arrayValue([literalValue("…")]), literalValue(`${name}.bin`)];
  return callOf(nameValue("File"), given, { isNew: true });
}
