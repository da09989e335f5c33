// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type CountInit as BooksCountInit,
  type ListInit as BooksListInit,
  type RetrieveInit as BooksRetrieveInit,
  type RetrievePath as BooksRetrievePath,
  type SearchInit as BooksSearchInit,
  count as booksCount,
  list as booksList,
  retrieve as booksRetrieve,
  search as booksSearch,
} from "./groups/books.js";
import type { Client } from "./runtime/client.js";
import { type QueryOf, queryOf } from "./runtime/tanstack.js";

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

/** Query of `books.search`: Search books. */
export function booksSearchQuery(
  client: Client,
  init: BooksSearchInit,
): QueryOf<["books", "search"], typeof booksSearch> {
  return queryOf(["books", "search"], { client, path: [], init }, (signal) =>
    booksSearch(client, { ...init, signal }),
  );
}

/** Query of `books.count`: Count books. */
export function booksCountQuery(
  client: Client,
  init?: BooksCountInit,
): QueryOf<["books", "count"], typeof booksCount> {
  return queryOf(["books", "count"], { client, path: [], init }, (signal) =>
    booksCount(client, { ...init, signal }),
  );
}

/** Query of `books.retrieve`: Get a book. */
export function booksRetrieveQuery(
  client: Client,
  path: BooksRetrievePath,
  init?: BooksRetrieveInit,
): QueryOf<["books", "retrieve"], typeof booksRetrieve> {
  return queryOf(["books", "retrieve"], { client, path, init }, (signal) =>
    booksRetrieve(client, path, { ...init, signal }),
  );
}
