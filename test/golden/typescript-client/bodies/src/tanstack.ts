// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type AnnotateInit as BooksAnnotateInit,
  type AttachInit as BooksAttachInit,
  type CreateInit as BooksCreateInit,
  type DescribeInit as BooksDescribeInit,
  type ImportAnyInit as BooksImportAnyInit,
  type ImportInit as BooksImportInit,
  type MaybeInit as BooksMaybeInit,
  type OrderInit as BooksOrderInit,
  type SearchByAnythingInit as BooksSearchByAnythingInit,
  type SearchInit as BooksSearchInit,
  type SetCoverInit as BooksSetCoverInit,
  type SetScanInit as BooksSetScanInit,
  type SetThumbnailInit as BooksSetThumbnailInit,
  type SubmitFormInit as BooksSubmitFormInit,
  type SubmitInit as BooksSubmitInit,
  type SubmitOpenFormInit as BooksSubmitOpenFormInit,
  type TouchInit as BooksTouchInit,
  type UnknownInit as BooksUnknownInit,
  type UpdateInit as BooksUpdateInit,
  type UploadInit as BooksUploadInit,
  annotate as booksAnnotate,
  attach as booksAttach,
  create as booksCreate,
  describe as booksDescribe,
  importAny as booksImportAny,
  import_ as booksImport,
  maybe as booksMaybe,
  order as booksOrder,
  search as booksSearch,
  searchByAnything as booksSearchByAnything,
  setCover as booksSetCover,
  setScan as booksSetScan,
  setThumbnail as booksSetThumbnail,
  submit as booksSubmit,
  submitForm as booksSubmitForm,
  submitOpenForm as booksSubmitOpenForm,
  touch as booksTouch,
  unknown as booksUnknown,
  update as booksUpdate,
  upload as booksUpload,
} from "./groups/books.js";
import type { Client } from "./runtime/client.js";
import { type MutationOf, mutationOf } from "./runtime/mutation.js";
import type { PathValue } from "./runtime/parameters.js";

export type { Mutation, MutationOf } from "./runtime/mutation.js";

/** Mutation of `books.create`: Add a book. */
export function booksCreateMutation(
  client: Client,
): MutationOf<["books", "create"], BooksCreateInit, typeof booksCreate> {
  return mutationOf(["books", "create"], (variables: BooksCreateInit) =>
    booksCreate(client, variables),
  );
}

/** The variables of a mutation of `books.update`. */
export interface BooksUpdateVariables extends BooksUpdateInit {
  readonly path: PathValue;
}

/** Mutation of `books.update`: Change a book. */
export function booksUpdateMutation(
  client: Client,
): MutationOf<["books", "update"], BooksUpdateVariables, typeof booksUpdate> {
  return mutationOf(["books", "update"], (variables: BooksUpdateVariables) =>
    booksUpdate(client, variables.path, variables),
  );
}

/** Mutation of `books.search`: Search by a form. */
export function booksSearchMutation(
  client: Client,
): MutationOf<["books", "search"], BooksSearchInit, typeof booksSearch> {
  return mutationOf(["books", "search"], (variables: BooksSearchInit) =>
    booksSearch(client, variables),
  );
}

/** The variables of a mutation of `books.attach`. */
export interface BooksAttachVariables extends BooksAttachInit {
  readonly path: PathValue;
}

/** Mutation of `books.attach`: Attach files. */
export function booksAttachMutation(
  client: Client,
): MutationOf<["books", "attach"], BooksAttachVariables, typeof booksAttach> {
  return mutationOf(["books", "attach"], (variables: BooksAttachVariables) =>
    booksAttach(client, variables.path, variables),
  );
}

/** Mutation of `books.search-by-anything`: A form whose properties nobody has seen. */
export function booksSearchByAnythingMutation(
  client: Client,
): MutationOf<
  ["books", "search-by-anything"],
  BooksSearchByAnythingInit,
  typeof booksSearchByAnything
> {
  return mutationOf(["books", "search-by-anything"], (variables: BooksSearchByAnythingInit) =>
    booksSearchByAnything(client, variables),
  );
}

/**
 * Mutation of `books.order`: Order books by a form, each property written as OpenAPI has it.
 */
export function booksOrderMutation(
  client: Client,
): MutationOf<["books", "order"], BooksOrderInit, typeof booksOrder> {
  return mutationOf(["books", "order"], (variables: BooksOrderInit) =>
    booksOrder(client, variables),
  );
}

/** Mutation of `books.upload`: Upload a book, its named schema with bytes in it. */
export function booksUploadMutation(
  client: Client,
): MutationOf<["books", "upload"], BooksUploadInit, typeof booksUpload> {
  return mutationOf(["books", "upload"], (variables: BooksUploadInit) =>
    booksUpload(client, variables),
  );
}

/** The variables of a mutation of `books.describe`. */
export interface BooksDescribeVariables extends BooksDescribeInit {
  readonly path: PathValue;
}

/**
 * Mutation of `books.describe`: Describe a book by a form of several parts, none of them
 * bytes.
 */
export function booksDescribeMutation(
  client: Client,
): MutationOf<["books", "describe"], BooksDescribeVariables, typeof booksDescribe> {
  return mutationOf(["books", "describe"], (variables: BooksDescribeVariables) =>
    booksDescribe(client, variables.path, variables),
  );
}

/** Mutation of `books.submit-form`: A form of one kind or the other, or JSON. */
export function booksSubmitFormMutation(
  client: Client,
): MutationOf<["books", "submit-form"], BooksSubmitFormInit, typeof booksSubmitForm> {
  return mutationOf(["books", "submit-form"], (variables: BooksSubmitFormInit) =>
    booksSubmitForm(client, variables),
  );
}

/** Mutation of `books.submit-open-form`: A form, or something else that is not shown. */
export function booksSubmitOpenFormMutation(
  client: Client,
): MutationOf<
  ["books", "submit-open-form"],
  BooksSubmitOpenFormInit | undefined,
  typeof booksSubmitOpenForm
> {
  return mutationOf(
    ["books", "submit-open-form"],
    (variables: BooksSubmitOpenFormInit | undefined) => booksSubmitOpenForm(client, variables),
  );
}

/** The variables of a mutation of `books.set-scan`. */
export interface BooksSetScanVariables extends BooksSetScanInit {
  readonly path: PathValue;
}

/** Mutation of `books.set-scan`: Set the scan. */
export function booksSetScanMutation(
  client: Client,
): MutationOf<["books", "set-scan"], BooksSetScanVariables, typeof booksSetScan> {
  return mutationOf(["books", "set-scan"], (variables: BooksSetScanVariables) =>
    booksSetScan(client, variables.path, variables),
  );
}

/** The variables of a mutation of `books.set-thumbnail`. */
export interface BooksSetThumbnailVariables extends BooksSetThumbnailInit {
  readonly path: PathValue;
}

/** Mutation of `books.set-thumbnail`: Set the thumbnail, as base64 text. */
export function booksSetThumbnailMutation(
  client: Client,
): MutationOf<["books", "set-thumbnail"], BooksSetThumbnailVariables, typeof booksSetThumbnail> {
  return mutationOf(["books", "set-thumbnail"], (variables: BooksSetThumbnailVariables) =>
    booksSetThumbnail(client, variables.path, variables),
  );
}

/** The variables of a mutation of `books.annotate`. */
export interface BooksAnnotateVariables extends BooksAnnotateInit {
  readonly path: PathValue;
}

/** Mutation of `books.annotate`: Leave a note. */
export function booksAnnotateMutation(
  client: Client,
): MutationOf<["books", "annotate"], BooksAnnotateVariables, typeof booksAnnotate> {
  return mutationOf(["books", "annotate"], (variables: BooksAnnotateVariables) =>
    booksAnnotate(client, variables.path, variables),
  );
}

/** The variables of a mutation of `books.set-cover`. */
export interface BooksSetCoverVariables extends BooksSetCoverInit {
  readonly path: PathValue;
}

/** Mutation of `books.set-cover`: Set the cover. */
export function booksSetCoverMutation(
  client: Client,
): MutationOf<["books", "set-cover"], BooksSetCoverVariables, typeof booksSetCover> {
  return mutationOf(["books", "set-cover"], (variables: BooksSetCoverVariables) =>
    booksSetCover(client, variables.path, variables),
  );
}

/** Mutation of `books.import`: Import books in one of several forms. */
export function booksImportMutation(
  client: Client,
): MutationOf<["books", "import"], BooksImportInit, typeof booksImport> {
  return mutationOf(["books", "import"], (variables: BooksImportInit) =>
    booksImport(client, variables),
  );
}

/** Mutation of `books.import-any`: Import books in these forms or another. */
export function booksImportAnyMutation(
  client: Client,
): MutationOf<["books", "import-any"], BooksImportAnyInit, typeof booksImportAny> {
  return mutationOf(["books", "import-any"], (variables: BooksImportAnyInit) =>
    booksImportAny(client, variables),
  );
}

/** Mutation of `books.submit`: Something is sent. */
export function booksSubmitMutation(
  client: Client,
): MutationOf<["books", "submit"], BooksSubmitInit, typeof booksSubmit> {
  return mutationOf(["books", "submit"], (variables: BooksSubmitInit) =>
    booksSubmit(client, variables),
  );
}

/** Mutation of `books.maybe`: Whether a body is needed is not shown. */
export function booksMaybeMutation(
  client: Client,
): MutationOf<["books", "maybe"], BooksMaybeInit | undefined, typeof booksMaybe> {
  return mutationOf(["books", "maybe"], (variables: BooksMaybeInit | undefined) =>
    booksMaybe(client, variables),
  );
}

/** The variables of a mutation of `books.touch`. */
export interface BooksTouchVariables extends BooksTouchInit {
  readonly path: PathValue;
}

/** Mutation of `books.touch`: No body. */
export function booksTouchMutation(
  client: Client,
): MutationOf<["books", "touch"], BooksTouchVariables, typeof booksTouch> {
  return mutationOf(["books", "touch"], (variables: BooksTouchVariables) =>
    booksTouch(client, variables.path, variables),
  );
}

/** Mutation of `books.unknown`: A body that nobody has seen. */
export function booksUnknownMutation(
  client: Client,
): MutationOf<["books", "unknown"], BooksUnknownInit | undefined, typeof booksUnknown> {
  return mutationOf(["books", "unknown"], (variables: BooksUnknownInit | undefined) =>
    booksUnknown(client, variables),
  );
}
