// Made by endpoint-manifest (typescript-client) from its template logging.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Log lines about calls. They contain neither secrets nor bodies. */
import { ApiError, DecodeError, RequestError, redactedUrl } from "./errors.js";
import type { Hooks } from "./hooks.js";
import type { OutgoingRequest } from "./outgoing-request.js";

/** How much is logged, from everything to errors only. */
export type LogLevel = "debug" | "info" | "warn" | "error";

/** The console, or any logger that has its methods. */
export type Logger = { readonly [Level in LogLevel]: (message: string) => void };

/** Options of a log. */
export interface LoggingOptions {
  /**
   * `info` unless given. `error`: calls that failed. `warn`: also attempts that failed and are repeated. `info`: also responses.
   * `debug`: also requests, and all headers.
   */
  readonly level?: LogLevel | undefined;
}

/** Hooks that write one line for each request, response, retry and failure. */
export function logging(logger: Logger, { level = "info" }: LoggingOptions = {}): Hooks {
  const lowest = levels.indexOf(level);
  const starts = new WeakMap<AbortSignal, number>();

  const write = (at: LogLevel, parts: readonly string[]): void => {
    // An error's message may come from the service: it must not start a new line.
    if (levels.indexOf(at) >= lowest)
      logger[at](
        parts
          .filter(Boolean)
          .join(" ")
          .replace(/[\p{Cc}\u2028\u2029]+/gu, " "),
      );
  };
  const headersText = (headers: Headers, secretHeaders?: readonly string[]): string =>
    level === "debug" ? JSON.stringify(redacted(headers, secretHeaders)) : "";
  const timing = (attempt: number, signal: AbortSignal): string => {
    const start = starts.get(signal);
    const time = start === undefined ? "" : `${Math.round(performance.now() - start)} ms, `;
    return `(${time}attempt ${attempt})`;
  };

  return {
    onRequest: ({ operation, attempt, request, signal }) => {
      starts.set(signal, performance.now());
      const { method, url, headers, secretHeaders } = request;
      const line = [operation.id, method, redactedUrl(url), `(attempt ${attempt})`];
      write("debug", [...line, headersText(headers, secretHeaders)]);
    },
    onResponse: ({ operation, attempt, request, response, signal }) => {
      const { status, headers } = response;
      const line = [operation.id, request.method, redactedUrl(request.url), `answered ${status}`];
      write("info", [...line, timing(attempt, signal), headersText(headers)]);
    },
    onError: ({ operation, attempt, request, error, retryInMs, signal }) => {
      const line = [operation.id, faultOf(error, request), timing(attempt, signal)];
      if (retryInMs === undefined) return write("error", line);
      return write("warn", [...line, `again in ${Math.round(retryInMs)} ms`]);
    },
  };
}

const levels: readonly LogLevel[] = ["debug", "info", "warn", "error"];

/** Names of headers that carry secrets, or look like it. */
const secretName = /auth|cookie|credential|key|password|passwd|secret|session|signature|token/i;

function redacted(headers: Headers, secretHeaders: readonly string[] = []): Record<string, string> {
  const shown: Record<string, string> = {};
  headers.forEach((text, name) => {
    shown[name] = secretName.test(name) || secretHeaders.includes(name) ? "***" : redactedUrl(text);
  });
  return shown;
}

/**
 * The message of a failure. Errors of whole responses quote their bodies in their messages; the runtime's other errors name the
 * request.
 */
function faultOf(error: unknown, { method, url }: OutgoingRequest): string {
  if (error instanceof RequestError && !isOfBody(error)) return error.message;
  const fault = isOfBody(error) ? `${error.name} ${error.status}` : String(error);
  return `${method} ${redactedUrl(url)} failed: ${fault}`;
}

function isOfBody(error: unknown): error is ApiError | DecodeError {
  return error instanceof ApiError || error instanceof DecodeError;
}
