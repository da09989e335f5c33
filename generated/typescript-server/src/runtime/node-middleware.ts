// Made by endpoint-manifest (typescript-server) from its template node-middleware.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** A server as middleware of Express, or of anything else that calls `(request, response, next)`. */
import type { ServerResponse } from "node:http";
import type { PassingMessage } from "./node-bodies.js";
import { type Mountable, pass } from "./node-passage.js";
import { write } from "./node-writing.js";

/** Options for requests that are not the server's. */
export interface MiddlewareOptions {
  /**
   * True if requests for which the server has no route go on to `next()`; `true` unless given. With `false` the server responds
   * to them: 404, or 405 with `Allow`.
   */
  readonly fallthrough?: boolean;
}

/** A request, as Express and connect pass it on. */
export interface MiddlewareMessage extends PassingMessage {
  /** The target as it was sent; `url` is its rest below a mount. */
  readonly originalUrl?: string;
}

/** Middleware of Express and connect. */
export type NodeMiddleware = (
  request: MiddlewareMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * Makes middleware of a server: `app.use(middleware(server))`, `app.use("/v1", middleware(server))`. Mount it before body parsers
 * such as `express.json()`, because the server reads bodies itself.
 */
export function middleware(
  server: Mountable,
  { fallthrough = true }: MiddlewareOptions = {},
): NodeMiddleware {
  return (incoming, outgoing, next) => {
    const passage = { incoming, outgoing, ...mountOf(incoming) };
    const answered = async (): Promise<boolean> => {
      const answer = await pass(server, passage, { fallthrough });
      if (answer !== undefined) await write(answer, outgoing);
      return answer !== undefined;
    };
    answered().then((isDone) => {
      if (!isDone) next();
    }, next);
  };
}

/** The target as it was sent, and the number of its segments that belong to the mount. */
function mountOf({ url = "/", originalUrl = url }: MiddlewareMessage): {
  readonly target: string;
  readonly depth: number;
} {
  // Below a mount at `/v1`, `/v1?x=2` arrives as `/?x=2`.
  for (const rest of [url, url.replace(/^\/(?=\?|$)/, "")]) {
    if (originalUrl.endsWith(rest)) {
      const mount = originalUrl.slice(0, originalUrl.length - rest.length);
      return { target: originalUrl, depth: mount.split("/").length - 1 };
    }
  }
  // Other code has rewritten it.
  return { target: url, depth: 0 };
}
