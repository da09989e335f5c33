// Made by endpoint-manifest (typescript-client) from its template paging.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** An operation's pages according to the manifest, and a walk through them. */
import type { Client } from "./client.js";
import type { Operation } from "./operation.js";
import type { SendInit } from "./options.js";
import type { PaginationError } from "./pagination-error.js";

/** How the pages of an operation follow each other. */
export interface Paging {
  /** One of the `by-*.ts`: a bundle carries only those that its calls use. */
  readonly strategy: PagingStrategy;
  /** The parameter that sets the position of a page: a member of the init and a name. Left out where links are followed. */
  readonly parameter?: readonly [member: "query" | "headers" | "cookies" | "body", name: string];
  /** Offset or number of the first page, unless it is 0. */
  readonly first?: number;
  /** The place of the page in the response; the pointers below are relative to it. */
  readonly root?: string;
  /** The array of items. */
  readonly items: string;
  /** Number of items on all pages. */
  readonly total?: AnswerPlace;
  /** A link to the next page. Only strategy `byLink` follows it; for the others it shows whether there is one. */
  readonly next?: AnswerPlace;
  /** The cursor of the next page. */
  readonly cursor?: AnswerPlace;
  /** True if there is a next page. */
  readonly hasMore?: AnswerPlace;
}

/** A place in a response: a JSON Pointer (RFC 6901), `header:` and a name, or a function that reads it. */
export type AnswerPlace = string | ((response: Response) => unknown);

/** The position of a page: an offset, a page number, a cursor or a link. */
export type Position = string | number;

/** One way to page. */
export interface PagingStrategy {
  /**
   * The position of the next page; `undefined` = there is none. It is not called where the response itself says that there is
   * none.
   */
  next(page: AnsweredPage): Position | undefined;
  /** The position as it is sent, where that differs from the position itself. */
  resolve?(page: LinkingPage, position: Position): Position;
  /** Where the client counts: whether a page repeats the one before it. */
  repeats?(page: AnsweredPage, before: AnsweredPage): boolean;
}

/** State that all pages of one walk share. */
export interface Walk {
  readonly client: Client;
  readonly operation: Operation;
  readonly paging: Paging;
  readonly pathValues: object | undefined;
  /** The init of the call: all of it is sent with every page. */
  readonly init: SendInit;
  /** The position of its first page, if not that of the call itself. */
  readonly begin?: PageStart | undefined;
}

/** The start of a page, as data that can be stored. */
export interface PageStart {
  readonly position: Position;
  /** Number of items before it. */
  readonly received: number;
}

/** A page with the position of another page. */
export interface LinkingPage {
  readonly walk: Walk;
  /** URL of the answered request. */
  readonly url: string;
  /** The error for a fault of the page. */
  fault(why: string): Error;
}

/** A page as strategies see it. */
export interface AnsweredPage extends LinkingPage {
  /** The position of this page; `undefined` for the first page of a walk, which the caller's own init requested. */
  readonly position: Position | undefined;
  readonly items: readonly unknown[];
  readonly total: number | undefined;
  /** True if there is a next page, where the response says so. It takes precedence over any count of items. */
  readonly more: boolean | undefined;
  /** Number of items on the pages of the walk before it. */
  readonly received: number;
  /** The value at a place of the response; `undefined` where there is none. */
  read(place: AnswerPlace | undefined): unknown;
  /** The error for a fault of the page. */
  fault(why: string): PaginationError;
}
