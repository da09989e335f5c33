// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#errors, manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type ErrorClass, type StatusError, errorClass } from "./runtime/errors.js";
import type { Problem } from "./schemas.js";

/** A response with status 401 (Unauthorized). */
export const UnauthorizedError: ErrorClass<UnauthorizedError> =
  /* @__PURE__ */ errorClass("UnauthorizedError");

export interface UnauthorizedError<Body = Problem> extends StatusError<
  "UnauthorizedError",
  401,
  Body
> {}

/** A response with status 404 (Not Found). */
export const NotFoundError: ErrorClass<NotFoundError> = /* @__PURE__ */ errorClass("NotFoundError");

export interface NotFoundError<Body = Problem> extends StatusError<"NotFoundError", 404, Body> {}

/** A response with status 410 (Gone). */
export const GoneError: ErrorClass<GoneError> = /* @__PURE__ */ errorClass("GoneError");

export interface GoneError<Body = unknown> extends StatusError<"GoneError", 410, Body> {}

/** A response with status 429 (Too Many Requests). */
export const TooManyRequestsError: ErrorClass<TooManyRequestsError> =
  /* @__PURE__ */ errorClass("TooManyRequestsError");

export interface TooManyRequestsError<Body = undefined> extends StatusError<
  "TooManyRequestsError",
  429,
  Body
> {}

/** A response with status 500 (Internal Server Error). */
export const InternalServerError: ErrorClass<InternalServerError> =
  /* @__PURE__ */ errorClass("InternalServerError");

export interface InternalServerError<Body = undefined> extends StatusError<
  "InternalServerError",
  500,
  Body
> {}
