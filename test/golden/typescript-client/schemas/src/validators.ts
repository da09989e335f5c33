// Made by endpoint-manifest (typescript-client) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Validation } from "./runtime/options.js";
import {
  contains,
  dependentRequired,
  dependentSchemas,
  exclusiveMaximum,
  exclusiveMinimum,
  integer,
  maxItems,
  maxLength,
  maxProperties,
  maximum,
  minItems,
  minLength,
  minProperties,
  minimum,
  multipleOf,
  pattern,
  propertyNames,
  required,
  uniqueItems,
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
  AnyList,
  Book,
  ByCountry,
  ByLanguage,
  EitherName,
  Field,
  Film,
  Flags,
  Item,
  Json,
  List,
  Medium,
  Mixed,
  Money,
  NotANumber,
  Note,
  NumberOrText,
  OddNames,
  OpenMap,
  Payment,
  Point,
  Reader,
  Record_,
  Remark,
  Scores,
  Short,
  Size,
  SpecialBook,
} from "./schemas.js";

/** Checks values of the type `Book`. */
export const book: Validator<Book> = /* @__PURE__ */ validator(() =>
  looseObject({
    id: string(pattern("^[0-9]{13}$")),
    title: string(minLength(1), maxLength(200)),
    subtitle: optional(nullable(string())),
    pages: optional(number(integer(), minimum(1), exclusiveMaximum(100000))),
    price: optional(refer(money)),
    weight: optional(number(exclusiveMinimum(0), maximum(99.5), multipleOf(0.5))),
    available: optional(boolean()),
    binding: optional(literals("hard", "soft", 3, null, false)),
    kind: optional(literals("book")),
    cover: optional(string()),
    note: optional(string()),
    nothing: optional(never()),
  }),
);

/** Checks values of the type `Money`. */
export const money: Validator<Money> = /* @__PURE__ */ validator(() =>
  object(
    { amount: number(integer()), currency: string() },
    { additional: never() },
    minProperties(2),
    maxProperties(2),
  ),
);

/** Checks values of the type `Field`. */
export const field: Validator<Field> = /* @__PURE__ */ validator(() =>
  literals("id", "title", "price"),
);

/** Checks values of the type `Note`. */
export const note: Validator<Note> = /* @__PURE__ */ validator(() =>
  looseObject({
    text: optional(string()),
    replyTo: optional(refer(note)),
    replies: optional(array(refer(note))),
  }),
);

/** Checks values of the type `Reader`. */
export const reader: Validator<Reader> = /* @__PURE__ */ validator(() => unknown());

/** Checks values of the type `List`. */
export const list: Validator<List> = /* @__PURE__ */ validator(() =>
  array(string(), minItems(1), maxItems(10)),
);

/** Checks values of the type `AnyList`. */
export const anyList: Validator<AnyList> = /* @__PURE__ */ validator(() => array(unknown()));

/** Checks values of the type `Point`. */
export const point: Validator<Point> = /* @__PURE__ */ validator(() =>
  tuple([number(), number()], never(), minItems(2)),
);

/** Checks values of the type `Scores`. */
export const scores: Validator<Scores> = /* @__PURE__ */ validator(() =>
  tuple([string()], number(integer()), contains(literals(100), 1, 1)),
);

/** Checks values of the type `ByLanguage`. */
export const byLanguage: Validator<ByLanguage> = /* @__PURE__ */ validator(() =>
  object(
    {},
    { additional: string() },
    propertyNames(conditional(string(), string(pattern("^[a-z]{2}$")))),
  ),
);

/** Checks values of the type `OpenMap`. */
export const openMap: Validator<OpenMap> = /* @__PURE__ */ validator(() => looseObject({}));

/** Checks values of the type `Flags`. */
export const flags: Validator<Flags> = /* @__PURE__ */ validator(() =>
  object({}, { patterns: { "^is-": boolean() }, additional: never() }),
);

/** Checks values of the type `Mixed`. */
export const mixed: Validator<Mixed> = /* @__PURE__ */ validator(() =>
  object({ size: optional(number(integer())), name: string() }, { additional: boolean() }),
);

/** Checks values of the type `Payment`. */
export const payment: Validator<Payment> = /* @__PURE__ */ validator(() =>
  looseObject(
    { card: optional(string()), address: optional(string()) },
    dependentRequired({ card: ["address"] }),
    dependentSchemas({ card: looseObject({ number: number(integer()) }) }),
  ),
);

/** Checks values of the type `OddNames`. */
export const oddNames: Validator<OddNames> = /* @__PURE__ */ validator(() =>
  looseObject({
    zulu: string(),
    "10": string(),
    "9": optional(string()),
    ["__proto__"]: optional(string()),
    constructor: optional(string()),
    toString: optional(string()),
    "": optional(string()),
    "two words": optional(string()),
    alpha: optional(string()),
  }),
);

/** Checks values of the type `Item`. */
export const item: Validator<Item> = /* @__PURE__ */ validator(() =>
  anyOf(refer(film), refer(record)),
);

/** Checks values of the type `Film`. */
export const film: Validator<Film> = /* @__PURE__ */ validator(() =>
  looseObject({ kind: string(), minutes: optional(number(integer())) }),
);

/** Checks values of the type `Record_`. */
export const record: Validator<Record_> = /* @__PURE__ */ validator(() =>
  looseObject({ kind: literals("record") }),
);

/** Checks values of the type `Medium`. */
export const medium: Validator<Medium> = /* @__PURE__ */ validator(() =>
  looseObject({ form: optional(string()) }),
);

/** Checks values of the type `Size`. */
export const size: Validator<Size> = /* @__PURE__ */ validator(() =>
  anyOf(number(integer(), minimum(1)), literals("small", "large")),
);

/** Checks values of the type `SpecialBook`. */
export const specialBook: Validator<SpecialBook> = /* @__PURE__ */ validator(() =>
  allOf(refer(book), looseObject({ edition: optional(number(integer())) }), refer(medium)),
);

/** Checks values of the type `NumberOrText`. */
export const numberOrText: Validator<NumberOrText> = /* @__PURE__ */ validator(() =>
  anyOf(number(minimum(0)), string(maxLength(20))),
);

/** Checks values of the type `NotANumber`. */
export const notANumber: Validator<NotANumber> = /* @__PURE__ */ validator(() => not(number()));

/** Checks values of the type `EitherName`. */
export const eitherName: Validator<EitherName> = /* @__PURE__ */ validator(() =>
  anyOf(
    conditional(looseObject({}), looseObject({}, required("name"))),
    conditional(looseObject({}), looseObject({}, required("title"))),
  ),
);

/** Checks values of the type `Short`. */
export const short: Validator<Short> = /* @__PURE__ */ validator(() =>
  allOf(
    conditional(string(), string(maxLength(5))),
    conditional(number(), number(maximum(99999))),
    conditional(array(unknown()), array(unknown(), maxItems(5))),
  ),
);

/** Checks values of the type `ByCountry`. */
export const byCountry: Validator<ByCountry> = /* @__PURE__ */ validator(() =>
  allOf(
    looseObject({ country: optional(string()), state: optional(string()) }),
    conditional(
      conditional(looseObject({}), looseObject({ country: literals("US") })),
      conditional(looseObject({}), looseObject({}, required("state"))),
      conditional(looseObject({}), looseObject({ state: optional(never()) })),
    ),
  ),
);

/** Checks values of the type `Json`. */
export const json: Validator<Json> = /* @__PURE__ */ validator(() =>
  anyOf(
    nullable(anyOf(string(), number(), boolean())),
    array(refer(json)),
    object({}, { additional: refer(json) }),
  ),
);

/** Checks values of the type `Remark`. */
export const remark: Validator<Remark> = /* @__PURE__ */ validator(() => unknown());

/** The checks of calls of `books.retrieve`. */
export const booksRetrieveRules: OperationRules = {
  id: "books.retrieve",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      fields: optional(array(refer(field), uniqueItems())),
      since: optional(string()),
    }),
  ),
  answers: { "200": book },
};

/**
 * Checks all operations: an option of a client, or of a call.
 *
 * A bundle with it carries all validators; `validating` takes single rules.
 */
export const validation: Validation = /* @__PURE__ */ validating(booksRetrieveRules);

export type { Validation } from "./runtime/options.js";
export { type OperationRules, validating } from "./runtime/validation.js";
export type { Validator } from "./runtime/validator.js";
