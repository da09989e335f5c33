// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#errors.
// Not to be edited: fill the manifest in and run `generate`.

import type { Answer } from "./runtime/answer.js";
import type { Problem } from "./schemas.js";

/**
 * What any operation may answer, by status.
 *
 * There may be others, which are not shown.
 */
export interface CommonErrors {
  /** Bad or expired token. */
  "401": Answer<Problem, { "WWW-Authenticate": string }>;
  "403": Answer;
  /** The service failed. */
  "5XX": Answer;
}
