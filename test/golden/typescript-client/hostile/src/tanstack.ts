// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type CallInit as BooksCallInit,
  type ConstructorInit as BooksConstructorInit,
  type DeleteInit as BooksDeleteInit,
  type SchemasInit as BooksSchemasInit,
  type SchemasPath as BooksSchemasPath,
  type SendInit as BooksSendInit,
  type SendPath as BooksSendPath,
  type ThenInit as BooksThenInit,
  type ToStringInit as BooksToStringInit,
  call as booksCall,
  constructor_ as booksConstructor,
  delete_ as booksDelete,
  schemas as booksSchemas,
  send as booksSend,
  then_ as booksThen,
  toString_ as booksToString,
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

/** Query of `books.call`. */
export function booksCallQuery(
  client: Client,
  hasOwnProperty_: PathValue,
  init?: BooksCallInit,
): QueryOf<["books", "call"], typeof booksCall> {
  return queryOf(["books", "call"], { client, path: [hasOwnProperty_], init }, (signal) =>
    booksCall(client, hasOwnProperty_, { ...init, signal }),
  );
}

/** Query of `books.then`. */
export function booksThenQuery(
  client: Client,
  then_: PathValue,
  init?: BooksThenInit,
): QueryOf<["books", "then"], typeof booksThen> {
  return queryOf(["books", "then"], { client, path: [then_], init }, (signal) =>
    booksThen(client, then_, { ...init, signal }),
  );
}

/** Query of `books.constructor`. */
export function booksConstructorQuery(
  client: Client,
  constructor_: PathValue,
  init?: BooksConstructorInit,
): QueryOf<["books", "constructor"], typeof booksConstructor> {
  return queryOf(["books", "constructor"], { client, path: [constructor_], init }, (signal) =>
    booksConstructor(client, constructor_, { ...init, signal }),
  );
}

/** Query of `books.to-string`. */
export function booksToStringQuery(
  client: Client,
  _0: PathValue,
  init?: BooksToStringInit,
): QueryOf<["books", "to-string"], typeof booksToString> {
  return queryOf(["books", "to-string"], { client, path: [_0], init }, (signal) =>
    booksToString(client, _0, { ...init, signal }),
  );
}

/** Query of `books.schemas`. */
export function booksSchemasQuery(
  client: Client,
  path: BooksSchemasPath,
  init?: BooksSchemasInit,
): QueryOf<["books", "schemas"], typeof booksSchemas> {
  return queryOf(["books", "schemas"], { client, path, init }, (signal) =>
    booksSchemas(client, path, { ...init, signal }),
  );
}

/** The variables of a mutation of `books.send`. */
export interface BooksSendVariables extends BooksSendInit {
  readonly path: BooksSendPath;
}

/**
 * Mutation of `books.send`: Send *\/.
 *
 * @deprecated Since 2026-02-01. Not shown: until when it works and what replaces it. *\/
 *   because \@internal
 */
export function booksSendMutation(
  client: Client,
): MutationOf<["books", "send"], BooksSendVariables, typeof booksSend> {
  return mutationOf(["books", "send"], (variables: BooksSendVariables) =>
    booksSend(client, variables.path, variables),
  );
}

/** The variables of a mutation of `books.delete`. */
export interface BooksDeleteVariables extends BooksDeleteInit {
  readonly path: PathValue;
}

/** Mutation of `books.delete`. */
export function booksDeleteMutation(
  client: Client,
): MutationOf<["books", "delete"], BooksDeleteVariables, typeof booksDelete> {
  return mutationOf(["books", "delete"], (variables: BooksDeleteVariables) =>
    booksDelete(client, variables.path, variables),
  );
}
