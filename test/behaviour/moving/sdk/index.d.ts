import { APIClient, type ClientOptions } from "./core.js";
import { Covers } from "./resources/covers.js";
import { Me } from "./resources/me.js";
import { Orders } from "./resources/orders.js";
import { Reports } from "./resources/reports.js";
import { Shelves } from "./resources/shelves.js";

/** The client of an SDK as generators write it: groups are its members. */
export declare class ShelfSDK extends APIClient {
  constructor(options?: ClientOptions);
  shelves: Shelves;
  orders: Orders;
  covers: Covers;
  reports: Reports;
  me: Me;
  withOptions(options: ClientOptions): this;
  protected defaultQuery(): Record<string, string> | undefined;
}
export default ShelfSDK;
export { Shelves, Covers, Orders, Reports, Me };
