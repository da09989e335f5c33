/** Forms: representations that the runtime writes from an object. */
import type { Known } from "../../model/known.js";
import type { Content } from "../../model/message.js";
import type { Schema } from "../../model/schema.js";
import { type FindSchema, isObjectSchema } from "../../model/schema-members.js";
import { isMultipart, isUrlEncoded } from "./media-types.js";

/** A representation whose schema says that it is a form with known properties. */
export type FormContent = Content & { readonly schema: Known<Schema> };

/** True if a representation is a form that the runtime can write from an object. */
export function isForm(content: Content, find: FindSchema): content is FormContent {
  const { mediaType, schema } = content;
  return (
    (isUrlEncoded(mediaType) || isMultipart(mediaType)) &&
    schema.state === "known" &&
    isObjectSchema(schema.value, find)
  );
}
