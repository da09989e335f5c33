// Made by endpoint-manifest (typescript-client) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Validation } from "./runtime/options.js";
import {
  integer,
  maxItems,
  maximum,
  minItems,
  minimum,
  propertyNames,
  required,
} from "./runtime/schema-checks.js";
import {
  allOf,
  anyOf,
  array,
  boolean,
  conditional,
  literals,
  looseObject,
  never,
  not,
  nullable,
  number,
  object,
  optional,
  refer,
  string,
  tuple,
  unknown,
} from "./runtime/schema-kinds.js";
import { type OperationRules, validating } from "./runtime/validation.js";
import { type Validator, validator } from "./runtime/validator.js";
import type {
  Anything,
  AtLeastOne,
  Basket,
  Book,
  ByDay,
  Cased,
  Colour,
  Contact,
  CountedBook,
  Empty,
  Genre,
  Interval,
  Keyed,
  Leaflet,
  NotedBook,
  Novel,
  Order,
  Pair,
  Parcel,
  Publication,
  Rated,
  RatedBook,
  RenamedBook,
  Size,
  TitledBook,
} from "./schemas.js";

/** Checks values of the type `Book`. */
export const book: Validator<Book> = /* @__PURE__ */ validator(() =>
  looseObject({ id: string(), kind: string(), title: optional(string()) }),
);

/** Checks values of the type `Rated`. */
export const rated: Validator<Rated> = /* @__PURE__ */ validator(() =>
  looseObject({
    stars: optional(number(integer(), minimum(0), maximum(5))),
    title: optional(string()),
  }),
);

/** Checks values of the type `Novel`. */
export const novel: Validator<Novel> = /* @__PURE__ */ validator(() =>
  allOf(
    refer(book),
    looseObject({ kind: optional(literals("novel")), chapters: number(integer()) }),
  ),
);

/** Checks values of the type `TitledBook`. */
export const titledBook: Validator<TitledBook> = /* @__PURE__ */ validator(() =>
  allOf(refer(book), conditional(looseObject({}), looseObject({}, required("title")))),
);

/** Checks values of the type `RatedBook`. */
export const ratedBook: Validator<RatedBook> = /* @__PURE__ */ validator(() =>
  allOf(refer(book), refer(rated)),
);

/** Checks values of the type `RenamedBook`. */
export const renamedBook: Validator<RenamedBook> = /* @__PURE__ */ validator(() => refer(book));

/** Checks values of the type `NotedBook`. */
export const notedBook: Validator<NotedBook> = /* @__PURE__ */ validator(() =>
  allOf(refer(book), looseObject({ note: optional(string()) })),
);

/** Checks values of the type `CountedBook`. */
export const countedBook: Validator<CountedBook> = /* @__PURE__ */ validator(() =>
  allOf(refer(book), object({}, { additional: string() })),
);

/** Checks values of the type `Publication`. */
export const publication: Validator<Publication> = /* @__PURE__ */ validator(() =>
  anyOf(refer(book), refer(novel), refer(leaflet)),
);

/** Checks values of the type `Leaflet`. */
export const leaflet: Validator<Leaflet> = /* @__PURE__ */ validator(() =>
  looseObject({ kind: string(), pages: optional(number(integer())) }),
);

/** Checks values of the type `Order`. */
export const order: Validator<Order> = /* @__PURE__ */ validator(() =>
  allOf(
    looseObject({
      book: optional(string()),
      books: optional(array(string())),
      gift: optional(boolean()),
    }),
    anyOf(
      conditional(looseObject({}), looseObject({}, required("book"))),
      conditional(looseObject({}), looseObject({}, required("books"))),
    ),
  ),
);

/** Checks values of the type `Contact`. */
export const contact: Validator<Contact> = /* @__PURE__ */ validator(() =>
  allOf(
    looseObject({ mail: optional(string()), phone: optional(string()), fax: optional(string()) }),
    anyOf(
      conditional(looseObject({}), looseObject({}, required("mail"))),
      conditional(looseObject({}), looseObject({}, required("phone"))),
    ),
    not(conditional(looseObject({}), looseObject({}, required("fax")))),
  ),
);

/** Checks values of the type `Genre`. */
export const genre: Validator<Genre> = /* @__PURE__ */ validator(() =>
  anyOf(literals("crime", "poetry"), string()),
);

/** Checks values of the type `Size`. */
export const size: Validator<Size> = /* @__PURE__ */ validator(() =>
  anyOf(literals(8), literals(16), number(integer())),
);

/** Checks values of the type `Cased`. */
export const cased: Validator<Cased> = /* @__PURE__ */ validator(() =>
  literals("Hard", "hard", "HARD", "", "1", 1, null),
);

/** Checks values of the type `Colour`. */
export const colour: Validator<Colour> = /* @__PURE__ */ validator(() =>
  allOf(literals("red", "green", "blue"), not(literals("green"))),
);

/** Checks values of the type `Interval`. */
export const interval: Validator<Interval> = /* @__PURE__ */ validator(() =>
  tuple([number(integer()), nullable(number(integer()))], never()),
);

/** Checks values of the type `AtLeastOne`. */
export const atLeastOne: Validator<AtLeastOne> = /* @__PURE__ */ validator(() =>
  tuple([number(integer()), string()], unknown(), minItems(1)),
);

/** Checks values of the type `Pair`. */
export const pair: Validator<Pair> = /* @__PURE__ */ validator(() =>
  tuple([number(), number()], unknown(), minItems(2), maxItems(2)),
);

/** Checks values of the type `Empty`. */
export const empty: Validator<Empty> = /* @__PURE__ */ validator(() =>
  object({}, { additional: never() }),
);

/** Checks values of the type `Anything`. */
export const anything: Validator<Anything> = /* @__PURE__ */ validator(() => looseObject({}));

/** Checks values of the type `ByDay`. */
export const byDay: Validator<ByDay> = /* @__PURE__ */ validator(() =>
  object({}, { additional: number(integer()) }, propertyNames(literals("monday", "tuesday"))),
);

/** Checks values of the type `Keyed`. */
export const keyed: Validator<Keyed> = /* @__PURE__ */ validator(() =>
  looseObject({}, required("key")),
);

/** Checks values of the type `Parcel`. */
export const parcel: Validator<Parcel> = /* @__PURE__ */ validator(() =>
  conditional(
    looseObject({ weight: number() }),
    looseObject({ stamp: optional(string()) }),
    string(),
  ),
);

/** Checks values of the type `Basket`. */
export const basket: Validator<Basket> = /* @__PURE__ */ validator(() =>
  looseObject({ owner: optional(string()), content: optional(array(string())) }),
);

/** The checks of calls of `books.order`. */
export const booksOrderRules: OperationRules = {
  id: "books.order",
  body: order,
  needsBody: true,
  answers: { "200": novel },
};

/**
 * Checks all operations: an option of a client, or of a call.
 *
 * A bundle with it carries all validators; `validating` takes single rules.
 */
export const validation: Validation = /* @__PURE__ */ validating(booksOrderRules);

export type { Validation } from "./runtime/options.js";
export { type OperationRules, validating } from "./runtime/validation.js";
export type { Validator } from "./runtime/validator.js";
