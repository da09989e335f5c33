// Made by endpoint-manifest (typescript-server) from its template statuses.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Statuses of responses (RFC 9110, section 15). */
import type { StatusCode } from "hono/utils/http-status";

/** The final statuses; Hono's type lists those that have names. */
export function isStatus(status: unknown): status is StatusCode {
  return Number.isInteger(status) && Number(status) >= 200 && Number(status) <= 599;
}

/** Statuses whose responses end with their head (RFC 9110, sections 15.3.5, 15.3.6 and 15.4.5). */
export function isBodiless(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
