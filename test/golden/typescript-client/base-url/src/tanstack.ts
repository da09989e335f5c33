// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type ListInit as BooksListInit, list as booksList } from "./groups/books.js";
import {
  type DownloadInit as FilesDownloadInit,
  type RemoveInit as FilesRemoveInit,
  type StreamInit as FilesStreamInit,
  type UploadInit as FilesUploadInit,
  download as filesDownload,
  remove as filesRemove,
  stream as filesStream,
  upload as filesUpload,
} from "./groups/files.js";
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

/** Query of `files.download`: Download a file, from where it was uploaded to. */
export function filesDownloadQuery(
  client: Client,
  name: string,
  init?: FilesDownloadInit,
): QueryOf<["files", "download"], typeof filesDownload> {
  return queryOf(["files", "download"], { client, path: [name], init }, (signal) =>
    filesDownload(client, name, { ...init, signal }),
  );
}

/** Query of `files.stream`: At an address that is not shown. */
export function filesStreamQuery(
  client: Client,
  init?: FilesStreamInit,
): QueryOf<["files", "stream"], typeof filesStream> {
  return queryOf(["files", "stream"], { client, path: [], init }, (signal) =>
    filesStream(client, { ...init, signal }),
  );
}

/** The variables of a mutation of `files.upload`. */
export interface FilesUploadVariables extends FilesUploadInit {
  readonly path: string;
}

/** Mutation of `files.upload`: Upload a file, elsewhere. */
export function filesUploadMutation(
  client: Client,
): MutationOf<["files", "upload"], FilesUploadVariables, typeof filesUpload> {
  return mutationOf(["files", "upload"], (variables: FilesUploadVariables) =>
    filesUpload(client, variables.path, variables),
  );
}

/** The variables of a mutation of `files.remove`. */
export interface FilesRemoveVariables extends FilesRemoveInit {
  readonly path: string;
}

/** Mutation of `files.remove`: Where the others are. */
export function filesRemoveMutation(
  client: Client,
): MutationOf<["files", "remove"], FilesRemoveVariables, typeof filesRemove> {
  return mutationOf(["files", "remove"], (variables: FilesRemoveVariables) =>
    filesRemove(client, variables.path, variables),
  );
}
