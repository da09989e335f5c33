// Made by endpoint-manifest (typescript-client) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Validation } from "./runtime/options.js";
import { integer, maximum, minimum } from "./runtime/schema-checks.js";
import {
  literals,
  looseObject,
  number,
  optional,
  string,
  unknown,
} from "./runtime/schema-kinds.js";
import { type OperationRules, validating } from "./runtime/validation.js";
import { validator } from "./runtime/validator.js";

/** The checks of calls of `books.list`. */
export const booksListRules: OperationRules = {
  id: "books.list",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      market: string(),
      limit: optional(number(integer(), minimum(1), maximum(50))),
      "old-sort": optional(literals("title", "author")),
    }),
  ),
};

/** The checks of calls of `books.search`. */
export const booksSearchRules: OperationRules = {
  id: "books.search",
  query: /* @__PURE__ */ validator(() =>
    looseObject({ q: unknown(), limit: optional(number(integer())) }),
  ),
};

/**
 * Checks all operations: an option of a client, or of a call.
 *
 * A bundle with it carries all validators; `validating` takes single rules.
 */
export const validation: Validation = /* @__PURE__ */ validating(booksListRules, booksSearchRules);

export type { Validation } from "./runtime/options.js";
export { type OperationRules, validating } from "./runtime/validation.js";
export type { Validator } from "./runtime/validator.js";
