/** Bytes to text: UTF-8 only, and exact about what is not. */
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.js";
import type { Span } from "../source-ref.js";
import { lineIndex, spanOf } from "./line-index.js";

/** A text, or why the bytes are none. */
export type Decoded = { readonly text: string } | { readonly fault: Diagnostic };

const byteOrderMark = [0xef, 0xbb, 0xbf];

/** Reads bytes as UTF-8; a byte order mark is taken off. Reports `not-utf8` at the first byte that is wrong. */
export function decode(file: string, bytes: Uint8Array): Decoded {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { fault: notUtf8(file, bytes) };
  }
}

function notUtf8(file: string, bytes: Uint8Array): Diagnostic {
  const valid = validPrefix(bytes);
  const mark = byteOrderMark.every((byte, index) => bytes[index] === byte) ? 3 : 0;
  const at = mark + Buffer.byteLength(valid);
  const byte = (bytes[at] ?? 0).toString(16).toUpperCase().padStart(2, "0");
  return diagnostic("not-utf8", {
    message: isUtf16(bytes)
      ? "the file is UTF-16, not UTF-8"
      : `byte ${at + 1} of the file (0x${byte}) is not UTF-8`,
    at: endOf(file, valid),
    help: "save the file as UTF-8",
  });
}

/** The longest stretch from the start that is UTF-8, found by halving: decoding is native and fast. */
function validPrefix(bytes: Uint8Array): string {
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (decodesSoFar(bytes.subarray(0, middle)) === undefined) high = middle - 1;
    else low = middle;
  }
  return decodesSoFar(bytes.subarray(0, low)) ?? "";
}

/** Decodes bytes that may stop in the middle of a character; nothing when one of them is wrong. */
function decodesSoFar(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}

function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** The place right after a text. */
function endOf(file: string, text: string): Span {
  return spanOf(file, lineIndex(text), [text.length, text.length]);
}
