// Made by endpoint-manifest (typescript-server) from its template not-implemented.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The response of a handler that is not written yet. */
import type { HandlerRequest } from "./handler.js";
import { ProblemError } from "./problem.js";

/** Responds with 501: the operation is known, and this server does not implement it yet. */
export function notImplemented({ operation }: HandlerRequest): never {
  throw new ProblemError({ status: 501, detail: `${operation.id} is not implemented` });
}
