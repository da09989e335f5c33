import { APIPromise } from "./api-promise.js";

export declare abstract class AbstractPage<Item> implements AsyncIterable<Item> {
  abstract getPaginatedItems(): Item[];
  hasNextPage(): boolean;
  getNextPage(): Promise<this>;
  iterPages(): AsyncGenerator<this>;
  [Symbol.asyncIterator](): AsyncGenerator<Item>;
}
export declare class PagePromise<PageClass extends AbstractPage<Item>, Item>
  extends APIPromise<PageClass>
  implements AsyncIterable<Item>
{
  [Symbol.asyncIterator](): AsyncGenerator<Item>;
}
export declare class CursorPage<Item> extends AbstractPage<Item> {
  data: Item[];
  page_info: { next?: string };
  getPaginatedItems(): Item[];
}
export declare class LoansPage<Item> extends AbstractPage<Item> {
  loans: Item[];
  total: number;
  getPaginatedItems(): Item[];
}
export interface CursorPageParams {
  after?: string;
  limit?: number;
}
export interface LoansPageParams {
  offset?: number;
  limit?: number;
}
