export interface ClientOptions {
  baseURL?: string | undefined;
  maxRetries?: number | undefined;
  timeout?: number | undefined;
  defaultHeaders?: Record<string, string> | undefined;
}
export interface RequestOptions {
  headers?: Record<string, string> | undefined;
  timeout?: number | undefined;
  maxRetries?: number | undefined;
  signal?: AbortSignal | undefined;
}
export declare class APIPromise<T> extends Promise<T> {
  asResponse(): Promise<Response>;
}
/** A page of a list, and the way to those after it. */
export declare class Page<Item> implements AsyncIterable<Item> {
  data: Item[];
  hasNextPage(): boolean;
  getNextPage(): Promise<this>;
  iterPages(): AsyncGenerator<this>;
  [Symbol.asyncIterator](): AsyncGenerator<Item>;
}
export declare class PagePromise<Item>
  extends APIPromise<Page<Item>>
  implements AsyncIterable<Item>
{
  [Symbol.asyncIterator](): AsyncGenerator<Item>;
}
export declare class APIClient {
  baseURL: string;
  get<T>(path: string, options?: RequestOptions): APIPromise<T>;
  post<T>(path: string, options?: RequestOptions): APIPromise<T>;
}
export declare class APIResource {
  protected _client: APIClient;
  constructor(client: APIClient);
}
