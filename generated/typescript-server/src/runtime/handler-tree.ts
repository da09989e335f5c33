// Made by endpoint-manifest (typescript-server) from its template handler-tree.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Handlers in their groups, matched with their routes. */
import type { AnyReply } from "./reply.js";
import { isRoute } from "./route-walk.js";
import type { Route, RouteTree } from "./route.js";

/** A handler as the runtime calls it. */
export type AnyHandler = (request: object, context: unknown) => AnyReply | Promise<AnyReply>;

/** A route and its handler. */
export interface HandledRoute {
  readonly route: Route;
  /** The member that the handler belongs to: `me.savedBooks.save`. */
  readonly member: string;
  /** `undefined` = there is none. */
  readonly handler: AnyHandler | undefined;
}

/** All routes of a tree with their handlers, in the tree's order. */
export function handledRoutes(
  tree: RouteTree,
  handlers: unknown,
  above = "",
): readonly HandledRoute[] {
  return Object.entries(tree).flatMap(([name, routes]) => {
    const member = above + name;
    const found = memberOf(handlers, name);
    return isRoute(routes)
      ? [{ route: routes, member, handler: handlerOf(found, handlers) }]
      : handledRoutes(routes, found, `${member}.`);
  });
}

/** A group may be an instance of a class; inherited members such as `constructor` are no handlers. */
function memberOf(group: unknown, name: string): unknown {
  if (typeof group !== "object" || group === null) return undefined;
  const isOwn = Object.hasOwn(group, name) || !(name in Object.prototype);
  return isOwn ? Reflect.get(group, name) : undefined;
}

/** The handler, called as a method of its group. */
function handlerOf(member: unknown, group: unknown): AnyHandler | undefined {
  return isHandler(member) ? member.bind(group) : undefined;
}

function isHandler(member: unknown): member is AnyHandler {
  return typeof member === "function";
}
