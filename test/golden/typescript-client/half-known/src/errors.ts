// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#errors, manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type ErrorClass, type StatusError, errorClass } from "./runtime/errors.js";

/** A response with status 404 (Not Found). */
export const NotFoundError: ErrorClass<NotFoundError> = /* @__PURE__ */ errorClass("NotFoundError");

export interface NotFoundError<Body = unknown> extends StatusError<"NotFoundError", 404, Body> {}

/** A response with status 409 (Conflict). */
export const ConflictError: ErrorClass<ConflictError> = /* @__PURE__ */ errorClass("ConflictError");

export interface ConflictError<Body = string> extends StatusError<"ConflictError", 409, Body> {}

/** A response with a status of 4XX that its operation does not list. */
export const ClientError: ErrorClass<ClientError> = /* @__PURE__ */ errorClass("ClientError");

export interface ClientError<Body = unknown> extends StatusError<"ClientError", number, Body> {}

/** A response with a status of 5XX that its operation does not list. */
export const ServerError: ErrorClass<ServerError> = /* @__PURE__ */ errorClass("ServerError");

export interface ServerError<Body = unknown> extends StatusError<"ServerError", number, Body> {}
