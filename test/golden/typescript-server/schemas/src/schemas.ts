// Made by endpoint-manifest (typescript-server) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * Book
 *
 * A book of the library.
 *
 * From `manifest/schemas/book.yaml#schemas.book` (Handbook).
 */
export interface Book {
  /** There may be others, which are not shown. */
  [name: string]: unknown;
  /** Pattern: `^[0-9]{13}$`. */
  id: string;
  /**
   * 1 to 200 characters.
   *
   * @example "Emma"
   * @example "Persuasion"
   */
  title: string;
  /** @defaultValue null */
  subtitle?: string | null;
  /** Integer, at least 1, below 100000. Format: `int32`. */
  pages?: number;
  /** Without tax. */
  price?: Money;
  /** Above 0, at most 99.5, a multiple of 0.5. */
  weight?: number;
  /** @defaultValue true */
  available?: boolean;
  /** @defaultValue "soft" */
  binding?: "hard" | "soft" | 3 | null | false;
  kind?: "book";
  /** Encoding: `base64`. Media type: `image/jpeg`. */
  cover?: string;
  /** Media type: `application/json`. */
  note?: string;
  /** Not shown. */
  extras?: unknown;
  anything?: unknown;
  nothing?: never;
}

/**
 * `money`
 *
 * Exactly 2 properties.
 *
 * From `manifest/schemas/book.yaml#schemas.money` (Letters to the team).
 */
export interface Money {
  /** Integer. */
  amount: number;
  currency: string;
}

/**
 * `field`
 *
 * From `manifest/schemas/book.yaml#schemas.field` (Handbook).
 */
export type Field = "id" | "title" | "price";

/**
 * `note`
 *
 * From `manifest/schemas/book.yaml#schemas.note` (Handbook).
 */
export interface Note {
  text?: string;
  replyTo?: Note;
  replies?: Note[];
}

/**
 * `reader`
 *
 * Not shown: its fields.
 *
 * From `manifest/schemas/reader.yaml#schemas.reader` (Handbook).
 */
export type Reader = unknown;

/**
 * `list`
 *
 * 1 to 10 items.
 *
 * From `manifest/schemas/collections.yaml#schemas.list` (Handbook).
 */
export type List = string[];

/**
 * `any-list`
 *
 * From `manifest/schemas/collections.yaml#schemas.any-list` (Handbook).
 */
export type AnyList = unknown[];

/**
 * `point`
 *
 * From `manifest/schemas/collections.yaml#schemas.point` (Handbook).
 */
export type Point = [number, number];

/**
 * `scores`
 *
 * From `manifest/schemas/collections.yaml#schemas.scores` (Handbook).
 */
export type Scores = [string?, ...number[]];

/**
 * `by-language`
 *
 * From `manifest/schemas/collections.yaml#schemas.by-language` (Handbook).
 */
export interface ByLanguage {
  [name: string]: string;
}

/**
 * `open-map`
 *
 * From `manifest/schemas/collections.yaml#schemas.open-map` (Handbook).
 */
export interface OpenMap {
  [name: string]: unknown;
}

/**
 * `flags`
 *
 * From `manifest/schemas/collections.yaml#schemas.flags` (Handbook).
 */
export interface Flags {
  [name: string]: boolean;
}

/**
 * `mixed`
 *
 * From `manifest/schemas/collections.yaml#schemas.mixed` (Handbook).
 */
export interface Mixed {
  [name: string]: boolean | number | string | undefined;
  /** Integer. */
  size?: number;
  name: string;
}

/**
 * `payment`
 *
 * From `manifest/schemas/collections.yaml#schemas.payment` (Handbook).
 */
export interface Payment {
  card?: string;
  address?: string;
}

/**
 * `odd-names`
 *
 * From `manifest/schemas/collections.yaml#schemas.odd-names` (Handbook).
 *
 * @example { "zulu": "a", "10": "b", "9": "c", "__proto__": "d", "constructor": "e" }
 */
export interface OddNames {
  zulu: string;
  "10": string;
  "9"?: string;
  __proto__?: string;
  constructor?: string;
  toString?: string;
  ""?: string;
  "two words"?: string;
  alpha?: string;
}

/**
 * `item`
 *
 * From `manifest/schemas/unions.yaml#schemas.item` (Handbook).
 */
export type Item = (Film & { kind: "motion-picture" }) | Record_;

/**
 * `film`
 *
 * From `manifest/schemas/unions.yaml#schemas.film` (Handbook).
 */
export interface Film {
  kind: string;
  /** Integer. */
  minutes?: number;
}

/**
 * `record`
 *
 * From `manifest/schemas/unions.yaml#schemas.record` (Handbook).
 */
export interface Record_ {
  kind: "record";
}

/**
 * `medium`
 *
 * From `manifest/schemas/unions.yaml#schemas.medium` (Handbook).
 */
export interface Medium {
  form?: string;
}

/**
 * `size`
 *
 * From `manifest/schemas/unions.yaml#schemas.size` (Handbook).
 */
export type Size = number | "small" | "large";

/**
 * `special-book`
 *
 * From `manifest/schemas/unions.yaml#schemas.special-book` (Handbook).
 */
export interface SpecialBook extends Book, Medium {
  /** Integer. */
  edition?: number;
}

/**
 * `number-or-text`
 *
 * From `manifest/schemas/unions.yaml#schemas.number-or-text` (Handbook).
 */
export type NumberOrText = number | string;

/**
 * `not-a-number`
 *
 * From `manifest/schemas/unions.yaml#schemas.not-a-number` (Handbook).
 */
export type NotANumber = unknown;

/**
 * `either-name`
 *
 * From `manifest/schemas/unions.yaml#schemas.either-name` (Handbook).
 */
export type EitherName = unknown;

/**
 * `short`
 *
 * From `manifest/schemas/unions.yaml#schemas.short` (Handbook).
 */
export type Short = unknown;

/**
 * `by-country`
 *
 * From `manifest/schemas/unions.yaml#schemas.by-country` (Handbook).
 */
export interface ByCountry {
  country?: string;
  state?: string;
}

/**
 * `json`
 *
 * From `manifest/schemas/unions.yaml#schemas.json` (Handbook).
 */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/**
 * Anything at all.
 *
 * From `manifest/schemas/unions.yaml#schemas.remark` (Handbook).
 */
export type Remark = unknown;
