// Made by endpoint-manifest (typescript-server) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { RouteTree } from "../../runtime/route.js";
import { type InnerHandlers, innerRoutes } from "./outer/inner.js";

/** Handlers of Outer. */
export interface OuterHandlers<Context = unknown> {
  /** Handlers of Inner. */
  readonly inner: InnerHandlers<Context>;
}

/** The routes of `me.outer`. */
export const outerRoutes: RouteTree = { inner: innerRoutes };
