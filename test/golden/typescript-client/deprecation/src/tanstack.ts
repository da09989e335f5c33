// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type BulkRetrieveInit as BooksBulkRetrieveInit,
  type RetrieveInit as BooksRetrieveInit,
  bulkRetrieve as booksBulkRetrieve,
  retrieve as booksRetrieve,
} from "./groups/books.js";
import type { Client } from "./runtime/client.js";
import type { PathValue } from "./runtime/parameters.js";
import { type QueryOf, queryOf } from "./runtime/tanstack.js";

export type {
  Query,
  QueryContext,
  QueryData,
  QueryDetails,
  QueryKey,
  QueryOf,
} from "./runtime/tanstack.js";

/** Query of `books.retrieve`: Get a book. */
export function booksRetrieveQuery(
  client: Client,
  id: PathValue,
  init?: BooksRetrieveInit,
): QueryOf<["books", "retrieve"], typeof booksRetrieve> {
  return queryOf(["books", "retrieve"], { client, path: [id], init }, (signal) =>
    booksRetrieve(client, id, { ...init, signal }),
  );
}

/**
 * Query of `books.bulk-retrieve`: Get several books.
 *
 * @deprecated Nothing more is shown about it.
 */
export function booksBulkRetrieveQuery(
  client: Client,
  init?: BooksBulkRetrieveInit,
): QueryOf<["books", "bulk-retrieve"], typeof booksBulkRetrieve> {
  return queryOf(["books", "bulk-retrieve"], { client, path: [], init }, (signal) =>
    booksBulkRetrieve(client, { ...init, signal }),
  );
}
