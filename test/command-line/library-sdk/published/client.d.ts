import type { APIPromise } from "./core/api-promise.js";
import * as Pagination from "./core/pagination.js";
import type { RequestOptions } from "./internal/request-options.js";
import * as API from "./resources/index.js";

export interface ClientOptions {
  apiKey?: string | undefined;
  tenant?: string | null | undefined;
  environment?: "production" | "sandbox" | undefined;
  baseURL?: string | null | undefined;
  timeout?: number | undefined;
  maxRetries?: number | undefined;
}

/** API client of the library's service. */
export declare class Library {
  apiKey: string;
  tenant: string | null;
  baseURL: string;
  maxRetries: number;
  constructor({ baseURL, apiKey, tenant, ...opts }?: ClientOptions);
  withOptions(options: Partial<ClientOptions>): this;
  protected authHeaders(opts: RequestOptions): Promise<Headers | undefined>;
  get<Rsp>(path: string, opts?: RequestOptions): APIPromise<Rsp>;
  post<Rsp>(path: string, opts?: RequestOptions): APIPromise<Rsp>;
  getAPIList<Item, PageClass extends Pagination.AbstractPage<Item>>(
    path: string,
    Page: new (...args: never[]) => PageClass,
    opts?: RequestOptions,
  ): Pagination.PagePromise<PageClass, Item>;
  status(options?: RequestOptions): APIPromise<void>;
  static Library: typeof Library;
  me: API.Me;
  books: API.Books;
}
export declare namespace Library {
  export type { RequestOptions };
  export { API };
}
