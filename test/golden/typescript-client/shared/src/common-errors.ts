// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#errors.
// Not to be edited: fill the manifest in and run `generate`.

import { InternalServerError, TooManyRequestsError, UnauthorizedError } from "./errors.js";
import type { TooManyResponse } from "./responses.js";
import type { Answer } from "./runtime/answer.js";
import { type OtherApiError, type StatusErrors, statusErrors } from "./runtime/errors.js";
import type { Problem } from "./schemas.js";

/** What any operation may answer, by status. */
export interface CommonErrors {
  /** The token is bad or expired. */
  "401": Answer<Problem>;
  "429": TooManyResponse;
  /** Something went wrong. */
  "500": Answer<undefined>;
}

/** What any call may fail with where it is answered. */
export type CommonError =
  UnauthorizedError | TooManyRequestsError | InternalServerError | OtherApiError;

/** The classes of the errors that any call may fail with. */
export const commonErrors: StatusErrors = /* @__PURE__ */ statusErrors({
  "401": UnauthorizedError,
  "429": TooManyRequestsError,
  "500": InternalServerError,
});
