// Made by endpoint-manifest (typescript-client) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Validation } from "./runtime/options.js";
import {
  array,
  conditional,
  never,
  nullable,
  object,
  optional,
  refer,
  string,
} from "./runtime/schema-kinds.js";
import { type OperationRules, validating } from "./runtime/validation.js";
import { type Validator, validator } from "./runtime/validator.js";
import type { Book, Page_, Upload } from "./schemas.js";

/** Checks values of the type `Book`. */
export const book: Validator<Book> = /* @__PURE__ */ validator(() =>
  object({ title: string() }, { additional: never() }),
);

/** Checks values of the type `Upload`. */
export const upload: Validator<Upload> = /* @__PURE__ */ validator(() =>
  object(
    {
      title: string(),
      text: string(),
      cover: optional(nullable(string())),
      pages: optional(array(refer(page))),
      index: optional(conditional(string(), string())),
      sample: optional(string()),
      signature: optional(string()),
      book: optional(refer(book)),
      tags: optional(array(string())),
    },
    { additional: never() },
  ),
);

/** Checks values of the type `Page_`. */
export const page: Validator<Page_> = /* @__PURE__ */ validator(() => string());

/** The checks of calls of `books.create`. */
export const booksCreateRules: OperationRules = { id: "books.create", body: book, needsBody: true };

/** The checks of calls of `books.search`. */
export const booksSearchRules: OperationRules = { id: "books.search", needsBody: true };

/** The checks of calls of `books.attach`. */
export const booksAttachRules: OperationRules = { id: "books.attach", needsBody: true };

/** The checks of calls of `books.search-by-anything`. */
export const booksSearchByAnythingRules: OperationRules = {
  id: "books.search-by-anything",
  needsBody: true,
};

/** The checks of calls of `books.order`. */
export const booksOrderRules: OperationRules = { id: "books.order", needsBody: true };

/** The checks of calls of `books.upload`. */
export const booksUploadRules: OperationRules = { id: "books.upload", needsBody: true };

/** The checks of calls of `books.describe`. */
export const booksDescribeRules: OperationRules = { id: "books.describe", needsBody: true };

/** The checks of calls of `books.submit-form`. */
export const booksSubmitFormRules: OperationRules = {
  id: "books.submit-form",
  body: book,
  needsBody: true,
};

/** The checks of calls of `books.set-scan`. */
export const booksSetScanRules: OperationRules = { id: "books.set-scan", needsBody: true };

/** The checks of calls of `books.set-thumbnail`. */
export const booksSetThumbnailRules: OperationRules = {
  id: "books.set-thumbnail",
  needsBody: true,
};

/** The checks of calls of `books.annotate`. */
export const booksAnnotateRules: OperationRules = { id: "books.annotate", needsBody: true };

/** The checks of calls of `books.set-cover`. */
export const booksSetCoverRules: OperationRules = { id: "books.set-cover", needsBody: true };

/** The checks of calls of `books.import`. */
export const booksImportRules: OperationRules = {
  id: "books.import",
  body: /* @__PURE__ */ validator(() => array(refer(book))),
  needsBody: true,
};

/** The checks of calls of `books.import-any`. */
export const booksImportAnyRules: OperationRules = { id: "books.import-any", needsBody: true };

/** The checks of calls of `books.submit`. */
export const booksSubmitRules: OperationRules = { id: "books.submit", needsBody: true };

/** The checks of calls of `books.maybe`. */
export const booksMaybeRules: OperationRules = { id: "books.maybe", body: book };

/**
 * Checks all operations: an option of a client, or of a call.
 *
 * A bundle with it carries all validators; `validating` takes single rules.
 */
export const validation: Validation = /* @__PURE__ */ validating(
  booksCreateRules,
  booksSearchRules,
  booksAttachRules,
  booksSearchByAnythingRules,
  booksOrderRules,
  booksUploadRules,
  booksDescribeRules,
  booksSubmitFormRules,
  booksSetScanRules,
  booksSetThumbnailRules,
  booksAnnotateRules,
  booksSetCoverRules,
  booksImportRules,
  booksImportAnyRules,
  booksSubmitRules,
  booksMaybeRules,
);

export type { Validation } from "./runtime/options.js";
export { type OperationRules, validating } from "./runtime/validation.js";
export type { Validator } from "./runtime/validator.js";
