// Made by endpoint-manifest (typescript-client) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Validation } from "./runtime/options.js";
import { literals, looseObject, optional, string } from "./runtime/schema-kinds.js";
import { type OperationRules, validating } from "./runtime/validation.js";
import { type Validator, validator } from "./runtime/validator.js";
import type { Book, MixedBook, SeenBook } from "./schemas.js";

/** Checks values of the type `Book`. */
export const book: Validator<Book> = /* @__PURE__ */ validator(() =>
  looseObject({ kind: optional(literals("novel", "poem")) }),
);

/** Checks values of the type `SeenBook`. */
export const seenBook: Validator<SeenBook> = /* @__PURE__ */ validator(() =>
  looseObject({ kind: optional(string()), form: optional(literals("book")) }),
);

/** Checks values of the type `MixedBook`. */
export const mixedBook: Validator<MixedBook> = /* @__PURE__ */ validator(() =>
  looseObject({ kind: optional(literals("novel", "poem")) }),
);

/** The checks of calls of `books.retrieve`. */
export const booksRetrieveRules: OperationRules = {
  id: "books.retrieve",
  query: /* @__PURE__ */ validator(() => looseObject({ market: optional(string()) })),
};

/** The checks of calls of `books.save`. */
export const booksSaveRules: OperationRules = { id: "books.save", needsBody: true };

/**
 * Checks all operations: an option of a client, or of a call.
 *
 * A bundle with it carries all validators; `validating` takes single rules.
 */
export const validation: Validation = /* @__PURE__ */ validating(
  booksRetrieveRules,
  booksSaveRules,
);

export type { Validation } from "./runtime/options.js";
export { type OperationRules, validating } from "./runtime/validation.js";
export type { Validator } from "./runtime/validator.js";
