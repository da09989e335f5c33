// Made by endpoint-manifest (typescript-client) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * Book
 *
 * A book of the library.
 *
 * From `manifest/schemas/book.yaml#schemas.book` (Handbook).
 */
export interface Book {
  [name: string]: unknown;
  id: string;
  title: string;
  /** Default: `null` */
  subtitle?: string | null;
  pages?: number;
  /** Without tax. */
  price?: Money;
  weight?: number;
  /** Default: `true` */
  available?: boolean;
  /** Default: `"soft"` */
  binding?: "hard" | "soft" | 3 | null | false;
  kind?: "book";
  cover?: string;
  note?: string;
  /** @deprecated */
  password?: string;
  extras?: unknown;
  anything?: unknown;
  nothing?: never;
}

/**
 * `money`
 *
 * From `manifest/schemas/book.yaml#schemas.money` (Letters to the team).
 */
export interface Money {
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
export type Scores = [string, ...number[]];

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
export type Item = Film | Record_;

/**
 * `film`
 *
 * From `manifest/schemas/unions.yaml#schemas.film` (Handbook).
 */
export interface Film {
  kind: string;
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
export type SpecialBook = Book & { edition?: number } & Medium;

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
export type ByCountry = { country?: string; state?: string };

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
