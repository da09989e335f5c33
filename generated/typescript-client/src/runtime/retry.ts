// Made by endpoint-manifest (typescript-client) from its template retry.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Decides if a failed attempt is repeated, and when. */
import { ApiError, ConnectionError, TimeoutError } from "./errors.js";
import type { Operation } from "./operation.js";
import type { RequestOptions } from "./options.js";

/** Idempotent methods (RFC 9110, section 9.2.2). QUERY is safe, and therefore idempotent. */
const idempotentMethods = /^(GET|HEAD|OPTIONS|TRACE|PUT|DELETE|QUERY)$/;

/** True if a call does no harm when it reaches the service twice. */
export function mayRepeat(
  { method, idempotent }: Operation,
  { idempotent: said }: RequestOptions,
): boolean {
  return said ?? idempotent ?? idempotentMethods.test(method);
}

/**
 * Milliseconds to wait after a failed attempt; `undefined` = another attempt would not help, or the service requests a longer
 * wait than a call should take. Full jitter: anything up to a bound that doubles, so that clients do not come back together.
 */
export function retryDelay(error: unknown, attempt: number): number | undefined {
  if (error instanceof ApiError) {
    if (!/408|429|5../.test(`${error.status}`)) return undefined;
    // Seconds, or a date (RFC 9110, section 10.2.3); anything else is ignored.
    const text = error.headers.get("retry-after") ?? "";
    const asked = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
    if (asked > 60_000) return undefined;
    if (asked > 0) return asked;
  } else if (!(error instanceof ConnectionError || error instanceof TimeoutError)) {
    return undefined;
  }
  return Math.random() * Math.min(8000, 500 * 2 ** (attempt - 1));
}
