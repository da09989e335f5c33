// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type AnySuccessInit as BooksAnySuccessInit,
  type CommonOnlyInit as BooksCommonOnlyInit,
  type DescribedOnlyInit as BooksDescribedOnlyInit,
  type FailuresOnlyInit as BooksFailuresOnlyInit,
  type NoneOfThemInit as BooksNoneOfThemInit,
  type NotFoundInit as BooksNotFoundInit,
  type ReadInit as BooksReadInit,
  type ReadMediaType as BooksReadMediaType,
  type RetrieveInit as BooksRetrieveInit,
  type UnknownInit as BooksUnknownInit,
  anySuccess as booksAnySuccess,
  commonOnly as booksCommonOnly,
  describedOnly as booksDescribedOnly,
  failuresOnly as booksFailuresOnly,
  noneOfThem as booksNoneOfThem,
  notFound as booksNotFound,
  read as booksRead,
  retrieve as booksRetrieve,
  unknown as booksUnknown,
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
