// Made by endpoint-manifest (typescript-server) from its template text-decoding.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Decodes bytes of a request as text. */
import { UnreadableError } from "./readers.js";

const utf8 = /* @__PURE__ */ new TextDecoder("utf-8", { fatal: true });

/** The type has no global name on every platform. */
type Decoder = InstanceType<typeof TextDecoder>;

/** Text in UTF-8; a byte order mark is skipped. Throws an `UnreadableError` where it is not UTF-8. */
export function utf8Text(bytes: Uint8Array): string {
  return decoded(utf8, bytes);
}

/** Text in the charset that a media type names, or in UTF-8. Throws an `UnreadableError`. */
export function textOfType(bytes: Uint8Array, contentType: string): string {
  const charset = charsetOf(contentType);
  return decoded(charset === undefined ? utf8 : decoderOf(charset), bytes);
}

/** True if the platform can decode the charset that a media type names. */
export function knowsCharset(contentType: string): boolean {
  try {
    decoderOf(charsetOf(contentType) ?? "utf-8");
    return true;
  } catch {
    return false;
  }
}

function charsetOf(contentType: string): string | undefined {
  return /;\s*charset="?([^\s";]+)/i.exec(contentType)?.[1];
}

function decoderOf(charset: string): Decoder {
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    throw new UnreadableError("has an unknown charset");
  }
}

/** The error where UTF-8 was expected. */
export function notUtf8(): UnreadableError {
  return notIn("utf-8");
}

function notIn(encoding: string): UnreadableError {
  return new UnreadableError(`is not ${encoding.toUpperCase()}`);
}

function decoded(decoder: Decoder, bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw notIn(decoder.encoding);
  }
}
