// Made by endpoint-manifest (typescript-client) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * `book`
 *
 * From `manifest/schemas/book.yaml#schemas.book` (Handbook).
 */
export interface Book {
  /** Integer. */
  id: number;
  title?: string;
}

/**
 * `Book` as it is sent.
 *
 * From `manifest/schemas/book.yaml#schemas.book` (Handbook).
 */
export interface BookInput {
  /** Integer. */
  id: number;
  title?: string | undefined;
}

/**
 * `fault`
 *
 * From `manifest/schemas/book.yaml#schemas.fault` (Handbook).
 */
export interface Fault {
  /** Integer. */
  code?: number;
  message: string;
}

/**
 * A book as one may note things of it under any name.
 *
 * From `manifest/schemas/book.yaml#schemas.label` (Handbook).
 */
export interface Label {
  [name: string]: unknown;
  text: string;
  colour?: string;
}

/**
 * `Label` as it is sent.
 *
 * From `manifest/schemas/book.yaml#schemas.label` (Handbook).
 */
export interface LabelInput {
  [name: string]: unknown;
  text: string;
  colour?: string | undefined;
}

/**
 * `scan`
 *
 * Encoding: `binary`.
 *
 * From `manifest/schemas/book.yaml#schemas.scan` (Handbook).
 */
export type Scan = string;

/**
 * `shelf-page`
 *
 * From `manifest/schemas/book.yaml#schemas.shelf-page` (Handbook).
 */
export interface ShelfPage {
  items: string[];
  /** Integer. */
  total: number;
}
