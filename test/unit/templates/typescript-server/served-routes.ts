/** Servers of a few routes for tests, on the loopback interface. */
import { getRequestListener } from "@hono/node-server";
import type { AnyOptions } from "../../../../templates/typescript-server/options.js";
import type { Route, Service } from "../../../../templates/typescript-server/route.js";
import { type Server, serverOf } from "../../../../templates/typescript-server/server.js";
import { type LocalServer, serve } from "../typescript-client/local-server.js";

/** A route by what the test is about; all else is not shown. */
export type Shown = Omit<Route, "id" | "method" | "path">;

/** A handler, and what is shown of its operation. */
export type Handled = readonly [handler: unknown, shown?: Shown];

/** A service whose operations are called by their method and path: `GET /books/{id}`. */
export function serviceOf(routes: Readonly<Record<string, Shown>>): Service {
  const entries = Object.entries(routes).map(([name, shown]): [string, Route] => {
    const [method = "", path = ""] = name.split(" ");
    return [name, { id: name, method, path, ...shown }];
  });
  return { title: "Books", routes: Object.fromEntries(entries), notRouted: [], schemes: {} };
}

/** A server of such operations. */
export function serverFor(
  handled: Readonly<Record<string, Handled>>,
  options: AnyOptions = {},
): Server {
  const shown = Object.entries(handled).map(([name, [, facts = {}]]) => [name, facts] as const);
  const handlers = Object.entries(handled).map(([name, [handler]]) => [name, handler] as const);
  return serverOf(
    serviceOf(Object.fromEntries(shown)),
    Object.fromEntries(handlers),
    { ...options },
    { partial: false },
  );
}

/** Listens on the loopback interface, as the adapter for Node does. */
export function listen(app: {
  fetch(request: Request, env: object): Response | Promise<Response>;
}): Promise<LocalServer> {
  const listener = getRequestListener((request, env) => app.fetch(request, env));
  return serve((request, response) => void listener(request, response));
}
