// Made by endpoint-manifest (typescript-server) from its template body-bytes.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The bytes of a request's body, in bounded memory and no longer than anybody waits for the answer. */
import { ProblemError } from "./problem.js";
import { unlessAborted } from "./waiting.js";

/** What the reading of a body is bounded by. */
export interface BodyBounds {
  /** Largest body, in bytes. */
  readonly maxBodyBytes: number;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** The body did not come to its end: the caller is gone, or time was up. `cause` is what ended it. */
export class IncompleteBodyError extends Error {
  override get name(): "IncompleteBodyError" {
    return "IncompleteBodyError";
  }

  constructor(cause: unknown) {
    super("the body did not come to its end", { cause });
  }
}

/** The length that a request says its body has, in bytes; `undefined` where it says none. */
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

/** All bytes. Rejects with 413 where there are more than may be, and with an {@link IncompleteBodyError}. */
export async function readBytes(request: Request, bounds: BodyBounds): Promise<Uint8Array> {
  const { maxBodyBytes } = bounds;
  const length = saidLength(request.headers);
  if (length !== undefined && length <= maxBodyBytes) {
    // Servers let no more bytes through than were said, and have a quick way to read them all, which fails as soon as the
    // caller is gone. Making and watching a signal would cost more than the rest of a small request.
    const bytes = await request.arrayBuffer().catch((error: unknown) => {
      throw new IncompleteBodyError(error);
    });
    if (bytes.byteLength > maxBodyBytes) throw tooLarge(maxBodyBytes);
    return new Uint8Array(bytes);
  }
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const parts: Uint8Array[] = [];
  try {
    for (let size = 0; ;) {
      const { done, value } = await whole(reader.read(), bounds.signal);
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
 * The bytes as they come: for what is too large to be held, or is read by the handler itself. `undefined` where there is
 * not one. A stream that goes beyond its bounds fails with the same errors.
 */
export async function boundedStream(
  request: Request,
  { maxBodyBytes, signal }: BodyBounds,
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
    // Nothing is read before somebody asks for it.
    { highWaterMark: 0 },
  );
}

/** What a reading gives, unless nobody waits for it any more. */
async function whole<Result>(reading: Promise<Result>, signal: AbortSignal): Promise<Result> {
  try {
    return await unlessAborted(reading, signal);
  } catch (error) {
    throw new IncompleteBodyError(error);
  }
}

/** Lets go of a stream that nobody will read to its end; one that has ended takes no notice. */
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
