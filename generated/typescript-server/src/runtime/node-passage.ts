// Made by endpoint-manifest (typescript-server) from its template node-passage.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Passes a request of Node through a server that is mounted in another one. */
import type { ServerResponse } from "node:http";
import { RequestError } from "@hono/node-server";
import { getPath } from "hono/utils/url";
import { answerOf, failureAnswer } from "./node-answering.js";
import { bodyOf, lostBody, type PassingMessage, requestWith } from "./node-bodies.js";
import { below, routedPath, visit } from "./routed.js";

/** An app that can be mounted in another server: a server of this package, or an app of Hono that contains one. */
export interface Mountable {
  readonly routes: readonly { readonly path: string }[];
  readonly router: { match(method: string, path: string): readonly unknown[] };
  readonly getPath: unknown;
  fetch(request: Request, env: object): Response | Promise<Response>;
}

/** One request. */
export interface Passage {
  readonly incoming: PassingMessage;
  readonly outgoing: ServerResponse;
  /** Its target as the caller sent it: `/v1/books/1?x=2`. */
  readonly target: string;
  /** Number of path segments that belong to the server's mount. */
  readonly depth: number;
}

/**
 * Lets a server handle a request. Returns the response, or `undefined` where the server has no route and its own 400, 404 or 405
 * is not wanted. Throws an `Error` where the server needs a body that has been read before, and all errors of the server.
 */
export async function pass(
  server: Mountable,
  { incoming, outgoing, target, depth }: Passage,
  { fallthrough }: { readonly fallthrough: boolean },
): Promise<Response | undefined> {
  // A server of this package sees the URL as it was sent; any other app of Hono routes by the URL itself.
  const isServer = server.getPath === routedPath;
  const answering = async (request: Request, env: object): Promise<Response | undefined> => {
    if (!isServer && fallthrough && !hasRoute(server, request)) return undefined;
    const body = bodyOf(incoming);
    const visited = visit(env, isServer ? depth : 0);
    const response = await server.fetch(requestWith(request, body), env);
    if (body.kind === "lost" && body.wanted) throw new Error(lostBody);
    return visited.passedOver && fallthrough ? undefined : response;
  };
  try {
    return await withTarget(incoming, isServer ? target : targetBelow(target, depth), () =>
      answerOf(incoming, outgoing, answering),
    );
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    // A target that is not a URL is not a route of the server.
    return fallthrough ? undefined : failureAnswer(error);
  }
}

/** Runs a function while a request has another target. Later work sees the original target again. */
function withTarget<T>(incoming: PassingMessage, target: string, run: () => T): T {
  const { url } = incoming;
  incoming.url = target;
  try {
    return run();
  } finally {
    if (url === undefined) delete incoming.url;
    else incoming.url = url;
  }
}

function targetBelow(target: string, depth: number): string {
  const [path = "", ...query] = target.split(/(?=\?)/, 2);
  return below(path, depth) + query.join("");
}

/** True if an app of Hono has any handler for a request, even middleware. */
function hasRoute({ router }: Mountable, request: Request): boolean {
  const method = request.method === "HEAD" ? "GET" : request.method;
  const [handlers] = router.match(method, getPath(request));
  return Array.isArray(handlers) && handlers.length > 0;
}
