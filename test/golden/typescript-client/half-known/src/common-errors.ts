// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#errors.
// Not to be edited: fill the manifest in and run `generate`.

import { ClientError, NotFoundError } from "./errors.js";
import type { Answer } from "./runtime/answer.js";
import { type OtherApiError, type StatusErrors, statusErrors } from "./runtime/errors.js";

/**
 * The responses that any operation may give, by status.
 *
 * There may be others, which are not shown.
 */
export interface CommonErrors {
  /** No such berth */
  "404": Answer;
  "4XX": Answer;
}

/** The errors of any call, by the status of the response. */
export type CommonError = NotFoundError | ClientError | OtherApiError;

/** The error classes of any call. */
export const commonErrors: StatusErrors = /* @__PURE__ */ statusErrors({
  "404": NotFoundError,
  "4XX": ClientError,
});
