// Made by endpoint-manifest (typescript-server) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type ClientHandlers, clientRoutes } from "./groups/client.js";
import { type ConstructorHandlers, constructorRoutes } from "./groups/constructor.js";
import { type DefaultHandlers, defaultRoutes } from "./groups/default.js";
import { type DeleteHandlers, deleteRoutes } from "./groups/delete.js";
import { type EventsHandlers, eventsRoutes } from "./groups/events.js";
import { type IndexHandlers, indexRoutes } from "./groups/index.js";
import { type PackageHandlers, packageRoutes } from "./groups/package.js";
import { type RuntimeHandlers, runtimeRoutes } from "./groups/runtime.js";
import { type SchemasHandlers, schemasRoutes } from "./groups/schemas.js";
import { type TanstackHandlers, tanstackRoutes } from "./groups/tanstack.js";
import { type ToStringHandlers, toStringRoutes } from "./groups/to-string.js";
import type { Partially } from "./runtime/handler.js";
import type { OptionsArgument, ServerOptions } from "./runtime/options.js";
import type { NotRouted, Service } from "./runtime/route.js";
import { type Server, completeServer, partialServer } from "./runtime/server.js";

/** A handler for every operation that has a route, by group. */
export interface Handlers<Context = unknown> {
  /** Handlers of Client. */
  readonly client: ClientHandlers<Context>;
  /** Handlers of `schemas`. */
  readonly schemas: SchemasHandlers<Context>;
  /** Handlers of `runtime`. */
  readonly runtime: RuntimeHandlers<Context>;
  /** Handlers of `constructor`. */
  readonly constructor_: ConstructorHandlers<Context>;
  /** Handlers of `to-string`. */
  readonly toString_: ToStringHandlers<Context>;
  /** Handlers of Delete. */
  readonly delete: DeleteHandlers<Context>;
  /** Handlers of `default`. */
  readonly default: DefaultHandlers<Context>;
  /** Handlers of `index`. */
  readonly index: IndexHandlers<Context>;
  /** Handlers of `package`. */
  readonly package: PackageHandlers<Context>;
  /** Handlers of `events`. */
  readonly events: EventsHandlers<Context>;
  /** Handlers of `tanstack`. */
  readonly tanstack: TanstackHandlers<Context>;
}

/** Options of a server of this service. */
export type ServiceOptions<Context = undefined, Identity = unknown> = ServerOptions<
  Context,
  Identity
>;

/** The operations that have no route, and the facts that each lacks. */
export const notRouted: readonly NotRouted[] = [
  {
    id: "client.not-shown",
    missing: ["method", "path"],
    place: "manifest/groups/client.yaml#operations.not-shown",
  },
  {
    id: "delete.prototype",
    missing: ["method", "path"],
    place: "manifest/groups/delete.yaml#operations.prototype",
  },
];

/** All parts of a server besides its handlers. */
export const service: Service = {
  title: "Library",
  routes: {
    client: clientRoutes,
    schemas: schemasRoutes,
    runtime: runtimeRoutes,
    constructor_: constructorRoutes,
    toString_: toStringRoutes,
    delete: deleteRoutes,
    default: defaultRoutes,
    index: indexRoutes,
    package: packageRoutes,
    events: eventsRoutes,
    tanstack: tanstackRoutes,
  },
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
