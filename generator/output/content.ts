/** The equality of contents: the same bytes, except for line ends. */
import { createHash } from "node:crypto";

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** A text with every CRLF made LF. A lone CR is content and stays. */
export function withLineFeeds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

/**
 * SHA-256, in hex, of a text (as UTF-8) or of bytes, after every CRLF is made LF: a checkout with
 * `core.autocrlf` changes no hash.
 */
export function hashOf(content: string | Uint8Array): string {
  const normalised =
    typeof content === "string" ? withLineFeeds(content) : bytesWithLineFeeds(content);
  return createHash("sha256").update(normalised).digest("hex");
}

/** Works on bytes, so that content that is no UTF-8 is told apart too. */
function bytesWithLineFeeds(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(carriageReturn)) return bytes;
  return bytes.filter((byte, at) => byte !== carriageReturn || bytes[at + 1] !== lineFeed);
}

/** Bytes as a text to compare and to show; what is no UTF-8 becomes U+FFFD. */
export function comparedText(bytes: Uint8Array): string {
  return withLineFeeds(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
}
