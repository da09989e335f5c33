// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#errors.
// Not to be edited: fill the manifest in and run `generate`.

import type { Answer } from "./runtime/answer.js";

/**
 * What any operation may answer, by status.
 *
 * There may be others, which are not shown.
 */
export interface CommonErrors {
  /** No such book */
  "404": Answer;
}
