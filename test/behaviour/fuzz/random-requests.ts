/** Random requests: what a client would send, with up to a handful of things wrong with it. The same seed makes the same one. */
import { Random } from "../../../templates/typescript-server/mock-random.js";
import type { Route } from "../../../templates/typescript-server/route.js";
import {
  oddBodies,
  oddCredentials,
  oddHeaderValues,
  oddMediaTypes,
  oddMethods,
  oddTargets,
} from "./odd-texts.js";
import type { WireRequest } from "./wire-request.js";

/** The sources of random requests. */
export interface RequestSources {
  /** Requests with nothing wrong. */
  readonly requests: readonly WireRequest[];
  readonly routes: readonly Route[];
}

/** Makes the maker of random requests. */
export function randomRequests({
  requests,
  routes,
}: RequestSources): (seed: string) => WireRequest {
  const words = wordsOf(routes);
  return (seed) => {
    const random = new Random(seed);
    let request = chosen(random, requests);
    for (let count = random.integer(0, 4); count > 0; count--) {
      request = chosen(random, changes)(request, random, words);
    }
    return request;
  };
}

/** Names and media types of a service. */
interface Words {
  readonly query: readonly string[];
  readonly headers: readonly string[];
  readonly cookies: readonly string[];
  readonly mediaTypes: readonly string[];
  readonly paths: readonly string[];
}

type Change = (request: WireRequest, random: Random, words: Words) => WireRequest;

function wordsOf(routes: readonly Route[]): Words {
  const named = (place: string): readonly string[] =>
    routes.flatMap(({ parameters = [] }) =>
      parameters.flatMap((each) => (each.in === place ? [each.name] : [])),
    );
  const mediaTypes = routes.flatMap(({ body, replies = [] }) => [
    ...(typeof body === "object" ? body.content.map(({ mediaType }) => mediaType) : []),
    ...replies.flatMap(({ content = [] }) => content),
  ]);
  return {
    query: named("query"),
    headers: named("header"),
    cookies: named("cookie"),
    mediaTypes: [...mediaTypes, ...oddMediaTypes],
    paths: routes.map(({ path }) => path),
  };
}

/** One thing that is changed; what is listed more than once happens more often. */
const changes: readonly Change[] = [
  (request, random) => ({ ...request, method: chosen(random, oddMethods) }),
  (request, random, { paths }) => {
    const path = chosen(random, paths).replaceAll(/\{[^{}]*\}/g, () => chosen(random, oddTargets));
    return { ...request, target: path + queryOf(request) };
  },
  (request, random) => ({ ...request, target: changedTarget(request.target, random) }),
  (request, random) => ({ ...request, target: changedTarget(request.target, random) }),
  withQuery,
  withQuery,
  (request, random, { query }) => {
    const pairs = Array.from({ length: random.integer(10, 500) }, () => pairOf(query, random));
    return { ...request, target: added(request.target, pairs.join("&")) };
  },
  (request, random, { headers }) =>
    withHeader(request, chosen(random, [...headers, "x-other"]), chosen(random, oddHeaderValues)),
  (request, random, { mediaTypes }) =>
    withHeader(request, "content-type", chosen(random, mediaTypes)),
  (request, random, { mediaTypes }) =>
    withHeader(request, "accept", chosen(random, [...mediaTypes, ...oddHeaderValues])),
  (request, random) => withHeader(request, "authorization", chosen(random, oddCredentials)),
  (request, random, { cookies }) => {
    const pairs = Array.from({ length: random.integer(1, 4) }, () => pairOf(cookies, random));
    const value = random.chance(0.3) ? chosen(random, oddHeaderValues) : pairs.join("; ");
    return withHeader(request, "cookie", inLatin1(value));
  },
  (request, random) => ({
    ...request,
    headers: request.headers.filter(() => !random.chance(0.3)),
  }),
  (request, random) => ({ ...request, body: Buffer.from(chosen(random, oddBodies)) }),
  withChangedBody,
  withChangedBody,
  withChangedBody,
  (request, random) => ({ ...request, body: randomBytes(random) }),
  (request) => ({ ...request, body: undefined }),
  (request, random) => ({ ...request, sending: chosen(random, ["pieces", "broken"]) }),
];

function withQuery(request: WireRequest, random: Random, { query }: Words): WireRequest {
  return { ...request, target: added(request.target, pairOf(query, random)) };
}

/** `name=value`, either of which may be anything. */
function pairOf(names: readonly string[], random: Random): string {
  const known = random.chance(0.8) ? random.pick(names) : undefined;
  const name = (known ?? chosen(random, oddTargets)) + (random.chance(0.2) ? "[a]" : "");
  return random.chance(0.1) ? name : `${name}=${chosen(random, oddTargets)}`;
}

function added(target: string, query: string): string {
  return `${target}${target.includes("?") ? "&" : "?"}${query}`;
}

function queryOf({ target }: WireRequest): string {
  return /\?.*/s.exec(target)?.[0] ?? "";
}

/** A text within the target, in place of some of it; it begins with a slash as ever. */
function changedTarget(target: string, random: Random): string {
  const start = random.integer(1, target.length);
  const end = random.chance(0.5) ? start : random.integer(start, target.length);
  return target.slice(0, start) + chosen(random, oddTargets) + target.slice(end);
}

function withHeader(request: WireRequest, name: string, value: string): WireRequest {
  const others = request.headers.filter(([other]) => other.toLowerCase() !== name.toLowerCase());
  return { ...request, headers: [...others, [name, value]] };
}

/** Headers have bytes, of which the platform makes characters. */
function inLatin1(text: string): string {
  return Buffer.from(text).toString("latin1");
}

function withChangedBody(request: WireRequest, random: Random): WireRequest {
  const { body } = request;
  if (body === undefined || body.length === 0) return request;
  const start = random.integer(0, body.length - 1);
  const end = random.chance(0.5) ? start : random.integer(start, body.length);
  const middle = random.chance(0.5) ? Buffer.from(chosen(random, oddBodies)) : randomBytes(random);
  return {
    ...request,
    body: Buffer.concat([body.subarray(0, start), middle, body.subarray(end)]),
  };
}

function randomBytes(random: Random): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: random.integer(1, 40) }, () => random.integer(0, 255));
}

function chosen<Item>(random: Random, items: readonly Item[]): Item {
  const found = random.pick(items);
  if (found === undefined) throw new Error("there is nothing to choose from");
  return found;
}
