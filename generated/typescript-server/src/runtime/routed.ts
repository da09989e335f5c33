// Made by endpoint-manifest (typescript-server) from its template routed.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** State of one request that an adapter and the server share: the server's mount, and whether the server has a route. */
import { getPath } from "hono/utils/url";

/** One request on its way through a server that is mounted in another one, such as Express or Fastify. */
export interface Visit {
  /** True if the server has no route for it, so that other handlers are tried. */
  readonly passedOver: boolean;
}

interface Stay {
  /** Number of path segments that belong to the mount. */
  readonly depth: number;
  passedOver: boolean;
}

/** Keyed by the `env` of a request: the same object from the adapter to the handlers, whatever middleware does to the request. */
const stays = new WeakMap<object, Stay>();
/** Most servers are not mounted: then there is nothing to look up. */
let hasStays = false;

/** Records how many segments of a request's path belong to the server's mount; for adapters. */
export function visit(env: object, depth: number): Visit {
  const made: Stay = { depth, passedOver: false };
  hasStays = true;
  stays.set(env, made);
  return made;
}

/** Records that the server has no route for a request, by its path or its method; for the server's 404 and 405. */
export function passOver(env: unknown): void {
  const found = stayOf(env);
  if (found) found.passedOver = true;
}

/** The path that a server routes by: the part below its mount. For Hono's option `getPath`. */
export function routedPath(request: Request, options?: { readonly env?: unknown }): string {
  const path = getPath(request);
  const found = stayOf(options?.env);
  return found ? below(path, found.depth) : path;
}

/** The rest of a path, or of a path with its query, without its first segments. */
export function below(path: string, depth: number): string {
  let start = 0;
  for (let count = 0; count < depth; count++) {
    start = path.indexOf("/", start + 1);
    if (start < 0) return "/";
  }
  return path.slice(start);
}

function stayOf(env: unknown): Stay | undefined {
  return hasStays && typeof env === "object" && env !== null ? stays.get(env) : undefined;
}
