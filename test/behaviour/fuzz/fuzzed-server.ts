/** A server whose handlers answer what they may, whatever they are asked: what else is answered is the server's own. */
import { join } from "node:path";
import { Random } from "../../../templates/typescript-server/mock-random.js";
import { allRoutes } from "../../../templates/typescript-server/route-walk.js";
import { scenariosFolder } from "../../golden-tree.js";
import { loadFolder } from "../../model-lookup.js";
import {
  type EmittedPackage,
  emitClient,
  emitServer,
  invoke,
  memberOf,
} from "../emitted-client.js";
import { everybody, handlersOf, membersOf, routesOf } from "../handler-map.js";
import { type Messages, messagesOf } from "../messages/messages.js";
import type { Answered } from "../messages/random-replies.js";
import { randomRequests } from "./random-requests.js";
import { recordedRequests } from "./recorded-requests.js";
import type { WireRequest } from "./wire-request.js";

/** A server, and requests for it. */
export interface FuzzedServer {
  /** The emitted package. */
  readonly emitted: EmittedPackage;
  /** The server itself. */
  readonly server: unknown;
  /** The errors that it reported as its own. */
  readonly failures: unknown[];
  /** Returns the handler's response to a request; `undefined` where none was called. */
  replyTo(request: Request): Answered | undefined;
  /** The request of a seed. */
  request(seed: string): WireRequest;
}

/** Makes the server of a scenario. */
export async function fuzzedServer(scenario: string): Promise<FuzzedServer> {
  const folder = join(scenariosFolder, scenario);
  const [client, emitted] = await Promise.all([emitClient(folder), emitServer(folder)]);
  const module = await emitted.load();
  const tree = routesOf(module);
  const messages = messagesOf(loadFolder(folder).value.model);
  const members = new Map(membersOf(tree));
  const requests = await recordedRequests(client, messages, { members, each: 2 });
  await client.remove();

  const failures: unknown[] = [];
  const answered = new WeakMap<Request, Answered>();
  const replies = repliesOf(messages);
  const handlers = handlersOf(tree, ({ id }) => handlerOf(replies.get(id) ?? [], answered));
  const server = invoke(module, "createServer", handlers, {
    authenticate: everybody(module),
    rateLimits: false,
    report: false,
    maxBodyBytes: 100_000,
    validateReplies: true,
    onError: (error: unknown) => failures.push(error),
  });
  return {
    emitted,
    server,
    failures,
    replyTo: (request) => answered.get(request),
    request: randomRequests({ requests, routes: allRoutes(tree) }),
  };
}

/** So many answers of each status are made before: to make one takes longer than all the rest. */
const repliesEach = 2;

function repliesOf(messages: readonly Messages[]): ReadonlyMap<string, readonly Answered[]> {
  return new Map(
    messages.map(({ id, statuses, reply }) => [
      id,
      statuses.flatMap((status) =>
        Array.from({ length: repliesEach }, (_, count) => reply(status, `${id} ${count}`)),
      ),
    ]),
  );
}

/** A handler that looks at all that it is given. */
function handlerOf(
  replies: readonly Answered[],
  answered: WeakMap<Request, Answered>,
): (request: object) => Promise<unknown> {
  let count = 0;
  return async (request) => {
    const body = memberOf(request, "body");
    if (body instanceof ReadableStream) await new Response(body).arrayBuffer();
    for (const name of ["path", "query", "headers", "cookies", "responseType", "signal"]) {
      JSON.stringify(memberOf(request, name));
    }
    const raw = memberOf(request, "raw");
    const reply = new Random(`${count++}`).pick(replies);
    if (raw instanceof Request && reply) answered.set(raw, reply);
    return reply;
  };
}
