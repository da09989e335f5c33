/** Handlers that stand in for a service's own: they respond with examples, else with values made from schemas. */
import { mockReply } from "./mock-answer.js";
import type { MockData, MockReply } from "./mock-data.js";
import { ListCache } from "./mock-paging.js";
import { type Preferences, preferenceApplied, preferencesOf } from "./mock-preferences.js";
import { Random } from "./mock-random.js";
import { type ChosenReply, failingReply, replyWith, usualReply } from "./mock-replies.js";
import type { MockRequest } from "./mock-request.js";
import { type ValueMaker, valueMaker } from "./mock-value.js";
import type { AnyReply } from "./reply.js";
import type { Route, RouteTree, Service } from "./route.js";
import { isRoute } from "./route-walk.js";
import { pause } from "./waiting.js";

/** Options of a mock. */
export interface MockOptions {
  /** Another seed makes other values. */
  readonly seed?: string | number;
  /** Values made from the schema even where there are examples. */
  readonly dynamic?: boolean;
  /** Number of items in a paged list; 45 unless given. */
  readonly items?: number;
  /** Milliseconds before each response. */
  readonly delayMs?: number;
  /** Fraction of the responses that are server errors, from 0 to 1; the seed decides which ones. */
  readonly errors?: number;
}

/** Handles a request to any operation. */
export type MockHandler = (request: MockRequest) => Promise<AnyReply>;

/**
 * Handlers for all routes of a service, in the shape of its route tree. The same seed, operation, status, path and query get the
 * same response, whatever was requested before.
 */
export function mockHandlers<Handlers extends object = object>(
  service: Service,
  data: MockData,
  options?: MockOptions,
): Handlers;
export function mockHandlers(service: Service, data: MockData, options: MockOptions = {}): object {
  const mock: Mock = {
    data,
    options,
    maker: valueMaker(data.schemas),
    lists: new ListCache(),
    failures: failuresOf(options),
  };
  return handlersOf(service.routes, (route) => (request) => answer(route, request, mock));
}

function handlersOf(tree: RouteTree, handlerOf: (route: Route) => MockHandler): object {
  return Object.fromEntries(
    Object.entries(tree).map(([name, member]) => [
      name,
      isRoute(member) ? handlerOf(member) : handlersOf(member, handlerOf),
    ]),
  );
}

/** State that all handlers share. */
interface Mock {
  readonly data: MockData;
  readonly options: MockOptions;
  readonly maker: ValueMaker;
  readonly lists: ListCache;
  /** Decides whether the next response fails; if so, it is the source for choosing the error. */
  readonly failures: () => Random | undefined;
}

/** In every run the same responses fail, counted from its first. */
function failuresOf({ seed = "", errors = 0 }: MockOptions): () => Random | undefined {
  let count = 0;
  return () => {
    const random = new Random(`${seed} failure ${count++}`);
    return random.chance(errors) ? random : undefined;
  };
}

async function answer(route: Route, request: MockRequest, mock: Mock): Promise<AnyReply> {
  const { data, options, maker, lists } = mock;
  const { seed = "", dynamic = false, items = 45, delayMs = 0 } = options;
  const preferences = preferencesOf(request.raw);
  if (delayMs > 0) await pause(delayMs, request.signal);
  const { operations } = data;
  const operation = Object.hasOwn(operations, route.id) ? operations[route.id] : undefined;
  const chosen = chosenReply(route, operation?.replies ?? [], { preferences, mock });
  return mockReply(chosen, {
    route,
    request,
    preferences: { dynamic, ...preferences, seed: `${seed} ${preferences.seed ?? ""}` },
    applied: preferenceApplied(preferences),
    paging: operation?.paging,
    schemas: data.schemas,
    baseUrl: data.baseUrl,
    maker,
    lists,
    items,
  });
}

function chosenReply(
  route: Route,
  replies: readonly MockReply[],
  { preferences: { code }, mock }: { readonly preferences: Preferences; readonly mock: Mock },
): ChosenReply {
  if (code !== undefined) return replyWith(code, route, replies);
  const failure = mock.failures();
  return failure ? failingReply(route, replies, failure) : usualReply(route, replies);
}
