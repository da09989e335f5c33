// Made by endpoint-manifest (typescript-client) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Validation } from "./runtime/options.js";
import { integer } from "./runtime/schema-checks.js";
import { array, looseObject, number, optional, refer, string } from "./runtime/schema-kinds.js";
import { type OperationRules, validating } from "./runtime/validation.js";
import { type Validator, validator } from "./runtime/validator.js";
import type { Book, Problem } from "./schemas.js";

/** Checks values of the type `Book`. */
export const book: Validator<Book> = /* @__PURE__ */ validator(() =>
  looseObject({ id: string(), title: optional(string()), year: optional(number(integer())) }),
);

/** Checks values of the type `Problem`. */
export const problem: Validator<Problem> = /* @__PURE__ */ validator(() =>
  looseObject({ title: optional(string()) }),
);

/** The checks of calls of `books.list`. */
export const booksListRules: OperationRules = {
  id: "books.list",
  query: /* @__PURE__ */ validator(() => looseObject({ shelf: string() })),
  answers: { "200": /* @__PURE__ */ validator(() => array(refer(book))) },
};

/** The checks of calls of `books.retrieve`. */
export const booksRetrieveRules: OperationRules = {
  id: "books.retrieve",
  answers: { "200": book },
};

/** The checks of calls of `books.search`. */
export const booksSearchRules: OperationRules = {
  id: "books.search",
  query: /* @__PURE__ */ validator(() => looseObject({ q: string() })),
  answers: { "200": /* @__PURE__ */ validator(() => array(refer(book))) },
};

/**
 * Checks all operations: an option of a client, or of a call.
 *
 * A bundle with it carries all validators; `validating` takes single rules.
 */
export const validation: Validation = /* @__PURE__ */ validating(
  booksListRules,
  booksRetrieveRules,
  booksSearchRules,
);

export type { Validation } from "./runtime/options.js";
export { type OperationRules, validating } from "./runtime/validation.js";
export type { Validator } from "./runtime/validator.js";
