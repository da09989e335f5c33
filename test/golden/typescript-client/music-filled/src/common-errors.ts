// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#errors.
// Not to be edited: fill the manifest in and run `generate`.

import { ForbiddenError, TooManyRequestsError, UnauthorizedError } from "./errors.js";
import type { Answer } from "./runtime/answer.js";
import { type OtherApiError, type StatusErrors, statusErrors } from "./runtime/errors.js";
import type { ErrorBody } from "./schemas.js";

/** The responses that any operation may give, by status. */
export interface CommonErrors {
  /** The token is missing, malformed or expired. */
  "401": Answer<
    ErrorBody,
    {
      /** How to authenticate, and what was wrong with the token (RFC 6750). */
      "WWW-Authenticate": string;
    }
  >;
  /** The token does not carry the scope that is needed, or the user may not do this. */
  "403": Answer<ErrorBody>;
  /** Too many requests in too short a time. */
  "429": Answer<
    ErrorBody,
    {
      /** Seconds to wait before the next request. */
      "Retry-After": number;
    }
  >;
}

/** The errors of any call, by the status of the response. */
export type CommonError = UnauthorizedError | ForbiddenError | TooManyRequestsError | OtherApiError;

/** The error classes of any call. */
export const commonErrors: StatusErrors = /* @__PURE__ */ statusErrors({
  "401": UnauthorizedError,
  "403": ForbiddenError,
  "429": TooManyRequestsError,
});
