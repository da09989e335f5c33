// Made by endpoint-manifest (typescript-server) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * `book`
 *
 * From `manifest/schemas/book.yaml#schemas.book` (Handbook).
 */
export interface Book {
  id: string;
  kind: string;
  /** As printed on the cover. */
  title?: string;
}

/**
 * `rated`
 *
 * From `manifest/schemas/book.yaml#schemas.rated` (Handbook).
 */
export interface Rated {
  /** Integer, 0 to 5. */
  stars?: number;
  title?: string;
}

/**
 * `novel`
 *
 * From `manifest/schemas/book.yaml#schemas.novel` (Handbook).
 */
export interface Novel extends Book {
  kind: "novel";
  /** Integer. */
  chapters: number;
}

/**
 * `titled-book`
 *
 * From `manifest/schemas/book.yaml#schemas.titled-book` (Handbook).
 */
export interface TitledBook extends Book {
  /** As printed on the cover. */
  title: string;
}

/**
 * `rated-book`
 *
 * From `manifest/schemas/book.yaml#schemas.rated-book` (Handbook).
 */
export interface RatedBook extends Book, Rated {
  /** As printed on the cover. */
  title?: string;
}

/**
 * `renamed-book`
 *
 * From `manifest/schemas/book.yaml#schemas.renamed-book` (Handbook).
 */
export type RenamedBook = Book;

/**
 * `noted-book`
 *
 * From `manifest/schemas/book.yaml#schemas.noted-book` (Handbook).
 */
export interface NotedBook extends Book {
  note?: string;
}

/**
 * `counted-book`
 *
 * From `manifest/schemas/book.yaml#schemas.counted-book` (Handbook).
 */
export type CountedBook = Book & { [name: string]: string };

/**
 * `publication`
 *
 * From `manifest/schemas/book.yaml#schemas.publication` (Handbook).
 */
export type Publication =
  (Book & { kind: "plain" | "bound" }) | Novel | (Leaflet & { kind: "leaflet" });

/**
 * `leaflet`
 *
 * From `manifest/schemas/book.yaml#schemas.leaflet` (Handbook).
 */
export interface Leaflet {
  kind: string;
  /** Integer. */
  pages?: number;
}

/**
 * `order`
 *
 * From `manifest/schemas/book.yaml#schemas.order` (Handbook).
 */
export type Order = {
  book?: string | undefined;
  books?: readonly string[] | undefined;
  gift?: boolean | undefined;
} & ({ book: string; books?: undefined } | { books: readonly string[]; book?: undefined });

/**
 * `contact`
 *
 * From `manifest/schemas/book.yaml#schemas.contact` (Handbook).
 */
export type Contact = {
  /** Format: `email`. */
  mail?: string;
  phone?: string;
  fax?: string;
} & ({ mail: string } | { phone: string }) & { fax?: never };

/**
 * `genre`
 *
 * From `manifest/schemas/book.yaml#schemas.genre` (Handbook).
 */
export type Genre = "crime" | "poetry" | (string & {});

/**
 * `size`
 *
 * From `manifest/schemas/book.yaml#schemas.size` (Handbook).
 */
export type Size = 8 | 16 | (number & {});

/**
 * `cased`
 *
 * From `manifest/schemas/book.yaml#schemas.cased` (Handbook).
 */
export type Cased = "Hard" | "hard" | "HARD" | "" | "1" | 1 | null;

/**
 * `colour`
 *
 * From `manifest/schemas/book.yaml#schemas.colour` (Handbook).
 */
export type Colour = "red" | "blue";

/**
 * `interval`
 *
 * From `manifest/schemas/book.yaml#schemas.interval` (Handbook).
 */
export type Interval = [number?, (number | null)?];

/**
 * `at-least-one`
 *
 * From `manifest/schemas/book.yaml#schemas.at-least-one` (Handbook).
 */
export type AtLeastOne = [number, string?, ...unknown[]];

/**
 * `pair`
 *
 * From `manifest/schemas/book.yaml#schemas.pair` (Handbook).
 */
export type Pair = [number, number];

/**
 * `empty`
 *
 * From `manifest/schemas/book.yaml#schemas.empty` (Handbook).
 */
export interface Empty {
  [name: string]: never;
}

/**
 * `anything`
 *
 * From `manifest/schemas/book.yaml#schemas.anything` (Handbook).
 */
export interface Anything {
  [name: string]: unknown;
}

/**
 * `by-day`
 *
 * From `manifest/schemas/book.yaml#schemas.by-day` (Handbook).
 */
export interface ByDay {
  /** Integer. */
  monday?: number;
  /** Integer. */
  tuesday?: number;
}

/**
 * `keyed`
 *
 * From `manifest/schemas/book.yaml#schemas.keyed` (Handbook).
 */
export interface Keyed {
  key: unknown;
}

/**
 * `parcel`
 *
 * From `manifest/schemas/book.yaml#schemas.parcel` (Handbook).
 */
export type Parcel = ({ weight: number } & { stamp?: string }) | string;

/**
 * `basket`
 *
 * From `manifest/schemas/book.yaml#schemas.basket` (Handbook).
 *
 * @example
 * {
 *   "owner": "Ada",
 *   "content": [
 *     "The first book in the basket",
 *     "The second book in the basket",
 *     "The third book"
 *   ]
 * }
 */
export interface Basket {
  /**
   * @example "ada@example.com"
   * @example "*\/ \u0040deprecated"
   */
  owner?: string;
  /**
   * @example ["a", "b"]
   * @example []
   */
  content?: string[];
}
