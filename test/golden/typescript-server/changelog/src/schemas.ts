// Made by endpoint-manifest (typescript-server) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * `book`
 *
 * From `manifest/schemas/books.yaml#schemas.book` (Handbook).
 */
export interface Book {
  id: string;
  title?: string;
  /** Integer. */
  year?: number;
}

/**
 * `problem`
 *
 * From `manifest/schemas/books.yaml#schemas.problem` (Handbook).
 */
export interface Problem_ {
  title?: string;
}
