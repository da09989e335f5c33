import { APIPromise, APIResource, type RequestOptions } from "../core.js";

export declare class Me extends APIResource {
  savedBooks: SavedBooks;
}
export interface SavedBookCheckParams {
  ids: string;
}
export declare class SavedBooks extends APIResource {
  list(options?: RequestOptions): APIPromise<unknown[]>;
  check(query: SavedBookCheckParams, options?: RequestOptions): APIPromise<boolean[]>;
}
