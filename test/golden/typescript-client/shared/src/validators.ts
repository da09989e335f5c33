// Made by endpoint-manifest (typescript-client) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Validation } from "./runtime/options.js";
import { integer, maximum, minimum } from "./runtime/schema-checks.js";
import { array, looseObject, number, optional, refer, string } from "./runtime/schema-kinds.js";
import { type OperationRules, validating } from "./runtime/validation.js";
import { type Validator, validator } from "./runtime/validator.js";
import type { Book, Problem } from "./schemas.js";

/** Checks values of the type `Book`. */
export const book: Validator<Book> = /* @__PURE__ */ validator(() =>
  looseObject({ id: string(), title: optional(string()) }),
);

/** Checks values of the type `Problem`. */
export const problem: Validator<Problem> = /* @__PURE__ */ validator(() =>
  looseObject({ detail: optional(string()) }),
);

/** The checks of calls of `books.list`. */
export const booksListRules: OperationRules = {
  id: "books.list",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      limit: optional(number(integer(), minimum(1), maximum(50))),
      fields: optional(array(string())),
    }),
  ),
  answers: { "200": /* @__PURE__ */ validator(() => array(refer(book))) },
};

/** The checks of calls of `books.retrieve`. */
export const booksRetrieveRules: OperationRules = {
  id: "books.retrieve",
  query: /* @__PURE__ */ validator(() => looseObject({ fields: optional(array(string())) })),
  answers: { "200": book },
};

/** The checks of calls of `readers.list-loans`. */
export const readersListLoansRules: OperationRules = {
  id: "readers.list-loans",
  query: /* @__PURE__ */ validator(() =>
    looseObject({ limit: optional(number(integer(), minimum(1), maximum(50))) }),
  ),
};

/** The checks of calls of `readers.list-current`. */
export const readersListCurrentRules: OperationRules = {
  id: "readers.list-current",
  answers: {
    "200": /* @__PURE__ */ validator(() =>
      looseObject({ loans: array(looseObject({ book: optional(refer(book)) })) }),
    ),
  },
};

/** The checks of calls of `readers.list-past`. */
export const readersListPastRules: OperationRules = {
  id: "readers.list-past",
  answers: {
    "200": /* @__PURE__ */ validator(() =>
      looseObject({ loans: array(looseObject({ book: optional(refer(book)) })) }),
    ),
  },
};

/**
 * Checks all operations: an option of a client, or of a call.
 *
 * A bundle with it carries all validators; `validating` takes single rules.
 */
export const validation: Validation = /* @__PURE__ */ validating(
  booksListRules,
  booksRetrieveRules,
  readersListLoansRules,
  readersListCurrentRules,
  readersListPastRules,
);

export type { Validation } from "./runtime/options.js";
export { type OperationRules, validating } from "./runtime/validation.js";
export type { Validator } from "./runtime/validator.js";
