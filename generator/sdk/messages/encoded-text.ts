/** Bytes that go over the wire as text. */
import { knownValue } from "../../model/known.js";
import type { Content } from "../../model/message.js";
import { isEncoded } from "./binary-content.js";

/** Whether bytes are sent as text in an encoding such as base64 (JSON Schema 2020-12, validation, section 8.3). */
export function isEncodedText(schema: Content["schema"]): boolean {
  const known = knownValue(schema);
  return known?.kind === "string" && isEncoded(known);
}
