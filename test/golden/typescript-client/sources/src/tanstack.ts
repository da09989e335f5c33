// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type ListInit as BooksListInit,
  type RetrieveInit as BooksRetrieveInit,
  type SaveInit as BooksSaveInit,
  list as booksList,
  retrieve as booksRetrieve,
  save as booksSave,
} from "./groups/books.js";
import type { Client } from "./runtime/client.js";
import { type MutationOf, mutationOf } from "./runtime/mutation.js";
import type { PathValue } from "./runtime/parameters.js";
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

/** The variables of a mutation of `books.save`. */
export interface BooksSaveVariables extends BooksSaveInit {
  readonly path: PathValue;
}

/** Mutation of `books.save`: Save a book. */
export function booksSaveMutation(
  client: Client,
): MutationOf<["books", "save"], BooksSaveVariables, typeof booksSave> {
  return mutationOf(["books", "save"], (variables: BooksSaveVariables) =>
    booksSave(client, variables.path, variables),
  );
}
