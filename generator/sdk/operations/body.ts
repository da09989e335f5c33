/** The body of an operation's requests: what is known of it, and what it takes to write it. */
import { isOpen, knownItems, knownValue } from "../../model/known.js";
import type { Operation } from "../../model/model.js";
import type { FindSchema } from "../../model/schema-members.js";
import { unreachable } from "../../unreachable.js";
import { type ContentPlan, contentOf } from "../messages/contents.js";
import { isAnyMedia, isJson, isRange } from "../messages/media-types.js";
import { type Presence, presenceOf } from "../messages/value-plan.js";

/** The known facts of a body. */
export type BodyPlan = { readonly kind: "none" } | { readonly kind: "not-shown" } | KnownBodyPlan;

/** A body of which something is known. */
export interface KnownBodyPlan {
  readonly kind: "known";
  readonly description?: string;
  readonly presence: Presence;
  readonly contents: readonly ContentPlan[];
  /** True if there may be other representations. */
  readonly isOpen: boolean;
  /** True if a body may be any value, as one of its representations may be. */
  readonly isUnknown: boolean;
  /** The media type of a body whose caller names none; left out = none is the only one that it can be. */
  readonly defaultType?: string;
  /** The media types among which a caller may choose; none = any. */
  readonly types: readonly string[];
  readonly encoder: BodyEncoder;
}

/**
 * The smallest encoder that writes all that a body may be: as JSON; as it is; a form of one kind; one of several
 * representations, a form among them, by its media type; or whatever comes.
 */
export type BodyEncoder = "json" | "raw" | "form" | "multipart" | "by-type" | "any";

/** Plans a body. */
export function bodyOf({ body }: Pick<Operation, "body">, find: FindSchema): BodyPlan {
  if (body.state === "none") return { kind: "none" };
  if (body.state === "notShown") return { kind: "not-shown" };
  const { content, required } = body.value;
  const description = knownValue(body.value.description);
  const contents = knownItems(content).map((each) => contentOf(each, find));
  const defaultType = defaultTypeOf(contents);
  const mayBeOther = isOpen(content);
  const exact = mayBeOther ? [] : contents.map(({ mediaType }) => mediaType);
  return {
    kind: "known",
    ...(description !== undefined && { description }),
    presence: presenceOf(required),
    contents,
    isOpen: mayBeOther,
    isUnknown: content.state !== "known" || mayBeOther || contents.some((each) => each.isUnknown),
    ...(defaultType !== undefined && { defaultType }),
    types: exact.some(isRange) ? [] : exact,
    encoder: encoderOf(contents, mayBeOther),
  };
}

/** JSON where it is among several, or the type of the only one there is. */
function defaultTypeOf(contents: readonly ContentPlan[]): string | undefined {
  const exact = contents.map(({ mediaType }) => mediaType).filter((type) => !isRange(type));
  return exact.find(isJson) ?? (contents.length === 1 ? contents[0]?.ownType : undefined);
}

function encoderOf(contents: readonly ContentPlan[], mayBeOther: boolean): BodyEncoder {
  const [form] = contents.flatMap((each) => (each.codec === "form" ? [each.form] : []));
  if (form !== undefined) return mayBeOther || contents.length > 1 ? "by-type" : form.encoder;
  const encoders = new Set(mayBeOther ? [] : contents.map(encoderOfOne));
  const [only = "any"] = encoders;
  return encoders.size === 1 ? only : "any";
}

/** Returns how a body is encoded. Text of any media type may be a string, or the JSON value for it. */
function encoderOfOne({ kind, isUnknown, mediaType }: ContentPlan): "json" | "raw" | "any" {
  switch (kind) {
    case "json":
      return isUnknown ? "any" : "json";
    case "text":
      return isAnyMedia(mediaType) ? "any" : "raw";
    case "bytes":
      return "raw";
    case "unknown":
      return "any";
    default:
      return unreachable(kind);
  }
}
