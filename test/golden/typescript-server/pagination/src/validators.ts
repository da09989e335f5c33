// Made by endpoint-manifest (typescript-server) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type {
  Author,
  AuthorPage,
  Book,
  BookPage,
  Cursors,
  Page,
  Position,
  SearchResult,
} from "./schemas.js";
import { integer, minimum } from "./typescript-client/schema-checks.js";
import {
  allOf,
  array,
  boolean,
  looseObject,
  nullable,
  number,
  optional,
  refer,
  string,
} from "./typescript-client/schema-kinds.js";
import { type Validator, validator } from "./typescript-client/validator.js";

/** Checks values of the type `Book`. */
export const book: Validator<Book> = /* @__PURE__ */ validator(() =>
  looseObject({ title: string() }),
);

/** Checks values of the type `Author`. */
export const author: Validator<Author> = /* @__PURE__ */ validator(() =>
  looseObject({ name: string() }),
);

/** Checks values of the type `Page`. */
export const page: Validator<Page> = /* @__PURE__ */ validator(() =>
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
