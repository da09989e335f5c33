// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#errors.
// Not to be edited: fill the manifest in and run `generate`.

import { ForbiddenError, TooManyRequestsError, UnauthorizedError } from "./errors.js";
import type { Answer } from "./runtime/answer.js";
import { type OtherApiError, type StatusErrors, statusErrors } from "./runtime/errors.js";
import type { ErrorBody } from "./schemas.js";

/** What any operation may answer, by status. */
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

/** What any call may fail with where it is answered. */
export type CommonError = UnauthorizedError | ForbiddenError | TooManyRequestsError | OtherApiError;

/** The classes of the errors that any call may fail with. */
export const commonErrors: StatusErrors = /* @__PURE__ */ statusErrors({
  "401": UnauthorizedError,
  "403": ForbiddenError,
  "429": TooManyRequestsError,
});
