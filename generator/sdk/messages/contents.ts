/** The representations of a body, each with what a program gives or gets for it. */
import { knownItems, knownValue } from "../../model/known.js";
import type { Content } from "../../model/message.js";
import type { Schema } from "../../model/schema.js";
import { dereferenced, type FindSchema } from "../../model/schema-members.js";
import { isBinary } from "./binary-content.js";
import { type ContentKind, contentKind, isOfUnknownType, ownType } from "./content-kinds.js";
import { isEncodedText } from "./encoded-text.js";
import { type FormPartFacts, formParts } from "./form-parts.js";
import { type FormContent, isForm as isFormContent } from "./forms.js";
import { isAnyMedia, isBytes, isMultipart } from "./media-types.js";
import { sendableForm } from "./sendable-schemas.js";
import { schemaOf } from "./value-plan.js";

/** One representation of a body. */
export type ContentPlan = {
  /** Media type, or a range of them such as `image/*` (RFC 9110, section 12.5.1). */
  readonly mediaType: string;
  /** Of kind `notShown` while it is not shown. */
  readonly schema: Schema;
  /** What kind of body its media type is, or its schema where any may come. */
  readonly kind: ContentKind;
  /** The media type of a body that says none of its own; left out = it has to say one. */
  readonly ownType?: string;
  /** Whether it may be any value: what makes a union with others meaningless. */
  readonly isUnknown: boolean;
} & (
  | {
      /**
       * What a program has for it: a `value` of its schema, `text`, `bytes` that are known to be such, or something `raw` of
       * which only the media type is known.
       */
      readonly codec: "value" | "text" | "bytes" | "raw";
    }
  | ({ readonly codec: "form" | "multipart" } & FormPlan)
);

/** A form that is written from an object. */
export interface FormPlan {
  /** What of its values can be sent. */
  readonly sendable: Schema;
  /** The properties that are not written as their values are anyway. */
  readonly parts: readonly FormPartFacts[];
  /** Names of the properties that are said to be of a media type of bytes. */
  readonly bytes: readonly string[];
}

/** A representation that is a form. */
export type FormContentPlan = Extract<ContentPlan, FormPlan>;

/** Whether a representation is a form that is written from an object. */
export function isForm(content: ContentPlan): content is FormContentPlan {
  return content.codec === "form" || content.codec === "multipart";
}

/** Plans a representation. */
export function contentOf(content: Content, find: FindSchema): ContentPlan {
  const { mediaType, schema } = content;
  const kind = contentKind(content, find);
  const own = ownType(content, find);
  const head = {
    mediaType,
    schema: schemaOf(schema),
    kind,
    ...(own !== undefined && { ownType: own }),
    isUnknown: isOfUnknownType(content),
  };
  if (isFormContent(content, find)) {
    const codec = isMultipart(mediaType) ? "multipart" : "form";
    return { ...head, codec, ...formOf(content, find) };
  }
  return { ...head, codec: codecOf(content, kind, find) };
}

function formOf(form: FormContent, find: FindSchema): FormPlan {
  return {
    sendable: sendableForm(form.schema.value, form, find),
    parts: formParts(form, find),
    bytes: knownItems(form.encoding).flatMap(({ property, contentType }) =>
      isBytes(knownValue(contentType) ?? "") ? [property] : [],
    ),
  };
}

function codecOf(
  { mediaType, schema }: Content,
  kind: ContentKind,
  find: FindSchema,
): "value" | "text" | "bytes" | "raw" {
  // Where any media type may come, a text may be what JSON has for it.
  if (kind === "json" || (kind === "text" && isAnyMedia(mediaType))) return "value";
  if (kind === "text" || isEncodedText(schema)) return "text";
  const target = schema.state === "known" ? dereferenced(schema.value, find) : undefined;
  // A media type alone may stand for the text of bytes in some encoding.
  const isShown =
    target !== undefined && (isBinary(target) || (target.kind === "any" && isBytes(mediaType)));
  return isShown ? "bytes" : "raw";
}
