// Made by endpoint-manifest (typescript-server) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type BooksHandlers, booksRoutes } from "./groups/books.js";
import { type LoansHandlers, loansRoutes } from "./groups/loans.js";
import type { Partially } from "./runtime/handler.js";
import type { OptionsArgument, ServerOptions } from "./runtime/options.js";
import type { NotRouted, Service } from "./runtime/route.js";
import { type Server, completeServer, partialServer } from "./runtime/server.js";

/** A handler for every operation that has a route, by group. */
export interface Handlers<Context = unknown> {
  /** Handlers of Books. */
  readonly books: BooksHandlers<Context>;
  /** Handlers of Loans. */
  readonly loans: LoansHandlers<Context>;
}

/** Options of a server of this service. */
export type ServiceOptions<Context = undefined, Identity = unknown> = ServerOptions<
  Context,
  Identity
>;

/** The operations that have no route, and the facts that each lacks. */
export const notRouted: readonly NotRouted[] = [];

/** All parts of a server besides its handlers. */
export const service: Service = {
  title: "Library",
  routes: { books: booksRoutes, loans: loansRoutes },
  notRouted,
  schemes: {},
};

/**
 * Makes a server of the service. It requires a handler for every operation that has a route.
 */
export function createServer<Context = undefined, Identity = unknown>(
  handlers: Handlers<Context>,
  ...options: OptionsArgument<ServiceOptions<Context, Identity>>
): Server {
  return completeServer(service, handlers, ...options);
}

/** Makes a server of some handlers. The other operations answer 501. */
export function createPartialServer<Context = undefined, Identity = unknown>(
  handlers: Partially<Handlers<Context>>,
  ...options: OptionsArgument<ServiceOptions<Context, Identity>>
): Server {
  return partialServer(service, handlers, ...options);
}
