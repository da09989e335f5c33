/** Which answers say that a call went well. */
import { type Bucket, knownItems } from "./known.js";
import type { Response } from "./message.js";

/** True if an answer is a success (RFC 9110, section 15.3). */
export function isSuccess({ status, absent }: Pick<Response, "status" | "absent">): boolean {
  return !absent && isSuccessStatus(status);
}

/** True if a status or a range of them, such as `2XX`, is of successes (RFC 9110, section 15.3). */
export function isSuccessStatus(status: string): boolean {
  return status.startsWith("2");
}

/**
 * The answers that say what a call gives back where it goes well: the successes that are listed, and where none is, what
 * `default` says of every status that is not (OpenAPI 3.1.1, section 4.8.16.1).
 */
export function successesIn(responses: Bucket<Response>): readonly Response[] {
  const listed = knownItems(responses);
  const successes = listed.filter(isSuccess);
  if (successes.length > 0) return successes;
  return listed.filter(({ status, absent }) => !absent && status === "default");
}
