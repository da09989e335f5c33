/** The form of a representation in a program: its media type decides it, or its schema where any media type may come. */
import type { Content } from "../../model/message.js";
import type { Schema } from "../../model/schema.js";
import { dereferenced, type FindSchema } from "../../model/schema-members.js";
import { saysNothing } from "../schemas/says-nothing.js";
import { isBinary } from "./binary-content.js";
import { isAnyMedia, isJson, isRange, isText } from "./media-types.js";
import { mayBeText } from "./streams.js";
import { schemaOf } from "./value-plan.js";

/** A value of JSON, text, bytes, or what nobody has said. */
export type ContentKind = "json" | "text" | "bytes" | "unknown";

/** The facts of one representation of a body, in either direction. */
export interface ContentHead {
  /** Media type, or a range of them such as `image/*` (RFC 9110, section 12.5.1). */
  readonly mediaType: string;
  /** Has the kind `notShown` while it is not shown. */
  readonly schema: Schema;
  /** The kind of body of its media type, or of its schema where any may come. */
  readonly kind: ContentKind;
  /** True if it may be any value: what makes a union with others meaningless. */
  readonly isUnknown: boolean;
  /** The media type of a body that says none of its own; left out = it has to say one. */
  readonly ownType?: string;
}

/** Says it. */
export function contentHead(content: Content, find: FindSchema): ContentHead {
  const { mediaType, schema } = content;
  const own = ownType(content, find);
  return {
    mediaType,
    schema: schemaOf(schema),
    kind: contentKind(content, find),
    isUnknown: isOfUnknownType(content),
    ...(own !== undefined && { ownType: own }),
  };
}

/**
 * Returns the kind of body of a representation. Where any media type may come, a body is bytes where its schema says so, text
 * where the schema accepts text, and JSON otherwise: nothing else has its own form on the wire.
 */
export function contentKind({ mediaType, schema }: Content, find: FindSchema): ContentKind {
  if (isJson(mediaType)) return "json";
  if (isText(mediaType)) return "text";
  if (!isAnyMedia(mediaType)) return "bytes";
  const target = schema.state === "known" ? dereferenced(schema.value, find) : undefined;
  if (target === undefined) return "unknown";
  if (isBinary(target)) return "bytes";
  if (saysNothing(target)) return "unknown";
  return mayBeText(target, find) ? "text" : "json";
}

/**
 * The media type of a body that says none of its own: the only one of a representation, or where any may come that of its kind;
 * undefined where its kind is not known, or is not a single one.
 */
export function ownType(content: Content, find: FindSchema): string | undefined {
  const { mediaType, schema } = content;
  if (!isAnyMedia(mediaType)) return isRange(mediaType) ? undefined : mediaType;
  switch (contentKind(content, find)) {
    case "json":
      return "application/json";
    case "bytes":
      return "application/octet-stream";
    case "text": {
      const target = schema.state === "known" ? dereferenced(schema.value, find) : undefined;
      return mediaType === "*/*" && target?.kind === "string" ? "text/plain" : undefined;
    }
    case "unknown":
      return undefined;
  }
}

/** True if a representation may be any value: what makes a union with others meaningless. */
function isOfUnknownType({ mediaType, schema }: Content): boolean {
  if (isAnyMedia(mediaType)) {
    return schema.state === "notShown" || (saysNothing(schema.value) && !isBinary(schema.value));
  }
  return isJson(mediaType) && (schema.state === "notShown" || saysNothing(schema.value));
}
