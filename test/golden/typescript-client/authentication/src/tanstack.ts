// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type BrowseInit as BooksBrowseInit,
  type ListInit as BooksListInit,
  type OpenInit as BooksOpenInit,
  type RetrieveInit as BooksRetrieveInit,
  browse as booksBrowse,
  list as booksList,
  open as booksOpen,
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

/** Query of `books.list`: Free for all. */
export function booksListQuery(
  client: Client,
  init?: BooksListInit,
): QueryOf<["books", "list"], typeof booksList> {
  return queryOf(["books", "list"], { client, path: [], init }, (signal) =>
    booksList(client, { ...init, signal }),
  );
}

/** Query of `books.retrieve`: What is not said holds by default. */
export function booksRetrieveQuery(
  client: Client,
  id: PathValue,
  init?: BooksRetrieveInit,
): QueryOf<["books", "retrieve"], typeof booksRetrieve> {
  return queryOf(["books", "retrieve"], { client, path: [id], init }, (signal) =>
    booksRetrieve(client, id, { ...init, signal }),
  );
}

/** Query of `books.open`: A scope that is not listed, and one that is not known. */
export function booksOpenQuery(
  client: Client,
  init?: BooksOpenInit,
): QueryOf<["books", "open"], typeof booksOpen> {
  return queryOf(["books", "open"], { client, path: [], init }, (signal) =>
    booksOpen(client, { ...init, signal }),
  );
}

/** Query of `books.browse`: Whoever has credentials is known, and they may be left out. */
export function booksBrowseQuery(
  client: Client,
  init?: BooksBrowseInit,
): QueryOf<["books", "browse"], typeof booksBrowse> {
  return queryOf(["books", "browse"], { client, path: [], init }, (signal) =>
    booksBrowse(client, { ...init, signal }),
  );
}
