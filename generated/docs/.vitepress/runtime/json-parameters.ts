// Made by endpoint-manifest (docs) from its template typescript-client/json-parameters.ts. Not to be edited: fill the manifest in and run generate.

/** Parameters that are JSON text: `content` of one media type in place of a schema (OpenAPI 3.1.1, section 4.8.12.3). */
import { jsonText } from "./json-body.js";
import type { Style, StyledParameter } from "./operation.js";
import { percentEncode } from "./percent-encoding.js";

/** `filter=%7B%22a%22%3A1%7D`: any value as its JSON. */
export const json: Style = (parameter, value, subject) =>
  written(parameter, jsonText(value, subject), subject);

/** The same for values that are not strings. A string is already JSON text and is sent unchanged. */
export const jsonOrText: Style = (parameter, value, subject) =>
  written(parameter, typeof value === "string" ? value : jsonText(value, subject), subject);

/** A header is not percent-encoded (OpenAPI 3.1.1, appendix D), but JSON has escapes for the characters that it cannot hold. */
function written({ in: place, name }: StyledParameter, text: string, subject: string): string {
  if (place === "header") return text.replace(/[^ -~]/g, escaped);
  const value = percentEncode(text, subject);
  return place === "path" ? value : `${percentEncode(name, subject)}=${value}`;
}

/** `é` → `\u00e9` (RFC 8259, section 7). */
function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
