// Made by endpoint-manifest (typescript-client) from its template problem-details.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Problem details (RFC 9457): a form of error body that many services share. */
import type { ApiError } from "./errors.js";

/** Members that RFC 9457, section 3.1 defines. A service may add its own, and leave out or mistype any of these. */
export interface ProblemDetails {
  readonly type?: unknown;
  readonly title?: unknown;
  readonly status?: unknown;
  readonly detail?: unknown;
  readonly instance?: unknown;
  readonly [extension: string]: unknown;
}

/** The body of an error as problem details, where its response has that media type. */
export function problemDetails({ headers, body }: ApiError): ProblemDetails | undefined {
  const isProblem = /^application\/problem\+json\b/i.test(headers.get("content-type") ?? "");
  return isProblem && typeof body === "object" && body !== null ? { ...body } : undefined;
}
