// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#errors.
// Not to be edited: fill the manifest in and run `generate`.

import { NotFoundError } from "./errors.js";
import type { Answer } from "./runtime/answer.js";
import { type OtherApiError, type StatusErrors, statusErrors } from "./runtime/errors.js";

/**
 * What any operation may answer, by status.
 *
 * There may be others, which are not shown.
 */
export interface CommonErrors {
  /** No such book */
  "404": Answer;
}

/** What any call may fail with where it is answered. */
export type CommonError = NotFoundError | OtherApiError;

/** The classes of the errors that any call may fail with. */
export const commonErrors: StatusErrors = /* @__PURE__ */ statusErrors({ "404": NotFoundError });
