/** What a handler answers that nobody has written yet. */
import type { HandlerRequest } from "./handler.js";
import { ProblemError } from "./problem.js";

/** Answers 501: the operation is known, and this server does not implement it yet. */
export function notImplemented({ operation }: HandlerRequest): never {
  throw new ProblemError({ status: 501, detail: `${operation.id} is not implemented` });
}
