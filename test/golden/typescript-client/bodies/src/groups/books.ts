// Made by endpoint-manifest (typescript-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { bodyByType } from "../runtime/body-by-type.js";
import { encodeBody } from "../runtime/body.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { putCookies } from "../runtime/cookies.js";
import type { BinaryPart } from "../runtime/file-part.js";
import { formBody } from "../runtime/form-body.js";
import { jsonBody } from "../runtime/json-body.js";
import { multipartBody } from "../runtime/multipart-body.js";
import type { Operation, RawBody } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import type { OpenCookies, OpenHeaders, OpenQuery, PathValue } from "../runtime/parameters.js";
import { type BinaryBody, rawBody } from "../runtime/raw-body.js";
import { send } from "../runtime/request.js";
import { deepObject, form } from "../runtime/styles.js";
import type { Book } from "../schemas.js";

const createOperation: Operation = {
  id: "books.create",
  method: "POST",
  path: "/books",
  cookies: putCookies,
  body: jsonBody,
  contentType: "application/json",
};

/** The options of a call of `create`. */
export interface CreateInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  /** The book to be added. */
  body: Book;
  contentType?: "application/json" | undefined;
}

/**
 * Add a book
 *
 * `POST /books`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.create` (Handbook).
 */
export function create(client: Client, init: CreateInit): Call<unknown> {
  return send(client, createOperation, [], init);
}

const updateOperation: Operation = {
  id: "books.update",
  method: "PATCH",
  path: "/books/{id}",
  cookies: putCookies,
  body: encodeBody,
  contentType: "application/merge-patch+json",
};

/** The options of a call of `update`. */
export interface UpdateInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  body?: unknown;
  contentType?: "application/merge-patch+json" | undefined;
}

/**
 * Change a book
 *
 * `PATCH /books/{id}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.update` (Handbook).
 */
export function update(client: Client, id: PathValue, init?: UpdateInit): Call<unknown> {
  return send(client, updateOperation, [id], init);
}

const searchOperation: Operation = {
  id: "books.search",
  method: "POST",
  path: "/books/search",
  cookies: putCookies,
  body: formBody,
  contentType: "application/x-www-form-urlencoded",
  parts: [{ name: "tags", style: form, explode: true }],
};

/** The form that a call of `search` sends. */
export interface SearchBody {
  tags?: readonly string[] | undefined;
}

/** The options of a call of `search`. */
export interface SearchInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  body: SearchBody | RawBody;
  contentType?: "application/x-www-form-urlencoded" | undefined;
}

/**
 * Search by a form
 *
 * `POST /books/search`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.search` (Handbook).
 */
export function search(client: Client, init: SearchInit): Call<unknown> {
  return send(client, searchOperation, [], init);
}

const attachOperation: Operation = {
  id: "books.attach",
  method: "POST",
  path: "/books/{id}/attachments",
  cookies: putCookies,
  body: multipartBody,
  contentType: "multipart/form-data",
  parts: [{ name: "file", contentType: "image/png" }],
};

/** The form that a call of `attach` sends. */
export interface AttachBody {
  /** Media type: `image/png`. */
  file?: BinaryPart | undefined;
}

/** The options of a call of `attach`. */
export interface AttachInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  body: AttachBody | RawBody;
  contentType?: "multipart/form-data" | undefined;
}

/**
 * Attach files
 *
 * `POST /books/{id}/attachments`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.attach` (Handbook).
 */
export function attach(client: Client, id: PathValue, init: AttachInit): Call<unknown> {
  return send(client, attachOperation, [id], init);
}

const searchByAnythingOperation: Operation = {
  id: "books.search-by-anything",
  method: "POST",
  path: "/books/search-by-anything",
  cookies: putCookies,
  body: rawBody,
  contentType: "application/x-www-form-urlencoded",
};

/** The options of a call of `searchByAnything`. */
export interface SearchByAnythingInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  body: RawBody;
  contentType?: "application/x-www-form-urlencoded" | undefined;
}

/**
 * A form whose properties nobody has seen
 *
 * `POST /books/search-by-anything`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.search-by-anything` (Handbook).
 */
export function searchByAnything(client: Client, init: SearchByAnythingInit): Call<unknown> {
  return send(client, searchByAnythingOperation, [], init);
}

const orderOperation: Operation = {
  id: "books.order",
  method: "POST",
  path: "/orders",
  cookies: putCookies,
  body: formBody,
  contentType: "application/x-www-form-urlencoded",
  parts: [
    { name: "shelves", style: form, explode: false },
    { name: "sizes", style: deepObject, explode: true },
    { name: "note", contentType: "application/json" },
  ],
};

/**
 * The form that a call of `order` sends.
 *
 * The order.
 */
export interface OrderBody {
  reader: string;
  /** Integer, at least 1. */
  copies?: number | undefined;
  books?: readonly Book[] | undefined;
  address?: { city?: string | undefined } | undefined;
  shelves?: readonly number[] | undefined;
  sizes?: { [name: string]: number } | undefined;
  note?: string | undefined;
}

/** The options of a call of `order`. */
export interface OrderInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  body: OrderBody | RawBody;
  contentType?: "application/x-www-form-urlencoded" | undefined;
}

/**
 * Order books by a form, each property written as OpenAPI has it
 *
 * `POST /orders`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.order` (Handbook).
 */
export function order(client: Client, init: OrderInit): Call<unknown> {
  return send(client, orderOperation, [], init);
}

const uploadOperation: Operation = {
  id: "books.upload",
  method: "POST",
  path: "/uploads",
  cookies: putCookies,
  body: multipartBody,
  contentType: "multipart/form-data",
  parts: [
    { name: "cover", contentType: "image/*" },
    { name: "pages", contentType: "image/tiff" },
    { name: "index", contentType: "application/zip" },
    { name: "sample", contentType: "application/pdf" },
    { name: "signature", contentType: "application/octet-stream" },
    { name: "tags", style: form, explode: true },
  ],
};

/** The form that a call of `upload` sends. */
export interface UploadBody {
  title: string;
  /** The text. Format: `binary`. */
  text: BinaryPart;
  /** Media type: `image/png`. */
  cover?: BinaryPart | undefined;
  pages?: readonly BinaryPart[] | undefined;
  /** Format: `binary`. Media type: `application/zip`. */
  index?: BinaryPart | undefined;
  sample?: string | BinaryPart | undefined;
  /** Encoding: `base64`. */
  signature?: string | undefined;
  book?: Book | undefined;
  tags?: readonly string[] | undefined;
}

/** The options of a call of `upload`. */
export interface UploadInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  body: UploadBody | RawBody;
  contentType?: "multipart/form-data" | undefined;
}

/**
 * Upload a book, its named schema with bytes in it
 *
 * `POST /uploads`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.upload` (Handbook).
 */
export function upload(client: Client, init: UploadInit): Call<unknown> {
  return send(client, uploadOperation, [], init);
}

const describeOperation: Operation = {
  id: "books.describe",
  method: "POST",
  path: "/books/{id}/description",
  cookies: putCookies,
  body: multipartBody,
  contentType: "multipart/form-data",
};

/** The options of a call of `describe`. */
export interface DescribeInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  body: Book | RawBody;
  contentType?: "multipart/form-data" | undefined;
}

/**
 * Describe a book by a form of several parts, none of them bytes
 *
 * `POST /books/{id}/description`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.describe` (Handbook).
 */
export function describe(client: Client, id: PathValue, init: DescribeInit): Call<unknown> {
  return send(client, describeOperation, [id], init);
}

const submitFormOperation: Operation = {
  id: "books.submit-form",
  method: "POST",
  path: "/forms",
  cookies: putCookies,
  body: bodyByType,
  contentType: "application/json",
  forms: [
    { contentType: "application/x-www-form-urlencoded", body: formBody },
    {
      contentType: "multipart/form-data",
      body: multipartBody,
      parts: [
        { name: "cover", contentType: "image/png" },
        { name: "pages", contentType: "image/tiff" },
        { name: "index", contentType: "application/zip" },
        { name: "signature", contentType: "application/octet-stream" },
      ],
    },
  ],
};

/** The body of a call of `submitForm`. */
export type SubmitFormBody =
  | Book
  | RawBody
  | {
      title: string;
      /** The text. Format: `binary`. */
      text: BinaryPart;
      /** Media type: `image/png`. */
      cover?: BinaryPart | undefined;
      pages?: readonly BinaryPart[] | undefined;
      /** Format: `binary`. Media type: `application/zip`. */
      index?: BinaryPart | undefined;
      sample?: string | undefined;
      /** Encoding: `base64`. */
      signature?: string | undefined;
      book?: Book | undefined;
      tags?: readonly string[] | undefined;
    }
  | string;

/** The options of a call of `submitForm`. */
export interface SubmitFormInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  body: SubmitFormBody;
  contentType?:
    | "application/json"
    | "application/x-www-form-urlencoded"
    | "multipart/form-data"
    | "text/csv"
    | undefined;
}

/**
 * A form of one kind or the other, or JSON
 *
 * `POST /forms`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.submit-form` (Handbook).
 */
export function submitForm(client: Client, init: SubmitFormInit): Call<unknown> {
  return send(client, submitFormOperation, [], init);
}

const submitOpenFormOperation: Operation = {
  id: "books.submit-open-form",
  method: "POST",
  path: "/open-forms",
  cookies: putCookies,
  body: bodyByType,
  contentType: "application/x-www-form-urlencoded",
  forms: [{ contentType: "application/x-www-form-urlencoded", body: formBody }],
};

/** The options of a call of `submitOpenForm`. */
export interface SubmitOpenFormInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  body?: unknown;
  contentType?: string | undefined;
}

/**
 * A form, or something else that is not shown
 *
 * `POST /open-forms`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.submit-open-form` (Handbook).
 */
export function submitOpenForm(client: Client, init?: SubmitOpenFormInit): Call<unknown> {
  return send(client, submitOpenFormOperation, [], init);
}

const setScanOperation: Operation = {
  id: "books.set-scan",
  method: "PUT",
  path: "/books/{id}/scan",
  cookies: putCookies,
  body: rawBody,
  contentType: "application/pdf",
};

/** The options of a call of `setScan`. */
export interface SetScanInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  body: BinaryBody;
  contentType?: "application/pdf" | undefined;
}

/**
 * Set the scan
 *
 * `PUT /books/{id}/scan`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.set-scan` (Handbook).
 */
export function setScan(client: Client, id: PathValue, init: SetScanInit): Call<unknown> {
  return send(client, setScanOperation, [id], init);
}

const setThumbnailOperation: Operation = {
  id: "books.set-thumbnail",
  method: "PUT",
  path: "/books/{id}/thumbnail",
  cookies: putCookies,
  body: rawBody,
  contentType: "image/png",
};

/** The options of a call of `setThumbnail`. */
export interface SetThumbnailInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  /** Encoding: `base64`. */
  body: string;
  contentType?: "image/png" | undefined;
}

/**
 * Set the thumbnail, as base64 text
 *
 * `PUT /books/{id}/thumbnail`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.set-thumbnail` (Handbook).
 */
export function setThumbnail(client: Client, id: PathValue, init: SetThumbnailInit): Call<unknown> {
  return send(client, setThumbnailOperation, [id], init);
}

const annotateOperation: Operation = {
  id: "books.annotate",
  method: "PUT",
  path: "/books/{id}/note",
  cookies: putCookies,
  body: rawBody,
  contentType: "text/plain",
};

/** The options of a call of `annotate`. */
export interface AnnotateInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  /** At most 1000 characters. */
  body: string;
  contentType?: "text/plain" | undefined;
}

/**
 * Leave a note
 *
 * `PUT /books/{id}/note`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.annotate` (Handbook).
 */
export function annotate(client: Client, id: PathValue, init: AnnotateInit): Call<unknown> {
  return send(client, annotateOperation, [id], init);
}

const setCoverOperation: Operation = {
  id: "books.set-cover",
  method: "PUT",
  path: "/books/{id}/cover",
  cookies: putCookies,
  body: rawBody,
};

/** The options of a call of `setCover`. */
export interface SetCoverInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  body: RawBody;
  contentType?: string | undefined;
}

/**
 * Set the cover
 *
 * `PUT /books/{id}/cover`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.set-cover` (Handbook).
 */
export function setCover(client: Client, id: PathValue, init: SetCoverInit): Call<unknown> {
  return send(client, setCoverOperation, [id], init);
}

const importOperation: Operation = {
  id: "books.import",
  method: "POST",
  path: "/books/import",
  cookies: putCookies,
  body: encodeBody,
  contentType: "application/json",
};

/** The options of a call of `import`. */
export interface ImportInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  body: string | readonly Book[] | RawBody;
  contentType?: "text/csv" | "application/json" | "application/octet-stream" | undefined;
}

/**
 * Import books in one of several forms
 *
 * `POST /books/import`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.import` (Handbook).
 */
export function import_(client: Client, init: ImportInit): Call<unknown> {
  return send(client, importOperation, [], init);
}

const importAnyOperation: Operation = {
  id: "books.import-any",
  method: "POST",
  path: "/books/import-any",
  cookies: putCookies,
  body: encodeBody,
  contentType: "application/json",
};

/** The options of a call of `importAny`. */
export interface ImportAnyInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  body: unknown;
  contentType?: string | undefined;
}

/**
 * Import books in these forms or another
 *
 * `POST /books/import-any`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.import-any` (Handbook).
 */
export function importAny(client: Client, init: ImportAnyInit): Call<unknown> {
  return send(client, importAnyOperation, [], init);
}

const submitOperation: Operation = {
  id: "books.submit",
  method: "POST",
  path: "/books/submit",
  cookies: putCookies,
  body: encodeBody,
};

/** The options of a call of `submit`. */
export interface SubmitInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  body: unknown;
  contentType?: string | undefined;
}

/**
 * Something is sent
 *
 * `POST /books/submit`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.submit` (Handbook).
 */
export function submit(client: Client, init: SubmitInit): Call<unknown> {
  return send(client, submitOperation, [], init);
}

const maybeOperation: Operation = {
  id: "books.maybe",
  method: "POST",
  path: "/books/maybe",
  cookies: putCookies,
  body: jsonBody,
  contentType: "application/json",
};

/** The options of a call of `maybe`. */
export interface MaybeInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  body?: Book | undefined;
  contentType?: "application/json" | undefined;
}

/**
 * Whether a body is needed is not shown
 *
 * `POST /books/maybe`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.maybe` (Handbook).
 */
export function maybe(client: Client, init?: MaybeInit): Call<unknown> {
  return send(client, maybeOperation, [], init);
}

const touchOperation: Operation = {
  id: "books.touch",
  method: "POST",
  path: "/books/{id}/touch",
  cookies: putCookies,
};

/** The options of a call of `touch`. */
export interface TouchInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * No body
 *
 * `POST /books/{id}/touch`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.touch` (Handbook).
 */
export function touch(client: Client, id: PathValue, init?: TouchInit): Call<unknown> {
  return send(client, touchOperation, [id], init);
}

const unknownOperation: Operation = {
  id: "books.unknown",
  method: "POST",
  path: "/books/unknown",
  cookies: putCookies,
  body: encodeBody,
};

/** The options of a call of `unknown`. */
export interface UnknownInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  /** Not shown: the body. Any is sent. */
  body?: unknown;
  contentType?: string | undefined;
}

/**
 * A body that nobody has seen
 *
 * `POST /books/unknown`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * idempotency, authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.unknown` (Handbook).
 */
export function unknown(client: Client, init?: UnknownInit): Call<unknown> {
  return send(client, unknownOperation, [], init);
}

/** Books */
export class BooksGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Add a book
   *
   * `POST /books`
   *
   * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.create` (Handbook).
   */
  create(init: CreateInit): Call<unknown> {
    return create(this.#client, init);
  }

  /**
   * Change a book
   *
   * `PATCH /books/{id}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.update` (Handbook).
   */
  update(id: PathValue, init?: UpdateInit): Call<unknown> {
    return update(this.#client, id, init);
  }

  /**
   * Search by a form
   *
   * `POST /books/search`
   *
   * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.search` (Handbook).
   */
  search(init: SearchInit): Call<unknown> {
    return search(this.#client, init);
  }

  /**
   * Attach files
   *
   * `POST /books/{id}/attachments`
   *
   * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.attach` (Handbook).
   */
  attach(id: PathValue, init: AttachInit): Call<unknown> {
    return attach(this.#client, id, init);
  }

  /**
   * A form whose properties nobody has seen
   *
   * `POST /books/search-by-anything`
   *
   * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.search-by-anything` (Handbook).
   */
  searchByAnything(init: SearchByAnythingInit): Call<unknown> {
    return searchByAnything(this.#client, init);
  }

  /**
   * Order books by a form, each property written as OpenAPI has it
   *
   * `POST /orders`
   *
   * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.order` (Handbook).
   */
  order(init: OrderInit): Call<unknown> {
    return order(this.#client, init);
  }

  /**
   * Upload a book, its named schema with bytes in it
   *
   * `POST /uploads`
   *
   * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.upload` (Handbook).
   */
  upload(init: UploadInit): Call<unknown> {
    return upload(this.#client, init);
  }

  /**
   * Describe a book by a form of several parts, none of them bytes
   *
   * `POST /books/{id}/description`
   *
   * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.describe` (Handbook).
   */
  describe(id: PathValue, init: DescribeInit): Call<unknown> {
    return describe(this.#client, id, init);
  }

  /**
   * A form of one kind or the other, or JSON
   *
   * `POST /forms`
   *
   * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.submit-form` (Handbook).
   */
  submitForm(init: SubmitFormInit): Call<unknown> {
    return submitForm(this.#client, init);
  }

  /**
   * A form, or something else that is not shown
   *
   * `POST /open-forms`
   *
   * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.submit-open-form` (Handbook).
   */
  submitOpenForm(init?: SubmitOpenFormInit): Call<unknown> {
    return submitOpenForm(this.#client, init);
  }

  /**
   * Set the scan
   *
   * `PUT /books/{id}/scan`
   *
   * Not shown: query parameters, header parameters, cookie parameters, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.set-scan` (Handbook).
   */
  setScan(id: PathValue, init: SetScanInit): Call<unknown> {
    return setScan(this.#client, id, init);
  }

  /**
   * Set the thumbnail, as base64 text
   *
   * `PUT /books/{id}/thumbnail`
   *
   * Not shown: query parameters, header parameters, cookie parameters, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.set-thumbnail` (Handbook).
   */
  setThumbnail(id: PathValue, init: SetThumbnailInit): Call<unknown> {
    return setThumbnail(this.#client, id, init);
  }

  /**
   * Leave a note
   *
   * `PUT /books/{id}/note`
   *
   * Not shown: query parameters, header parameters, cookie parameters, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.annotate` (Handbook).
   */
  annotate(id: PathValue, init: AnnotateInit): Call<unknown> {
    return annotate(this.#client, id, init);
  }

  /**
   * Set the cover
   *
   * `PUT /books/{id}/cover`
   *
   * Not shown: query parameters, header parameters, cookie parameters, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.set-cover` (Handbook).
   */
  setCover(id: PathValue, init: SetCoverInit): Call<unknown> {
    return setCover(this.#client, id, init);
  }

  /**
   * Import books in one of several forms
   *
   * `POST /books/import`
   *
   * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.import` (Handbook).
   */
  import(init: ImportInit): Call<unknown> {
    return import_(this.#client, init);
  }

  /**
   * Import books in these forms or another
   *
   * `POST /books/import-any`
   *
   * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.import-any` (Handbook).
   */
  importAny(init: ImportAnyInit): Call<unknown> {
    return importAny(this.#client, init);
  }

  /**
   * Something is sent
   *
   * `POST /books/submit`
   *
   * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.submit` (Handbook).
   */
  submit(init: SubmitInit): Call<unknown> {
    return submit(this.#client, init);
  }

  /**
   * Whether a body is needed is not shown
   *
   * `POST /books/maybe`
   *
   * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.maybe` (Handbook).
   */
  maybe(init?: MaybeInit): Call<unknown> {
    return maybe(this.#client, init);
  }

  /**
   * No body
   *
   * `POST /books/{id}/touch`
   *
   * Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.touch` (Handbook).
   */
  touch(id: PathValue, init?: TouchInit): Call<unknown> {
    return touch(this.#client, id, init);
  }

  /**
   * A body that nobody has seen
   *
   * `POST /books/unknown`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * idempotency, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.unknown` (Handbook).
   */
  unknown(init?: UnknownInit): Call<unknown> {
    return unknown(this.#client, init);
  }
}
