// Made by endpoint-manifest (typescript-server) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type BooksHandlers, booksRoutes } from "./groups/books.js";
import type { Authenticator } from "./runtime/authenticate.js";
import type {
  ApiKeyCredential,
  BasicCredential,
  BearerCredential,
  OtherCredential,
} from "./runtime/credentials.js";
import type { Partially } from "./runtime/handler.js";
import type { ServerOptions } from "./runtime/options.js";
import type { NotRouted, Service } from "./runtime/route.js";
import { type Server, completeServer, partialServer } from "./runtime/server.js";

/** A handler for every operation that has a route, by group. */
export interface Handlers<Context = unknown> {
  /** Handlers of Books. */
  readonly books: BooksHandlers<Context>;
}

/** Hooks that verify credentials, one for each scheme that a route needs. */
export type ServiceAuthenticators<Identity> = {
  /** Signing in as a reader. */
  readonly oauth: Authenticator<Identity, BearerCredential>;
  readonly openScopes: Authenticator<Identity, BearerCredential>;
  readonly key: Authenticator<Identity, ApiKeyCredential>;
  readonly tokenCookie: Authenticator<Identity, ApiKeyCredential>;
  readonly basic: Authenticator<Identity, BasicCredential>;
  /** A certificate of the caller's. */
  readonly certificate: Authenticator<Identity, OtherCredential>;
  readonly unlistedScheme: Authenticator<Identity, OtherCredential>;
};

/** Options of a server of this service. */
export type ServiceOptions<Context = undefined, Identity = unknown> = ServerOptions<
  Context,
  Identity,
  { readonly authenticate: ServiceAuthenticators<Identity> }
>;

/** The operations that have no route, and the facts that each lacks. */
export const notRouted: readonly NotRouted[] = [];

/** All parts of a server besides its handlers. */
export const service: Service = {
  title: "Library",
  routes: { books: booksRoutes },
  notRouted,
  schemes: {
    oauth: { type: "bearer" },
    openScopes: { type: "bearer" },
    key: { type: "apiKey", in: "header", name: "X-Key" },
    tokenCookie: { type: "apiKey", in: "cookie", name: "token" },
    basic: { type: "basic" },
    certificate: { type: "other" },
    unlistedScheme: { type: "other" },
  },
};

/**
 * Makes a server of the service. It requires a handler for every operation that has a route.
 */
export function createServer<Context = undefined, Identity = unknown>(
  handlers: Handlers<Context>,
  options: ServiceOptions<Context, Identity>,
): Server {
  return completeServer(service, handlers, options);
}

/** Makes a server of some handlers. The other operations answer 501. */
export function createPartialServer<Context = undefined, Identity = unknown>(
  handlers: Partially<Handlers<Context>>,
  options: ServiceOptions<Context, Identity>,
): Server {
  return partialServer(service, handlers, options);
}
