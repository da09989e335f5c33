/** Bodies that samples send. */
import { isOpen, knownItems, knownValue } from "../../model/known.js";
import type { Content } from "../../model/message.js";
import type { Operation } from "../../model/model.js";
import type { Schema } from "../../model/schema.js";
import type { FindSchema } from "../../model/schema-members.js";
import { isBinary } from "../messages/binary-content.js";
import { mayHaveBody } from "../messages/bodiless.js";
import { ownType } from "../messages/content-kinds.js";
import { isEncodedText } from "../messages/encoded-text.js";
import {
  isAnyMedia,
  isBytes,
  isJson,
  isMultipart,
  isRange,
  isText,
  isUrlEncoded,
} from "../messages/media-types.js";
import { isSampleObject, SampleFile, type SampleObject, type SampleValue } from "./sample-value.js";
import { sampleValue, type ValueScope } from "./values.js";

/** Kinds of body that a sample can show. */
export type BodyKind = "JSON" | "form" | "multipart" | "text" | "bytes";

/** A body of one representation. */
export interface SampleBody {
  readonly kind: BodyKind;
  readonly value: SampleValue;
}

/** What an operation's bodies are known to be; nothing while it may be anything, for then nothing is worth showing. */
export function shownContents(operation: Operation): readonly Content[] {
  if (!mayHaveBody(operation)) return [];
  const content = knownValue(operation.body)?.content;
  return content === undefined || isOpen(content) ? [] : knownItems(content);
}

/** What kind of body a representation is; undefined where it is none that a sample can show. */
export function bodyKind(content: Content, find: FindSchema): BodyKind | undefined {
  const { mediaType, schema } = content;
  if (isAnyMedia(mediaType)) return anyKinds.get(ownType(content, find));
  if (isRange(mediaType)) return undefined;
  if (schema.state !== "known") return isBytes(mediaType) ? "bytes" : undefined;
  if (isJson(mediaType)) return "JSON";
  if (isUrlEncoded(mediaType)) return "form";
  if (isMultipart(mediaType)) return "multipart";
  if (isText(mediaType) || isEncodedText(schema)) return "text";
  return isBytes(mediaType) ? "bytes" : undefined;
}

/** Of what may be of any media type, by the one that it has then. */
const anyKinds: ReadonlyMap<string | undefined, BodyKind> = new Map([
  ["application/json", "JSON"],
  ["text/plain", "text"],
  ["application/octet-stream", "bytes"],
]);

/** A body of a representation; undefined where none can be made up. */
export function sampleBody(content: Content, scope: ValueScope): SampleBody | undefined {
  const kind = bodyKind(content, scope.find);
  const value = kind && bodyValue(kind, content, scope);
  return kind === undefined || value === undefined ? undefined : { kind, value };
}

function bodyValue(kind: BodyKind, content: Content, scope: ValueScope): SampleValue | undefined {
  const schema = knownValue(content.schema);
  if (kind === "bytes") {
    return new SampleFile({ mediaType: ownType(content, scope.find) ?? content.mediaType });
  }
  if (schema === undefined) return undefined;
  switch (kind) {
    case "JSON":
      return sampleValue(schema, "body", scope);
    case "form":
      return objectOnly(sampleValue(schema, "form", scope));
    case "multipart": {
      const types = new Map(
        knownItems(content.encoding).map((each) => [each.property, knownValue(each.contentType)]),
      );
      const special = (part: Schema, name: string) =>
        isBinary(part) ? fileOf(name, types.get(name) ?? types.get(`${name}s`)) : undefined;
      return objectOnly(sampleValue(schema, "form", { ...scope, special }));
    }
    case "text":
      return textOnly(sampleValue(schema, "text", scope));
  }
}

/** Form bodies of other shapes may be given as they are only. */
function objectOnly(value: SampleValue | undefined): SampleObject | undefined {
  return isSampleObject(value) ? value : undefined;
}

function textOnly(value: SampleValue | undefined): SampleValue | undefined {
  return typeof value === "string" ? value : undefined;
}

/** Media types of the kinds of file that a range may stand for. */
const typesOfRanges: ReadonlyMap<string, string> = new Map([
  ["image/*", "image/png"],
  ["audio/*", "audio/mpeg"],
  ["video/*", "video/mp4"],
]);

/** A file says its own media type where the manifest leaves open which one it is. */
function fileOf(name: string, said = ""): SampleFile {
  const mediaType = typesOfRanges.get(said) ?? "application/octet-stream";
  return new SampleFile({
    name: `${fileName(name)}.bin`,
    ...(said.includes("*") && { mediaType }),
  });
}

/** A name that every shell and every system takes. */
function fileName(name: string): string {
  return /^\w[\w-]*$/.test(name) ? name : "file";
}
