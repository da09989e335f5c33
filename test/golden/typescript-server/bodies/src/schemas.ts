// Made by endpoint-manifest (typescript-server) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * `book`
 *
 * From `manifest/schemas/book.yaml#schemas.book` (Handbook).
 */
export interface Book {
  title: string;
}

/**
 * What is sent with a book. Bytes are marked in each way that there is.
 *
 * From `manifest/schemas/book.yaml#schemas.upload` (Handbook).
 */
export interface Upload {
  title: string;
  /** The text. Format: `binary`. */
  text: string;
  /** Media type: `image/png`. */
  cover?: string | null | undefined;
  pages?: readonly Page[] | undefined;
  index?: unknown;
  sample?: string | undefined;
  /** Encoding: `base64`. */
  signature?: string | undefined;
  book?: Book | undefined;
  tags?: readonly string[] | undefined;
}

/**
 * `page`
 *
 * Media type: `image/tiff`.
 *
 * From `manifest/schemas/book.yaml#schemas.page` (Handbook).
 */
export type Page = string;
