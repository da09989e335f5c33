// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#errors.
// Not to be edited: fill the manifest in and run `generate`.

import { ForbiddenError, ServerError, UnauthorizedError } from "./errors.js";
import type { Answer } from "./runtime/answer.js";
import { type OtherApiError, type StatusErrors, statusErrors } from "./runtime/errors.js";
import type { Problem } from "./schemas.js";

/**
 * The responses that any operation may give, by status.
 *
 * There may be others, which are not shown.
 */
export interface CommonErrors {
  /** Bad or expired token. */
  "401": Answer<Problem, { "WWW-Authenticate": string }>;
  "403": Answer;
  /** The service failed. */
  "5XX": Answer;
}

/** The errors of any call, by the status of the response. */
export type CommonError = UnauthorizedError<Problem> | ForbiddenError | ServerError | OtherApiError;

/** The error classes of any call. */
export const commonErrors: StatusErrors = /* @__PURE__ */ statusErrors({
  "401": UnauthorizedError,
  "403": ForbiddenError,
  "5XX": ServerError,
});
