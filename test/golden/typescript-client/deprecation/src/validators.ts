// Made by endpoint-manifest (typescript-client) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Validation } from "./runtime/options.js";
import { integer } from "./runtime/schema-checks.js";
import { looseObject, number, optional, string } from "./runtime/schema-kinds.js";
import { type OperationRules, validating } from "./runtime/validation.js";
import { validator } from "./runtime/validator.js";

/** The checks of calls of `books.lend`. */
export const booksLendRules: OperationRules = {
  id: "books.lend",
  query: /* @__PURE__ */ validator(() =>
    looseObject({ until: optional(string()), days: optional(number(integer())) }),
  ),
};

/**
 * Checks all operations: an option of a client, or of a call.
 *
 * A bundle with it carries all validators; `validating` takes single rules.
 */
export const validation: Validation = /* @__PURE__ */ validating(booksLendRules);

export type { Validation } from "./runtime/options.js";
export { type OperationRules, validating } from "./runtime/validation.js";
export type { Validator } from "./runtime/validator.js";
