// Made by endpoint-manifest (typescript-server) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

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
import { integer, minimum } from "./typescript-client/schema-checks.js";
import {
  array,
  literals,
  looseObject,
  never,
  number,
  object,
  optional,
  refer,
  string,
} from "./typescript-client/schema-kinds.js";
import { type Validator, validator } from "./typescript-client/validator.js";

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
