/** The equality of contents: the same bytes, except for line ends. */
import { createHash, hash, type Hash } from "node:crypto";
import { type Disk, realDisk, systemCode } from "./disk.js";

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
  return hash("sha256", normalised, "hex");
}

/** The same hash of a file on disk, without its bytes. Throws what the disk does. */
export function hashOfFile(file: string, disk: Pick<Disk, "readParts" | "hashed">): string {
  const read = (): string => readHash(file, disk);
  return disk.hashed?.(file, read) ?? read();
}

function readHash(file: string, disk: Pick<Disk, "readParts">): string {
  let made: string | undefined;
  let parts: Hash | undefined;
  // The last sign of a part, which goes where the next part begins with a line feed.
  let endsInReturn = false;
  disk.readParts(file, (part, isLast) => {
    if (isLast && parts === undefined) {
      made = hashOf(part);
      return;
    }
    parts ??= createHash("sha256");
    if (endsInReturn && part[0] !== lineFeed) parts.update("\r");
    endsInReturn = !isLast && part.at(-1) === carriageReturn;
    parts.update(bytesWithLineFeeds(endsInReturn ? part.subarray(0, -1) : part));
  });
  return made ?? parts?.digest("hex") ?? hashOf("");
}

/**
 * The hash of bytes that were just read from a file. The file is looked at after the reading: if it is known as it stands, nothing
 * was written since, and its hash is that of the bytes.
 */
export function hashOfRead(
  file: string,
  bytes: Uint8Array,
  { knownHash }: Pick<Disk, "knownHash">,
): string {
  return knownHash?.(file) ?? hashOf(bytes);
}

/** Returns what a file on disk holds, with line feeds, if its hash is this one; undefined where it is not, or cannot be read. */
export function bytesOfHash(
  file: string,
  wanted: string,
  disk: Pick<Disk, "read" | "knownHash"> = realDisk,
): Uint8Array | undefined {
  try {
    const bytes = bytesWithLineFeeds(disk.read(file));
    return hashOfRead(file, bytes, disk) === wanted ? bytes : undefined;
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
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
