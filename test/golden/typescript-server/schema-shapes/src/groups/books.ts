// Made by endpoint-manifest (typescript-server) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest } from "../runtime/handler.js";
import type { EmptyReply, OpenReply, Reply, Status4XX, Status5XX } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type { Novel, Order } from "../schemas.js";
import { novel as novelValidator, order as orderValidator } from "../validators.js";

const orderRoute: Route = {
  id: "books.order",
  method: "POST",
  path: "/orders",
  body: { required: true, content: [{ mediaType: "application/json" }] },
  replies: [
    { status: "200", content: ["application/json"] },
    { status: "202", content: [] },
    { status: "204", content: [] },
    { status: "4XX" },
    { status: "5XX" },
  ],
  rules: {
    body: { "application/json": orderValidator },
    replies: { "200": { "application/json": novelValidator } },
  },
};

/** The request that the handler of `order` gets. */
export interface OrderRequest extends HandlerRequest {
  readonly body: Order;
}

/** The responses that the handler of `order` may return. */
export type OrderReply =
  | Reply<200, Novel>
  | EmptyReply<202>
  | EmptyReply<204>
  | OpenReply<Status4XX>
  | OpenReply<Status5XX>;

/** Handlers of Books. */
export interface BooksHandlers<Context = unknown> {
  /**
   * Order a book
   *
   * `POST /orders`
   *
   * Not shown: idempotency, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.order` (Handbook).
   */
  readonly order: Handler<OrderRequest, OrderReply, Context>;
}

/** The routes of `books`. */
export const booksRoutes: RouteTree = { order: orderRoute };
