/** The methods of HTTP that are idempotent by themselves. */
import type { Method } from "./message.js";

/** True if a method leaves it open if a repeated call does no harm (RFC 9110, section 9.2.2); without one it is not asked yet. */
export function leavesIdempotencyOpen(method: Method | undefined): boolean {
  return method === "POST" || method === "PATCH";
}
