/** The emitted server of a small service, and its emitted mock, with a record of what their handlers were run with. */
import type { Socket } from "node:net";
import type { ServeOptions } from "../../../templates/typescript-server/node.js";
import {
  type EmittedPackage,
  emitServer,
  invoke,
  manifestFiles,
  memberOf,
} from "../../behaviour/emitted-client.js";
import { handlersOf, routesOf } from "../../behaviour/handler-map.js";

const text = { type: "string" };
const book = { type: "object", required: ["title"], properties: { title: text } };
const json = { "application/json": { schema: book } };
const responses = { 200: { description: "Done.", content: json } };
const path = { id: { schema: text } };

/** A service of books: one that is read, one that is added by JSON, one whose scan is uploaded. */
const books = manifestFiles({
  service: { errors: "none", authentication: "none" },
  groups: {
    books: {
      title: "Books",
      operations: {
        retrieve: {
          title: "Get a book",
          method: "GET",
          path: "/books/{id}",
          parameters: { path },
          body: "none",
          responses,
        },
        create: {
          title: "Add a book",
          method: "POST",
          path: "/books",
          body: { required: true, content: json },
          responses,
        },
        scan: {
          title: "Set the scan of a book",
          method: "PUT",
          path: "/books/{id}/scan",
          parameters: { path },
          body: { required: true, content: { "application/pdf": { schema: {} } } },
          responses,
        },
      },
    },
  },
});

/** One that listens. */
export interface RawService {
  readonly port: number;
  /** Its ends of the connections, by the port at the other end. */
  readonly sockets: ReadonlyMap<number, Socket>;
  /** Each request that was handled, whole. */
  readonly handled: string[];
  /** The reported errors. */
  readonly failures: unknown[];
  end(): Promise<void>;
}

/** Where they come from. */
export interface RawServices {
  readonly emitted: EmittedPackage;
  /** Starts one of them. */
  start(kind: "server" | "mock"): Promise<RawService>;
}

/** Emits the package. */
export async function rawServices(): Promise<RawServices> {
  const emitted = await emitServer(books);
  const start = async (kind: "server" | "mock"): Promise<RawService> => {
    const handled: string[] = [];
    const failures: unknown[] = [];
    const onError = (error: unknown): void => void failures.push(error);
    const made =
      kind === "server"
        ? await serverOf(emitted, handled, onError)
        : await mockOf(emitted, handled, onError);
    const given: ServeOptions = {
      port: 0,
      hostname: "127.0.0.1",
      signals: [],
      shutdownTimeoutMs: 100,
    };
    const served = await invoke(await emitted.load("node"), "serve", made, given);
    const sockets = new Map<number, Socket>();
    invoke(served, "server.on", "connection", (socket: Socket) => {
      const { remotePort = 0 } = socket;
      sockets.set(remotePort, socket);
      // A port may be taken again before its last connection is known to be closed.
      socket.once("close", () => {
        if (sockets.get(remotePort) === socket) sockets.delete(remotePort);
      });
    });
    const end = async (): Promise<void> => void (await invoke(served, "close"));
    return { port: Number(memberOf(served, "port")), sockets, handled, failures, end };
  };
  return { emitted, start };
}

/** A server whose handlers read all that they are given, and note what it was. */
async function serverOf(
  emitted: EmittedPackage,
  handled: string[],
  onError: (error: unknown) => void,
): Promise<unknown> {
  const module = await emitted.load();
  const handle = async (request: object): Promise<object> => {
    const body = memberOf(request, "body");
    const sent =
      body instanceof ReadableStream ? await new Response(body).text() : JSON.stringify(body);
    handled.push([targetOf(memberOf(request, "raw")), ...(sent ? [sent] : [])].join(" "));
    return { status: 200, body: { title: "handled" } };
  };
  const handlers = handlersOf(routesOf(module), () => handle);
  return invoke(module, "createServer", handlers, { report: false, maxBodyBytes: 65_536, onError });
}

/** The mock; what it answers well, it has handled. */
async function mockOf(
  emitted: EmittedPackage,
  handled: string[],
  onError: (error: unknown) => void,
): Promise<object> {
  const mock = invoke(await emitted.load("mock"), "mockServer", { onError });
  const fetch = async (request: Request, env: object): Promise<Response> => {
    const response = await invoke(mock, "fetch", request, env);
    if (!(response instanceof Response)) throw new Error("the mock gives no answer");
    if (response.ok) handled.push(targetOf(request));
    return response;
  };
  return { fetch };
}

function targetOf(request: unknown): string {
  const { pathname, search } = new URL(String(memberOf(request, "url")));
  return `${String(memberOf(request, "method"))} ${pathname}${search}`;
}
