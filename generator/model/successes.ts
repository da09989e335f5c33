/** Which answers say that a call went well. */
import type { Response } from "./message.js";

/** Whether an answer is a success (RFC 9110, section 15.3). */
export function isSuccess({ status, absent }: Pick<Response, "status" | "absent">): boolean {
  return !absent && status.startsWith("2");
}
