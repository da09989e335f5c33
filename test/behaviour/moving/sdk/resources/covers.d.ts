import { APIPromise, APIResource, type RequestOptions } from "../core.js";

export declare class Covers extends APIResource {
  retrieve(bookID: string, options?: RequestOptions): APIPromise<Response>;
  list(options?: RequestOptions): APIPromise<string[]>;
}
