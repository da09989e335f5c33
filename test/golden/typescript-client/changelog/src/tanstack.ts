// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type ArchiveInit as BooksArchiveInit,
  type ListInit as BooksListInit,
  type RetrieveInit as BooksRetrieveInit,
  type SearchInit as BooksSearchInit,
  archive as booksArchive,
  list as booksList,
  retrieve as booksRetrieve,
  search as booksSearch,
} from "./groups/books.js";
import { type ListInit as LoansListInit, list as loansList } from "./groups/loans.js";
import type { Client } from "./runtime/client.js";
import { type MutationOf, mutationOf } from "./runtime/mutation.js";
import { type QueryOf, queryOf } from "./runtime/tanstack.js";

export type { Mutation, MutationOf } from "./runtime/mutation.js";
export type {
  Query,
  QueryContext,
  QueryData,
  QueryDetails,
  QueryKey,
  QueryOf,
} from "./runtime/tanstack.js";

/** Query of `books.list`: List books. */
export function booksListQuery(
  client: Client,
  init: BooksListInit,
): QueryOf<["books", "list"], typeof booksList> {
  return queryOf(["books", "list"], { client, path: [], init }, (signal) =>
    booksList(client, { ...init, signal }),
  );
}

/** Query of `books.retrieve`: Get a book. */
export function booksRetrieveQuery(
  client: Client,
  id: string,
  init?: BooksRetrieveInit,
): QueryOf<["books", "retrieve"], typeof booksRetrieve> {
  return queryOf(["books", "retrieve"], { client, path: [id], init }, (signal) =>
    booksRetrieve(client, id, { ...init, signal }),
  );
}

/** Query of `books.search`: Search books. */
export function booksSearchQuery(
  client: Client,
  init: BooksSearchInit,
): QueryOf<["books", "search"], typeof booksSearch> {
  return queryOf(["books", "search"], { client, path: [], init }, (signal) =>
    booksSearch(client, { ...init, signal }),
  );
}

/** Query of `loans.list`: List loans </script> `code` [x](javascript:alert(1)). */
export function loansListQuery(
  client: Client,
  init?: LoansListInit,
): QueryOf<["loans", "list"], typeof loansList> {
  return queryOf(["loans", "list"], { client, path: [], init }, (signal) =>
    loansList(client, { ...init, signal }),
  );
}

/** The variables of a mutation of `books.archive`. */
export interface BooksArchiveVariables extends BooksArchiveInit {
  readonly path: string;
}

/** Mutation of `books.archive`: Archive a book. */
export function booksArchiveMutation(
  client: Client,
): MutationOf<["books", "archive"], BooksArchiveVariables, typeof booksArchive> {
  return mutationOf(["books", "archive"], (variables: BooksArchiveVariables) =>
    booksArchive(client, variables.path, variables),
  );
}
