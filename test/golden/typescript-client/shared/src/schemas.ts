// Made by endpoint-manifest (typescript-client) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * `book`
 *
 * From `manifest/schemas/book.yaml#schemas.book` (Handbook).
 */
export interface Book {
  id: string;
  title?: string;
}

/**
 * `problem`
 *
 * From `manifest/schemas/book.yaml#schemas.problem` (Handbook).
 */
export interface Problem {
  /** There may be others, which are not shown. */
  [name: string]: unknown;
  detail?: string;
}
