/** A client and a server of one manifest, talking over HTTP: what its handlers are given, and what its callers. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  construct,
  type EmittedPackage,
  emitClient,
  invoke,
  type ManifestFiles,
  memberOf,
} from "./emitted-client.js";
import { listen, type Seen, type ServerOptions } from "./listening-server.js";
import { plainOf } from "./plain-values.js";

/** How the two are made. */
export interface ConversationOptions extends ServerOptions {
  /** Options of the client, made from its package. */
  readonly client?: (load: EmittedPackage["load"]) => Promise<object>;
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
  const [emitted, server] = await Promise.all([emitClient(manifest), listen(manifest, options)]);
  const clients = await emitted.load();
  const first = construct(clients, await classNameIn(emitted), {
    baseUrl: server.url,
    maxRetries: 0,
    ...(await options.client?.(emitted.load)),
  });

  const by = (client: unknown): Conversation => {
    const call = (operation: string, { path = {}, ...init }: Sent): unknown => {
      const names = Object.values(path);
      const given = names.length > 1 ? [path] : names;
      return invoke(client, server.members.get(operation) ?? operation, ...given, init);
    };
    return {
      emitted,
      answer: server.answer,
      as: (changed) => by(invoke(clients, "withOptions", client, changed)),
      call,
      exchange: async (operation, sent, given) => {
        server.answer(given);
        server.forget();
        const got = await gotBy(call(operation, sent));
        return { seen: server.seen(), got };
      },
      end: async () => {
        await Promise.all([server.close(), emitted.remove()]);
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
