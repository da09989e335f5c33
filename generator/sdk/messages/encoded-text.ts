/** Bytes that go over the wire as text. */
import { knownValue } from "../../model/known.js";
import type { Content } from "../../model/message.js";
import type { Schema } from "../../model/schema.js";
import { isEncoded } from "./binary-content.js";

/** Whether bytes are sent as text in an encoding such as base64 (JSON Schema 2020-12, validation, section 8.3). */
export function isTextOfBytes(schema: Schema): boolean {
  return schema.kind === "string" && isEncoded(schema);
}

/** The same of what is known of a representation. */
export function isEncodedText(schema: Content["schema"]): boolean {
  const known = knownValue(schema);
  return known !== undefined && isTextOfBytes(known);
}
