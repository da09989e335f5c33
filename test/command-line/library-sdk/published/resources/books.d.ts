import type { APIPromise } from "../core/api-promise.js";
import type { CursorPage, CursorPageParams, PagePromise } from "../core/pagination.js";
import { APIResource } from "../core/resource.js";
import type { RequestOptions } from "../internal/request-options.js";

export declare class Books extends APIResource {
  /** Retrieve a book */
  retrieve(isbn: string, options?: RequestOptions): APIPromise<Book>;
  /** List books */
  list(
    query?: BookListParams | null | undefined,
    options?: RequestOptions,
  ): PagePromise<BooksCursorPage, Book>;
  /** @deprecated Use the import. */
  add(body: BookAddParams, options?: RequestOptions): APIPromise<Book>;
  /** @deprecated Use `add`. */
  create(body: BookAddParams, options?: RequestOptions): APIPromise<Book>;
  archive(isbn: string, options?: RequestOptions): APIPromise<void>;
  /** Lends a book; a later version of the service has it no more. */
  lend(isbn: string, body: BookLendParams, options?: RequestOptions): APIPromise<void>;
}
export type BooksCursorPage = CursorPage<Book>;
export interface Book {
  isbn: string;
  title?: string;
}
export interface BookListParams extends CursorPageParams {}
export interface BookAddParams {
  isbn: string;
  title?: string;
}
export interface BookLendParams {
  reader: string;
}
