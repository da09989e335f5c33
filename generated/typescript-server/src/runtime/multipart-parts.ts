// Made by endpoint-manifest (typescript-server) from its template multipart-parts.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The parts of a body of type `multipart/form-data` (RFC 7578), read in one pass, in the same way on all platforms. */
import { tooManyFields } from "./named-texts.js";
import { UnreadableError } from "./readers.js";
import { utf8Text } from "./text-decoding.js";

/** One part as it stands in the body. */
export interface MultipartPart {
  readonly name: string;
  /** Left out = it is not a file. */
  readonly filename?: string;
  /** Its media type, where it states one. */
  readonly type?: string;
  readonly content: Uint8Array;
}

/** The boundary in a `content-type`. Throws an `UnreadableError` where there is none (RFC 2046, section 5.1.1). */
export function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain ?? "";
  if (/^[ -~]{1,70}$/.test(boundary)) return boundary;
  throw new UnreadableError("has no boundary in its media type");
}

/** Maximum bytes of a part's head: as many as platforms accept for the head of a request. */
const longestHead = 16_384;

/** All parts, in their order. Throws an `UnreadableError`, also where there are more than `most`. */
export function partsOf(
  bytes: Uint8Array,
  boundary: string,
  most: number,
): readonly MultipartPart[] {
  const delimiter = bytesOf(`\r\n--${boundary}`);
  const parts: MultipartPart[] = [];
  // The first boundary follows a line break only where something precedes it.
  let at = startsWith(bytes, delimiter.subarray(2), 0) ? -2 : find(bytes, delimiter, 0);
  for (;;) {
    if (at === undefined) throw new UnreadableError("breaks off within a part");
    const start = lineEnd(bytes, at + delimiter.length);
    if (start === undefined) return parts;
    const headEnd = startsWith(bytes, lineBreak, start) ? start : find(bytes, emptyLine, start);
    if (headEnd === undefined) throw new UnreadableError("breaks off within the head of a part");
    if (headEnd - start > longestHead) {
      throw new UnreadableError(`has a part whose head has more than ${longestHead} bytes`);
    }
    if (parts.length >= most) throw tooManyFields(most);
    const head = utf8Text(bytes.subarray(start, headEnd));
    const content = headEnd + (headEnd === start ? lineBreak : emptyLine).length;
    // An empty part has only one line break, at the end of its head.
    at = find(bytes, delimiter, content - lineBreak.length);
    parts.push({
      ...headOf(head),
      content: bytes.subarray(content, Math.max(content, at ?? content)),
    });
  }
}

/** The end of a boundary's line; `undefined` for the last boundary. */
function lineEnd(bytes: Uint8Array, after: number): number | undefined {
  if (startsWith(bytes, dashes, after)) return undefined;
  let at = after;
  while (bytes[at] === 0x20 || bytes[at] === 0x09) at++;
  if (startsWith(bytes, lineBreak, at)) return at + lineBreak.length;
  throw new UnreadableError("has a boundary that ends in something else than a line break");
}

/** The name, file name and media type in the head of a part. */
function headOf(head: string): Omit<MultipartPart, "content"> {
  const fields = new Map(
    head.split("\r\n").map((line) => {
      const end = line.indexOf(":");
      return [line.slice(0, end).trim().toLowerCase(), line.slice(end + 1).trim()];
    }),
  );
  const disposition = fields.get("content-disposition") ?? "";
  const parameters = new Map(
    [...disposition.matchAll(parameter)].map(([, name = "", quoted, plain]) => [
      name.toLowerCase(),
      unescaped(quoted ?? plain ?? ""),
    ]),
  );
  const name = parameters.get("name");
  if (name === undefined || !/^form-data\s*;/i.test(disposition)) {
    throw new UnreadableError("has a part without a name");
  }
  const filename = parameters.get("filename");
  const type = fields.get("content-type");
  return {
    name,
    ...(filename !== undefined && { filename }),
    ...(type !== undefined && { type }),
  };
}

const parameter = /;\s*([\w!#$%&'*+.^`|~-]+)=(?:"([^"]*)"|([^\s;"]*))/g;

/** Decodes characters that would have ended a quoted name (HTML standard, section 4.10.22.8). */
function unescaped(text: string): string {
  return text.replace(/%0D|%0A|%22/gi, decodeURIComponent);
}

/** The place of bytes that begin with their only line feed, so that each byte is read at most twice. */
function find(bytes: Uint8Array, wanted: Uint8Array, from: number): number | undefined {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (startsWith(bytes, wanted, at)) return at;
  }
  return undefined;
}

function startsWith(bytes: Uint8Array, wanted: Uint8Array, at: number): boolean {
  for (let index = 0; index < wanted.length; index++) {
    if (bytes[at + index] !== wanted[index]) return false;
  }
  return true;
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

const lineBreak: Uint8Array = /* @__PURE__ */ bytesOf("\r\n");
const emptyLine: Uint8Array = /* @__PURE__ */ bytesOf("\r\n\r\n");
const dashes: Uint8Array = /* @__PURE__ */ bytesOf("--");
