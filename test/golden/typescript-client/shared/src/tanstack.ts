// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type ListInit as BooksListInit,
  type RemoveInit as BooksRemoveInit,
  type RetrieveInit as BooksRetrieveInit,
  list as booksList,
  remove as booksRemove,
  retrieve as booksRetrieve,
} from "./groups/books.js";
import {
  type ListCurrentInit as ReadersListCurrentInit,
  type ListLoansInit as ReadersListLoansInit,
  type ListPastInit as ReadersListPastInit,
  listCurrent as readersListCurrent,
  listLoans as readersListLoans,
  listPast as readersListPast,
} from "./groups/readers.js";
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
  init?: BooksListInit,
): QueryOf<["books", "list"], typeof booksList> {
  return queryOf(["books", "list"], { client, path: [], init }, (signal) =>
    booksList(client, { ...init, signal }),
  );
}

/**
 * Query of `books.retrieve`: Get a book.
 *
 * @param id - Which book. At least 1 character.
 */
export function booksRetrieveQuery(
  client: Client,
  id: string,
  init?: BooksRetrieveInit,
): QueryOf<["books", "retrieve"], typeof booksRetrieve> {
  return queryOf(["books", "retrieve"], { client, path: [id], init }, (signal) =>
    booksRetrieve(client, id, { ...init, signal }),
  );
}

/**
 * Query of `readers.list-loans`: List the loans of a book.
 *
 * @param id - Which book. At least 1 character.
 */
export function readersListLoansQuery(
  client: Client,
  id: string,
  init?: ReadersListLoansInit,
): QueryOf<["readers", "list-loans"], typeof readersListLoans> {
  return queryOf(["readers", "list-loans"], { client, path: [id], init }, (signal) =>
    readersListLoans(client, id, { ...init, signal }),
  );
}

/**
 * Query of `readers.list-current`: List what a reader has.
 *
 * @param id - Which book. At least 1 character.
 */
export function readersListCurrentQuery(
  client: Client,
  id: string,
  init?: ReadersListCurrentInit,
): QueryOf<["readers", "list-current"], typeof readersListCurrent> {
  return queryOf(["readers", "list-current"], { client, path: [id], init }, (signal) =>
    readersListCurrent(client, id, { ...init, signal }),
  );
}

/**
 * Query of `readers.list-past`: List what a reader had.
 *
 * @param id - Which book. At least 1 character.
 */
export function readersListPastQuery(
  client: Client,
  id: string,
  init?: ReadersListPastInit,
): QueryOf<["readers", "list-past"], typeof readersListPast> {
  return queryOf(["readers", "list-past"], { client, path: [id], init }, (signal) =>
    readersListPast(client, id, { ...init, signal }),
  );
}

/** The variables of a mutation of `books.remove`. */
export interface BooksRemoveVariables extends BooksRemoveInit {
  readonly path: string;
}

/** Mutation of `books.remove`: Remove a book. */
export function booksRemoveMutation(
  client: Client,
): MutationOf<["books", "remove"], BooksRemoveVariables, typeof booksRemove> {
  return mutationOf(["books", "remove"], (variables: BooksRemoveVariables) =>
    booksRemove(client, variables.path, variables),
  );
}
