// Made by endpoint-manifest (typescript-server) from its template body-bytes.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The bytes of a request's body, in bounded memory, and only while a caller waits for the response. */
import { ProblemError } from "./problem.js";
import type { RequestBounds } from "./request-bounds.js";
import { notUtf8, utf8Text } from "./text-decoding.js";
import { unlessAborted } from "./waiting.js";

/** Limits for reading a body. */
export interface BodyBounds {
  readonly bounds: Pick<RequestBounds, "maxBodyBytes">;
  /** Aborted when no caller waits for the response any more. */
  readonly signal: AbortSignal;
}

/** The body did not arrive completely: the caller disconnected, or time was up. `cause` is what ended it. */
export class IncompleteBodyError extends Error {
  override get name(): "IncompleteBodyError" {
    return "IncompleteBodyError";
  }

  constructor(cause: unknown) {
    super("the body did not come to its end", { cause });
  }
}

/** The length of the body in bytes according to the request; `undefined` where it names none. */
export function saidLength(headers: Headers): number | undefined {
  const said = headers.get("content-length");
  return said !== null && /^\d+$/.test(said) ? Number(said) : undefined;
}

/** The problem of a body that is too large: 413 (RFC 9110, section 15.5.14). */
export function tooLarge(maxBodyBytes: number): ProblemError {
  return new ProblemError({
    status: 413,
    detail: `The body has more than ${maxBodyBytes} bytes`,
  });
}

/**
 * All bytes of a body; `said` is its Content-Length, if any. Rejects with 413 where the body is too long, and with an {@link
 * IncompleteBodyError}.
 */
export function readBytes(
  request: Request,
  body: BodyBounds,
  said: number | undefined,
): Promise<Uint8Array> {
  const { maxBodyBytes } = body.bounds;
  if (said === undefined || said > maxBodyBytes) return readParts(request, body);
  // Servers pass on no more bytes than the stated length, and have a fast way to read them all, which fails as soon as the caller
  // disconnects. Making and watching a signal would cost more than the rest of a small request.
  return request.arrayBuffer().then((bytes) => {
    if (bytes.byteLength > maxBodyBytes) throw tooLarge(maxBodyBytes);
    return new Uint8Array(bytes);
  }, incomplete);
}

/** The whole text of a UTF-8 body, with the same limits. Also rejects with an `UnreadableError` where it is not UTF-8. */
export function readUtf8(
  request: Request,
  body: BodyBounds,
  said: number | undefined,
): Promise<string> {
  const { maxBodyBytes } = body.bounds;
  if (said === undefined || said > maxBodyBytes) {
    return readParts(request, body).then(utf8Text);
  }
  // The platform reads texts faster than bytes, but replaces invalid bytes with U+FFFD.
  return request.text().then((text) => {
    if (text.length > maxBodyBytes) throw tooLarge(maxBodyBytes);
    if (text.includes("\ufffd") && !isWhole(text, said)) throw notUtf8();
    return text;
  }, incomplete);
}

/**
 * True if a text has as many bytes as were read, apart from a byte order mark. Invalid bytes are nearly always shorter than the
 * U+FFFD that replaces them; the one case that goes undetected is a four-byte character that lacks only its last byte.
 */
function isWhole(text: string, said: number): boolean {
  const { byteLength } = new TextEncoder().encode(text);
  return byteLength === said || byteLength + 3 === said;
}

function incomplete(error: unknown): never {
  throw new IncompleteBodyError(error);
}

async function readParts(
  { body }: Request,
  { bounds: { maxBodyBytes }, signal }: BodyBounds,
): Promise<Uint8Array> {
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  try {
    for (let size = 0; ;) {
      const { done, value } = await whole(reader.read(), signal);
      if (done) return joined(parts, size);
      parts.push(value);
      size += value.byteLength;
      if (size > maxBodyBytes) throw tooLarge(maxBodyBytes);
    }
  } finally {
    release(reader);
  }
}

/**
 * The bytes as they arrive: for bodies that are too large to hold, or that the handler reads itself. `undefined` where there are
 * none. A stream that exceeds its limits fails with the same errors.
 */
export async function boundedStream(
  request: Request,
  { bounds: { maxBodyBytes }, signal }: BodyBounds,
): Promise<ReadableStream<Uint8Array> | undefined> {
  if (!request.body) return undefined;
  const reader = request.body.getReader();
  let left = maxBodyBytes;
  const next = async (): Promise<Uint8Array | undefined> => {
    const { done, value } = await whole(reader.read(), signal).catch((error: unknown) => {
      release(reader);
      throw error;
    });
    if (done) return undefined;
    left -= value.byteLength;
    if (left >= 0) return value;
    release(reader);
    throw tooLarge(maxBodyBytes);
  };
  let first: Uint8Array | undefined;
  if (saidLength(request.headers) === undefined) {
    do first = await next();
    while (first?.byteLength === 0);
    if (first === undefined) return undefined;
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = first ?? (await next());
        first = undefined;
        if (chunk) controller.enqueue(chunk);
        else controller.close();
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Nothing is read before it is requested.
    { highWaterMark: 0 },
  );
}

/** The result of a read, unless no caller waits for it any more. */
function whole<Result>(reading: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return unlessAborted(reading, signal).catch(incomplete);
}

/** Releases a stream that nobody will read to its end; a stream that has ended is not affected. */
function release(reader: ReadableStreamDefaultReader<Uint8Array>): void {
  reader.cancel().catch(() => undefined);
  reader.releaseLock();
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
