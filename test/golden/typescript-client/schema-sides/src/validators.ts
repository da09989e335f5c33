// Made by endpoint-manifest (typescript-client) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Validation } from "./runtime/options.js";
import { integer, maxItems, maxLength, minItems, minimum } from "./runtime/schema-checks.js";
import {
  array,
  literals,
  looseObject,
  never,
  nullable,
  number,
  object,
  optional,
  refer,
  string,
  unknown,
} from "./runtime/schema-kinds.js";
import { type OperationRules, validating } from "./runtime/validation.js";
import { type Validator, validator } from "./runtime/validator.js";
import type {
  Card,
  Changes,
  Loan,
  Moment,
  Rank,
  Reader,
  ReaderId,
  ReaderInput,
  Shelf,
  ShelfInput,
} from "./schemas.js";

/** Checks values of the type `Reader`. */
export const reader: Validator<Reader> = /* @__PURE__ */ validator(() =>
  looseObject({
    id: refer(readerId),
    name: string(),
    nickname: optional(string()),
    created: optional(refer(moment)),
    shelf: optional(refer(shelf)),
    rank: optional(refer(rank)),
    friends: optional(array(refer(reader))),
  }),
);

/** Checks values of the type `ReaderInput`. */
export const readerInput: Validator<ReaderInput> = /* @__PURE__ */ validator(() =>
  looseObject({
    name: string(),
    nickname: optional(string()),
    secret: string(),
    shelf: optional(refer(shelfInput)),
    rank: optional(refer(rank)),
    friends: optional(array(refer(readerInput))),
  }),
);

/** Checks values of the type `Moment`. */
export const moment: Validator<Moment> = /* @__PURE__ */ validator(() => string());

/** Checks values of the type `ReaderId`. */
export const readerId: Validator<ReaderId> = /* @__PURE__ */ validator(() => string());

/** Checks values of the type `Shelf`. */
export const shelf: Validator<Shelf> = /* @__PURE__ */ validator(() =>
  looseObject({ owner: refer(reader) }),
);

/** Checks values of the type `ShelfInput`. */
export const shelfInput: Validator<ShelfInput> = /* @__PURE__ */ validator(() =>
  looseObject({ owner: refer(readerInput) }),
);

/** Checks values of the type `Rank`. */
export const rank: Validator<Rank> = /* @__PURE__ */ validator(() => literals("guest", "member"));

/** Checks values of the type `Changes`. */
export const changes: Validator<Changes> = /* @__PURE__ */ validator(() =>
  object({ name: optional(string()), tags: optional(array(string())) }, { additional: never() }),
);

/** Checks values of the type `Loan`. */
export const loan: Validator<Loan> = /* @__PURE__ */ validator(() =>
  looseObject({ book: string(), until: optional(string()) }),
);

/** Checks values of the type `Card`. */
export const card: Validator<Card> = /* @__PURE__ */ validator(() =>
  looseObject({ number: optional(number(integer(), minimum(1))) }),
);

/** The checks of calls of `readers.create`. */
export const readersCreateRules: OperationRules = {
  id: "readers.create",
  body: readerInput,
  needsBody: true,
  answers: { "201": reader },
};

/** The checks of calls of `readers.update`. */
export const readersUpdateRules: OperationRules = {
  id: "readers.update",
  body: changes,
  needsBody: true,
  answers: { "200": reader },
};

/** The checks of calls of `readers.lend`. */
export const readersLendRules: OperationRules = {
  id: "readers.lend",
  body: /* @__PURE__ */ validator(() =>
    object(
      {
        id: optional(unknown()),
        books: array(string(), minItems(1), maxItems(5)),
        until: optional(string()),
        note: optional(nullable(string(maxLength(100)))),
        code: optional(string()),
      },
      { additional: never() },
    ),
  ),
  needsBody: true,
  answers: { "200": /* @__PURE__ */ validator(() => looseObject({ loans: array(refer(loan)) })) },
};

/** The checks of calls of `readers.list-loans`. */
export const readersListLoansRules: OperationRules = {
  id: "readers.list-loans",
  answers: { "200": /* @__PURE__ */ validator(() => array(refer(loan))) },
};

/**
 * Checks all operations: an option of a client, or of a call.
 *
 * A bundle with it carries all validators; `validating` takes single rules.
 */
export const validation: Validation = /* @__PURE__ */ validating(
  readersCreateRules,
  readersUpdateRules,
  readersLendRules,
  readersListLoansRules,
);

export type { Validation } from "./runtime/options.js";
export { type OperationRules, validating } from "./runtime/validation.js";
export type { Validator } from "./runtime/validator.js";
