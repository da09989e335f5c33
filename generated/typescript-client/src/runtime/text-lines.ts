// Made by endpoint-manifest (typescript-client) from its template text-lines.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The lines of a response that does not end by itself, read in bounded memory. */
import { AbortError, ConnectionError, DecodeError, RequestError, TimeoutError } from "./errors.js";
import type { StreamDecoder } from "./operation.js";
import { startTimer } from "./timer.js";

/** Maximum UTF-16 code units of a line or an event: a service must not fill its caller's memory. */
export const longestLine = 16_777_216;

/** An unread response, its request, the caller's signal, and the longest silence in milliseconds. */
export type StreamAnswer = Readonly<Parameters<StreamDecoder>>;

/** How a stream is read as lines. */
export interface LineRules {
  /** The end of a line; left out = CR, LF, or both. */
  readonly end?: string;
  /** True if invalid UTF-8 is an error instead of U+FFFD. */
  readonly fatal: boolean;
}

/**
 * Reads lines, without their line ends. A last line without a line end is yielded too, unless it is empty. A byte order mark is
 * dropped. Ending the iteration cancels the response.
 */
export async function* readLines(
  { end, fatal }: LineRules,
  ...[response, request, signal, idleTimeoutMs]: StreamAnswer
): AsyncGenerator<string, void, undefined> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder("utf-8", { fatal });
  let line = "";
  let isAfterReturn = false;
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read()).catch((cause: unknown) => {
        throw failure(cause);
      });
      let text = decoded(value);
      // A chunk may end between CR and LF: the CR has ended the line, which is yielded at once.
      if (isAfterReturn && text !== "") {
        isAfterReturn = false;
        if (text.startsWith("\n")) text = text.slice(1);
      }
      if (end === undefined && text.endsWith("\r")) isAfterReturn = true;
      const [first = "", ...others] = text.split(end ?? /\r\n?|\n/);
      line += first;
      for (const next of others) {
        yield bounded(line);
        line = next;
      }
      bounded(line);
      if (done) break;
    }
    if (line !== "") yield line;
  } finally {
    // The stream may already have ended, which does not matter.
    await reader.cancel().catch(() => {});
  }

  /** The next chunk; rejects where the stream is silent for too long. */
  function inTime<T>(chunk: Promise<T>): Promise<T> {
    if (idleTimeoutMs === undefined) return chunk;
    return new Promise((resolve, reject) => {
      const timer = startTimer(idleTimeoutMs, (limit) =>
        reject(new TimeoutError(request, limit, "nothing more of the stream")),
      );
      void chunk.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }

  function decoded(bytes: Uint8Array | undefined): string {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch (cause) {
      throw new DecodeError(request, response, "invalid UTF-8", cause);
    }
  }

  function bounded(text: string): string {
    if (text.length <= longestLine) return text;
    throw new DecodeError(request, response, `a line of more than ${longestLine} characters`);
  }

  function failure(cause: unknown): unknown {
    if (signal?.aborted) return new AbortError(request, signal.reason);
    return cause instanceof RequestError ? cause : new ConnectionError(request, cause, response);
  }
}
