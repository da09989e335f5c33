// Made by endpoint-manifest (typescript-client) from its template page.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** One page of an operation's items, and the way to the next. */
import type { WithResponse } from "./call.js";
import { valueAt } from "./json-pointer.js";
import { PaginationError } from "./pagination-error.js";
import type { AnsweredPage, AnswerPlace, Paging, Position } from "./paging.js";
import { pageUrl, startPage } from "./walk.js";
import type { PageStart, Walk } from "./paging.js";

/** The progress of a walk. */
interface Progress {
  /** Number of the page, from 0. */
  readonly index: number;
  readonly position: Position | undefined;
  readonly received: number;
  /** Positions and URLs that were requested, and by which page: meeting one again means that the walk goes in a circle. */
  readonly seen: Map<Position, number>;
}

/** One page. */
export class Page<Body, Item> {
  readonly items: readonly Item[];
  /** Number of items on all pages, where the service says it. */
  readonly total: number | undefined;
  /** The whole decoded response. */
  readonly body: Body;
  /** The response, its body already read. */
  readonly response: Response;
  /** The position of the next page: an offset, a page number, a cursor or a link; `undefined` where there is none. */
  readonly nextPosition: Position | undefined;
  readonly #answer: AnsweredPage;
  readonly #progress: Progress;

  /** @internal */
  constructor(
    walk: Walk,
    { data, response }: WithResponse<Body>,
    progress: Progress = {
      index: 0,
      position: undefined,
      received: 0,
      ...walk.begin,
      seen: new Map(),
    },
  ) {
    const { operation, paging } = walk;
    const { root = "", items: place, strategy } = paging;
    const { position, received } = progress;
    // A response that was constructed has no URL.
    const url = response.url || pageUrl(walk, position);
    const read = (at: AnswerPlace | undefined): unknown => {
      if (typeof at === "function") return at(response);
      if (at?.startsWith("header:")) return response.headers.get(at.slice(7));
      return at === undefined ? at : valueAt(data, root + at);
    };
    const fault = (why: string): PaginationError =>
      new PaginationError({ method: operation.method, url }, response, operation.id, why);
    const items = read(place);
    if (!Array.isArray(items)) {
      throw fault(`there is ${kindOf(items)} at "${root + place}" in place of a list`);
    }
    const total = countOf(read(paging.total));
    const more = moreOf({ paging, total, read });
    const answer: AnsweredPage = { walk, position, url, items, total, more, received, read, fault };
    const nextPosition = more === false ? undefined : strategy.next(answer);
    if (more && nextPosition === undefined) {
      throw fault("it says that there are more, and not where");
    }
    this.items = items;
    this.total = total;
    this.body = data;
    this.response = response;
    this.nextPosition = nextPosition;
    this.#answer = answer;
    this.#progress = progress;
    progress.seen.set(url, progress.index);
  }

  /** True if there is a next page to request. */
  get hasNextPage(): boolean {
    return this.nextPosition !== undefined;
  }

  /**
   * Start of the next page for another walk, a link as a whole URL. Throws a {@link PaginationError} where the link must not be
   * followed.
   */
  get nextStart(): PageStart | undefined {
    const { nextPosition } = this;
    if (nextPosition === undefined) return undefined;
    const { walk, received } = this.#answer;
    const position = walk.paging.strategy.resolve?.(this.#answer, nextPosition) ?? nextPosition;
    return { position, received: received + this.items.length };
  }

  /**
   * True if the page has no items and leads to itself. Some services end their pages this way, unless they also say that there
   * are more.
   *
   * @internal
   */
  get isExhausted(): boolean {
    const { nextStart, items } = this;
    const { position, seen, index } = this.#progress;
    if (nextStart === undefined || items.length > 0) return false;
    const { position: next } = nextStart;
    const { walk, read } = this.#answer;
    const leadsToItself = next === position || seen.get(next) === index;
    return leadsToItself && String(read(walk.paging.hasMore)) !== "true";
  }

  /** @internal The error of a walk that has reached this page. */
  fault(why: string): PaginationError {
    return this.#answer.fault(why);
  }

  /** Requests the next page, with all options of the call; `undefined` where there is none. */
  async nextPage(): Promise<Page<Body, Item> | undefined> {
    const { nextStart } = this;
    if (nextStart === undefined) return undefined;
    const { position } = nextStart;
    const { walk, fault } = this.#answer;
    const { seen, index } = this.#progress;
    const { strategy } = walk.paging;
    // The same page may be asked for its successor twice.
    if ((seen.get(position) ?? Infinity) <= index) {
      if (this.isExhausted) return undefined;
      throw fault("it leads back to a page before it");
    }
    seen.set(position, index + 1);
    const exchange = startPage(walk, position);
    const data = await exchange.data<Body>();
    const { response } = await exchange.outcome;
    const page = new Page<Body, Item>(
      walk,
      { data, response },
      { index: index + 1, ...nextStart, seen },
    );
    if (strategy.repeats?.(page.#answer, this.#answer)) {
      throw page.#answer.fault("it is the page before it once more");
    }
    return page;
  }
}

/** True if the response announces a next page, by its flag or else by its link. */
function moreOf({
  paging,
  total,
  read,
}: Pick<AnsweredPage, "total" | "read"> & { readonly paging: Paging }): boolean | undefined {
  const flag = String(read(paging.hasMore));
  if (flag === "true" || flag === "false") return flag === "true";
  if (paging.next === undefined) return undefined;
  const link = read(paging.next);
  // Where the link is absent altogether, the total decides.
  return link === undefined && total !== undefined ? undefined : !!link;
}

/** A number of items, also from a header. */
function countOf(value: unknown): number | undefined {
  const count = typeof value === "string" && value !== "" ? Number(value) : value;
  return typeof count === "number" && count >= 0 ? count : undefined;
}

function kindOf(value: unknown): string {
  if (value === undefined) return "nothing";
  return value === null ? "null" : typeof value;
}
