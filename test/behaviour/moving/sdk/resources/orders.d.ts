import { APIPromise, APIResource, type RequestOptions } from "../core.js";

export interface OrderCreateParams {
  /** Body param */
  book: string;
  /** Body param */
  count?: number;
  /** Header param: follows the order through all services */
  "X-Trace"?: string;
}
export declare class Orders extends APIResource {
  create(params: OrderCreateParams, options?: RequestOptions): APIPromise<{ id: string }>;
  cancel(orderID: string, options?: RequestOptions): APIPromise<void>;
}
