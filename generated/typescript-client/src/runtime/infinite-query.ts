// Made by endpoint-manifest (typescript-client) from its template infinite-query.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Options for TanStack Query's infinite queries, which hold an operation's pages in sequence. */
import { absoluteBaseUrl } from "./base-url.js";
import { state } from "./client.js";
import { type CallError, InvalidArgumentError } from "./errors.js";
import { Exchange } from "./exchange.js";
import type { Page } from "./page.js";
import type { PagedCall } from "./paged-call.js";
import {
  eitherOf,
  type QueryContext,
  type QueryKey,
  queryKeyOf,
  type QueryParts,
} from "./tanstack.js";
import { from, type PagedInit, type Resumption, startPage } from "./walk.js";
import type { PageStart } from "./paging.js";

/** The data of one page in an infinite query. They can be stored and sent, which a page itself cannot. */
export interface PageData<Body, Item> {
  readonly items: readonly Item[];
  /** Number of items on all pages, where the service says it. */
  readonly total: number | undefined;
  /** The whole decoded response. */
  readonly body: Body;
  /** Where the next page begins; `undefined` = there is none. */
  readonly next: PageStart | undefined;
}

/** The context that TanStack Query passes to the query function of a page. */
export interface PageContext extends QueryContext {
  /** Null for the first page. */
  readonly pageParam: PageStart | null;
}

/** Options of an infinite query, for `useInfiniteQuery`, `queryClient.fetchInfiniteQuery` and their like. */
export interface InfiniteQuery<Id extends readonly string[], Body, Item, Failures> {
  readonly queryKey: QueryKey<Id>;
  readonly queryFn: (context: PageContext) => Promise<PageData<Body, Item>>;
  readonly initialPageParam: PageStart | null;
  readonly getNextPageParam: (page: PageData<Body, Item>) => PageStart | undefined;
  /** Always false, as for a query. */
  readonly retry: (failureCount: number, error: Failures | CallError) => boolean;
}

/** Options of an infinite query for an operation that pages. */
export type InfiniteQueryOf<Id extends readonly string[], Operation> = Operation extends (
  ...args: never[]
) => PagedCall<infer Body, infer Item, infer Failures>
  ? InfiniteQuery<Id, Body, Item, Failures>
  : never;

/** Makes the options of an infinite query. `call` calls the operation with a signal that ends it, from a given page. */
export function infiniteQueryOf<const Id extends readonly string[], Body, Item, Failures>(
  id: Id,
  parts: QueryParts,
  call: (signal: AbortSignal, begin: PageStart | null) => PagedCall<Body, Item, Failures>,
): InfiniteQuery<Id, Body, Item, Failures> {
  return {
    queryKey: queryKeyOf(id, parts, { infinite: true }),
    queryFn: async ({ signal, pageParam }) => {
      const page = await call(eitherOf(signal, parts.init?.signal), pageParam).page();
      const { items, total, body } = page;
      return { items, total, body, next: nextOf(page, pageParam) };
    },
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    retry: () => false,
  };
}

/** An init that starts the call at a page; the given init where there is none. */
export function beginningAt<Init extends PagedInit>(init: Init, begin: PageStart | null): Init {
  if (begin === null) return init;
  const resumption: Resumption = {
    begin,
    send: (walk) => {
      const { client, operation, paging } = walk;
      const fault = (why: string): Error => new InvalidArgumentError(`${operation.id}: ${why}`);
      try {
        // Stored data may have been changed, so a link is checked again.
        const linking = { walk, url: absoluteBaseUrl(client[state].baseUrl), fault };
        const position = paging.strategy.resolve?.(linking, begin.position) ?? begin.position;
        return startPage(walk, position);
      } catch (error) {
        return new Exchange(operation.id, () => Promise.reject(error));
      }
    },
  };
  return { ...init, [from]: resumption };
}

/** A link that must not be followed is an error of the next page, not of this one. */
function nextOf<Body, Item>(page: Page<Body, Item>, own: PageStart | null): PageStart | undefined {
  const { nextPosition } = page;
  if (nextPosition === undefined) return undefined;
  let next: PageStart | undefined;
  try {
    next = page.nextStart;
  } catch {
    return { position: nextPosition, received: 0 };
  }
  if (page.isExhausted) return undefined;
  if (next?.position === own?.position) throw page.fault("it leads back to itself");
  return next;
}
