/** Handlers and hooks for every route of an emitted server, whatever its manifest says. */
import type { Route, RouteTree } from "../../templates/typescript-server/route.js";
import { allRoutes, isRoute } from "../../templates/typescript-server/route-walk.js";
import { memberOf } from "./emitted-client.js";

/** The routes of an emitted package, as they are grouped. */
export function routesOf(module: unknown): RouteTree {
  return Object(memberOf(module, "service.routes"));
}

/** Members by which an operation is called and handled, by its id: `me.savedAlbums.list`. */
export function membersOf(tree: RouteTree, above = ""): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([name, each]) =>
    isRoute(each) ? [[each.id, above + name] as const] : membersOf(each, `${above}${name}.`),
  );
}

/** A handler for each route. */
export function handlersOf(tree: RouteTree, handlerOf: (route: Route) => unknown): object {
  return Object.fromEntries(
    Object.entries(tree).map(([name, each]) => [
      name,
      isRoute(each) ? handlerOf(each) : handlersOf(each, handlerOf),
    ]),
  );
}

/** Hooks that know whoever comes, also by schemes that the manifest does not list. */
export function everybody(module: unknown): object {
  const needed = allRoutes(routesOf(module)).flatMap(({ security = [] }) =>
    security.flatMap(Object.keys),
  );
  const names = [...Object.keys(Object(memberOf(module, "service.schemes"))), ...needed];
  return Object.fromEntries(names.map((name) => [name, () => "somebody"]));
}
