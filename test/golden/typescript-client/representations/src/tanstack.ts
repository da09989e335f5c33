// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type AnyApplicationInit as BooksAnyApplicationInit,
  type AnyMediaBytesInit as BooksAnyMediaBytesInit,
  type AnyMediaInit as BooksAnyMediaInit,
  type AnyMediaTextInit as BooksAnyMediaTextInit,
  type AnyMediaUnknownInit as BooksAnyMediaUnknownInit,
  type AnyOrJsonInit as BooksAnyOrJsonInit,
  type DefaultBesideFailureInit as BooksDefaultBesideFailureInit,
  type DefaultOnlyInit as BooksDefaultOnlyInit,
  type ExportInit as BooksExportInit,
  type ExportMediaType as BooksExportMediaType,
  type FindInit as BooksFindInit,
  type FindMediaType as BooksFindMediaType,
  type LabelInit as BooksLabelInit,
  type NoteInit as BooksNoteInit,
  type PictureInit as BooksPictureInit,
  type PictureMediaType as BooksPictureMediaType,
  type PutAnyBytesInit as BooksPutAnyBytesInit,
  type PutAnyInit as BooksPutAnyInit,
  type PutAnyTextInit as BooksPutAnyTextInit,
  type PutAnyUnknownInit as BooksPutAnyUnknownInit,
  type RetrieveInit as BooksRetrieveInit,
  type RetrieveMediaType as BooksRetrieveMediaType,
  type ScanAloneInit as BooksScanAloneInit,
  type ScanInit as BooksScanInit,
  anyApplication as booksAnyApplication,
  anyMedia as booksAnyMedia,
  anyMediaBytes as booksAnyMediaBytes,
  anyMediaText as booksAnyMediaText,
  anyMediaUnknown as booksAnyMediaUnknown,
  anyOrJson as booksAnyOrJson,
  defaultBesideFailure as booksDefaultBesideFailure,
  defaultOnly as booksDefaultOnly,
  export_ as booksExport,
  find as booksFind,
  label as booksLabel,
  note as booksNote,
  picture as booksPicture,
  putAny as booksPutAny,
  putAnyBytes as booksPutAnyBytes,
  putAnyText as booksPutAnyText,
  putAnyUnknown as booksPutAnyUnknown,
  retrieve as booksRetrieve,
  scan as booksScan,
  scanAlone as booksScanAlone,
} from "./groups/books.js";
import { type ListInit as ShelvesListInit, list as shelvesList } from "./groups/shelves.js";
import type { Client } from "./runtime/client.js";
import { type InfiniteQueryOf, beginningAt, infiniteQueryOf } from "./runtime/infinite-query.js";
import { type MutationOf, mutationOf } from "./runtime/mutation.js";
import { type QueryOf, queryOf } from "./runtime/tanstack.js";

export type {
  InfiniteQuery,
  InfiniteQueryOf,
  PageContext,
  PageData,
} from "./runtime/infinite-query.js";
export type { Mutation, MutationOf } from "./runtime/mutation.js";
export type {
  Query,
  QueryContext,
  QueryData,
  QueryDetails,
  QueryKey,
  QueryOf,
} from "./runtime/tanstack.js";

/**
 * Query of `books.retrieve`: One schema in several media types, JSON among them.
 *
 * @param id - Integer.
 */
export function booksRetrieveQuery<Accept extends BooksRetrieveMediaType = "application/json">(
  client: Client,
  id: number,
  init?: BooksRetrieveInit<Accept>,
): QueryOf<["books", "retrieve"], typeof booksRetrieve<Accept>> {
  return queryOf(["books", "retrieve"], { client, path: [id], init }, (signal) =>
    booksRetrieve(client, id, { ...init, signal }),
  );
}

/** Query of `books.find`: The same, and other answers may come. */
export function booksFindQuery<Accept extends BooksFindMediaType = "application/json">(
  client: Client,
  init: BooksFindInit<Accept>,
): QueryOf<["books", "find"], typeof booksFind<Accept>> {
  return queryOf(["books", "find"], { client, path: [], init }, (signal) =>
    booksFind(client, { ...init, signal }),
  );
}

/** Query of `books.export`: Two schemas, one each. */
export function booksExportQuery<Accept extends BooksExportMediaType = BooksExportMediaType>(
  client: Client,
  id: string,
  init?: BooksExportInit<Accept>,
): QueryOf<["books", "export"], typeof booksExport<Accept>> {
  return queryOf(["books", "export"], { client, path: [id], init }, (signal) =>
    booksExport(client, id, { ...init, signal }),
  );
}

/** Query of `books.picture`: Pictures of any kind, or what is known of them. */
export function booksPictureQuery<Accept extends BooksPictureMediaType = BooksPictureMediaType>(
  client: Client,
  id: string,
  init?: BooksPictureInit<Accept>,
): QueryOf<["books", "picture"], typeof booksPicture<Accept>> {
  return queryOf(["books", "picture"], { client, path: [id], init }, (signal) =>
    booksPicture(client, id, { ...init, signal }),
  );
}

/** Query of `books.any-media`: An object of any media type. */
export function booksAnyMediaQuery(
  client: Client,
  init?: BooksAnyMediaInit,
): QueryOf<["books", "any-media"], typeof booksAnyMedia> {
  return queryOf(["books", "any-media"], { client, path: [], init }, (signal) =>
    booksAnyMedia(client, { ...init, signal }),
  );
}

/** Query of `books.any-media-text`: A text of any media type. */
export function booksAnyMediaTextQuery(
  client: Client,
  init?: BooksAnyMediaTextInit,
): QueryOf<["books", "any-media-text"], typeof booksAnyMediaText> {
  return queryOf(["books", "any-media-text"], { client, path: [], init }, (signal) =>
    booksAnyMediaText(client, { ...init, signal }),
  );
}

/** Query of `books.any-media-bytes`: Bytes of any media type. */
export function booksAnyMediaBytesQuery(
  client: Client,
  init?: BooksAnyMediaBytesInit,
): QueryOf<["books", "any-media-bytes"], typeof booksAnyMediaBytes> {
  return queryOf(["books", "any-media-bytes"], { client, path: [], init }, (signal) =>
    booksAnyMediaBytes(client, { ...init, signal }),
  );
}

/** Query of `books.any-media-unknown`: Anything of any media type. */
export function booksAnyMediaUnknownQuery(
  client: Client,
  init?: BooksAnyMediaUnknownInit,
): QueryOf<["books", "any-media-unknown"], typeof booksAnyMediaUnknown> {
  return queryOf(["books", "any-media-unknown"], { client, path: [], init }, (signal) =>
    booksAnyMediaUnknown(client, { ...init, signal }),
  );
}

/** Query of `books.any-application`: A number of any media type of a kind. */
export function booksAnyApplicationQuery(
  client: Client,
  init?: BooksAnyApplicationInit,
): QueryOf<["books", "any-application"], typeof booksAnyApplication> {
  return queryOf(["books", "any-application"], { client, path: [], init }, (signal) =>
    booksAnyApplication(client, { ...init, signal }),
  );
}

/** Query of `books.any-or-json`: JSON, or something of any other media type. */
export function booksAnyOrJsonQuery(
  client: Client,
  init?: BooksAnyOrJsonInit,
): QueryOf<["books", "any-or-json"], typeof booksAnyOrJson> {
  return queryOf(["books", "any-or-json"], { client, path: [], init }, (signal) =>
    booksAnyOrJson(client, { ...init, signal }),
  );
}

/** Query of `books.default-only`: Only what holds for every status is known. */
export function booksDefaultOnlyQuery(
  client: Client,
  init?: BooksDefaultOnlyInit,
): QueryOf<["books", "default-only"], typeof booksDefaultOnly> {
  return queryOf(["books", "default-only"], { client, path: [], init }, (signal) =>
    booksDefaultOnly(client, { ...init, signal }),
  );
}

/**
 * Query of `books.default-beside-failure`: A failure is known, and what holds for every other
 * status.
 */
export function booksDefaultBesideFailureQuery(
  client: Client,
  init?: BooksDefaultBesideFailureInit,
): QueryOf<["books", "default-beside-failure"], typeof booksDefaultBesideFailure> {
  return queryOf(["books", "default-beside-failure"], { client, path: [], init }, (signal) =>
    booksDefaultBesideFailure(client, { ...init, signal }),
  );
}

/** Query of `shelves.list`: Pages in several media types. */
export function shelvesListQuery(
  client: Client,
  init?: ShelvesListInit,
): QueryOf<["shelves", "list"], typeof shelvesList> {
  return queryOf(["shelves", "list"], { client, path: [], init }, (signal) =>
    shelvesList(client, { ...init, signal }),
  );
}

/** Infinite query of `shelves.list`: Pages in several media types. */
export function shelvesListInfiniteQuery(
  client: Client,
  init?: ShelvesListInit,
): InfiniteQueryOf<["shelves", "list"], typeof shelvesList> {
  return infiniteQueryOf(["shelves", "list"], { client, path: [], init }, (signal, begin) =>
    shelvesList(client, beginningAt({ ...init, signal }, begin)),
  );
}

/** Mutation of `books.put-any`: An object in a body of any media type. */
export function booksPutAnyMutation(
  client: Client,
): MutationOf<["books", "put-any"], BooksPutAnyInit, typeof booksPutAny> {
  return mutationOf(["books", "put-any"], (variables: BooksPutAnyInit) =>
    booksPutAny(client, variables),
  );
}

/** Mutation of `books.put-any-text`: A text in a body of any media type. */
export function booksPutAnyTextMutation(
  client: Client,
): MutationOf<["books", "put-any-text"], BooksPutAnyTextInit, typeof booksPutAnyText> {
  return mutationOf(["books", "put-any-text"], (variables: BooksPutAnyTextInit) =>
    booksPutAnyText(client, variables),
  );
}

/** Mutation of `books.put-any-bytes`: Bytes in a body of any media type. */
export function booksPutAnyBytesMutation(
  client: Client,
): MutationOf<["books", "put-any-bytes"], BooksPutAnyBytesInit, typeof booksPutAnyBytes> {
  return mutationOf(["books", "put-any-bytes"], (variables: BooksPutAnyBytesInit) =>
    booksPutAnyBytes(client, variables),
  );
}

/** Mutation of `books.put-any-unknown`: Anything in a body of any media type. */
export function booksPutAnyUnknownMutation(
  client: Client,
): MutationOf<["books", "put-any-unknown"], BooksPutAnyUnknownInit, typeof booksPutAnyUnknown> {
  return mutationOf(["books", "put-any-unknown"], (variables: BooksPutAnyUnknownInit) =>
    booksPutAnyUnknown(client, variables),
  );
}

/** Mutation of `books.scan`: Files in both ways of saying so. */
export function booksScanMutation(
  client: Client,
): MutationOf<["books", "scan"], BooksScanInit, typeof booksScan> {
  return mutationOf(["books", "scan"], (variables: BooksScanInit) => booksScan(client, variables));
}

/** Mutation of `books.scan-alone`: A file without a form around it. */
export function booksScanAloneMutation(
  client: Client,
): MutationOf<["books", "scan-alone"], BooksScanAloneInit, typeof booksScanAlone> {
  return mutationOf(["books", "scan-alone"], (variables: BooksScanAloneInit) =>
    booksScanAlone(client, variables),
  );
}

/** The variables of a mutation of `books.label`. */
export interface BooksLabelVariables extends BooksLabelInit {
  readonly path: string;
}

/** Mutation of `books.label`: A body with properties of any name. */
export function booksLabelMutation(
  client: Client,
): MutationOf<["books", "label"], BooksLabelVariables, typeof booksLabel> {
  return mutationOf(["books", "label"], (variables: BooksLabelVariables) =>
    booksLabel(client, variables.path, variables),
  );
}

/** Mutation of `books.note`: The same, without a name. */
export function booksNoteMutation(
  client: Client,
): MutationOf<["books", "note"], BooksNoteInit, typeof booksNote> {
  return mutationOf(["books", "note"], (variables: BooksNoteInit) => booksNote(client, variables));
}
