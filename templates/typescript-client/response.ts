/** What a response says, decoded by its content type. */
import { readBytes } from "./bytes.js";
import { DecodeError, type RequestSummary } from "./errors.js";
import { isAccepted, isJson } from "./media-type.js";

/** What is known of an answer before it is read. */
export interface Expected {
  /** Media types that the manifest names, all there are. */
  readonly accept?: string | undefined;
  /** Bytes that it may have at most. */
  readonly maximum?: number | undefined;
}

/** JSON is UTF-8 and nothing else (RFC 8259, section 8.1). */
const utf8 = /* @__PURE__ */ new TextDecoder("utf-8", { fatal: true });

/**
 * Reads a body to its end: as JSON or text where its content type says so, else as a Blob. Where no content type says what
 * the bytes are, they are what the manifest names, or a Blob, which can still become anything (RFC 9110, section 8.3).
 * `undefined` where there is not one byte (204, HEAD, an empty 200).
 */
export async function decodeBody(
  request: RequestSummary,
  response: Response,
  { accept, maximum }: Expected,
): Promise<unknown> {
  const bytes = await readBytes(request, response, maximum);
  if (bytes.byteLength === 0) return undefined;
  const type =
    response.headers.get("content-type") ?? (/[,*]/.test(accept ?? "") ? "" : (accept ?? ""));
  // The status of a failure says more than its broken body.
  const fail = (what: string, cause?: unknown): unknown => {
    const text = textOf(bytes, type);
    if (!response.ok) return text;
    throw new DecodeError(
      request,
      response,
      `${what}: ${JSON.stringify(text.slice(0, 100))}`,
      cause,
    );
  };
  if (response.ok && accept !== undefined && !isAccepted(type, accept)) {
    return fail(`${type || "no content type"} where ${accept} is due`);
  }
  if (!isJson(type))
    return /^text\//i.test(type) ? textOf(bytes, type) : new Blob([bytes], { type });
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch (cause) {
    return fail("invalid JSON", cause);
  }
}

/** Text in the charset that its content type names, UTF-8 where it names none that the platform knows. */
function textOf(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>, type: string): string {
  const [, charset] = /;\s*charset="?([^\s";]+)/i.exec(type) ?? [];
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
