// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type ListInit as BooksListInit,
  type ReplaceInit as BooksReplaceInit,
  list as booksList,
  replace as booksReplace,
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

/** The variables of a mutation of `books.replace`. */
export interface BooksReplaceVariables extends BooksReplaceInit {
  readonly path: PathValue;
}

/** Mutation of `books.replace`: Replace a book. */
export function booksReplaceMutation(
  client: Client,
): MutationOf<["books", "replace"], BooksReplaceVariables, typeof booksReplace> {
  return mutationOf(["books", "replace"], (variables: BooksReplaceVariables) =>
    booksReplace(client, variables.path, variables),
  );
}
