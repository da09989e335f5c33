// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#errors, manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type ErrorClass, type StatusError, errorClass } from "./runtime/errors.js";
import type { ErrorBody, PlayerError } from "./schemas.js";

/** A response with status 304 (Not Modified). */
export const NotModifiedError: ErrorClass<NotModifiedError> =
  /* @__PURE__ */ errorClass("NotModifiedError");

export interface NotModifiedError<Body = undefined> extends StatusError<
  "NotModifiedError",
  304,
  Body
> {}

/** A response with status 400 (Bad Request). */
export const BadRequestError: ErrorClass<BadRequestError> =
  /* @__PURE__ */ errorClass("BadRequestError");

export interface BadRequestError<Body = ErrorBody> extends StatusError<
  "BadRequestError",
  400,
  Body
> {}

/** A response with status 401 (Unauthorized). */
export const UnauthorizedError: ErrorClass<UnauthorizedError> =
  /* @__PURE__ */ errorClass("UnauthorizedError");

export interface UnauthorizedError<Body = ErrorBody> extends StatusError<
  "UnauthorizedError",
  401,
  Body
> {}

/** A response with status 403 (Forbidden). */
export const ForbiddenError: ErrorClass<ForbiddenError> =
  /* @__PURE__ */ errorClass("ForbiddenError");

export interface ForbiddenError<Body = ErrorBody> extends StatusError<
  "ForbiddenError",
  403,
  Body
> {}

/** A response with status 404 (Not Found). */
export const NotFoundError: ErrorClass<NotFoundError> = /* @__PURE__ */ errorClass("NotFoundError");

export interface NotFoundError<Body = ErrorBody | PlayerError> extends StatusError<
  "NotFoundError",
  404,
  Body
> {}

/** A response with status 413 (Content Too Large). */
export const ContentTooLargeError: ErrorClass<ContentTooLargeError> =
  /* @__PURE__ */ errorClass("ContentTooLargeError");

export interface ContentTooLargeError<Body = ErrorBody> extends StatusError<
  "ContentTooLargeError",
  413,
  Body
> {}

/** A response with status 429 (Too Many Requests). */
export const TooManyRequestsError: ErrorClass<TooManyRequestsError> =
  /* @__PURE__ */ errorClass("TooManyRequestsError");

export interface TooManyRequestsError<Body = ErrorBody> extends StatusError<
  "TooManyRequestsError",
  429,
  Body
> {}

/** A response with a status of 4XX that its operation does not list. */
export const ClientError: ErrorClass<ClientError> = /* @__PURE__ */ errorClass("ClientError");

export interface ClientError<Body = ErrorBody> extends StatusError<"ClientError", number, Body> {}
