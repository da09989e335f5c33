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
 * `author`
 *
 * From `manifest/schemas/book.yaml#schemas.author` (Handbook).
 */
export interface Author {
  name: string;
}

/**
 * `page`
 *
 * From `manifest/schemas/book.yaml#schemas.page` (Handbook).
 */
export interface Page {
  /** Integer. */
  total: number;
  next: string | null;
}

/**
 * `book-page`
 *
 * From `manifest/schemas/book.yaml#schemas.book-page` (Handbook).
 */
export interface BookPage extends Page {
  items: Book[];
}

/**
 * `author-page`
 *
 * From `manifest/schemas/book.yaml#schemas.author-page` (Handbook).
 */
export interface AuthorPage extends Page {
  items: (Author | null)[];
}

/**
 * `search-result`
 *
 * From `manifest/schemas/book.yaml#schemas.search-result` (Handbook).
 */
export interface SearchResult {
  books?: BookPage;
  authors?: AuthorPage | null;
  "more/less"?: {
    /** Not shown. */
    others?: unknown;
  };
}

/**
 * `cursors`
 *
 * From `manifest/schemas/book.yaml#schemas.cursors` (Handbook).
 */
export interface Cursors {
  more?: boolean;
  cursors?: { after?: string | null } | null;
}

/**
 * `position`
 *
 * Integer, at least 1.
 *
 * From `manifest/schemas/book.yaml#schemas.position` (Handbook).
 */
export type Position = number;
