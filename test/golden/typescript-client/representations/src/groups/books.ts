// Made by endpoint-manifest (typescript-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { BadRequestError, NotFoundError } from "../errors.js";
import { acceptsAnyOf } from "../runtime/accept-any-of.js";
import { acceptsByStatus } from "../runtime/accept-by-status.js";
import { accepts } from "../runtime/accept.js";
import type { Answer } from "../runtime/answer.js";
import { anyAsBytes, anyAsJson, anyAsText } from "../runtime/any-media.js";
import { encodeBody } from "../runtime/body.js";
import type { Call } from "../runtime/call.js";
import { choosing } from "../runtime/chosen-type.js";
import type { Client } from "../runtime/client.js";
import { putCookies } from "../runtime/cookies.js";
import { type OtherApiError, statusErrors } from "../runtime/errors.js";
import type { BinaryPart } from "../runtime/file-part.js";
import { defaultHeaders } from "../runtime/headers.js";
import { jsonBody } from "../runtime/json-body.js";
import { multipartBody } from "../runtime/multipart-body.js";
import type { Operation, RawBody } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import type { OpenCookies, OpenHeaders, OpenQuery } from "../runtime/parameters.js";
import { type BinaryBody, rawBody } from "../runtime/raw-body.js";
import { send } from "../runtime/request.js";
import type { Book, BookInput, Fault, Label, LabelInput } from "../schemas.js";

const retrieveOperation: Operation = {
  id: "books.retrieve",
  method: "GET",
  path: "/books/{id}",
  accept: /* @__PURE__ */ acceptsAnyOf(
    "text/plain",
    "application/json",
    "text/json",
    "application/xml",
  ),
  errors: /* @__PURE__ */ statusErrors({ "400": BadRequestError }),
  headers: /* @__PURE__ */ choosing(
    "books.retrieve",
    /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
  ),
};

/** The options of a call of `retrieve`. */
export interface RetrieveInit<
  Accept extends RetrieveMediaType = "application/json",
> extends RequestOptions {
  /** Media type of the response: `application/json`, unless given. */
  accept?: Accept;
}

/** The media types that a call of `retrieve` may request. */
export type RetrieveMediaType = "text/plain" | "application/json" | "text/json" | "application/xml";

/** The result of `retrieve`, by the requested media type. */
export interface RetrieveRepresentations {
  "text/plain": string;
  "application/json": Book;
  "text/json": Book;
  "application/xml": Blob;
}

/** The responses of `retrieve`, by status. */
export interface RetrieveResponses {
  "200": Answer<string | Book | Blob>;
  "400": Answer<Fault>;
}

/** The errors of `retrieve`, by the status of the response. */
export type RetrieveError = BadRequestError<Fault> | OtherApiError;

/**
 * One schema in several media types, JSON among them
 *
 * `GET /books/{id}`
 *
 * Not shown: body, authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.retrieve` (Handbook).
 *
 * @param id - Integer.
 */
export function retrieve<Accept extends RetrieveMediaType = "application/json">(
  client: Client,
  id: number,
  init?: RetrieveInit<Accept>,
): Call<RetrieveRepresentations[Accept], RetrieveError> {
  return send<RetrieveRepresentations[Accept], RetrieveError>(
    client,
    retrieveOperation,
    [id],
    init,
  );
}

const findOperation: Operation = {
  id: "books.find",
  method: "GET",
  path: "/books",
  cookies: putCookies,
  accept: /* @__PURE__ */ acceptsByStatus({
    "200": /* @__PURE__ */ acceptsAnyOf("application/xml", "application/json"),
  }),
  errors: /* @__PURE__ */ statusErrors({ "400": BadRequestError }),
  headers: /* @__PURE__ */ choosing(
    "books.find",
    /* @__PURE__ */ defaultHeaders({ accept: "application/json, */*;q=0.1" }),
  ),
};

/** The query parameters of `find`. */
export interface FindQuery {
  title: string;
}

/** The options of a call of `find`. */
export interface FindInit<
  Accept extends FindMediaType = "application/json",
> extends RequestOptions {
  query: FindQuery;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  /** Media type of the response: `application/json`, unless given. */
  accept?: Accept;
}

/** The media types that a call of `find` may request. */
export type FindMediaType = "application/xml" | "application/json";

/** The result of `find`, by the requested media type. */
export interface FindRepresentations {
  "application/xml": Blob;
  "application/json": Book[];
}

/**
 * The responses of `find`, by status.
 *
 * There may be others, which are not shown.
 */
export interface FindResponses {
  "200": Answer<Blob | Book[]>;
  "400": Answer;
}

/** The errors of `find`, by the status of the response. */
export type FindError = BadRequestError | OtherApiError;

/**
 * The same, and other answers may come
 *
 * `GET /books`
 *
 * Not shown: header parameters, cookie parameters, body, authentication, pagination, limits,
 * deprecation.
 *
 * From `manifest/groups/books.yaml#operations.find` (Handbook).
 */
export function find<Accept extends FindMediaType = "application/json">(
  client: Client,
  init: FindInit<Accept>,
): Call<FindRepresentations[Accept], FindError> {
  return send<FindRepresentations[Accept], FindError>(client, findOperation, [], init);
}

const exportOperation: Operation = {
  id: "books.export",
  method: "GET",
  path: "/exports/{id}",
  cookies: putCookies,
  accept: /* @__PURE__ */ acceptsByStatus({
    "200": /* @__PURE__ */ acceptsAnyOf("application/json", "text/csv", "application/pdf"),
    "202": /* @__PURE__ */ accepts("application/json"),
  }),
  headers: /* @__PURE__ */ choosing(
    "books.export",
    /* @__PURE__ */ defaultHeaders({ accept: "application/json, text/csv, application/pdf" }),
  ),
};

/** The options of a call of `export`. */
export interface ExportInit<
  Accept extends ExportMediaType = ExportMediaType,
> extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  /** Media type of the response: any of those that there are, unless given. */
  accept?: Accept;
}

/** The result of `export`. */
export type ExportResult = Book[] | string | Blob | { progress: number };

/** The media types that a call of `export` may request. */
export type ExportMediaType = "application/json" | "text/csv" | "application/pdf";

/** The result of `export`, by the requested media type. */
export interface ExportRepresentations {
  "application/json": Book[] | { progress: number };
  "text/csv": string | { progress: number };
  "application/pdf": Blob | { progress: number };
}

/** The responses of `export`, by status. */
export interface ExportResponses {
  "200": Answer<Book[] | string | Blob>;
  "202": Answer<{ progress: number }>;
}

/**
 * Two schemas, one each
 *
 * `GET /exports/{id}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.export` (Handbook).
 */
export function export_<Accept extends ExportMediaType = ExportMediaType>(
  client: Client,
  id: string,
  init?: ExportInit<Accept>,
): Call<ExportRepresentations[Accept]> {
  return send<ExportRepresentations[Accept]>(client, exportOperation, [id], init);
}

const pictureOperation: Operation = {
  id: "books.picture",
  method: "GET",
  path: "/books/{id}/picture",
  cookies: putCookies,
  accept: /* @__PURE__ */ acceptsAnyOf("image/png", "image/*", "application/json"),
  headers: /* @__PURE__ */ choosing(
    "books.picture",
    /* @__PURE__ */ defaultHeaders({ accept: "image/png, image/*, application/json" }),
  ),
};

/** The options of a call of `picture`. */
export interface PictureInit<
  Accept extends PictureMediaType = PictureMediaType,
> extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  /** Media type of the response: any of those that there are, unless given. */
  accept?: Accept;
}

/** The result of `picture`. */
export type PictureResult = Blob | { alt: string } | undefined;

/** The media types that a call of `picture` may request. */
export type PictureMediaType = "image/png" | "image/*" | "application/json";

/** The result of `picture`, by the requested media type. */
export interface PictureRepresentations {
  "image/png": Blob | undefined;
  "image/*": Blob | undefined;
  "application/json": { alt: string } | undefined;
}

/** The responses of `picture`, by status. */
export interface PictureResponses {
  "200": Answer<Blob | { alt: string }>;
  "204": Answer<undefined>;
}

/**
 * Pictures of any kind, or what is known of them
 *
 * `GET /books/{id}/picture`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.picture` (Handbook).
 */
export function picture<Accept extends PictureMediaType = PictureMediaType>(
  client: Client,
  id: string,
  init?: PictureInit<Accept>,
): Call<PictureRepresentations[Accept]> {
  return send<PictureRepresentations[Accept]>(client, pictureOperation, [id], init);
}

const anyMediaOperation: Operation = {
  id: "books.any-media",
  method: "GET",
  path: "/any/book",
  cookies: putCookies,
  accept: anyAsJson,
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json, */*;q=0.1" }),
};

/** The options of a call of `anyMedia`. */
export interface AnyMediaInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The responses of `anyMedia`, by status. */
export interface AnyMediaResponses {
  "200": Answer<Book>;
}

/**
 * An object of any media type
 *
 * `GET /any/book`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.any-media` (Handbook).
 */
export function anyMedia(client: Client, init?: AnyMediaInit): Call<Book> {
  return send<Book>(client, anyMediaOperation, [], init);
}

const anyMediaTextOperation: Operation = {
  id: "books.any-media-text",
  method: "GET",
  path: "/any/text",
  cookies: putCookies,
  accept: anyAsText,
  headers: /* @__PURE__ */ defaultHeaders({ accept: "text/plain, */*;q=0.1" }),
};

/** The options of a call of `anyMediaText`. */
export interface AnyMediaTextInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The responses of `anyMediaText`, by status. */
export interface AnyMediaTextResponses {
  "200": Answer<string>;
}

/**
 * A text of any media type
 *
 * `GET /any/text`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.any-media-text` (Handbook).
 */
export function anyMediaText(client: Client, init?: AnyMediaTextInit): Call<string> {
  return send<string>(client, anyMediaTextOperation, [], init);
}

const anyMediaBytesOperation: Operation = {
  id: "books.any-media-bytes",
  method: "GET",
  path: "/any/bytes",
  cookies: putCookies,
  accept: anyAsBytes,
};

/** The options of a call of `anyMediaBytes`. */
export interface AnyMediaBytesInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The responses of `anyMediaBytes`, by status. */
export interface AnyMediaBytesResponses {
  "200": Answer<Blob>;
}

/**
 * Bytes of any media type
 *
 * `GET /any/bytes`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.any-media-bytes` (Handbook).
 */
export function anyMediaBytes(client: Client, init?: AnyMediaBytesInit): Call<Blob> {
  return send<Blob>(client, anyMediaBytesOperation, [], init);
}

const anyMediaUnknownOperation: Operation = {
  id: "books.any-media-unknown",
  method: "GET",
  path: "/any/unknown",
  cookies: putCookies,
};

/** The options of a call of `anyMediaUnknown`. */
export interface AnyMediaUnknownInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The responses of `anyMediaUnknown`, by status. */
export interface AnyMediaUnknownResponses {
  "200": Answer;
}

/**
 * Anything of any media type
 *
 * `GET /any/unknown`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.any-media-unknown` (Handbook).
 */
export function anyMediaUnknown(client: Client, init?: AnyMediaUnknownInit): Call<unknown> {
  return send(client, anyMediaUnknownOperation, [], init);
}

const anyApplicationOperation: Operation = {
  id: "books.any-application",
  method: "GET",
  path: "/any/application",
  cookies: putCookies,
  accept: anyAsJson,
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json, application/*;q=0.1" }),
};

/** The options of a call of `anyApplication`. */
export interface AnyApplicationInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The responses of `anyApplication`, by status. */
export interface AnyApplicationResponses {
  "200": Answer<number>;
}

/**
 * A number of any media type of a kind
 *
 * `GET /any/application`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.any-application` (Handbook).
 */
export function anyApplication(client: Client, init?: AnyApplicationInit): Call<number> {
  return send<number>(client, anyApplicationOperation, [], init);
}

const anyOrJsonOperation: Operation = {
  id: "books.any-or-json",
  method: "GET",
  path: "/any/either",
  cookies: putCookies,
  accept: anyAsJson,
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `anyOrJson`. */
export interface AnyOrJsonInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The responses of `anyOrJson`, by status. */
export interface AnyOrJsonResponses {
  "200": Answer<Book>;
}

/**
 * JSON, or something of any other media type
 *
 * `GET /any/either`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.any-or-json` (Handbook).
 */
export function anyOrJson(client: Client, init?: AnyOrJsonInit): Call<Book> {
  return send<Book>(client, anyOrJsonOperation, [], init);
}

const putAnyOperation: Operation = {
  id: "books.put-any",
  method: "PUT",
  path: "/any/book",
  cookies: putCookies,
  body: jsonBody,
  contentType: "application/json",
};

/** The options of a call of `putAny`. */
export interface PutAnyInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  body: BookInput;
  contentType?: string | undefined;
}

/** The responses of `putAny`, by status. */
export interface PutAnyResponses {
  "204": Answer<undefined>;
}

/**
 * An object in a body of any media type
 *
 * `PUT /any/book`
 *
 * Not shown: query parameters, header parameters, cookie parameters, authentication,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.put-any` (Handbook).
 */
export function putAny(client: Client, init: PutAnyInit): Call<undefined> {
  return send<undefined>(client, putAnyOperation, [], init);
}

const putAnyTextOperation: Operation = {
  id: "books.put-any-text",
  method: "PUT",
  path: "/any/text",
  cookies: putCookies,
  body: encodeBody,
  contentType: "text/plain",
};

/** The options of a call of `putAnyText`. */
export interface PutAnyTextInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  body: string;
  contentType?: string | undefined;
}

/** The responses of `putAnyText`, by status. */
export interface PutAnyTextResponses {
  "204": Answer<undefined>;
}

/**
 * A text in a body of any media type
 *
 * `PUT /any/text`
 *
 * Not shown: query parameters, header parameters, cookie parameters, authentication,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.put-any-text` (Handbook).
 */
export function putAnyText(client: Client, init: PutAnyTextInit): Call<undefined> {
  return send<undefined>(client, putAnyTextOperation, [], init);
}

const putAnyBytesOperation: Operation = {
  id: "books.put-any-bytes",
  method: "PUT",
  path: "/any/bytes",
  cookies: putCookies,
  body: rawBody,
  contentType: "application/octet-stream",
};

/** The options of a call of `putAnyBytes`. */
export interface PutAnyBytesInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  /** Format: `binary`. */
  body: BinaryBody;
  contentType?: string | undefined;
}

/** The responses of `putAnyBytes`, by status. */
export interface PutAnyBytesResponses {
  "204": Answer<undefined>;
}

/**
 * Bytes in a body of any media type
 *
 * `PUT /any/bytes`
 *
 * Not shown: query parameters, header parameters, cookie parameters, authentication,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.put-any-bytes` (Handbook).
 */
export function putAnyBytes(client: Client, init: PutAnyBytesInit): Call<undefined> {
  return send<undefined>(client, putAnyBytesOperation, [], init);
}

const putAnyUnknownOperation: Operation = {
  id: "books.put-any-unknown",
  method: "PUT",
  path: "/any/unknown",
  cookies: putCookies,
  body: encodeBody,
};

/** The options of a call of `putAnyUnknown`. */
export interface PutAnyUnknownInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  body: unknown;
  contentType?: string | undefined;
}

/** The responses of `putAnyUnknown`, by status. */
export interface PutAnyUnknownResponses {
  "204": Answer<undefined>;
}

/**
 * Anything in a body of any media type
 *
 * `PUT /any/unknown`
 *
 * Not shown: query parameters, header parameters, cookie parameters, authentication,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.put-any-unknown` (Handbook).
 */
export function putAnyUnknown(client: Client, init: PutAnyUnknownInit): Call<undefined> {
  return send<undefined>(client, putAnyUnknownOperation, [], init);
}

const defaultOnlyOperation: Operation = {
  id: "books.default-only",
  method: "GET",
  path: "/default",
  cookies: putCookies,
  accept: /* @__PURE__ */ accepts("application/json"),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `defaultOnly`. */
export interface DefaultOnlyInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The responses of `defaultOnly`, by status. */
export interface DefaultOnlyResponses {
  default: Answer<Book>;
}

/** The errors of `defaultOnly`, by the status of the response. */
export type DefaultOnlyError = OtherApiError<Book>;

/**
 * Only what holds for every status is known
 *
 * `GET /default`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.default-only` (Handbook).
 */
export function defaultOnly(client: Client, init?: DefaultOnlyInit): Call<Book, DefaultOnlyError> {
  return send<Book, DefaultOnlyError>(client, defaultOnlyOperation, [], init);
}

const defaultBesideFailureOperation: Operation = {
  id: "books.default-beside-failure",
  method: "GET",
  path: "/default-beside-failure",
  cookies: putCookies,
  accept: /* @__PURE__ */ accepts("text/plain"),
  errors: /* @__PURE__ */ statusErrors({ "404": NotFoundError }),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "text/plain" }),
};

/** The options of a call of `defaultBesideFailure`. */
export interface DefaultBesideFailureInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/** The responses of `defaultBesideFailure`, by status. */
export interface DefaultBesideFailureResponses {
  "404": Answer<Fault>;
  default: Answer<string>;
}

/** The errors of `defaultBesideFailure`, by the status of the response. */
export type DefaultBesideFailureError = NotFoundError | OtherApiError<string>;

/**
 * A failure is known, and what holds for every other status
 *
 * `GET /default-beside-failure`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.default-beside-failure` (Handbook).
 */
export function defaultBesideFailure(
  client: Client,
  init?: DefaultBesideFailureInit,
): Call<string, DefaultBesideFailureError> {
  return send<string, DefaultBesideFailureError>(client, defaultBesideFailureOperation, [], init);
}

const scanOperation: Operation = {
  id: "books.scan",
  method: "POST",
  path: "/scans",
  cookies: putCookies,
  body: multipartBody,
  contentType: "multipart/form-data",
  parts: [{ name: "note", contentType: "application/octet-stream" }],
};

/** The form that a call of `scan` sends. */
export interface ScanBody {
  /** Encoding: `binary`. */
  page: BinaryPart;
  /** Format: `binary`. */
  cover?: BinaryPart | undefined;
  others?: readonly BinaryPart[] | undefined;
  /** Encoding: `base64`. */
  note?: string | undefined;
}

/** The options of a call of `scan`. */
export interface ScanInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  body: ScanBody | RawBody;
  contentType?: "multipart/form-data" | undefined;
}

/** The responses of `scan`, by status. */
export interface ScanResponses {
  "204": Answer<undefined>;
}

/**
 * Files in both ways of saying so
 *
 * `POST /scans`
 *
 * Not shown: query parameters, header parameters, cookie parameters, idempotency,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.scan` (Handbook).
 */
export function scan(client: Client, init: ScanInit): Call<undefined> {
  return send<undefined>(client, scanOperation, [], init);
}

const scanAloneOperation: Operation = {
  id: "books.scan-alone",
  method: "PUT",
  path: "/scans/alone",
  cookies: putCookies,
  body: rawBody,
  contentType: "application/pdf",
};

/** The options of a call of `scanAlone`. */
export interface ScanAloneInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  body: BinaryBody;
  contentType?: "application/pdf" | undefined;
}

/** The responses of `scanAlone`, by status. */
export interface ScanAloneResponses {
  "204": Answer<undefined>;
}

/**
 * A file without a form around it
 *
 * `PUT /scans/alone`
 *
 * Not shown: query parameters, header parameters, cookie parameters, authentication,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.scan-alone` (Handbook).
 */
export function scanAlone(client: Client, init: ScanAloneInit): Call<undefined> {
  return send<undefined>(client, scanAloneOperation, [], init);
}

const labelOperation: Operation = {
  id: "books.label",
  method: "PUT",
  path: "/labels/{id}",
  cookies: putCookies,
  body: jsonBody,
  contentType: "application/json",
  accept: /* @__PURE__ */ accepts("application/json"),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `label`. */
export interface LabelInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  body: LabelInput;
  contentType?: "application/json" | undefined;
}

/** The responses of `label`, by status. */
export interface LabelResponses {
  "200": Answer<Label>;
}

/**
 * A body with properties of any name
 *
 * `PUT /labels/{id}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, authentication,
 * pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.label` (Handbook).
 */
export function label(client: Client, id: string, init: LabelInit): Call<Label> {
  return send<Label>(client, labelOperation, [id], init);
}

const noteOperation: Operation = {
  id: "books.note",
  method: "POST",
  path: "/notes",
  cookies: putCookies,
  body: jsonBody,
  contentType: "application/json",
};

/** The body of a call of `note`. */
export interface NoteBody {
  [name: string]: unknown;
  text: string;
  /** Integer. */
  size?: number | undefined;
}

/** The options of a call of `note`. */
export interface NoteInit extends RequestOptions {
  /** Not shown: its query parameters. Callers may send any, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Callers may send any, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Callers may send any, each with a single value. */
  cookies?: OpenCookies | undefined;
  body: NoteBody;
  contentType?: "application/json" | undefined;
}

/** The responses of `note`, by status. */
export interface NoteResponses {
  "204": Answer<undefined>;
}

/**
 * The same, without a name
 *
 * `POST /notes`
 *
 * Not shown: query parameters, header parameters, cookie parameters, idempotency,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.note` (Handbook).
 */
export function note(client: Client, init: NoteInit): Call<undefined> {
  return send<undefined>(client, noteOperation, [], init);
}

/** Books */
export class BooksGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * One schema in several media types, JSON among them
   *
   * `GET /books/{id}`
   *
   * Not shown: body, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.retrieve` (Handbook).
   *
   * @param id - Integer.
   */
  retrieve<Accept extends RetrieveMediaType = "application/json">(
    id: number,
    init?: RetrieveInit<Accept>,
  ): Call<RetrieveRepresentations[Accept], RetrieveError> {
    return retrieve(this.#client, id, init);
  }

  /**
   * The same, and other answers may come
   *
   * `GET /books`
   *
   * Not shown: header parameters, cookie parameters, body, authentication, pagination, limits,
   * deprecation.
   *
   * From `manifest/groups/books.yaml#operations.find` (Handbook).
   */
  find<Accept extends FindMediaType = "application/json">(
    init: FindInit<Accept>,
  ): Call<FindRepresentations[Accept], FindError> {
    return find(this.#client, init);
  }

  /**
   * Two schemas, one each
   *
   * `GET /exports/{id}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.export` (Handbook).
   */
  export<Accept extends ExportMediaType = ExportMediaType>(
    id: string,
    init?: ExportInit<Accept>,
  ): Call<ExportRepresentations[Accept]> {
    return export_(this.#client, id, init);
  }

  /**
   * Pictures of any kind, or what is known of them
   *
   * `GET /books/{id}/picture`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.picture` (Handbook).
   */
  picture<Accept extends PictureMediaType = PictureMediaType>(
    id: string,
    init?: PictureInit<Accept>,
  ): Call<PictureRepresentations[Accept]> {
    return picture(this.#client, id, init);
  }

  /**
   * An object of any media type
   *
   * `GET /any/book`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.any-media` (Handbook).
   */
  anyMedia(init?: AnyMediaInit): Call<Book> {
    return anyMedia(this.#client, init);
  }

  /**
   * A text of any media type
   *
   * `GET /any/text`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.any-media-text` (Handbook).
   */
  anyMediaText(init?: AnyMediaTextInit): Call<string> {
    return anyMediaText(this.#client, init);
  }

  /**
   * Bytes of any media type
   *
   * `GET /any/bytes`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.any-media-bytes` (Handbook).
   */
  anyMediaBytes(init?: AnyMediaBytesInit): Call<Blob> {
    return anyMediaBytes(this.#client, init);
  }

  /**
   * Anything of any media type
   *
   * `GET /any/unknown`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.any-media-unknown` (Handbook).
   */
  anyMediaUnknown(init?: AnyMediaUnknownInit): Call<unknown> {
    return anyMediaUnknown(this.#client, init);
  }

  /**
   * A number of any media type of a kind
   *
   * `GET /any/application`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.any-application` (Handbook).
   */
  anyApplication(init?: AnyApplicationInit): Call<number> {
    return anyApplication(this.#client, init);
  }

  /**
   * JSON, or something of any other media type
   *
   * `GET /any/either`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.any-or-json` (Handbook).
   */
  anyOrJson(init?: AnyOrJsonInit): Call<Book> {
    return anyOrJson(this.#client, init);
  }

  /**
   * An object in a body of any media type
   *
   * `PUT /any/book`
   *
   * Not shown: query parameters, header parameters, cookie parameters, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.put-any` (Handbook).
   */
  putAny(init: PutAnyInit): Call<undefined> {
    return putAny(this.#client, init);
  }

  /**
   * A text in a body of any media type
   *
   * `PUT /any/text`
   *
   * Not shown: query parameters, header parameters, cookie parameters, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.put-any-text` (Handbook).
   */
  putAnyText(init: PutAnyTextInit): Call<undefined> {
    return putAnyText(this.#client, init);
  }

  /**
   * Bytes in a body of any media type
   *
   * `PUT /any/bytes`
   *
   * Not shown: query parameters, header parameters, cookie parameters, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.put-any-bytes` (Handbook).
   */
  putAnyBytes(init: PutAnyBytesInit): Call<undefined> {
    return putAnyBytes(this.#client, init);
  }

  /**
   * Anything in a body of any media type
   *
   * `PUT /any/unknown`
   *
   * Not shown: query parameters, header parameters, cookie parameters, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.put-any-unknown` (Handbook).
   */
  putAnyUnknown(init: PutAnyUnknownInit): Call<undefined> {
    return putAnyUnknown(this.#client, init);
  }

  /**
   * Only what holds for every status is known
   *
   * `GET /default`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.default-only` (Handbook).
   */
  defaultOnly(init?: DefaultOnlyInit): Call<Book, DefaultOnlyError> {
    return defaultOnly(this.#client, init);
  }

  /**
   * A failure is known, and what holds for every other status
   *
   * `GET /default-beside-failure`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.default-beside-failure` (Handbook).
   */
  defaultBesideFailure(init?: DefaultBesideFailureInit): Call<string, DefaultBesideFailureError> {
    return defaultBesideFailure(this.#client, init);
  }

  /**
   * Files in both ways of saying so
   *
   * `POST /scans`
   *
   * Not shown: query parameters, header parameters, cookie parameters, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.scan` (Handbook).
   */
  scan(init: ScanInit): Call<undefined> {
    return scan(this.#client, init);
  }

  /**
   * A file without a form around it
   *
   * `PUT /scans/alone`
   *
   * Not shown: query parameters, header parameters, cookie parameters, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.scan-alone` (Handbook).
   */
  scanAlone(init: ScanAloneInit): Call<undefined> {
    return scanAlone(this.#client, init);
  }

  /**
   * A body with properties of any name
   *
   * `PUT /labels/{id}`
   *
   * Not shown: query parameters, header parameters, cookie parameters, authentication,
   * pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.label` (Handbook).
   */
  label(id: string, init: LabelInit): Call<Label> {
    return label(this.#client, id, init);
  }

  /**
   * The same, without a name
   *
   * `POST /notes`
   *
   * Not shown: query parameters, header parameters, cookie parameters, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.note` (Handbook).
   */
  note(init: NoteInit): Call<undefined> {
    return note(this.#client, init);
  }
}
