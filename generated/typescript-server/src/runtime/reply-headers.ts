// Made by endpoint-manifest (typescript-server) from its template reply-headers.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Headers of a response, written in style `simple` (OpenAPI 3.1.1, section 4.8.12.4). */
import type { ReplyHeaders } from "./reply.js";

/** Headers by lower-case name; several values of one name are sent separately. */
export type WrittenHeaders = Record<string, string | string[]>;

/** Name and value as RFC 9110, section 5 allows them: a token, and no control characters but tabs. */
const headerLines: RegExp = /^[\w!#$%&'*+.^`|~-]+\n[\t -~\x80-\xff]*$/;

/** Headers that the platform sets for the message itself: a handler's value could only break it. */
const framing: ReadonlySet<string> = new Set(["connection", "keep-alive", "transfer-encoding"]);

/** Adds a handler's headers, replacing those of the same name. Throws an `Error` for values that no header can hold. */
export function addHeaders(headers: WrittenHeaders, given: ReplyHeaders): void {
  for (const [key, value] of Object.entries(given)) {
    const name = key.toLowerCase();
    if (value === undefined || value === null || framing.has(name)) continue;
    const texts = name === "set-cookie" && Array.isArray(value) ? value : [value];
    const written = texts.map((each) => simpleText(each, name));
    for (const text of written) {
      // Names and values come from a handler, which may have taken them from a caller.
      if (!headerLines.test(`${name}\n${text}`))
        throw new Error(`the header "${name}" has a character HTTP forbids`);
    }
    const [only = ""] = written;
    headers[name] = written.length === 1 ? only : written;
  }
}

/** True if all values are ASCII, as nearly all are. */
export function isAscii(headers: WrittenHeaders): boolean {
  return Object.values(headers).every((value) => !/[\x80-\xff]/.test(value.toString()));
}

/** Joins items by commas, as well as the names and values of an object; undefined ones are left out (RFC 6570, section 2.3). */
function simpleText(value: unknown, name: string): string {
  // RFC 9110, section 5.6.7.
  if (value instanceof Date) return value.toUTCString();
  if (typeof value !== "object" || value === null) return singleText(value, name);
  const items: readonly unknown[] = Array.isArray(value)
    ? value
    : Object.entries(value).flatMap((entry) => (entry[1] === undefined ? [] : entry));
  return items.flatMap((item) => (item === undefined ? [] : singleText(item, name))).join(",");
}

function singleText(value: unknown, name: string): string {
  if (/^(?:string|boolean|bigint)$/.test(typeof value) || Number.isFinite(value))
    return String(value);
  throw new Error(`the header "${name}" cannot be ${value === null ? "null" : typeof value}`);
}

/** Adds to a list of names such as `vary`, which a handler may have begun. */
export function addToList(headers: WrittenHeaders, name: string, value: string): void {
  const known = [headers[name] ?? []].flat().join(", ");
  const names = known.toLowerCase().split(/\s*,\s*/);
  if (!names.includes(value)) headers[name] = known === "" ? value : `${known}, ${value}`;
}

/** A response with additional headers; its own take precedence. */
export function withHeaders(
  response: Response,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const missing = Object.entries(headers).filter(([name]) => !response.headers.has(name));
  if (missing.length === 0) return response;
  const all = new Headers(response.headers);
  for (const [name, text] of missing) all.set(name, text);
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers: all });
}
