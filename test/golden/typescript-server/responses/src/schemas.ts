// Made by endpoint-manifest (typescript-server) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * `book`
 *
 * From `manifest/schemas/book.yaml#schemas.book` (Handbook).
 */
export interface Book {
  title?: string;
}

/**
 * What went wrong.
 *
 * From `manifest/schemas/book.yaml#schemas.problem` (Handbook).
 */
export interface Problem_ {
  /** Integer. */
  status: number;
  message: string;
}
