// Made by endpoint-manifest (typescript-server) from its template percent-decoding.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Percent-decoding of texts in URLs and forms (RFC 3986, section 2.1). */
import { UnreadableError } from "./readers.js";

/** Decodes a text. Throws an `UnreadableError` where a `%` is not followed by encoded UTF-8. */
export function percentDecode(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    throw new UnreadableError("has malformed percent-encoding");
  }
}

/**
 * The same for a query or a form, where `+` is a space: HTML forms, `URLSearchParams` and most libraries write it so (WHATWG URL,
 * section 5.1). A plus itself is `%2B`, which the client sends, too.
 */
export function formDecode(text: string): string {
  return percentDecode(text.includes("+") ? text.replaceAll("+", " ") : text);
}
