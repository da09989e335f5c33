// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type BrowseInit as BooksBrowseInit,
  type CertifyInit as BooksCertifyInit,
  type LendInit as BooksLendInit,
  type ListInit as BooksListInit,
  type OpenInit as BooksOpenInit,
  type ReserveInit as BooksReserveInit,
  type RetrieveInit as BooksRetrieveInit,
  type SaveInit as BooksSaveInit,
  type SignInit as BooksSignInit,
  type UpdateInit as BooksUpdateInit,
  browse as booksBrowse,
  certify as booksCertify,
  lend as booksLend,
  list as booksList,
  open as booksOpen,
  reserve as booksReserve,
  retrieve as booksRetrieve,
  save as booksSave,
  sign as booksSign,
  update as booksUpdate,
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

/** The variables of a mutation of `books.save`. */
export interface BooksSaveVariables extends BooksSaveInit {
  readonly path: PathValue;
}

/** Mutation of `books.save`: All of these, or that one. */
export function booksSaveMutation(
  client: Client,
): MutationOf<["books", "save"], BooksSaveVariables, typeof booksSave> {
  return mutationOf(["books", "save"], (variables: BooksSaveVariables) =>
    booksSave(client, variables.path, variables),
  );
}

/** The variables of a mutation of `books.sign`. */
export interface BooksSignVariables extends BooksSignInit {
  readonly path: PathValue;
}

/** Mutation of `books.sign`: A certificate beside a key, or the certificate alone. */
export function booksSignMutation(
  client: Client,
): MutationOf<["books", "sign"], BooksSignVariables, typeof booksSign> {
  return mutationOf(["books", "sign"], (variables: BooksSignVariables) =>
    booksSign(client, variables.path, variables),
  );
}

/** The variables of a mutation of `books.certify`. */
export interface BooksCertifyVariables extends BooksCertifyInit {
  readonly path: PathValue;
}

/** Mutation of `books.certify`: A certificate is no matter of a request. */
export function booksCertifyMutation(
  client: Client,
): MutationOf<["books", "certify"], BooksCertifyVariables, typeof booksCertify> {
  return mutationOf(["books", "certify"], (variables: BooksCertifyVariables) =>
    booksCertify(client, variables.path, variables),
  );
}

/** The variables of a mutation of `books.update`. */
export interface BooksUpdateVariables extends BooksUpdateInit {
  readonly path: PathValue;
}

/** Mutation of `books.update`: The same as another operation needs. */
export function booksUpdateMutation(
  client: Client,
): MutationOf<["books", "update"], BooksUpdateVariables, typeof booksUpdate> {
  return mutationOf(["books", "update"], (variables: BooksUpdateVariables) =>
    booksUpdate(client, variables.path, variables),
  );
}

/** Mutation of `books.reserve`: Another way that is not shown. */
export function booksReserveMutation(
  client: Client,
): MutationOf<["books", "reserve"], BooksReserveInit | undefined, typeof booksReserve> {
  return mutationOf(["books", "reserve"], (variables: BooksReserveInit | undefined) =>
    booksReserve(client, variables),
  );
}

/** Mutation of `books.lend`: Not what holds by default, and no more is known. */
export function booksLendMutation(
  client: Client,
): MutationOf<["books", "lend"], BooksLendInit | undefined, typeof booksLend> {
  return mutationOf(["books", "lend"], (variables: BooksLendInit | undefined) =>
    booksLend(client, variables),
  );
}
