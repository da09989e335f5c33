// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type BulkRetrieveInit as BooksBulkRetrieveInit,
  type LendInit as BooksLendInit,
  type RetrieveInit as BooksRetrieveInit,
  type ScanInit as BooksScanInit,
  type WeighInit as BooksWeighInit,
  bulkRetrieve as booksBulkRetrieve,
  lend as booksLend,
  retrieve as booksRetrieve,
  scan as booksScan,
  weigh as booksWeigh,
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
 * @deprecated Not shown: since when, until when it works, what replaces it and why.
 */
export function booksBulkRetrieveQuery(
  client: Client,
  init?: BooksBulkRetrieveInit,
): QueryOf<["books", "bulk-retrieve"], typeof booksBulkRetrieve> {
  return queryOf(["books", "bulk-retrieve"], { client, path: [], init }, (signal) =>
    booksBulkRetrieve(client, { ...init, signal }),
  );
}

/** The variables of a mutation of `books.scan`. */
export interface BooksScanVariables extends BooksScanInit {
  readonly path: PathValue;
}

/**
 * Mutation of `books.scan`: Scan a book.
 *
 * @deprecated Since 2026-02-01. It ends on 2026-08-01. Use `books.retrieve` in its place.
 *   Scanning harms old books.
 */
export function booksScanMutation(
  client: Client,
): MutationOf<["books", "scan"], BooksScanVariables, typeof booksScan> {
  return mutationOf(["books", "scan"], (variables: BooksScanVariables) =>
    booksScan(client, variables.path, variables),
  );
}

/** The variables of a mutation of `books.weigh`. */
export interface BooksWeighVariables extends BooksWeighInit {
  readonly path: PathValue;
}

/**
 * Mutation of `books.weigh`: Weigh a book.
 *
 * @deprecated Since 2026-02-01. Nothing replaces it. Not shown: why.
 */
export function booksWeighMutation(
  client: Client,
): MutationOf<["books", "weigh"], BooksWeighVariables, typeof booksWeigh> {
  return mutationOf(["books", "weigh"], (variables: BooksWeighVariables) =>
    booksWeigh(client, variables.path, variables),
  );
}

/** The variables of a mutation of `books.lend`. */
export interface BooksLendVariables extends BooksLendInit {
  readonly path: PathValue;
}

/** Mutation of `books.lend`: Lend a book. */
export function booksLendMutation(
  client: Client,
): MutationOf<["books", "lend"], BooksLendVariables, typeof booksLend> {
  return mutationOf(["books", "lend"], (variables: BooksLendVariables) =>
    booksLend(client, variables.path, variables),
  );
}
