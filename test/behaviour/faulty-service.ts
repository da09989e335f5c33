/** An emitted server on Node whose handlers are exchanged from test to test, and what has become of it. */
import type { Socket } from "node:net";
import type { ServerSettings } from "../../templates/typescript-server/options.js";
import type { ServeOptions } from "../../templates/typescript-server/node.js";
import {
  type EmittedPackage,
  emitServer,
  invoke,
  type ManifestFiles,
  memberOf,
} from "./emitted-client.js";
import { everybody, handlersOf, routesOf } from "./handler-map.js";

/** The answer of any handler to its request. */
export type Answering = (request: object) => unknown;

/** The server of a package while it runs. */
export interface FaultyService {
  readonly url: string;
  readonly port: number;
  /** Connections that are open. */
  readonly sockets: ReadonlySet<Socket>;
  /** The errors that `onError` got, each with the id of its operation. */
  readonly failures: { readonly error: unknown; readonly operation: unknown }[];
  /** Sets the answer of each handler from now on. */
  answer(handle: Answering): void;
  end(): Promise<void>;
}

/** An emitted package, from which servers are made. */
export interface FaultyPackage {
  readonly emitted: EmittedPackage;
  /** Starts one on Node. */
  start(settings?: ServerSettings, http?: ServeOptions["http"]): Promise<FaultyService>;
}

/** Emits the server of a manifest. */
export async function faultyPackage(manifest: ManifestFiles | string): Promise<FaultyPackage> {
  const emitted = await emitServer(manifest);
  const module = await emitted.load();
  const node = await emitted.load("node");
  const start: FaultyPackage["start"] = async (settings = {}, http = {}) => {
    const failures: FaultyService["failures"] = [];
    let handle: Answering = () => ({ status: 204 });
    const handlers = handlersOf(routesOf(module), () => (request: object) => handle(request));
    const server = invoke(module, "createServer", handlers, {
      authenticate: everybody(module),
      rateLimits: false,
      report: false,
      onError: (error: unknown, failed: unknown) =>
        failures.push({ error, operation: memberOf(failed, "operation.id") }),
      ...settings,
    });
    const given: ServeOptions = { port: 0, hostname: "127.0.0.1", signals: [], http };
    const served = await invoke(node, "serve", server, given);
    const sockets = new Set<Socket>();
    invoke(served, "server.on", "connection", (socket: Socket) => {
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
    });
    return {
      url: String(memberOf(served, "url")),
      port: Number(memberOf(served, "port")),
      sockets,
      failures,
      answer: (given) => {
        handle = given;
      },
      end: async () => void (await invoke(served, "close")),
    };
  };
  return { emitted, start };
}
