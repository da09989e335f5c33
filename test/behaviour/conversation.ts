/** A client and a server of one manifest, talking over HTTP: what its handlers are given, and what its callers. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  construct,
  type EmittedPackage,
  emitClient,
  emitServer,
  invoke,
  type ManifestFiles,
  memberOf,
} from "./emitted-client.js";
import { everybody, handlersOf, membersOf, routesOf } from "./handler-map.js";
import { plainOf } from "./plain-values.js";

/** How the two are made. */
export interface ConversationOptions {
  /** Options of the client, made from its package. */
  readonly client?: (load: EmittedPackage["load"]) => Promise<object>;
  /** Other handlers than those that answer what a test says, made from the server's package. */
  readonly handlers?: (load: EmittedPackage["load"]) => Promise<unknown>;
  /** Options of the server. */
  readonly server?: (load: EmittedPackage["load"]) => Promise<object>;
}

/** The arguments of a caller. */
export interface Sent {
  /** By name, in the order of the path. */
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: object;
  readonly headers?: object;
  readonly cookies?: object;
  readonly body?: unknown;
  readonly contentType?: string;
  /** The media type that it asks for. */
  readonly accept?: string;
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

/** The results of a caller. */
export interface Got {
  readonly ok: unknown;
  /** `undefined` where no answer came. */
  readonly response: Response | undefined;
  /** The data of a success as plain values, with the content of Blobs and streams. */
  readonly data: unknown;
  readonly error: unknown;
}

/** One call and its answer. */
export interface Exchanged {
  /** `undefined` where no handler was called. */
  readonly seen: Seen | undefined;
  readonly got: Got;
}

/** The two while they run. */
export interface Conversation {
  /** The package of the client. */
  readonly emitted: EmittedPackage;
  /** Says what handlers answer from now on: a reply, or a function that makes one of a request. */
  answer(reply: unknown): void;
  /** The same with a client of other options. */
  as(options: object): Conversation;
  /** Calls an operation. */
  call(operation: string, sent: Sent): unknown;
  /** Calls an operation, of which the handler answers so. */
  exchange(operation: string, sent: Sent, reply: unknown): Promise<Exchanged>;
  end(): Promise<void>;
}

/** Emits both packages of a manifest and lets them talk. */
export async function converse(
  manifest: ManifestFiles | string,
  options: ConversationOptions = {},
): Promise<Conversation> {
  const [emitted, server] = await Promise.all([emitClient(manifest), emitServer(manifest)]);
  const module = await server.load();
  let reply: unknown;
  let seen: Seen | undefined;
  const handle = async (request: object, context: unknown): Promise<unknown> => {
    seen = await seenBy(request, context);
    return typeof reply === "function" ? reply(request) : reply;
  };
  const routes = routesOf(module);
  const failures: unknown[] = [];
  const handlers = (await options.handlers?.(server.load)) ?? handlersOf(routes, () => handle);
  const app = invoke(module, "createServer", handlers, {
    authenticate: everybody(module),
    rateLimits: false,
    report: false,
    onError: (error: unknown) => failures.push(error),
    ...(await options.server?.(server.load)),
  });
  const served: unknown = await invoke(await server.load("node"), "serve", app, {
    port: 0,
    hostname: "127.0.0.1",
    signals: [],
  });
  const url = String(memberOf(served, "url"));
  const clients = await emitted.load();
  const first = construct(clients, await classNameIn(emitted), {
    baseUrl: url,
    maxRetries: 0,
    ...(await options.client?.(emitted.load)),
  });
  const members = new Map(membersOf(routes));

  const by = (client: unknown): Conversation => {
    const call = (operation: string, { path = {}, ...init }: Sent): unknown => {
      const names = Object.values(path);
      const given = names.length > 1 ? [path] : names;
      return invoke(client, members.get(operation) ?? operation, ...given, init);
    };
    return {
      emitted,
      answer: (given) => {
        reply = given;
      },
      as: (changed) => by(invoke(clients, "withOptions", client, changed)),
      call,
      exchange: async (operation, sent, given) => {
        reply = given;
        seen = undefined;
        failures.length = 0;
        const got = await gotBy(call(operation, sent));
        // The reason, and not that the answer is 500.
        for (const failure of failures) throw failure;
        return { seen, got };
      },
      end: async () => {
        await invoke(served, "close");
        await Promise.all([emitted.remove(), server.remove()]);
      },
    };
  };
  return by(first);
}

/** The name of the client's class. */
async function classNameIn({ folder }: EmittedPackage): Promise<string> {
  const text = await readFile(join(folder, "src/client.ts"), "utf8");
  return /^export class (\w+)/m.exec(text)?.[1] ?? "";
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

/** Returns the result of a call of the client. */
async function gotBy(call: unknown): Promise<Got> {
  const result: unknown = await invoke(call, "result");
  const response = memberOf(result, "response");
  return {
    ok: memberOf(result, "ok"),
    response: isResponse(response) ? response : undefined,
    data: await plainOf(memberOf(result, "data")),
    error: memberOf(result, "error"),
  };
}

/** By its tag: the server's adapter puts another class in the place of that of the platform. */
function isResponse(value: unknown): value is Response {
  return {}.toString.call(value) === "[object Response]";
}
