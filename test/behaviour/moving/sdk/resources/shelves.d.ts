import { APIPromise, APIResource, PagePromise, type RequestOptions } from "../core.js";

export interface Shelf {
  id: string;
  name: string;
}
export interface ShelfCreateParams {
  name?: string;
  floor?: number;
}
export interface ShelfUpdateParams extends ShelfCreateParams {}
export interface ShelfListParams {
  limit?: number;
  after?: string;
}
export declare class Shelves extends APIResource {
  books: Books;
  create(body: ShelfCreateParams, options?: RequestOptions): APIPromise<Shelf>;
  retrieve(shelfID: string, options?: RequestOptions): APIPromise<Shelf>;
  update(shelfID: string, body: ShelfUpdateParams, options?: RequestOptions): APIPromise<Shelf>;
  list(query?: ShelfListParams | null | undefined, options?: RequestOptions): PagePromise<Shelf>;
  list(options?: RequestOptions): PagePromise<Shelf>;
  delete(shelfID: string, options?: RequestOptions): APIPromise<void>;
  archive(shelfID: string, options?: RequestOptions): APIPromise<void>;
}

export interface BookListParams {
  limit?: number;
  author?: string;
}
export interface BookRemoveParams {
  shelf_id: string;
}
export interface BookMoveParams {
  /** Path param: the shelf on which it is */
  shelf_id: string;
  /** Body param: the shelf to which it goes */
  target: string;
  /** Body param */
  position?: number;
  /** Query param: whether its reader is told */
  notify?: boolean;
}
export declare class Books extends APIResource {
  list(shelfID: string, query?: BookListParams, options?: RequestOptions): APIPromise<unknown[]>;
  add(shelfID: string, body: string[], options?: RequestOptions): APIPromise<unknown>;
  remove(bookID: string, params: BookRemoveParams, options?: RequestOptions): APIPromise<void>;
  move(bookID: string, params: BookMoveParams, options?: RequestOptions): APIPromise<unknown>;
}
