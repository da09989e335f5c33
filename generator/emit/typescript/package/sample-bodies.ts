/** Bodies that samples send. */
import {
  arrayValue,
  callOf,
  literalValue,
  name as nameValue,
  objectValue,
  type ValueTree,
} from "../value-tree.js";
import { isOpen, knownItems, knownValue } from "../../../model/known.js";
import type { Content } from "../../../model/message.js";
import type { Operation } from "../../../model/model.js";
import type { Schema } from "../../../model/schema.js";
import type { FindSchema } from "../../../model/schema-members.js";
import { isBinary } from "../../../sdk/messages/binary-content.js";
import { mayHaveBody } from "../../../sdk/messages/bodiless.js";
import { ownType } from "../../../sdk/messages/content-kinds.js";
import { isEncodedText } from "../../../sdk/messages/encoded-text.js";
import {
  isAnyMedia,
  isBytes,
  isJson,
  isMultipart,
  isRange,
  isText,
  isUrlEncoded,
} from "../../../sdk/messages/media-types.js";
import { sampleValue, type ValueScope } from "./sample-values.js";

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
  return kind && value && { kind, value };
}

function bodyValue(kind: BodyKind, content: Content, scope: ValueScope): ValueTree | undefined {
  const schema = knownValue(content.schema);
  if (kind === "bytes") return bytesOf(ownType(content, scope.find) ?? content.mediaType);
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
        isBinary(part)
          ? fileOf(name, types.get(name) ?? types.get(`${name}s`))
          : scope.special?.(part, name);
      return objectOnly(sampleValue(schema, "form", { ...scope, special }));
    }
    case "text":
      return textOnly(sampleValue(schema, "text", scope));
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

/** Media types of the kinds of file that a range may stand for. */
const typesOfRanges: ReadonlyMap<string, string> = new Map([
  ["image/*", "image/png"],
  ["audio/*", "audio/mpeg"],
  ["video/*", "video/mp4"],
]);

/** A file says its own media type where the manifest leaves open which one it is. */
function fileOf(name: string, said = ""): ValueTree {
  const type = typesOfRanges.get(said) ?? "application/octet-stream";
  const own = objectValue([{ key: "type", value: literalValue(type) }]);
  const given = [arrayValue([literalValue("…")]), literalValue(`${fileName(name)}.bin`)];
  return callOf(nameValue("File"), said.includes("*") ? [...given, own] : given, { isNew: true });
}

/** A name that every shell and every system takes. */
function fileName(name: string): string {
  return /^\w[\w-]*$/.test(name) ? name : "file";
}
