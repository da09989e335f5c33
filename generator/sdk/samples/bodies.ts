/** Bodies that samples send. */
import type { Schema } from "../../model/schema.js";
import { isBinary } from "../messages/binary-content.js";
import { type ContentPlan, isForm } from "../messages/contents.js";
import { isTextOfBytes } from "../messages/encoded-text.js";
import {
  isAnyMedia,
  isBytes,
  isJson,
  isMultipart,
  isRange,
  isText,
  isUrlEncoded,
} from "../messages/media-types.js";
import { shownSchema } from "../messages/value-plan.js";
import type { RequestPlan } from "../operations/request.js";
import { isSampleObject, SampleFile, type SampleObject, type SampleValue } from "./sample-value.js";
import { sampleValue, type ValueScope } from "./values.js";

/** Kinds of body that a sample can show. */
export type BodyKind = "JSON" | "form" | "multipart" | "text" | "bytes";

/** A body of one representation. */
export interface SampleBody {
  readonly kind: BodyKind;
  readonly value: SampleValue;
}

/** What the bodies of requests are known to be; nothing while they may be anything, for then nothing is worth showing. */
export function shownContents({ sendsBody, body }: RequestPlan): readonly ContentPlan[] {
  return !sendsBody || body.kind !== "known" || body.isOpen ? [] : body.contents;
}

/** What kind of body a representation is; undefined where it is none that a sample can show. */
export function bodyKind({ mediaType, schema, ownType }: ContentPlan): BodyKind | undefined {
  if (isAnyMedia(mediaType)) return anyKinds.get(ownType);
  if (isRange(mediaType)) return undefined;
  if (schema.kind === "notShown") return isBytes(mediaType) ? "bytes" : undefined;
  if (isJson(mediaType)) return "JSON";
  if (isUrlEncoded(mediaType)) return "form";
  if (isMultipart(mediaType)) return "multipart";
  if (isText(mediaType) || isTextOfBytes(schema)) return "text";
  return isBytes(mediaType) ? "bytes" : undefined;
}

/** Of what may be of any media type, by the one that it has then. */
const anyKinds: ReadonlyMap<string | undefined, BodyKind> = new Map([
  ["application/json", "JSON"],
  ["text/plain", "text"],
  ["application/octet-stream", "bytes"],
]);

/** A body of a representation; undefined where none can be made up. */
export function sampleBody(content: ContentPlan, scope: ValueScope): SampleBody | undefined {
  const kind = bodyKind(content);
  const value = kind && bodyValue(kind, content, scope);
  return kind === undefined || value === undefined ? undefined : { kind, value };
}

function bodyValue(
  kind: BodyKind,
  content: ContentPlan,
  scope: ValueScope,
): SampleValue | undefined {
  const schema = shownSchema(content.schema);
  if (kind === "bytes") {
    return new SampleFile({ mediaType: content.ownType ?? content.mediaType });
  }
  if (schema === undefined) return undefined;
  switch (kind) {
    case "JSON":
      return sampleValue(schema, "body", scope);
    case "form":
      return objectOnly(sampleValue(schema, "form", scope));
    case "multipart": {
      const parts = isForm(content) ? content.parts : [];
      const types = new Map(
        parts.flatMap((each) => ("contentType" in each ? [[each.name, each.contentType]] : [])),
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
