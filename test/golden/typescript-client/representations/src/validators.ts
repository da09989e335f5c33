// Made by endpoint-manifest (typescript-client) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Validation } from "./runtime/options.js";
import { integer } from "./runtime/schema-checks.js";
import { array, looseObject, number, optional, refer, string } from "./runtime/schema-kinds.js";
import { type OperationRules, validating } from "./runtime/validation.js";
import { type Validator, validator } from "./runtime/validator.js";
import type { Book, BookInput, Fault, Label, LabelInput, Scan, ShelfPage } from "./schemas.js";

/** Checks values of the type `Book`. */
export const book: Validator<Book> = /* @__PURE__ */ validator(() =>
  looseObject({ id: number(integer()), title: optional(string()) }),
);

/** Checks values of the type `BookInput`. */
export const bookInput: Validator<BookInput> = /* @__PURE__ */ validator(() =>
  looseObject({ id: number(integer()), title: optional(string()) }),
);

/** Checks values of the type `Fault`. */
export const fault: Validator<Fault> = /* @__PURE__ */ validator(() =>
  looseObject({ code: optional(number(integer())), message: string() }),
);

/** Checks values of the type `Label`. */
export const label: Validator<Label> = /* @__PURE__ */ validator(() =>
  looseObject({ text: string(), colour: optional(string()) }),
);

/** Checks values of the type `LabelInput`. */
export const labelInput: Validator<LabelInput> = /* @__PURE__ */ validator(() =>
  looseObject({ text: string(), colour: optional(string()) }),
);

/** Checks values of the type `Scan`. */
export const scan: Validator<Scan> = /* @__PURE__ */ validator(() => string());

/** Checks values of the type `ShelfPage`. */
export const shelfPage: Validator<ShelfPage> = /* @__PURE__ */ validator(() =>
  looseObject({ items: array(string()), total: number(integer()) }),
);

/** The checks of calls of `books.retrieve`. */
export const booksRetrieveRules: OperationRules = {
  id: "books.retrieve",
  answers: { "200": book },
};

/** The checks of calls of `books.find`. */
export const booksFindRules: OperationRules = {
  id: "books.find",
  query: /* @__PURE__ */ validator(() => looseObject({ title: string() })),
  answers: { "200": /* @__PURE__ */ validator(() => array(refer(book))) },
};

/** The checks of calls of `books.export`. */
export const booksExportRules: OperationRules = {
  id: "books.export",
  answers: {
    "200": /* @__PURE__ */ validator(() => array(refer(book))),
    "202": /* @__PURE__ */ validator(() => looseObject({ progress: number() })),
  },
};

/** The checks of calls of `books.any-media`. */
export const booksAnyMediaRules: OperationRules = {
  id: "books.any-media",
  answers: { "200": book },
};

/** The checks of calls of `books.any-application`. */
export const booksAnyApplicationRules: OperationRules = {
  id: "books.any-application",
  answers: { "200": /* @__PURE__ */ validator(() => number(integer())) },
};

/** The checks of calls of `books.any-or-json`. */
export const booksAnyOrJsonRules: OperationRules = {
  id: "books.any-or-json",
  answers: { "200": book },
};

/** The checks of calls of `books.put-any`. */
export const booksPutAnyRules: OperationRules = {
  id: "books.put-any",
  body: bookInput,
  needsBody: true,
};

/** The checks of calls of `books.put-any-text`. */
export const booksPutAnyTextRules: OperationRules = { id: "books.put-any-text", needsBody: true };

/** The checks of calls of `books.put-any-bytes`. */
export const booksPutAnyBytesRules: OperationRules = { id: "books.put-any-bytes", needsBody: true };

/** The checks of calls of `books.put-any-unknown`. */
export const booksPutAnyUnknownRules: OperationRules = {
  id: "books.put-any-unknown",
  needsBody: true,
};

/** The checks of calls of `books.default-only`. */
export const booksDefaultOnlyRules: OperationRules = {
  id: "books.default-only",
  answers: { default: book },
};

/** The checks of calls of `books.scan`. */
export const booksScanRules: OperationRules = { id: "books.scan", needsBody: true };

/** The checks of calls of `books.scan-alone`. */
export const booksScanAloneRules: OperationRules = { id: "books.scan-alone", needsBody: true };

/** The checks of calls of `books.label`. */
export const booksLabelRules: OperationRules = {
  id: "books.label",
  body: labelInput,
  needsBody: true,
  answers: { "200": label },
};

/** The checks of calls of `books.note`. */
export const booksNoteRules: OperationRules = {
  id: "books.note",
  body: /* @__PURE__ */ validator(() =>
    looseObject({ text: string(), size: optional(number(integer())) }),
  ),
  needsBody: true,
};

/** The checks of calls of `shelves.list`. */
export const shelvesListRules: OperationRules = {
  id: "shelves.list",
  query: /* @__PURE__ */ validator(() =>
    looseObject({ offset: optional(number(integer())), limit: optional(number(integer())) }),
  ),
  answers: { "200": shelfPage },
};

/**
 * Checks all operations: an option of a client, or of a call.
 *
 * A bundle with it carries all validators; `validating` takes single rules.
 */
export const validation: Validation = /* @__PURE__ */ validating(
  booksRetrieveRules,
  booksFindRules,
  booksExportRules,
  booksAnyMediaRules,
  booksAnyApplicationRules,
  booksAnyOrJsonRules,
  booksPutAnyRules,
  booksPutAnyTextRules,
  booksPutAnyBytesRules,
  booksPutAnyUnknownRules,
  booksDefaultOnlyRules,
  booksScanRules,
  booksScanAloneRules,
  booksLabelRules,
  booksNoteRules,
  shelvesListRules,
);

export type { Validation } from "./runtime/options.js";
export { type OperationRules, validating } from "./runtime/validation.js";
export type { Validator } from "./runtime/validator.js";
