// Made by endpoint-manifest (typescript-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { accepts } from "../runtime/accept.js";
import type { Answer } from "../runtime/answer.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { defaultHeaders } from "../runtime/headers.js";
import { jsonBody } from "../runtime/json-body.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import { send } from "../runtime/request.js";
import type { Novel, Order } from "../schemas.js";

const orderOperation: Operation = {
  id: "books.order",
  method: "POST",
  path: "/orders",
  body: jsonBody,
  contentType: "application/json",
  accept: /* @__PURE__ */ accepts("application/json"),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `order`. */
export interface OrderInit extends RequestOptions {
  body: Order;
  contentType?: "application/json" | undefined;
}

/** The result of `order`. */
export type OrderResult = Novel | undefined;

/** The responses of `order`, by status. */
export interface OrderResponses {
  "200": Answer<Novel>;
  "202": Answer<undefined>;
  "204": Answer<undefined>;
}

/**
 * Order a book
 *
 * `POST /orders`
 *
 * Not shown: idempotency, authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.order` (Handbook).
 */
export function order(client: Client, init: OrderInit): Call<OrderResult> {
  return send<OrderResult>(client, orderOperation, [], init);
}

/** Books */
export class BooksGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Order a book
   *
   * `POST /orders`
   *
   * Not shown: idempotency, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.order` (Handbook).
   */
  order(init: OrderInit): Call<OrderResult> {
    return order(this.#client, init);
  }
}
