// Made by endpoint-manifest (typescript-server) from its template node.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The server on Node: by itself, within Express or connect, within Fastify. */
import {
  createServer,
  type IncomingMessage,
  type ServerOptions as HttpOptions,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { getRequestListener } from "@hono/node-server";
import { answerOf, failureAnswer, unnamedHost } from "./node-answering.js";
import { connectionsOf } from "./node-connections.js";
import { listen, urlOf } from "./node-listening.js";
import { closeOn } from "./node-signals.js";
import { write } from "./node-writing.js";

export { type MiddlewareOptions, type NodeMiddleware, middleware } from "./node-middleware.js";
export type { Mountable } from "./node-passage.js";
export { type FastifyLike, type NodePlugin, plugin } from "./node-plugin.js";

/** An app that handles requests: a server, or an app of Hono that contains one. */
export interface Fetching {
  fetch(request: Request, env: object): Response | Promise<Response>;
}

/** How a server listens and how it ends. */
export interface ServeOptions {
  /** 3000 unless given; 0 = any free port. */
  readonly port?: number;
  /** Address of this machine to listen at; left out = all. */
  readonly hostname?: string;
  /** Closes the server when it aborts. */
  readonly signal?: AbortSignal;
  /**
   * Signals of the process that close the server: SIGINT and SIGTERM unless given, `[]` = none. A second signal cuts off all
   * running requests. Afterwards the process ends by that signal, unless it has another listener.
   */
  readonly signals?: readonly NodeJS.Signals[];
  /** Milliseconds that running requests may take when the server closes, before they are cut off; 8,000 unless given. */
  readonly shutdownTimeoutMs?: number;
  /** Called when connections are accepted. */
  readonly onListen?: (served: Served) => void;
  /** Called when all requests have ended; the process waits for it before it ends by a signal. */
  readonly onClose?: () => void | Promise<void>;
  /** Options of `node:http`, such as `headersTimeout` and `maxHeaderSize`. */
  readonly http?: HttpOptions;
  /**
   * True if `Request` and `Response` of the process are replaced by those of `@hono/node-server`, which are faster; `true` unless
   * given. With `false`, nothing outside the server changes.
   */
  readonly overrideGlobalObjects?: boolean;
}

/** A server that listens. */
export interface Served extends AsyncDisposable {
  /** `http://localhost:3000`. */
  readonly url: string;
  readonly port: number;
  /** The `node:http` server. */
  readonly server: Server;
  /** Resolves when the server has closed, whatever closed it, and `onClose` has ended. */
  readonly closed: Promise<void>;
  /** Stops accepting, lets running requests end, and cuts off those that take too long. Repeated calls have no further effect. */
  close(): Promise<void>;
}

/** Starts a server; resolves when it accepts connections. Throws where it cannot listen. */
export async function serve(server: Fetching, options: ServeOptions = {}): Promise<Served> {
  const { hostname, signal, signals = ["SIGINT", "SIGTERM"], shutdownTimeoutMs = 8000 } = options;
  signal?.throwIfAborted();
  const http = createServer(options.http ?? {}, listenerOf(server, options));
  const connections = connectionsOf(http);
  const port = await listen(http, { port: options.port ?? 3000, hostname });

  const close = async (): Promise<void> => {
    await connections.close(shutdownTimeoutMs);
    await closed;
  };
  const abort = (): void => void close().catch(console.error);
  const forget = closeOn(signals, { close, cut: connections.cut });
  const closed = new Promise<void>((resolve) => http.once("close", resolve)).then(() => {
    forget();
    signal?.removeEventListener("abort", abort);
    return options.onClose?.();
  });
  signal?.addEventListener("abort", abort);
  if (signal?.aborted) abort();

  const url = urlOf({ port, hostname });
  const served = { url, port, server: http, closed, close, [Symbol.asyncDispose]: close };
  options.onListen?.(served);
  return served;
}

function listenerOf(
  server: Fetching,
  { overrideGlobalObjects = true }: ServeOptions,
): RequestListener {
  if (!overrideGlobalObjects) {
    return (incoming, outgoing) => void answer(server, incoming, outgoing);
  }
  const options = { hostname: unnamedHost, errorHandler: failureAnswer };
  return getRequestListener((request, env) => {
    const response = server.fetch(request, env);
    return response instanceof Promise ? response.then(replaced) : replaced(response);
  }, options);
}

/** A response of another class, such as that of `fetch`, would be written in a way that shows callers the errors of streams. */
function replaced(response: Response): Response {
  if (Object.getPrototypeOf(response) === Response.prototype) return response;
  const { body, status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
}

async function answer(
  server: Fetching,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    const answering = async (request: Request, env: object): Promise<Response> =>
      server.fetch(request, env);
    const response = await answerOf(incoming, outgoing, answering);
    if (response) await write(response, outgoing);
  } catch (error) {
    const response = failureAnswer(error);
    if (!outgoing.headersSent) await write(response, outgoing);
  }
}
