/** One response of a mock: its body, its headers and, where it is one of several, its page. */
import { isJson } from "../typescript-client/media-type.js";
import { type BodyMaking, bodyOf, type MadeBody } from "./mock-content.js";
import { type Relink, relinked, relinking } from "./mock-links.js";
import type { MockContent, MockHeader, MockPaging, MockSchema } from "./mock-data.js";
import { exampleCount } from "./mock-examples.js";
import { type ListCache, type PagedAnswer, pagedAnswer } from "./mock-paging.js";
import type { Preferences } from "./mock-preferences.js";
import type { ChosenReply } from "./mock-replies.js";
import { keyOf, type MockRequest } from "./mock-request.js";
import { isObject } from "./mock-schema.js";
import type { ValueMaker, ValueOptions } from "./mock-value.js";
import { preferredType } from "./negotiation.js";
import { ProblemError } from "./problem.js";
import type { OpenReply, ReplyHeaders, Status } from "./reply.js";
import type { Route } from "./route.js";
import { isBodiless } from "./statuses.js";

/** Input for making a response. */
export interface Answering {
  readonly route: Route;
  readonly request: MockRequest;
  readonly preferences: Preferences;
  /** The header that names the applied preferences. */
  readonly applied: string | undefined;
  readonly paging: MockPaging | undefined;
  readonly schemas: Readonly<Record<string, MockSchema>>;
  /** The base URL of the described service. */
  readonly baseUrl: string | undefined;
  readonly maker: ValueMaker;
  readonly lists: ListCache;
  /** Number of items in a paged list. */
  readonly items: number;
}

/** A response that is not shown is an empty object. */
const notShown: readonly MockContent[] = [{ mediaType: "application/json" }];

/** The response. Throws a `ProblemError` where there is no such example, or no value that its schema accepts. */
export function mockReply({ status, reply }: ChosenReply, answering: Answering): OpenReply {
  const { route, request, applied, baseUrl } = answering;
  const relink = relinking(baseUrl, route, request.raw.url);
  if (!isFinal(status)) throw new Error(`${status} is no status of an answer`);
  const headers: ReplyHeaders = {
    ...Object.fromEntries(
      (reply?.headers ?? [])
        .filter(({ name }) => !saidByPages(name, answering))
        .flatMap((each) => headerOf(each, status, answering))
        .map(([name, text]) => [name, relink(text)]),
    ),
    ...(applied !== undefined && { "preference-applied": applied }),
  };
  const content = reply?.content ?? notShown;
  if (isBodiless(status) || content.length === 0) return { status, headers };
  const types = content.map(({ mediaType }) => mediaType);
  const liked = preferredType(request.raw.headers.get("accept"), types);
  const chosen = content.find(({ mediaType }) => mediaType === liked) ?? content[0];
  if (chosen === undefined) return { status, headers };
  const { body, contentType, headers: own = {} } = contentBody(chosen, status, answering);
  return {
    status,
    body: withOwnLinks(body, { content: chosen, relink, answering }),
    contentType,
    headers: { ...headers, ...own },
  };
}

/** A body whose links lead to the mock, as far as its schema allows. */
function withOwnLinks(
  body: unknown,
  {
    content: { mediaType, schema = {} },
    relink,
    answering: { maker },
  }: {
    readonly content: MockContent;
    readonly relink: Relink;
    readonly answering: Answering;
  },
): unknown {
  return relinked(body, relink, (each) => !isJson(mediaType) || maker.accepts(schema, each));
}

function isFinal(status: number): status is Status {
  return Number.isInteger(status) && status >= 200 && status <= 599;
}

function contentBody(
  content: MockContent,
  status: number,
  answering: Answering,
): MadeBody & Partial<PagedAnswer> {
  const { route, request, preferences, paging, maker } = answering;
  const example = exampleAskedFor(content, answering);
  const isPaged = paging !== undefined && status < 300 && isJson(content.mediaType);
  // Pages of one list differ only in the parameters that select them.
  const passedOver = isPaged ? Object.values(paging.request) : [];
  const key = [route.id, status, content.mediaType, keyOf(request, passedOver)].join(" ");
  const how: ValueOptions = {
    seed: `${preferences.seed ?? ""} ${key}`,
    dynamic: example === undefined && preferences.dynamic === true,
    example,
  };
  const making = (again: string): BodyMaking => ({
    maker,
    value: (schema, variant = 0) => {
      const made = maker.make(schema, { ...how, variant, seed: `${how.seed}/${variant}${again}` });
      if (made) return made.value;
      throw unmakeable(`${status} ${content.mediaType} of ${route.id}`);
    },
  });
  if (!isPaged) return bodyOf(content, making(""));
  const { schema = {} } = content;
  const { items, lists } = answering;
  const pageOf = (again: number): MadeBody & PagedAnswer => {
    const { body, contentType } = bodyOf(content, making(again === 0 ? "" : ` ${again}`));
    return {
      contentType,
      ...pagedAnswer(body, { request, paging, schema, maker, how, items, lists }),
    };
  };
  // The object around a page may fit another member of a union than the page itself.
  const first = pageOf(0);
  const isFine = ({ body }: PagedAnswer): boolean => maker.accepts(schema, body);
  return isFine(first) ? first : ([1, 2, 3, 4].map(pageOf).find(isFine) ?? first);
}

function unmakeable(what: string): ProblemError {
  return new ProblemError({
    status: 500,
    detail: `no value was found that the schema of ${what} accepts`,
  });
}

/** The requested example, from 0; a `ProblemError` with 404 where there is none, as in Prism. */
function exampleAskedFor(
  { schema = {}, mediaType }: MockContent,
  { preferences: { example }, schemas, route }: Answering,
): number | undefined {
  if (example === undefined) return undefined;
  const number = /^[1-9]\d*$/.test(example) ? Number(example) : 0;
  if (number >= 1 && number <= exampleCount(schema, schemas)) return number - 1;
  throw new ProblemError({
    status: 404,
    detail: `there is no example ${JSON.stringify(example)} of ${mediaType} of ${route.id}: they have numbers from 1`,
  });
}

/** Headers of a body that the platform sets itself. */
const ofBody: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "content-type",
  "content-length",
  "content-encoding",
]);

function saidByPages(name: string, { paging }: Answering): boolean {
  const said = Object.values(paging?.response ?? {});
  return said.some((place) => place.toLowerCase() === `header:${name.toLowerCase()}`);
}

/** A header, where it is required. */
function headerOf(
  { name, required, schema = { type: "string" } }: MockHeader,
  status: number,
  { route, request, preferences, maker }: Answering,
): readonly (readonly [string, string])[] {
  if (required !== true || ofBody.has(name.toLowerCase())) return [];
  const seed = [preferences.seed, route.id, status, name, keyOf(request, [])].join(" ");
  for (const again of [0, 1, 2, 3, 4]) {
    const made = maker.make(schema, {
      seed: `${seed} ${again}`,
      dynamic: preferences.dynamic === true,
    });
    const text = made && simpleText(made.value);
    if (text !== undefined && /^[\t -~\x80-\xff]*$/.test(text)) return [[name, text]];
  }
  return [];
}

/** Style `simple` (OpenAPI 3.1.1, section 4.8.21). */
function simpleText(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join(",");
  return isObject(value) ? Object.entries(value).flat().map(String).join(",") : String(value);
}
