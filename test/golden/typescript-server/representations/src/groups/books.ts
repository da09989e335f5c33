// Made by endpoint-manifest (typescript-server) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenParameters } from "../runtime/handler.js";
import type {
  BinaryReply,
  EmptyReply,
  OpenReply,
  Reply,
  Status,
  Status4XX,
  Status5XX,
  TypedReply,
} from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type { Book, BookInput, Fault, Label, LabelInput } from "../schemas.js";
import { integer } from "../typescript-client/schema-checks.js";
import {
  array,
  looseObject,
  never,
  number,
  object,
  optional,
  refer,
  string,
  unknown,
} from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";
import {
  book as bookValidator,
  bookInput as bookInputValidator,
  fault as faultValidator,
  label as labelValidator,
  labelInput as labelInputValidator,
} from "../validators.js";

const retrieveRoute: Route = {
  id: "books.retrieve",
  method: "GET",
  path: "/books/{id}",
  parameters: [{ in: "path", name: "id", required: true, value: "number" }],
  replies: [
    { status: "200", content: ["text/plain", "application/json", "text/json", "application/xml"] },
    { status: "400", content: ["application/json"] },
    { status: "4XX" },
    { status: "5XX" },
  ],
  rules: {
    path: /* @__PURE__ */ validator(() => looseObject({ id: optional(number(integer())) })),
    replies: {
      "200": { "application/json": bookValidator, "text/json": bookValidator },
      "400": { "application/json": faultValidator },
    },
  },
};

/** The path parameters of `retrieve`. */
export interface RetrievePath {
  /** Integer. */
  readonly id: number;
}

/** The request that the handler of `retrieve` gets. */
export interface RetrieveRequest extends HandlerRequest {
  readonly path: RetrievePath;
}

/** The responses that the handler of `retrieve` may return. */
export type RetrieveReply =
  | TypedReply<200, "text/plain", string>
  | TypedReply<200, "application/json", Book>
  | TypedReply<200, "text/json", Book>
  | TypedReply<200, "application/xml", BinaryReply>
  | Reply<400, Fault>
  | OpenReply<Exclude<Status4XX, 400>>
  | OpenReply<Status5XX>;

const findRoute: Route = {
  id: "books.find",
  method: "GET",
  path: "/books",
  parameters: [{ in: "query", name: "title", required: true, value: "text" }],
  open: ["header", "cookie"],
  replies: [
    { status: "200", content: ["application/xml", "application/json"] },
    { status: "400", content: ["application/json"] },
  ],
  hasOtherReplies: true,
  rules: {
    query: /* @__PURE__ */ validator(() => looseObject({ title: optional(string()) })),
    replies: {
      "200": { "application/json": /* @__PURE__ */ validator(() => array(refer(bookValidator))) },
    },
  },
};

/** The query parameters of `find`. */
export interface FindQuery {
  readonly title: string;
}

/** The request that the handler of `find` gets. */
export interface FindRequest extends HandlerRequest {
  readonly query: FindQuery;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `find` may return. */
export type FindReply =
  | TypedReply<200, "application/xml", BinaryReply>
  | TypedReply<200, "application/json", Book[]>
  | Reply<400, unknown>
  | OpenReply<Exclude<Status, 200 | 400>>
  | Response;

const exportRoute: Route = {
  id: "books.export",
  method: "GET",
  path: "/exports/{id}",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
  replies: [
    { status: "200", content: ["application/json", "text/csv", "application/pdf"] },
    { status: "202", content: ["application/json"] },
    { status: "4XX" },
    { status: "5XX" },
  ],
  rules: {
    replies: {
      "200": {
        "application/json": /* @__PURE__ */ validator(() => array(refer(bookValidator))),
        "text/csv": /* @__PURE__ */ validator(() => string()),
      },
      "202": {
        "application/json": /* @__PURE__ */ validator(() => looseObject({ progress: number() })),
      },
    },
  },
};

/** The path parameters of `export`. */
export interface ExportPath {
  readonly id: string;
}

/** The request that the handler of `export` gets. */
export interface ExportRequest extends HandlerRequest {
  readonly path: ExportPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `export` may return. */
export type ExportReply =
  | TypedReply<200, "application/json", Book[]>
  | TypedReply<200, "text/csv", string>
  | TypedReply<200, "application/pdf", BinaryReply>
  | Reply<202, { progress: number }>
  | OpenReply<Status4XX>
  | OpenReply<Status5XX>;

const pictureRoute: Route = {
  id: "books.picture",
  method: "GET",
  path: "/books/{id}/picture",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
  replies: [
    { status: "200", content: ["image/png", "image/*", "application/json"] },
    { status: "204", content: [] },
    { status: "4XX" },
    { status: "5XX" },
  ],
  rules: {
    replies: {
      "200": {
        "application/json": /* @__PURE__ */ validator(() => looseObject({ alt: string() })),
      },
    },
  },
};

/** The path parameters of `picture`. */
export interface PicturePath {
  readonly id: string;
}

/** The request that the handler of `picture` gets. */
export interface PictureRequest extends HandlerRequest {
  readonly path: PicturePath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `picture` may return. */
export type PictureReply =
  | TypedReply<200, "image/png", BinaryReply>
  | TypedReply<200, string, BinaryReply>
  | TypedReply<200, "application/json", { alt: string }>
  | EmptyReply<204>
  | OpenReply<Status4XX>
  | OpenReply<Status5XX>;

const anyMediaRoute: Route = {
  id: "books.any-media",
  method: "GET",
  path: "/any/book",
  open: ["query", "header", "cookie"],
  replies: [{ status: "200", content: ["*/*"] }, { status: "4XX" }, { status: "5XX" }],
  rules: { replies: { "200": { "*/*": bookValidator } } },
};

/** The request that the handler of `anyMedia` gets. */
export interface AnyMediaRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `anyMedia` may return. */
export type AnyMediaReply = Reply<200, Book> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const anyMediaTextRoute: Route = {
  id: "books.any-media-text",
  method: "GET",
  path: "/any/text",
  open: ["query", "header", "cookie"],
  replies: [{ status: "200", content: ["*/*"] }, { status: "4XX" }, { status: "5XX" }],
  rules: { replies: { "200": { "*/*": /* @__PURE__ */ validator(() => string()) } } },
};

/** The request that the handler of `anyMediaText` gets. */
export interface AnyMediaTextRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `anyMediaText` may return. */
export type AnyMediaTextReply = Reply<200, string> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const anyMediaBytesRoute: Route = {
  id: "books.any-media-bytes",
  method: "GET",
  path: "/any/bytes",
  open: ["query", "header", "cookie"],
  replies: [{ status: "200", content: ["*/*"] }, { status: "4XX" }, { status: "5XX" }],
};

/** The request that the handler of `anyMediaBytes` gets. */
export interface AnyMediaBytesRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `anyMediaBytes` may return. */
export type AnyMediaBytesReply =
  TypedReply<200, string, BinaryReply> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const anyMediaUnknownRoute: Route = {
  id: "books.any-media-unknown",
  method: "GET",
  path: "/any/unknown",
  open: ["query", "header", "cookie"],
  replies: [{ status: "200", content: ["*/*"] }, { status: "4XX" }, { status: "5XX" }],
};

/** The request that the handler of `anyMediaUnknown` gets. */
export interface AnyMediaUnknownRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `anyMediaUnknown` may return. */
export type AnyMediaUnknownReply =
  TypedReply<200, string, BinaryReply> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const anyApplicationRoute: Route = {
  id: "books.any-application",
  method: "GET",
  path: "/any/application",
  open: ["query", "header", "cookie"],
  replies: [{ status: "200", content: ["application/*"] }, { status: "4XX" }, { status: "5XX" }],
  rules: {
    replies: { "200": { "application/*": /* @__PURE__ */ validator(() => number(integer())) } },
  },
};

/** The request that the handler of `anyApplication` gets. */
export interface AnyApplicationRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `anyApplication` may return. */
export type AnyApplicationReply = Reply<200, number> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const anyOrJsonRoute: Route = {
  id: "books.any-or-json",
  method: "GET",
  path: "/any/either",
  open: ["query", "header", "cookie"],
  replies: [
    { status: "200", content: ["*/*", "application/json"] },
    { status: "4XX" },
    { status: "5XX" },
  ],
  rules: { replies: { "200": { "*/*": bookValidator, "application/json": bookValidator } } },
};

/** The request that the handler of `anyOrJson` gets. */
export interface AnyOrJsonRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `anyOrJson` may return. */
export type AnyOrJsonReply =
  | TypedReply<200, string, Book>
  | TypedReply<200, "application/json", Book>
  | OpenReply<Status4XX>
  | OpenReply<Status5XX>;

const putAnyRoute: Route = {
  id: "books.put-any",
  method: "PUT",
  path: "/any/book",
  open: ["query", "header", "cookie"],
  body: { required: true, content: [{ mediaType: "*/*", json: true }] },
  replies: [{ status: "204", content: [] }, { status: "4XX" }, { status: "5XX" }],
  rules: { body: { "*/*": bookInputValidator } },
};

/** The request that the handler of `putAny` gets. */
export interface PutAnyRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: BookInput;
  readonly contentType: string;
}

/** The responses that the handler of `putAny` may return. */
export type PutAnyReply = EmptyReply<204> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const putAnyTextRoute: Route = {
  id: "books.put-any-text",
  method: "PUT",
  path: "/any/text",
  open: ["query", "header", "cookie"],
  body: { required: true, content: [{ mediaType: "*/*", text: true }] },
  replies: [{ status: "204", content: [] }, { status: "4XX" }, { status: "5XX" }],
  rules: { body: { "*/*": /* @__PURE__ */ validator(() => string()) } },
};

/** The request that the handler of `putAnyText` gets. */
export interface PutAnyTextRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: string;
  readonly contentType: string;
}

/** The responses that the handler of `putAnyText` may return. */
export type PutAnyTextReply = EmptyReply<204> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const putAnyBytesRoute: Route = {
  id: "books.put-any-bytes",
  method: "PUT",
  path: "/any/bytes",
  open: ["query", "header", "cookie"],
  body: { required: true, content: [{ mediaType: "*/*" }] },
  replies: [{ status: "204", content: [] }, { status: "4XX" }, { status: "5XX" }],
};

/** The request that the handler of `putAnyBytes` gets. */
export interface PutAnyBytesRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: ReadableStream<Uint8Array>;
  readonly contentType: string;
}

/** The responses that the handler of `putAnyBytes` may return. */
export type PutAnyBytesReply = EmptyReply<204> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const putAnyUnknownRoute: Route = {
  id: "books.put-any-unknown",
  method: "PUT",
  path: "/any/unknown",
  open: ["query", "header", "cookie"],
  body: { required: true, content: [{ mediaType: "*/*" }] },
  replies: [{ status: "204", content: [] }, { status: "4XX" }, { status: "5XX" }],
};

/** The request that the handler of `putAnyUnknown` gets. */
export interface PutAnyUnknownRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: ReadableStream<Uint8Array>;
  readonly contentType: string;
}

/** The responses that the handler of `putAnyUnknown` may return. */
export type PutAnyUnknownReply = EmptyReply<204> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const defaultOnlyRoute: Route = {
  id: "books.default-only",
  method: "GET",
  path: "/default",
  open: ["query", "header", "cookie"],
  replies: [{ status: "default", content: ["application/json"] }],
  rules: { replies: { default: { "application/json": bookValidator } } },
};

/** The request that the handler of `defaultOnly` gets. */
export interface DefaultOnlyRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `defaultOnly` may return. */
export type DefaultOnlyReply = Reply<Status, Book>;

const defaultBesideFailureRoute: Route = {
  id: "books.default-beside-failure",
  method: "GET",
  path: "/default-beside-failure",
  open: ["query", "header", "cookie"],
  replies: [
    { status: "404", content: ["application/json"] },
    { status: "default", content: ["text/plain"] },
  ],
  rules: {
    replies: {
      "404": { "application/json": faultValidator },
      default: { "text/plain": /* @__PURE__ */ validator(() => string()) },
    },
  },
};

/** The request that the handler of `defaultBesideFailure` gets. */
export interface DefaultBesideFailureRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `defaultBesideFailure` may return. */
export type DefaultBesideFailureReply = Reply<404, Fault> | Reply<Exclude<Status, 404>, string>;

const scanRoute: Route = {
  id: "books.scan",
  method: "POST",
  path: "/scans",
  open: ["query", "header", "cookie"],
  body: {
    required: true,
    content: [
      {
        mediaType: "multipart/form-data",
        form: {
          properties: [
            ["page", "text"],
            ["cover", "text"],
            ["others", { items: "text" }],
            ["note", "text"],
          ],
          others: "text",
        },
        parts: [{ name: "note", contentType: "application/octet-stream" }],
      },
    ],
  },
  replies: [{ status: "204", content: [] }, { status: "4XX" }, { status: "5XX" }],
  rules: {
    body: {
      "multipart/form-data": /* @__PURE__ */ validator(() =>
        object(
          {
            page: unknown(),
            cover: optional(unknown()),
            others: optional(array(unknown())),
            note: optional(string()),
          },
          { additional: never() },
        ),
      ),
    },
  },
};

/** The body of a request of `scan`. */
export type ScanBody = {
  /** Encoding: `binary`. */
  page: File;
  /** Format: `binary`. */
  cover?: File | undefined;
  others?: readonly File[] | undefined;
  /** Encoding: `base64`. */
  note?: string | undefined;
};

/** The request that the handler of `scan` gets. */
export interface ScanRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: ScanBody;
}

/** The responses that the handler of `scan` may return. */
export type ScanReply = EmptyReply<204> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const scanAloneRoute: Route = {
  id: "books.scan-alone",
  method: "PUT",
  path: "/scans/alone",
  open: ["query", "header", "cookie"],
  body: { required: true, content: [{ mediaType: "application/pdf" }] },
  replies: [{ status: "204", content: [] }, { status: "4XX" }, { status: "5XX" }],
};

/** The request that the handler of `scanAlone` gets. */
export interface ScanAloneRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: ReadableStream<Uint8Array>;
}

/** The responses that the handler of `scanAlone` may return. */
export type ScanAloneReply = EmptyReply<204> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const labelRoute: Route = {
  id: "books.label",
  method: "PUT",
  path: "/labels/{id}",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
  body: { required: true, content: [{ mediaType: "application/json" }] },
  replies: [{ status: "200", content: ["application/json"] }, { status: "4XX" }, { status: "5XX" }],
  rules: {
    body: { "application/json": labelInputValidator },
    replies: { "200": { "application/json": labelValidator } },
  },
};

/** The path parameters of `label`. */
export interface LabelPath {
  readonly id: string;
}

/** The request that the handler of `label` gets. */
export interface LabelRequest extends HandlerRequest {
  readonly path: LabelPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: LabelInput;
}

/** The responses that the handler of `label` may return. */
export type LabelReply = Reply<200, Label> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const noteRoute: Route = {
  id: "books.note",
  method: "POST",
  path: "/notes",
  open: ["query", "header", "cookie"],
  body: { required: true, content: [{ mediaType: "application/json" }] },
  replies: [{ status: "204", content: [] }, { status: "4XX" }, { status: "5XX" }],
  rules: {
    body: {
      "application/json": /* @__PURE__ */ validator(() =>
        looseObject({ text: string(), size: optional(number(integer())) }),
      ),
    },
  },
};

/** The body of a request of `note`. */
export interface NoteBody {
  [name: string]: unknown;
  text: string;
  /** Integer. */
  size?: number | undefined;
}

/** The request that the handler of `note` gets. */
export interface NoteRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: NoteBody;
}

/** The responses that the handler of `note` may return. */
export type NoteReply = EmptyReply<204> | OpenReply<Status4XX> | OpenReply<Status5XX>;

/** Handlers of Books. */
export interface BooksHandlers<Context = unknown> {
  /**
   * One schema in several media types, JSON among them
   *
   * `GET /books/{id}`
   *
   * Not shown: body, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.retrieve` (Handbook).
   */
  readonly retrieve: Handler<RetrieveRequest, RetrieveReply, Context>;
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
  readonly find: Handler<FindRequest, FindReply, Context>;
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
  readonly export: Handler<ExportRequest, ExportReply, Context>;
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
  readonly picture: Handler<PictureRequest, PictureReply, Context>;
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
  readonly anyMedia: Handler<AnyMediaRequest, AnyMediaReply, Context>;
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
  readonly anyMediaText: Handler<AnyMediaTextRequest, AnyMediaTextReply, Context>;
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
  readonly anyMediaBytes: Handler<AnyMediaBytesRequest, AnyMediaBytesReply, Context>;
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
  readonly anyMediaUnknown: Handler<AnyMediaUnknownRequest, AnyMediaUnknownReply, Context>;
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
  readonly anyApplication: Handler<AnyApplicationRequest, AnyApplicationReply, Context>;
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
  readonly anyOrJson: Handler<AnyOrJsonRequest, AnyOrJsonReply, Context>;
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
  readonly putAny: Handler<PutAnyRequest, PutAnyReply, Context>;
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
  readonly putAnyText: Handler<PutAnyTextRequest, PutAnyTextReply, Context>;
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
  readonly putAnyBytes: Handler<PutAnyBytesRequest, PutAnyBytesReply, Context>;
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
  readonly putAnyUnknown: Handler<PutAnyUnknownRequest, PutAnyUnknownReply, Context>;
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
  readonly defaultOnly: Handler<DefaultOnlyRequest, DefaultOnlyReply, Context>;
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
  readonly defaultBesideFailure: Handler<
    DefaultBesideFailureRequest,
    DefaultBesideFailureReply,
    Context
  >;
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
  readonly scan: Handler<ScanRequest, ScanReply, Context>;
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
  readonly scanAlone: Handler<ScanAloneRequest, ScanAloneReply, Context>;
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
  readonly label: Handler<LabelRequest, LabelReply, Context>;
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
  readonly note: Handler<NoteRequest, NoteReply, Context>;
}

/** The routes of `books`. */
export const booksRoutes: RouteTree = {
  retrieve: retrieveRoute,
  find: findRoute,
  export: exportRoute,
  picture: pictureRoute,
  anyMedia: anyMediaRoute,
  anyMediaText: anyMediaTextRoute,
  anyMediaBytes: anyMediaBytesRoute,
  anyMediaUnknown: anyMediaUnknownRoute,
  anyApplication: anyApplicationRoute,
  anyOrJson: anyOrJsonRoute,
  putAny: putAnyRoute,
  putAnyText: putAnyTextRoute,
  putAnyBytes: putAnyBytesRoute,
  putAnyUnknown: putAnyUnknownRoute,
  defaultOnly: defaultOnlyRoute,
  defaultBesideFailure: defaultBesideFailureRoute,
  scan: scanRoute,
  scanAlone: scanAloneRoute,
  label: labelRoute,
  note: noteRoute,
};
