// Made by endpoint-manifest (typescript-server) from its template routed.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What an adapter and the server tell each other of one request: where it is mounted, and whether it is the server's. */
import { getPath } from "hono/utils/url";

/** One request on its way through a server that stands within another one, such as Express or Fastify. */
export interface Visit {
  /** Whether the server has no route for it, so that others are asked. */
  readonly passedOver: boolean;
}

interface Stay {
  /** How many segments of the path belong to the mount. */
  readonly depth: number;
  passedOver: boolean;
}

/** By the `env` of a request: one object from the adapter to the handlers, whatever middleware makes of the request. */
const stays = new WeakMap<object, Stay>();
/** Most servers stand alone: then nobody needs to be looked for. */
let hasStays = false;

/** Says how many segments of a request's path belong to where the server is mounted; for adapters. */
export function visit(env: object, depth: number): Visit {
  const made: Stay = { depth, passedOver: false };
  hasStays = true;
  stays.set(env, made);
  return made;
}

/** Says that the server has no route for a request, by its path or by its method; for the server, with its 404 and 405. */
export function passOver(env: unknown): void {
  const found = stayOf(env);
  if (found) found.passedOver = true;
}

/** The path that a server routes by: that below its mount. For Hono's option `getPath`. */
export function routedPath(request: Request, options?: { readonly env?: unknown }): string {
  const path = getPath(request);
  const found = stayOf(options?.env);
  return found ? below(path, found.depth) : path;
}

/** What is left of a path, or of a path with its query, without its first segments. */
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
