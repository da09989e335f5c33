// Made by endpoint-manifest (typescript-server) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * `book`
 *
 * From `manifest/schemas/book.yaml#schemas.book` (Handbook).
 */
export interface Book {
  kind?: "novel" | "poem";
}

/**
 * `seen-book`
 *
 * From `manifest/schemas/book.yaml#schemas.seen-book` (calls made by the team; calls made by
 * others).
 */
export interface SeenBook {
  /** There may be others, which are not shown. */
  [name: string]: unknown;
  kind?: "novel" | "poem" | (string & {}) | undefined;
  form?: "book" | undefined;
}

/**
 * `mixed-book`
 *
 * From `manifest/schemas/book.yaml#schemas.mixed-book` (Handbook; calls made by the team).
 */
export interface MixedBook {
  kind?: "novel" | "poem";
}
