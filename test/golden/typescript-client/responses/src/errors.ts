// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#errors, manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type ErrorClass, type StatusError, errorClass } from "./runtime/errors.js";
import type { Problem } from "./schemas.js";

/** A response with status 304 (Not Modified). */
export const NotModifiedError: ErrorClass<NotModifiedError> =
  /* @__PURE__ */ errorClass("NotModifiedError");

export interface NotModifiedError<Body = undefined> extends StatusError<
  "NotModifiedError",
  304,
  Body
> {}

/** A response with status 401 (Unauthorized). */
export const UnauthorizedError: ErrorClass<UnauthorizedError> =
  /* @__PURE__ */ errorClass("UnauthorizedError");

export interface UnauthorizedError<Body = Problem | string> extends StatusError<
  "UnauthorizedError",
  401,
  Body
> {}

/** A response with status 403 (Forbidden). */
export const ForbiddenError: ErrorClass<ForbiddenError> =
  /* @__PURE__ */ errorClass("ForbiddenError");

export interface ForbiddenError<Body = unknown> extends StatusError<"ForbiddenError", 403, Body> {}

/** A response with status 404 (Not Found). */
export const NotFoundError: ErrorClass<NotFoundError> = /* @__PURE__ */ errorClass("NotFoundError");

export interface NotFoundError<Body = unknown> extends StatusError<"NotFoundError", 404, Body> {}

/** A response with status 408 (Request Timeout). */
export const RequestTimeoutError: ErrorClass<RequestTimeoutError> =
  /* @__PURE__ */ errorClass("RequestTimeoutError");

export interface RequestTimeoutError<Body = Problem | string> extends StatusError<
  "RequestTimeoutError",
  408,
  Body
> {}

/** A response with status 409 (Conflict). */
export const ConflictError: ErrorClass<ConflictError> = /* @__PURE__ */ errorClass("ConflictError");

export interface ConflictError<Body = { borrower: string }> extends StatusError<
  "ConflictError",
  409,
  Body
> {}

/** A response with status 422 (Unprocessable Content). */
export const UnprocessableContentError: ErrorClass<UnprocessableContentError> =
  /* @__PURE__ */ errorClass("UnprocessableContentError");

export interface UnprocessableContentError<Body = Problem> extends StatusError<
  "UnprocessableContentError",
  422,
  Body
> {}

/** A response with status 451 (Unavailable For Legal Reasons). */
export const UnavailableForLegalReasonsError: ErrorClass<UnavailableForLegalReasonsError> =
  /* @__PURE__ */ errorClass("UnavailableForLegalReasonsError");

export interface UnavailableForLegalReasonsError<Body = unknown> extends StatusError<
  "UnavailableForLegalReasonsError",
  451,
  Body
> {}

/** A response with status 499. */
export const Status499Error: ErrorClass<Status499Error> =
  /* @__PURE__ */ errorClass("Status499Error");

export interface Status499Error<Body = undefined> extends StatusError<
  "Status499Error",
  499,
  Body
> {}

/** A response with a status of 4XX that its operation does not list. */
export const ClientError: ErrorClass<ClientError> = /* @__PURE__ */ errorClass("ClientError");

export interface ClientError<Body = unknown> extends StatusError<"ClientError", number, Body> {}

/** A response with status 500 (Internal Server Error). */
export const InternalServerError: ErrorClass<InternalServerError> =
  /* @__PURE__ */ errorClass("InternalServerError");

export interface InternalServerError<Body = unknown> extends StatusError<
  "InternalServerError",
  500,
  Body
> {}

/** A response with a status of 5XX that its operation does not list. */
export const ServerError: ErrorClass<ServerError> = /* @__PURE__ */ errorClass("ServerError");

export interface ServerError<Body = unknown> extends StatusError<"ServerError", number, Body> {}
