/** Bytes that go over the wire as text. */
import type { Schema } from "../../model/schema.js";
import { isEncoded } from "./binary-content.js";

/** True if bytes are sent as text in an encoding such as base64 (JSON Schema 2020-12, validation, section 8.3). */
export function isTextOfBytes(schema: Schema): boolean {
  return schema.kind === "string" && isEncoded(schema);
}
