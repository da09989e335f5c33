// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type ByLinkInit as BooksByLinkInit,
  type LendInit as BooksLendInit,
  type ListInit as BooksListInit,
  type NestedInit as BooksNestedInit,
  type SeveralInit as BooksSeveralInit,
  type WholeInit as BooksWholeInit,
  byLink as booksByLink,
  lend as booksLend,
  list as booksList,
  nested as booksNested,
  several as booksSeveral,
  whole as booksWhole,
} from "./groups/books.js";
import {
  type SwitchOffInit as LampsSwitchOffInit,
  type ToggleInit as LampsToggleInit,
  switchOff as lampsSwitchOff,
  toggle as lampsToggle,
} from "./groups/lamps.js";
import type { Client } from "./runtime/client.js";
import { type InfiniteQueryOf, beginningAt, infiniteQueryOf } from "./runtime/infinite-query.js";
import { type MutationOf, mutationOf } from "./runtime/mutation.js";
import type { PathValue } from "./runtime/parameters.js";
import { type QueryOf, queryOf } from "./runtime/tanstack.js";

export type {
  InfiniteQuery,
  InfiniteQueryOf,
  PageContext,
  PageData,
} from "./runtime/infinite-query.js";
export type { Mutation, MutationOf } from "./runtime/mutation.js";
export type {
  Query,
  QueryContext,
  QueryData,
  QueryDetails,
  QueryKey,
  QueryOf,
} from "./runtime/tanstack.js";

/** Query of `books.list`: One page. */
export function booksListQuery(
  client: Client,
  init?: BooksListInit,
): QueryOf<["books", "list"], typeof booksList> {
  return queryOf(["books", "list"], { client, path: [], init }, (signal) =>
    booksList(client, { ...init, signal }),
  );
}

/** Infinite query of `books.list`: One page. */
export function booksListInfiniteQuery(
  client: Client,
  init?: BooksListInit,
): InfiniteQueryOf<["books", "list"], typeof booksList> {
  return infiniteQueryOf(["books", "list"], { client, path: [], init }, (signal, begin) =>
    booksList(client, beginningAt({ ...init, signal }, begin)),
  );
}

/** Query of `books.nested`: A page under a key. */
export function booksNestedQuery(
  client: Client,
  init?: BooksNestedInit,
): QueryOf<["books", "nested"], typeof booksNested> {
  return queryOf(["books", "nested"], { client, path: [], init }, (signal) =>
    booksNested(client, { ...init, signal }),
  );
}

/** Infinite query of `books.nested`: A page under a key. */
export function booksNestedInfiniteQuery(
  client: Client,
  init?: BooksNestedInit,
): InfiniteQueryOf<["books", "nested"], typeof booksNested> {
  return infiniteQueryOf(["books", "nested"], { client, path: [], init }, (signal, begin) =>
    booksNested(client, beginningAt({ ...init, signal }, begin)),
  );
}

/** Query of `books.several`: Several pages in one answer. */
export function booksSeveralQuery(
  client: Client,
  init?: BooksSeveralInit,
): QueryOf<["books", "several"], typeof booksSeveral> {
  return queryOf(["books", "several"], { client, path: [], init }, (signal) =>
    booksSeveral(client, { ...init, signal }),
  );
}

/** Query of `books.by-link`: Pages by links. */
export function booksByLinkQuery(
  client: Client,
  init?: BooksByLinkInit,
): QueryOf<["books", "by-link"], typeof booksByLink> {
  return queryOf(["books", "by-link"], { client, path: [], init }, (signal) =>
    booksByLink(client, { ...init, signal }),
  );
}

/** Infinite query of `books.by-link`: Pages by links. */
export function booksByLinkInfiniteQuery(
  client: Client,
  init?: BooksByLinkInit,
): InfiniteQueryOf<["books", "by-link"], typeof booksByLink> {
  return infiniteQueryOf(["books", "by-link"], { client, path: [], init }, (signal, begin) =>
    booksByLink(client, beginningAt({ ...init, signal }, begin)),
  );
}

/** Query of `books.whole`: Not paged. */
export function booksWholeQuery(
  client: Client,
  init?: BooksWholeInit,
): QueryOf<["books", "whole"], typeof booksWhole> {
  return queryOf(["books", "whole"], { client, path: [], init }, (signal) =>
    booksWhole(client, { ...init, signal }),
  );
}

/**
 * Mutation of `books.lend`: Lend books to a reader.
 *
 * @deprecated Since 2026-02-01. Use `books.whole` in its place. Not shown: until when it
 *   works. Lending ends
 */
export function booksLendMutation(
  client: Client,
): MutationOf<["books", "lend"], BooksLendInit | undefined, typeof booksLend> {
  return mutationOf(["books", "lend"], (variables: BooksLendInit | undefined) =>
    booksLend(client, variables),
  );
}

/** The variables of a mutation of `lamps.switch-off`. */
export interface LampsSwitchOffVariables extends LampsSwitchOffInit {
  readonly path: PathValue;
}

/** Mutation of `lamps.switch-off`: Switch a lamp off. */
export function lampsSwitchOffMutation(
  client: Client,
): MutationOf<["lamps", "switch-off"], LampsSwitchOffVariables, typeof lampsSwitchOff> {
  return mutationOf(["lamps", "switch-off"], (variables: LampsSwitchOffVariables) =>
    lampsSwitchOff(client, variables.path, variables),
  );
}

/** The variables of a mutation of `lamps.toggle`. */
export interface LampsToggleVariables extends LampsToggleInit {
  readonly path: PathValue;
}

/** Mutation of `lamps.toggle`: Turn a switch. */
export function lampsToggleMutation(
  client: Client,
): MutationOf<["lamps", "toggle"], LampsToggleVariables, typeof lampsToggle> {
  return mutationOf(["lamps", "toggle"], (variables: LampsToggleVariables) =>
    lampsToggle(client, variables.path, variables),
  );
}
