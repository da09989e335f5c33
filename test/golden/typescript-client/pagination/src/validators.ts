// Made by endpoint-manifest (typescript-client) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Validation } from "./runtime/options.js";
import { integer, maximum, minimum } from "./runtime/schema-checks.js";
import {
  allOf,
  array,
  boolean,
  literals,
  looseObject,
  nullable,
  number,
  optional,
  refer,
  string,
} from "./runtime/schema-kinds.js";
import { type OperationRules, validating } from "./runtime/validation.js";
import { type Validator, validator } from "./runtime/validator.js";
import type {
  Author,
  AuthorPage,
  Book,
  BookPage,
  Cursors,
  Page_,
  Position,
  SearchResult,
} from "./schemas.js";

/** Checks values of the type `Book`. */
export const book: Validator<Book> = /* @__PURE__ */ validator(() =>
  looseObject({ title: string() }),
);

/** Checks values of the type `Author`. */
export const author: Validator<Author> = /* @__PURE__ */ validator(() =>
  looseObject({ name: string() }),
);

/** Checks values of the type `Page_`. */
export const page: Validator<Page_> = /* @__PURE__ */ validator(() =>
  looseObject({ total: number(integer()), next: nullable(string()) }),
);

/** Checks values of the type `BookPage`. */
export const bookPage: Validator<BookPage> = /* @__PURE__ */ validator(() =>
  allOf(refer(page), looseObject({ items: array(refer(book)) })),
);

/** Checks values of the type `AuthorPage`. */
export const authorPage: Validator<AuthorPage> = /* @__PURE__ */ validator(() =>
  allOf(refer(page), looseObject({ items: array(nullable(refer(author))) })),
);

/** Checks values of the type `SearchResult`. */
export const searchResult: Validator<SearchResult> = /* @__PURE__ */ validator(() =>
  looseObject({
    books: optional(refer(bookPage)),
    authors: optional(nullable(refer(authorPage))),
    "more/less": optional(looseObject({})),
  }),
);

/** Checks values of the type `Cursors`. */
export const cursors: Validator<Cursors> = /* @__PURE__ */ validator(() =>
  looseObject({
    more: optional(boolean()),
    cursors: optional(nullable(looseObject({ after: optional(nullable(string())) }))),
  }),
);

/** Checks values of the type `Position`. */
export const position: Validator<Position> = /* @__PURE__ */ validator(() =>
  number(integer(), minimum(1)),
);

/** The checks of calls of `books.list`. */
export const booksListRules: OperationRules = {
  id: "books.list",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      offset: optional(number(integer(), minimum(0))),
      limit: optional(number(integer(), minimum(1), maximum(50))),
    }),
  ),
  answers: { "200": bookPage },
};

/** The checks of calls of `books.browse`. */
export const booksBrowseRules: OperationRules = {
  id: "books.browse",
  answers: {
    "200": /* @__PURE__ */ validator(() =>
      looseObject({ message: optional(string()), books: refer(bookPage) }),
    ),
  },
};

/** The checks of calls of `books.search`. */
export const booksSearchRules: OperationRules = {
  id: "books.search",
  query: /* @__PURE__ */ validator(() => looseObject({ q: string() })),
  answers: { "200": searchResult },
};

/** The checks of calls of `books.find`. */
export const booksFindRules: OperationRules = {
  id: "books.find",
  body: /* @__PURE__ */ validator(() =>
    looseObject({ words: array(string()), start: optional(refer(position)) }),
  ),
  needsBody: true,
  answers: {
    "200": /* @__PURE__ */ validator(() =>
      looseObject({
        count: optional(number(integer())),
        resources: array(looseObject({ book: refer(book), score: optional(number()) })),
      }),
    ),
  },
};

/** The checks of calls of `books.recent`. */
export const booksRecentRules: OperationRules = {
  id: "books.recent",
  answers: {
    "200": /* @__PURE__ */ validator(() =>
      allOf(refer(cursors), looseObject({ items: array(refer(book)) })),
    ),
  },
};

/** The checks of calls of `shelves.list`. */
export const shelvesListRules: OperationRules = {
  id: "shelves.list",
  query: /* @__PURE__ */ validator(() =>
    looseObject({ page: optional(number(integer(), minimum(1))) }),
  ),
  answers: {
    "200": /* @__PURE__ */ validator(() =>
      nullable(looseObject({ data: array(literals("history", "travel")) })),
    ),
  },
};

/** The checks of calls of `shelves.by-token`. */
export const shelvesByTokenRules: OperationRules = {
  id: "shelves.by-token",
  answers: { "200": /* @__PURE__ */ validator(() => array(string())) },
};

/** The checks of calls of `shelves.by-link`. */
export const shelvesByLinkRules: OperationRules = {
  id: "shelves.by-link",
  answers: { "200": /* @__PURE__ */ validator(() => looseObject({})) },
};

/** The checks of calls of `shelves.by-linked-pages`. */
export const shelvesByLinkedPagesRules: OperationRules = {
  id: "shelves.by-linked-pages",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      page: optional(number(integer(), minimum(1))),
      limit: optional(number(integer(), minimum(1), maximum(50))),
    }),
  ),
  answers: {
    "200": /* @__PURE__ */ validator(() =>
      looseObject({
        data: array(string()),
        total: optional(number(integer())),
        next: optional(nullable(string())),
      }),
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
  booksBrowseRules,
  booksSearchRules,
  booksFindRules,
  booksRecentRules,
  shelvesListRules,
  shelvesByTokenRules,
  shelvesByLinkRules,
  shelvesByLinkedPagesRules,
);

export type { Validation } from "./runtime/options.js";
export { type OperationRules, validating } from "./runtime/validation.js";
export type { Validator } from "./runtime/validator.js";
