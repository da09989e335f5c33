// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#errors, manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type ErrorClass, type StatusError, errorClass } from "./runtime/errors.js";
import type { Problem } from "./schemas.js";

/** A response with status 404 (Not Found). */
export const NotFoundError: ErrorClass<NotFoundError> = /* @__PURE__ */ errorClass("NotFoundError");

export interface NotFoundError<Body = Problem> extends StatusError<"NotFoundError", 404, Body> {}
