/** Bodies that samples send. */
import type { Schema } from "../../model/schema.js";
import { isBinary } from "../messages/binary-content.js";
import type { ContentPlan } from "../messages/contents.js";
import { isBytes } from "../messages/media-types.js";
import { unreachable } from "../../unreachable.js";
import type { RequestPlan } from "../operations/request.js";
import { isSampleObject, SampleFile, type SampleObject, type SampleValue } from "./sample-value.js";
import { sampleValue, type ValueScope } from "./values.js";

/** Kinds of body that a sample can show: the codecs of the plan, with what any media type comes to. */
export type BodyKind = "JSON" | "form" | "multipart" | "text" | "bytes";

/** A body of one representation. */
export interface SampleBody {
  readonly kind: BodyKind;
  readonly value: SampleValue;
}

/** Returns the known bodies of requests; nothing while they may be anything, because no sample would help then. */
export function shownContents({ sendsBody, body }: RequestPlan): readonly ContentPlan[] {
  return !sendsBody || body.kind !== "known" || body.isOpen ? [] : body.contents;
}

/** Returns the kind of body of a representation; undefined where a sample cannot show it. */
export function bodyKind(content: ContentPlan): BodyKind | undefined {
  const { kind, schema, ownType } = content;
  if (ownType === undefined) return undefined;
  switch (content.codec) {
    case "form":
      return content.form.encoder;
    case "value":
      return schema.kind === "notShown" ? undefined : kind === "json" ? "JSON" : "text";
    case "text":
      return schema.kind === "notShown" ? undefined : "text";
    case "bytes":
    case "raw":
      return isBytes(ownType) ? "bytes" : undefined;
    default:
      return unreachable(content);
  }
}

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
  const { schema } = content;
  switch (kind) {
    case "bytes":
      return new SampleFile({ mediaType: content.ownType ?? content.mediaType });
    case "JSON":
      return sampleValue(schema, "body", scope);
    case "form":
      return objectOnly(sampleValue(schema, "form", scope));
    case "multipart": {
      const parts = content.codec === "form" ? content.form.parts : [];
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
