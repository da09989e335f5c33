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
  looseObject({ title: optional(string()) }),
);

/** Checks values of the type `Problem`. */
export const problem: Validator<Problem> = /* @__PURE__ */ validator(() =>
  looseObject({ status: number(integer()), message: string() }),
);

/** The checks of calls of `books.retrieve`. */
export const booksRetrieveRules: OperationRules = {
  id: "books.retrieve",
  answers: { "200": book },
};

/** The checks of calls of `books.borrow`. */
export const booksBorrowRules: OperationRules = { id: "books.borrow", answers: { "200": book } };

/** The checks of calls of `books.any-success`. */
export const booksAnySuccessRules: OperationRules = {
  id: "books.any-success",
  answers: { "2XX": /* @__PURE__ */ validator(() => array(refer(book))) },
};

/** The checks of calls of `books.read`. */
export const booksReadRules: OperationRules = { id: "books.read", answers: { "200": book } };

/** The checks of calls of `books.extend`. */
export const booksExtendRules: OperationRules = { id: "books.extend", answers: { "200": book } };

/** The checks of calls of `books.common-only`. */
export const booksCommonOnlyRules: OperationRules = {
  id: "books.common-only",
  answers: { "200": book },
};

/** The checks of calls of `books.none-of-them`. */
export const booksNoneOfThemRules: OperationRules = {
  id: "books.none-of-them",
  answers: { "200": book },
};

/**
 * Checks all operations: an option of a client, or of a call.
 *
 * A bundle with it carries all validators; `validating` takes single rules.
 */
export const validation: Validation = /* @__PURE__ */ validating(
  booksRetrieveRules,
  booksBorrowRules,
  booksAnySuccessRules,
  booksReadRules,
  booksExtendRules,
  booksCommonOnlyRules,
  booksNoneOfThemRules,
);

export type { Validation } from "./runtime/options.js";
export { type OperationRules, validating } from "./runtime/validation.js";
export type { Validator } from "./runtime/validator.js";
