// Made by endpoint-manifest (typescript-server) from its template node-plugin.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** A server as a Fastify plugin. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Mountable, pass } from "./node-passage.js";

/** The part of Fastify that is used here. */
export interface FastifyLike {
  /** The path that the plugin is mounted at: `/v1`. */
  readonly prefix: string;
  readonly supportedMethods: string[];
  hasRoute(route: { method: string; url: string }): boolean;
  removeAllContentTypeParsers(): unknown;
  addContentTypeParser(
    type: string,
    parser: (request: unknown, payload: unknown, done: (error: null) => void) => void,
  ): unknown;
  route(route: {
    method: string[];
    url: string;
    exposeHeadRoute: boolean;
    handler(request: FastifyRequestLike, reply: FastifyReplyLike): Promise<unknown>;
  }): unknown;
}

/** The part of a Fastify request that is used here. */
export interface FastifyRequestLike {
  readonly raw: IncomingMessage;
}

/** The part of a Fastify reply that is used here. */
export interface FastifyReplyLike {
  readonly raw: ServerResponse;
  callNotFound(): unknown;
  send(payload: Response): unknown;
}

/** A Fastify plugin. */
export type NodePlugin = (fastify: FastifyLike, options: object) => Promise<void>;

/**
 * Makes a plugin of a server: `app.register(plugin(server))`, `app.register(plugin(server), { prefix: "/v1" })`. Routes of
 * Fastify take precedence. Requests for which the server has no route end at Fastify's not-found handler.
 */
export function plugin(server: Mountable): NodePlugin {
  return async (fastify) => {
    // The server reads bodies itself. This affects only the routes of this plugin.
    fastify.removeAllContentTypeParsers();
    fastify.addContentTypeParser("*", (_request, _payload, done) => done(null));
    const depth = fastify.prefix.replace(/\/$/, "").split("/").length - 1;
    for (const url of patternsOf(server, depth > 0)) {
      const whole = { url: fastify.prefix + url };
      const free = fastify.supportedMethods.filter(
        (method) => !fastify.hasRoute({ method, ...whole }),
      );
      if (free.length === 0) continue;
      fastify.route({
        method: free,
        url,
        exposeHeadRoute: false,
        handler: async ({ raw: incoming }, reply) => {
          const { url: target = "/" } = incoming;
          const passage = { incoming, outgoing: reply.raw, target, depth };
          const answer = await pass(server, passage, { fallthrough: true });
          return answer === undefined ? reply.callNotFound() : reply.send(answer);
        },
      });
    }
  };
}

/**
 * Fastify patterns that cover all routes of a server, each up to its first parameter. Any Fastify route that is more specific
 * than a `*` takes precedence.
 */
function patternsOf({ routes }: Mountable, isMounted: boolean): readonly string[] {
  const starts = routes.map(({ path }) => /^[^:*{]*/.exec(path)?.[0] ?? "/");
  const shortest = [...new Set(starts)].sort((a, b) => a.length - b.length);
  const patterns = shortest
    .filter((start, at) => !shortest.slice(0, at).some((other) => start.startsWith(other)))
    .map((start) => `${start}*`);
  // Below `/v1`, `/*` does not match `/v1` itself.
  const hasRoot = isMounted && routes.some(({ path }) => path === "/");
  return hasRoot ? ["/", ...patterns] : patterns;
}
