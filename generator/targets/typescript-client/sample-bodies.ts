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
import { isBinary } from "./binary-content.js";
import { mayHaveBody } from "./bodies.js";
import { isBytes, isJson, isMultipart, isRange, isText, isUrlEncoded } from "./media-types.js";
import { sampleValue } from "./sample-values.js";

/** Kinds of body that a sample can show. */
export type BodyKind = "JSON" | "form" | "multipart" | "text" | "bytes";

/** A body of one representation. */
export interface SampleBody {
  readonly kind: BodyKind;
  readonly mediaType: string;
  readonly value: ValueTree;
}

/** The bodies of an operation that can be made up; none while it may be anything, for then nothing is worth showing. */
export function sampleBodies(operation: Operation, find: FindSchema): readonly SampleBody[] {
  if (!mayHaveBody(operation)) return [];
  const content = knownValue(operation.body)?.content;
  if (content === undefined || isOpen(content)) return [];
  return knownItems(content).flatMap((each) => sampleContent(each, find));
}

function sampleContent(content: Content, find: FindSchema): readonly SampleBody[] {
  const { mediaType } = content;
  const schema = knownValue(content.schema);
  const made = (kind: BodyKind, value: ValueTree | undefined): readonly SampleBody[] =>
    value === undefined ? [] : [{ kind, mediaType, value }];
  if (isRange(mediaType)) return [];
  if (schema === undefined) return isBytes(mediaType) ? made("bytes", bytesOf(mediaType)) : [];
  if (isJson(mediaType)) return made("JSON", sampleValue(schema, "body", { find }));
  if (isUrlEncoded(mediaType))
    return made("form", objectOnly(sampleValue(schema, "form", { find })));
  if (isMultipart(mediaType)) {
    const special = (part: Schema, name: string) => (isBinary(part) ? fileOf(name) : undefined);
    return made("multipart", objectOnly(sampleValue(schema, "form", { find, special })));
  }
  if (isText(mediaType) || (schema.kind === "string" && schema.contentEncoding !== undefined)) {
    return made("text", textOnly(sampleValue(schema, "text", { find })));
  }
  return isBytes(mediaType) ? made("bytes", bytesOf(mediaType)) : [];
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
