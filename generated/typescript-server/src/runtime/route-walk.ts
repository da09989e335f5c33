// Made by endpoint-manifest (typescript-server) from its template route-walk.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Walks through the routes of a service. */
import type { Route, RouteTree } from "./route.js";

/** All routes, in their order. */
export function allRoutes(tree: RouteTree): readonly Route[] {
  return Object.values(tree).flatMap((member) => (isRoute(member) ? [member] : allRoutes(member)));
}

/** True if a member of a tree is a route: only there is `id` a text, whatever the names of groups. */
export function isRoute(member: Route | RouteTree): member is Route {
  return typeof member["id"] === "string";
}
