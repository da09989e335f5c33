// Made by endpoint-manifest (typescript-server) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * Somebody who borrows books.
 *
 * From `manifest/schemas/reader.yaml#schemas.reader` (Handbook).
 */
export interface Reader {
  id: ReaderId;
  /** @example "Ada" */
  name: string;
  nickname?: string;
  created?: Moment;
  shelf?: Shelf;
  rank?: Rank;
  friends?: Reader[];
}

/**
 * `Reader` as it is sent.
 *
 * From `manifest/schemas/reader.yaml#schemas.reader` (Handbook).
 */
export interface ReaderInput {
  /** @example "Ada" */
  name: string;
  nickname?: string | undefined;
  secret: string;
  shelf?: ShelfInput | undefined;
  rank?: Rank | undefined;
  friends?: readonly ReaderInput[] | undefined;
}

/**
 * `moment`
 *
 * Format: `date-time`.
 *
 * From `manifest/schemas/reader.yaml#schemas.moment` (Handbook).
 */
export type Moment = string;

/**
 * `reader-id`
 *
 * Format: `uuid`.
 *
 * From `manifest/schemas/reader.yaml#schemas.reader-id` (Handbook).
 *
 * @example "1f0c2b1e-0000-4000-8000-000000000001"
 */
export type ReaderId = string;

/**
 * `shelf`
 *
 * From `manifest/schemas/reader.yaml#schemas.shelf` (Handbook).
 */
export interface Shelf {
  owner: Reader;
}

/**
 * `Shelf` as it is sent.
 *
 * From `manifest/schemas/reader.yaml#schemas.shelf` (Handbook).
 */
export interface ShelfInput {
  owner: ReaderInput;
}

/**
 * `rank`
 *
 * From `manifest/schemas/reader.yaml#schemas.rank` (Handbook).
 */
export type Rank = "guest" | "member";

/**
 * `changes`
 *
 * From `manifest/schemas/reader.yaml#schemas.changes` (Handbook).
 */
export interface Changes {
  name?: string | undefined;
  tags?: readonly string[] | undefined;
}

/**
 * `loan`
 *
 * From `manifest/schemas/reader.yaml#schemas.loan` (Handbook).
 */
export interface Loan {
  book: string;
  /** Format: `date`. */
  until?: string;
}

/**
 * `card`
 *
 * From `manifest/schemas/reader.yaml#schemas.card` (Handbook).
 */
export interface Card {
  /** Integer, at least 1. */
  number?: number;
}
