// Made by endpoint-manifest (typescript-client) from its template paged-call.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The promise of an operation that pages: its response, as for every operation, and also all items. */
import { Call, type WithResponse } from "./call.js";
import type { Client } from "./client.js";
import type { ApiError } from "./errors.js";
import type { Exchange } from "./exchange.js";
import type { Operation } from "./operation.js";
import type { SendInit } from "./options.js";
import { Page } from "./page.js";
import type { Paging } from "./paging.js";
import { start } from "./request.js";
import { from, type PagedInit } from "./walk.js";
import type { Walk } from "./paging.js";

/**
 * Items that come page by page: `for await` yields the items of all pages. The first page is the response of the call itself.
 * Each further page is a call of its own, sent when it is needed, with its own timeouts.
 */
export interface Paged<Body, Item> extends AsyncIterable<Item> {
  /**
   * All pages, one after the other. After 1,000 pages in a row without items that claim to have successors, the walk ends with a
   * `PaginationError`.
   */
  pages(): AsyncIterable<Page<Body, Item>>;
  /** The first page. */
  page(): Promise<Page<Body, Item>>;
}

/** Pages without items that one walk accepts in a row: an endless series of them would never end it. */
const longestEmptiness = 1000;

/** A call whose response is a page. */
export class PagedCall<Body, Item, Failures = ApiError>
  extends Call<Body, Failures>
  implements Paged<Body, Item>
{
  readonly #paged: Paged<Body, Item>;

  /** @internal Made by `sendPaged`. */
  constructor(exchange: Exchange, walk: Walk) {
    super(exchange, exchange.data<Body>());
    this.#paged = pagedOf<Body, Item>(this, walk);
  }

  pages(): AsyncIterable<Page<Body, Item>> {
    return this.#paged.pages();
  }

  page(): Promise<Page<Body, Item>> {
    return this.#paged.page();
  }

  [Symbol.asyncIterator](): AsyncIterator<Item> {
    return this.#paged[Symbol.asyncIterator]();
  }
}

/** Calls an operation as `send` does. `Body` and `Item` are the manifest's types of the response and its items. */
export function sendPaged<Body = unknown, Item = unknown, Failures = ApiError>(
  client: Client,
  operation: Operation,
  paging: Paging,
  pathValues: object | undefined,
  init?: PagedInit,
): PagedCall<Body, Item, Failures> {
  const resumption = init?.[from];
  const begin = resumption?.begin;
  const walk = { client, operation, paging, pathValues, init: copyOf(init), begin };
  const exchange = resumption?.send(walk) ?? start(client, operation, pathValues, init);
  return new PagedCall<Body, Item, Failures>(exchange, walk);
}

/** A call, as far as its pages need it. */
interface Answered<Body> {
  withResponse(): Promise<WithResponse<Body>>;
}

/** The items that begin with the response of a call. */
export function pagedOf<Body, Item>(call: Answered<Body>, walk: Walk): Paged<Body, Item> {
  const page = async (): Promise<Page<Body, Item>> =>
    new Page<Body, Item>(walk, await call.withResponse());
  async function* pages(): AsyncGenerator<Page<Body, Item>, void, undefined> {
    let next: Page<Body, Item> | undefined = await page();
    for (let empty = 0; next; next = await next.nextPage()) {
      yield next;
      empty = next.items.length > 0 ? 0 : empty + 1;
      if (empty >= longestEmptiness && next.hasNextPage) {
        throw next.fault(`${empty} pages in a row have no items; nextPage() goes on, page by page`);
      }
    }
  }
  async function* items(): AsyncGenerator<Item, void, undefined> {
    for await (const { items: found } of pages()) yield* found;
  }
  return { page, pages, [Symbol.asyncIterator]: items };
}

/** Copies an init, so that later changes by the caller do not affect calls that were already made. */
export function copyOf(init?: SendInit): SendInit {
  return {
    ...init,
    query: init?.query && { ...init.query },
    headers: init?.headers && { ...init.headers },
    extraHeaders: init?.extraHeaders && { ...init.extraHeaders },
    cookies: init?.cookies && { ...init.cookies },
  };
}
