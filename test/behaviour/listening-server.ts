/** A server of a manifest over HTTP, whose handlers answer what a test says and keep what they are given. */
import {
  type EmittedPackage,
  emitServer,
  invoke,
  type ManifestFiles,
  memberOf,
} from "./emitted-client.js";
import { everybody, handlersOf, membersOf, routesOf } from "./handler-map.js";
import { plainOf } from "./plain-values.js";

/** How it is made. */
export interface ServerOptions {
  /** Other handlers than those that answer what a test says, made from the server's package. */
  readonly handlers?: (load: EmittedPackage["load"]) => Promise<unknown>;
  /** Options of the server. */
  readonly server?: (load: EmittedPackage["load"]) => Promise<object>;
}

/** The arguments of a handler, as plain values: of files and streams their content. */
export interface Seen {
  /** Id of the operation. */
  readonly operation: unknown;
  readonly path: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly cookies: unknown;
  readonly body: unknown;
  readonly contentType: unknown;
  readonly responseType: unknown;
  readonly context: unknown;
}

/** The server while it runs. */
export interface ListeningServer {
  /** The base URL of its clients. */
  readonly url: string;
  /** Members by which an operation is called and handled, by its id. */
  readonly members: ReadonlyMap<string, string>;
  /** Says what handlers answer from now on: a reply, or a function that makes one of a request. */
  answer(reply: unknown): void;
  /** Forgets what was seen, and what failed. */
  forget(): void;
  /** Returns what the last handler was given; throws what failed in the server, since that is the reason of what a client sees. */
  seen(): Seen | undefined;
  close(): Promise<void>;
}

/** Emits the server of a manifest, and starts it. */
export async function listen(
  manifest: ManifestFiles | string,
  options: ServerOptions = {},
): Promise<ListeningServer> {
  const emitted = await emitServer(manifest);
  const module = await emitted.load();
  let reply: unknown;
  let seen: Seen | undefined;
  const handle = async (request: object, context: unknown): Promise<unknown> => {
    seen = await seenBy(request, context);
    return typeof reply === "function" ? reply(request) : reply;
  };
  const routes = routesOf(module);
  const failures: unknown[] = [];
  const handlers = (await options.handlers?.(emitted.load)) ?? handlersOf(routes, () => handle);
  const app = invoke(module, "createServer", handlers, {
    authenticate: everybody(module),
    rateLimits: false,
    report: false,
    onError: (error: unknown) => failures.push(error),
    ...(await options.server?.(emitted.load)),
  });
  const served: unknown = await invoke(await emitted.load("node"), "serve", app, {
    port: 0,
    hostname: "127.0.0.1",
    signals: [],
  });
  return {
    url: String(memberOf(served, "url")),
    members: new Map(membersOf(routes)),
    answer: (given) => {
      reply = given;
    },
    forget: () => {
      seen = undefined;
      failures.length = 0;
    },
    seen: () => {
      for (const failure of failures) throw failure;
      return seen;
    },
    close: async () => {
      await invoke(served, "close");
      await emitted.remove();
    },
  };
}

async function seenBy(request: object, context: unknown): Promise<Seen> {
  return {
    operation: memberOf(request, "operation.id"),
    path: memberOf(request, "path"),
    query: memberOf(request, "query"),
    headers: { ...Object(memberOf(request, "headers")) },
    cookies: { ...Object(memberOf(request, "cookies")) },
    body: await plainOf(memberOf(request, "body")),
    contentType: memberOf(request, "contentType"),
    responseType: memberOf(request, "responseType"),
    context,
  };
}
