/** The representations of a body, each with what a program gives or gets for it. */
import type { Content } from "../../model/message.js";
import type { Schema } from "../../model/schema.js";
import { dereferenced, type FindSchema } from "../../model/schema-members.js";
import { isBinary } from "./binary-content.js";
import { type ContentHead, contentHead } from "./content-kinds.js";
import { isTextOfBytes } from "./encoded-text.js";
import { type FormFile, formFiles } from "./form-files.js";
import { type FormPartFacts, formParts } from "./form-parts.js";
import { type FormContent as WrittenForm, isForm } from "./forms.js";
import { bareType, isAnyMedia, isBytes, isMultipart } from "./media-types.js";
import { sendableForm } from "./sendable-schemas.js";

/** One representation of a body. */
export type ContentPlan = ContentHead & (FormContent | PlainContent);

/** A form that is written from an object. */
interface FormContent {
  readonly codec: "form";
  readonly form: FormPlan;
}

/** Anything else. */
interface PlainContent {
  /**
   * The form of its values in a program: a `value` of its schema, `text`, `bytes` that are known to be such, or something `raw`
   * of which only the media type is known.
   */
  readonly codec: "value" | "text" | "bytes" | "raw";
}

/** How a form is written. */
export interface FormPlan {
  /** In one line of names and values, or in several parts (RFC 7578). */
  readonly encoder: "form" | "multipart";
  /** Its media type in lower case and without parameters. */
  readonly bareType: string;
  /** The part of its values that can be sent. */
  readonly sendable: Schema;
  /** The properties that are not written as their values are anyway. */
  readonly parts: readonly FormPartFacts[];
  /** The properties that go as files; none of a form in one line. */
  readonly files: readonly FormFile[];
}

/** Plans a representation. */
export function contentOf(content: Content, find: FindSchema): ContentPlan {
  const head = contentHead(content, find);
  return isForm(content, find)
    ? { ...head, codec: "form", form: formOf(content, find) }
    : { ...head, codec: codecOf(head, find) };
}

function formOf(form: WrittenForm, find: FindSchema): FormPlan {
  const { mediaType, schema } = form;
  const isInParts = isMultipart(mediaType);
  return {
    encoder: isInParts ? "multipart" : "form",
    bareType: bareType(mediaType),
    sendable: sendableForm(schema.value, form, find),
    parts: formParts(form, find),
    files: isInParts ? formFiles(form, find) : [],
  };
}

function codecOf(
  { mediaType, schema, kind }: ContentHead,
  find: FindSchema,
): PlainContent["codec"] {
  // Where any media type may come, a text may be what JSON has for it.
  if (kind === "json" || (kind === "text" && isAnyMedia(mediaType))) return "value";
  if (kind === "text" || isTextOfBytes(schema)) return "text";
  const target = dereferenced(schema, find);
  // A media type alone may stand for the text of bytes in some encoding.
  const isShown =
    target !== undefined && (isBinary(target) || (target.kind === "any" && isBytes(mediaType)));
  return isShown ? "bytes" : "raw";
}
