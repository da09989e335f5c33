// Made by endpoint-manifest (typescript-server) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type BerthsHandlers, berthsRoutes } from "./groups/berths.js";
import type { Authenticator } from "./runtime/authenticate.js";
import type { BearerCredential, OtherCredential } from "./runtime/credentials.js";
import type { Partially } from "./runtime/handler.js";
import type { ServerOptions } from "./runtime/options.js";
import type { NotRouted, Service } from "./runtime/route.js";
import { type Server, completeServer, partialServer } from "./runtime/server.js";

/** A handler for every operation that has a route, by group. */
export interface Handlers<Context = unknown> {
  /** Handlers of Berths. */
  readonly berths: BerthsHandlers<Context>;
}

/** Hooks that verify credentials, one for each scheme that a route needs. */
export type ServiceAuthenticators<Identity> = {
  readonly pilot: Authenticator<Identity, BearerCredential>;
  readonly harbourAccount: Authenticator<Identity, BearerCredential>;
  readonly pier: Authenticator<Identity, OtherCredential>;
};

/** Options of a server of this service. */
export type ServiceOptions<Context = undefined, Identity = unknown> = ServerOptions<
  Context,
  Identity,
  { readonly authenticate: ServiceAuthenticators<Identity> }
>;

/** The operations that have no route, and the facts that each lacks. */
export const notRouted: readonly NotRouted[] = [
  {
    id: "berths.sound",
    missing: ["method", "path"],
    place: "manifest/groups/berths.yaml#operations.sound",
  },
  { id: "ships.list", missing: ["path"], place: "manifest/groups/ships.yaml#operations.list" },
  {
    id: "ships.retrieve",
    missing: ["method"],
    place: "manifest/groups/ships.yaml#operations.retrieve",
  },
  {
    id: "ships.sink",
    missing: ["method", "path"],
    place: "manifest/groups/ships.yaml#operations.sink",
  },
  {
    id: "ships.visits.begin",
    missing: ["method", "path"],
    place: "manifest/groups/ships.yaml#subgroups.visits.operations.begin",
  },
  {
    id: "ships.visits.end",
    missing: ["method", "path"],
    place: "manifest/groups/ships.yaml#subgroups.visits.operations.end",
  },
];

/** All parts of a server besides its handlers. */
export const service: Service = {
  title: "",
  routes: { berths: berthsRoutes },
  notRouted,
  schemes: {
    pilot: { type: "bearer" },
    harbourAccount: { type: "bearer" },
    pier: { type: "other" },
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
