// Made by endpoint-manifest (typescript-client) from its template deliveries.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Requests as a server received them: their headers and bytes, and the payloads in them. */
import { InvalidArgumentError } from "./errors.js";
import { bareType, isJson } from "./media-type.js";
import type { HeaderReader } from "./signatures.js";

/** A request as received: a Fetch `Request`, or its headers and its raw body where a framework has read it. */
export interface Delivery {
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The raw bytes. The signature covers these, not the parsed value. */
  readonly body: ReadableStream<Uint8Array> | Uint8Array | ArrayBuffer | string | null;
}

/** Why a body is refused. */
export type PayloadFault = "too large" | "unreadable" | "undecodable";

/** The body of a delivery cannot be accepted. */
export class PayloadError extends Error {
  override get name(): "PayloadError" {
    return "PayloadError";
  }
  readonly reason: PayloadFault;

  constructor(reason: PayloadFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** Finds a header by its name, in any case. */
export function headerReader(headers: Delivery["headers"]): HeaderReader {
  // No `instanceof`: a framework may have its own class.
  if (isHeaders(headers)) return (name) => headers.get(name) ?? undefined;
  return (name) => {
    const found = Object.entries(headers).filter(
      ([each]) => each.toLowerCase() === name.toLowerCase(),
    );
    return found.length === 0 ? undefined : found.flatMap(([, text]) => text ?? []).join(", ");
  };
}

function isHeaders(headers: Delivery["headers"]): headers is Headers {
  return typeof headers["get"] === "function";
}

/** All bytes of a body, up to a maximum. */
export async function bytesOf(
  body: Delivery["body"],
  maximum: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts = await partsOf(body, maximum);
  const blob = new Blob(
    parts.map((part) => (ArrayBuffer.isView(part) ? new Uint8Array(part) : part)),
  );
  if (blob.size > maximum) throw tooLarge(maximum);
  return new Uint8Array(await blob.arrayBuffer());
}

async function partsOf(
  body: Delivery["body"],
  maximum: number,
): Promise<readonly (Uint8Array | ArrayBuffer | string)[]> {
  if (body === null) return [];
  if (typeof body === "string" || ArrayBuffer.isView(body) || "byteLength" in body) return [body];
  if ("getReader" in body) return chunksOf(body, maximum);
  throw new InvalidArgumentError("the body must be the very bytes, or the text, that was received");
}

async function chunksOf(
  stream: ReadableStream<Uint8Array>,
  maximum: number,
): Promise<readonly Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    const reader = stream.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.byteLength;
      chunks.push(next.value);
      if (size > maximum) break;
    }
    if (size > maximum) await reader.cancel();
  } catch (cause) {
    const message = "the body cannot be read: it broke off, or was read before";
    throw new PayloadError("unreadable", message, cause);
  }
  if (size > maximum) throw tooLarge(maximum);
  return chunks;
}

function tooLarge(maximum: number): PayloadError {
  return new PayloadError("too large", `the body has more than ${maximum} bytes`);
}

/** The payload of a body, decoded by its media type like the response of a call. `said` is its header, which has the charset. */
export function payloadOf(
  bytes: Uint8Array<ArrayBuffer>,
  said: string,
  type: string = said,
): unknown {
  if (bytes.byteLength === 0) return undefined;
  try {
    if (isJson(type)) return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (!bareType(type).startsWith("text/")) return new Blob([bytes], { type });
    return new TextDecoder(/;\s*charset="?([^\s";]+)/i.exec(said)?.[1]).decode(bytes);
  } catch (cause) {
    throw new PayloadError("undecodable", `the body is not ${type}`, cause);
  }
}
