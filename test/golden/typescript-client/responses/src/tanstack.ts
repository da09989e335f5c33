// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type AnySuccessInit as BooksAnySuccessInit,
  type BorrowInit as BooksBorrowInit,
  type CommonOnlyInit as BooksCommonOnlyInit,
  type DescribedOnlyInit as BooksDescribedOnlyInit,
  type ExtendInit as BooksExtendInit,
  type FailuresOnlyInit as BooksFailuresOnlyInit,
  type LendInit as BooksLendInit,
  type NoneOfThemInit as BooksNoneOfThemInit,
  type NotFoundInit as BooksNotFoundInit,
  type ReadInit as BooksReadInit,
  type ReadMediaType as BooksReadMediaType,
  type RelocateInit as BooksRelocateInit,
  type RemoveInit as BooksRemoveInit,
  type RetrieveInit as BooksRetrieveInit,
  type SaveInit as BooksSaveInit,
  type UnknownInit as BooksUnknownInit,
  anySuccess as booksAnySuccess,
  borrow as booksBorrow,
  commonOnly as booksCommonOnly,
  describedOnly as booksDescribedOnly,
  extend as booksExtend,
  failuresOnly as booksFailuresOnly,
  lend as booksLend,
  noneOfThem as booksNoneOfThem,
  notFound as booksNotFound,
  read as booksRead,
  relocate as booksRelocate,
  remove as booksRemove,
  retrieve as booksRetrieve,
  save as booksSave,
  unknown as booksUnknown,
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

/** Query of `books.any-success`: A range. */
export function booksAnySuccessQuery(
  client: Client,
  init?: BooksAnySuccessInit,
): QueryOf<["books", "any-success"], typeof booksAnySuccess> {
  return queryOf(["books", "any-success"], { client, path: [], init }, (signal) =>
    booksAnySuccess(client, { ...init, signal }),
  );
}

/** Query of `books.read`: One answer in several forms. */
export function booksReadQuery<Accept extends BooksReadMediaType = BooksReadMediaType>(
  client: Client,
  id: PathValue,
  init?: BooksReadInit<Accept>,
): QueryOf<["books", "read"], typeof booksRead<Accept>> {
  return queryOf(["books", "read"], { client, path: [id], init }, (signal) =>
    booksRead(client, id, { ...init, signal }),
  );
}

/** Query of `books.described-only`: Of the answer only the status is known. */
export function booksDescribedOnlyQuery(
  client: Client,
  init?: BooksDescribedOnlyInit,
): QueryOf<["books", "described-only"], typeof booksDescribedOnly> {
  return queryOf(["books", "described-only"], { client, path: [], init }, (signal) =>
    booksDescribedOnly(client, { ...init, signal }),
  );
}

/** Query of `books.failures-only`: Only a failure is known. */
export function booksFailuresOnlyQuery(
  client: Client,
  init?: BooksFailuresOnlyInit,
): QueryOf<["books", "failures-only"], typeof booksFailuresOnly> {
  return queryOf(["books", "failures-only"], { client, path: [], init }, (signal) =>
    booksFailuresOnly(client, { ...init, signal }),
  );
}

/** Query of `books.common-only`: What any operation may answer is all. */
export function booksCommonOnlyQuery(
  client: Client,
  init?: BooksCommonOnlyInit,
): QueryOf<["books", "common-only"], typeof booksCommonOnly> {
  return queryOf(["books", "common-only"], { client, path: [], init }, (signal) =>
    booksCommonOnly(client, { ...init, signal }),
  );
}

/** Query of `books.not-found`: An operation with the name of an error. */
export function booksNotFoundQuery(
  client: Client,
  init?: BooksNotFoundInit,
): QueryOf<["books", "not-found"], typeof booksNotFound> {
  return queryOf(["books", "not-found"], { client, path: [], init }, (signal) =>
    booksNotFound(client, { ...init, signal }),
  );
}

/** Query of `books.none-of-them`: Nothing that any operation may answer. */
export function booksNoneOfThemQuery(
  client: Client,
  init?: BooksNoneOfThemInit,
): QueryOf<["books", "none-of-them"], typeof booksNoneOfThem> {
  return queryOf(["books", "none-of-them"], { client, path: [], init }, (signal) =>
    booksNoneOfThem(client, { ...init, signal }),
  );
}

/** Query of `books.unknown`: Nothing is known. */
export function booksUnknownQuery(
  client: Client,
  init?: BooksUnknownInit,
): QueryOf<["books", "unknown"], typeof booksUnknown> {
  return queryOf(["books", "unknown"], { client, path: [], init }, (signal) =>
    booksUnknown(client, { ...init, signal }),
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

/** The variables of a mutation of `books.remove`. */
export interface BooksRemoveVariables extends BooksRemoveInit {
  readonly path: PathValue;
}

/** Mutation of `books.remove`: Remove a book. */
export function booksRemoveMutation(
  client: Client,
): MutationOf<["books", "remove"], BooksRemoveVariables, typeof booksRemove> {
  return mutationOf(["books", "remove"], (variables: BooksRemoveVariables) =>
    booksRemove(client, variables.path, variables),
  );
}

/** The variables of a mutation of `books.borrow`. */
export interface BooksBorrowVariables extends BooksBorrowInit {
  readonly path: PathValue;
}

/** Mutation of `books.borrow`: Two different successes. */
export function booksBorrowMutation(
  client: Client,
): MutationOf<["books", "borrow"], BooksBorrowVariables, typeof booksBorrow> {
  return mutationOf(["books", "borrow"], (variables: BooksBorrowVariables) =>
    booksBorrow(client, variables.path, variables),
  );
}

/** The variables of a mutation of `books.lend`. */
export interface BooksLendVariables extends BooksLendInit {
  readonly path: PathValue;
}

/** Mutation of `books.lend`: Failures of many kinds. */
export function booksLendMutation(
  client: Client,
): MutationOf<["books", "lend"], BooksLendVariables, typeof booksLend> {
  return mutationOf(["books", "lend"], (variables: BooksLendVariables) =>
    booksLend(client, variables.path, variables),
  );
}

/** The variables of a mutation of `books.extend`. */
export interface BooksExtendVariables extends BooksExtendInit {
  readonly path: PathValue;
}

/** Mutation of `books.extend`: Another body for a status. */
export function booksExtendMutation(
  client: Client,
): MutationOf<["books", "extend"], BooksExtendVariables, typeof booksExtend> {
  return mutationOf(["books", "extend"], (variables: BooksExtendVariables) =>
    booksExtend(client, variables.path, variables),
  );
}

/** Mutation of `books.relocate`: Its headers are known, and its body is not. */
export function booksRelocateMutation(
  client: Client,
): MutationOf<["books", "relocate"], BooksRelocateInit | undefined, typeof booksRelocate> {
  return mutationOf(["books", "relocate"], (variables: BooksRelocateInit | undefined) =>
    booksRelocate(client, variables),
  );
}
