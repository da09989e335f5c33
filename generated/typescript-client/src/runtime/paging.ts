// Made by endpoint-manifest (typescript-client) from its template paging.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What the manifest says of an operation's pages, and what a walk through them is. */
import type { Client } from "./client.js";
import type { Operation } from "./operation.js";
import type { SendInit } from "./options.js";
import type { PaginationError } from "./pagination-error.js";

/** How the pages of an operation follow each other. */
export interface Paging {
  /** One of the `by-*.ts`: a bundle carries those that its calls use. */
  readonly strategy: PagingStrategy;
  /** The parameter that says where a page begins: a member of the init and a name. Where links are followed there is none. */
  readonly parameter?: readonly [member: "query" | "headers" | "cookies" | "body", name: string];
  /** Offset or number of the first page, unless it is 0. */
  readonly first?: number;
  /** Where in the answer the page stands; the pointers below begin there. */
  readonly root?: string;
  /** The array of items. */
  readonly items: string;
  /** How many items there are on all pages. */
  readonly total?: AnswerPlace;
  /** A link to the next page. Only strategy `byLink` follows it; to the others it says whether there is one. */
  readonly next?: AnswerPlace;
  /** The cursor of the next page. */
  readonly cursor?: AnswerPlace;
  /** Whether there is a next page. */
  readonly hasMore?: AnswerPlace;
}

/** A place in an answer: a JSON Pointer (RFC 6901), `header:` and a name, or a function that looks there. */
export type AnswerPlace = string | ((response: Response) => unknown);

/** Where a page begins: an offset, a page number, a cursor or a link. */
export type Position = string | number;

/** One way to page. */
export interface PagingStrategy {
  /**
   * Where the page after another one begins; `undefined` = there is none. Not asked where the answer itself says that
   * there is none.
   */
  next(page: AnsweredPage): Position | undefined;
  /** The position as it is sent, where that is not the position itself. */
  resolve?(page: LinkingPage, position: Position): Position;
  /** Where the client counts: whether a page is the one before it once more. */
  repeats?(page: AnsweredPage, before: AnsweredPage): boolean;
}

/** What all pages of one walk have in common. */
export interface Walk {
  readonly client: Client;
  readonly operation: Operation;
  readonly paging: Paging;
  readonly pathValues: object | undefined;
  /** What the call was made with: all of it goes along on every page. */
  readonly init: SendInit;
  /** Where its first page begins, if not where the call itself says. */
  readonly begin?: PageStart | undefined;
}

/** Where a page begins, as data that can be stored. */
export interface PageStart {
  readonly position: Position;
  /** How many items there are before it. */
  readonly received: number;
}

/** What has a position of another page. */
export interface LinkingPage {
  readonly walk: Walk;
  /** URL of the request that was answered. */
  readonly url: string;
  /** The error where something is wrong with it. */
  fault(why: string): Error;
}

/** A page as strategies see it. */
export interface AnsweredPage extends LinkingPage {
  /** Where it began; `undefined` for the first of a walk, which the caller's own init asked for. */
  readonly position: Position | undefined;
  readonly items: readonly unknown[];
  readonly total: number | undefined;
  /** Whether there is a next page, where the answer says it; it decides before any count of items. */
  readonly more: boolean | undefined;
  /** How many items the pages of the walk had before it. */
  readonly received: number;
  /** What stands at a place of the answer; `undefined` where there is nothing. */
  read(place: AnswerPlace | undefined): unknown;
  /** The error of a page with which something is wrong. */
  fault(why: string): PaginationError;
}
