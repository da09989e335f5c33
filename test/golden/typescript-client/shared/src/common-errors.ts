// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#errors.
// Not to be edited: fill the manifest in and run `generate`.

import { InternalServerError, TooManyRequestsError, UnauthorizedError } from "./errors.js";
import type { TooManyResponse } from "./responses.js";
import type { Answer } from "./runtime/answer.js";
import { type OtherApiError, type StatusErrors, statusErrors } from "./runtime/errors.js";
import type { Problem } from "./schemas.js";

/** The responses that any operation may give, by status. */
export interface CommonErrors {
  /** The token is bad or expired. */
  "401": Answer<Problem>;
  "429": TooManyResponse;
  /** Something went wrong. */
  "500": Answer<undefined>;
}

/** The errors of any call, by the status of the response. */
export type CommonError =
  UnauthorizedError | TooManyRequestsError | InternalServerError | OtherApiError;

/** The error classes of any call. */
export const commonErrors: StatusErrors = /* @__PURE__ */ statusErrors({
  "401": UnauthorizedError,
  "429": TooManyRequestsError,
  "500": InternalServerError,
});
