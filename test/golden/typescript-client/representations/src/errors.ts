// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#errors, manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type ErrorClass, type StatusError, errorClass } from "./runtime/errors.js";
import type { Fault } from "./schemas.js";

/** A response with status 400 (Bad Request). */
export const BadRequestError: ErrorClass<BadRequestError> =
  /* @__PURE__ */ errorClass("BadRequestError");

export interface BadRequestError<Body = unknown> extends StatusError<
  "BadRequestError",
  400,
  Body
> {}

/** A response with status 404 (Not Found). */
export const NotFoundError: ErrorClass<NotFoundError> = /* @__PURE__ */ errorClass("NotFoundError");

export interface NotFoundError<Body = Fault> extends StatusError<"NotFoundError", 404, Body> {}
