// Made by endpoint-manifest (typescript-server) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenForm, OpenParameters } from "../runtime/handler.js";
import type { AnyReply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type { Book } from "../schemas.js";
import { integer, maxLength, minimum } from "../typescript-client/schema-checks.js";
import {
  array,
  conditional,
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
import { book as bookValidator } from "../validators.js";

const createRoute: Route = {
  id: "books.create",
  method: "POST",
  path: "/books",
  open: ["query", "header", "cookie"],
  body: { required: true, content: [{ mediaType: "application/json" }] },
  rules: { body: { "application/json": bookValidator } },
};

/** The request that the handler of `create` gets. */
export interface CreateRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: Book;
}

/** The responses that the handler of `create` may return. */
export type CreateReply = AnyReply;

const updateRoute: Route = {
  id: "books.update",
  method: "PATCH",
  path: "/books/{id}",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
  body: { content: [{ mediaType: "application/merge-patch+json" }] },
};

/** The path parameters of `update`. */
export interface UpdatePath {
  readonly id: string;
}

/** The request that the handler of `update` gets. */
export interface UpdateRequest extends HandlerRequest {
  readonly path: UpdatePath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: unknown;
}

/** The responses that the handler of `update` may return. */
export type UpdateReply = AnyReply;

const searchRoute: Route = {
  id: "books.search",
  method: "POST",
  path: "/books/search",
  open: ["query", "header", "cookie"],
  body: {
    required: true,
    content: [
      {
        mediaType: "application/x-www-form-urlencoded",
        form: { properties: [["tags", { items: "text" }]], others: "text" },
        parts: [{ name: "tags", style: "form", explode: true }],
      },
    ],
  },
  rules: {
    body: {
      "application/x-www-form-urlencoded": /* @__PURE__ */ validator(() =>
        looseObject({ tags: optional(array(string())) }),
      ),
    },
  },
};

/** The body of a request of `search`. */
export type SearchBody = { tags?: readonly string[] | undefined };

/** The request that the handler of `search` gets. */
export interface SearchRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: SearchBody;
}

/** The responses that the handler of `search` may return. */
export type SearchReply = AnyReply;

const attachRoute: Route = {
  id: "books.attach",
  method: "POST",
  path: "/books/{id}/attachments",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
  body: {
    required: true,
    content: [
      {
        mediaType: "multipart/form-data",
        form: { properties: [["file", "text"]], others: "text" },
        parts: [{ name: "file", contentType: "image/png" }],
      },
    ],
  },
  rules: { body: { "multipart/form-data": /* @__PURE__ */ validator(() => looseObject({})) } },
};

/** The path parameters of `attach`. */
export interface AttachPath {
  readonly id: string;
}

/** The body of a request of `attach`. */
export type AttachBody = {
  /** Media type: `image/png`. */
  file?: File | undefined;
};

/** The request that the handler of `attach` gets. */
export interface AttachRequest extends HandlerRequest {
  readonly path: AttachPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: AttachBody;
}

/** The responses that the handler of `attach` may return. */
export type AttachReply = AnyReply;

const searchByAnythingRoute: Route = {
  id: "books.search-by-anything",
  method: "POST",
  path: "/books/search-by-anything",
  open: ["query", "header", "cookie"],
  body: { required: true, content: [{ mediaType: "application/x-www-form-urlencoded" }] },
};

/** The request that the handler of `searchByAnything` gets. */
export interface SearchByAnythingRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: OpenForm;
}

/** The responses that the handler of `searchByAnything` may return. */
export type SearchByAnythingReply = AnyReply;

const orderRoute: Route = {
  id: "books.order",
  method: "POST",
  path: "/orders",
  open: ["query", "header", "cookie"],
  body: {
    required: true,
    content: [
      {
        mediaType: "application/x-www-form-urlencoded",
        form: {
          properties: [
            ["reader", "text"],
            ["copies", "number"],
            ["books", { items: { properties: [["title", "text"]], others: "text" } }],
            ["address", { properties: [["city", "text"]], others: "text" }],
            ["shelves", { items: "number" }],
            ["sizes", { properties: [], others: "number" }],
            ["note", "text"],
          ],
          others: "text",
        },
        parts: [
          { name: "shelves", style: "form", explode: false },
          {
            name: "sizes",
            style: "deepObject",
            explode: true,
            value: { properties: [], others: "number" },
          },
          { name: "note", contentType: "application/json" },
        ],
      },
    ],
  },
  rules: {
    body: {
      "application/x-www-form-urlencoded": /* @__PURE__ */ validator(() =>
        object(
          {
            reader: string(),
            copies: optional(number(integer(), minimum(1))),
            books: optional(array(refer(bookValidator))),
            address: optional(looseObject({ city: optional(string()) })),
            shelves: optional(array(number(integer()))),
            sizes: optional(object({}, { additional: number(integer()) })),
            note: optional(string()),
          },
          { additional: never() },
        ),
      ),
    },
  },
};

/** The body of a request of `order`. */
export type OrderBody = {
  reader: string;
  /** Integer, at least 1. */
  copies?: number | undefined;
  books?: readonly Book[] | undefined;
  address?: { city?: string | undefined } | undefined;
  shelves?: readonly number[] | undefined;
  sizes?: { [name: string]: number } | undefined;
  note?: string | undefined;
};

/** The request that the handler of `order` gets. */
export interface OrderRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: OrderBody;
}

/** The responses that the handler of `order` may return. */
export type OrderReply = AnyReply;

const uploadRoute: Route = {
  id: "books.upload",
  method: "POST",
  path: "/uploads",
  open: ["query", "header", "cookie"],
  body: {
    required: true,
    content: [
      {
        mediaType: "multipart/form-data",
        form: {
          properties: [
            ["title", "text"],
            ["text", "text"],
            ["cover", "text"],
            ["pages", { items: "text" }],
            ["index", "text"],
            ["sample", "text"],
            ["signature", "text"],
            ["book", { properties: [["title", "text"]], others: "text" }],
            ["tags", { items: "text" }],
          ],
          others: "text",
        },
        parts: [
          { name: "cover", contentType: "image/*" },
          { name: "pages", contentType: "image/tiff" },
          { name: "index", contentType: "application/zip" },
          { name: "sample", contentType: "application/pdf" },
          { name: "signature", contentType: "application/octet-stream" },
          { name: "tags", style: "form", explode: true },
        ],
      },
    ],
  },
  rules: {
    body: {
      "multipart/form-data": /* @__PURE__ */ validator(() =>
        object(
          {
            title: string(),
            text: unknown(),
            cover: optional(unknown()),
            pages: optional(array(unknown())),
            index: optional(unknown()),
            sample: optional(conditional(string(), string())),
            signature: optional(string()),
            book: optional(refer(bookValidator)),
            tags: optional(array(string())),
          },
          { additional: never() },
        ),
      ),
    },
  },
};

/** The body of a request of `upload`. */
export type UploadBody = {
  title: string;
  /** The text. Format: `binary`. */
  text: File;
  /** Media type: `image/png`. */
  cover?: File | null | undefined;
  pages?: readonly File[] | undefined;
  /** Format: `binary`. Media type: `application/zip`. */
  index?: File | undefined;
  sample?: string | File | undefined;
  /** Encoding: `base64`. */
  signature?: string | undefined;
  book?: Book | undefined;
  tags?: readonly string[] | undefined;
};

/** The request that the handler of `upload` gets. */
export interface UploadRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: UploadBody;
}

/** The responses that the handler of `upload` may return. */
export type UploadReply = AnyReply;

const describeRoute: Route = {
  id: "books.describe",
  method: "POST",
  path: "/books/{id}/description",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
  body: {
    required: true,
    content: [
      {
        mediaType: "multipart/form-data",
        form: { properties: [["title", "text"]], others: "text" },
      },
    ],
  },
  rules: { body: { "multipart/form-data": bookValidator } },
};

/** The path parameters of `describe`. */
export interface DescribePath {
  readonly id: string;
}

/** The request that the handler of `describe` gets. */
export interface DescribeRequest extends HandlerRequest {
  readonly path: DescribePath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: Book;
}

/** The responses that the handler of `describe` may return. */
export type DescribeReply = AnyReply;

const submitFormRoute: Route = {
  id: "books.submit-form",
  method: "POST",
  path: "/forms",
  open: ["query", "header", "cookie"],
  body: {
    required: true,
    content: [
      { mediaType: "application/json" },
      {
        mediaType: "application/x-www-form-urlencoded",
        form: { properties: [["title", "text"]], others: "text" },
      },
      {
        mediaType: "multipart/form-data",
        form: {
          properties: [
            ["title", "text"],
            ["text", "text"],
            ["cover", "text"],
            ["pages", { items: "text" }],
            ["index", "text"],
            ["sample", "text"],
            ["signature", "text"],
            ["book", { properties: [["title", "text"]], others: "text" }],
            ["tags", { items: "text" }],
          ],
          others: "text",
        },
        parts: [
          { name: "cover", contentType: "image/png" },
          { name: "pages", contentType: "image/tiff" },
          { name: "index", contentType: "application/zip" },
          { name: "signature", contentType: "application/octet-stream" },
        ],
      },
      { mediaType: "text/csv" },
    ],
  },
  rules: {
    body: {
      "application/json": bookValidator,
      "application/x-www-form-urlencoded": bookValidator,
      "multipart/form-data": /* @__PURE__ */ validator(() =>
        object(
          {
            title: string(),
            text: unknown(),
            cover: optional(unknown()),
            pages: optional(array(unknown())),
            index: optional(unknown()),
            sample: optional(string()),
            signature: optional(string()),
            book: optional(refer(bookValidator)),
            tags: optional(array(string())),
          },
          { additional: never() },
        ),
      ),
      "text/csv": /* @__PURE__ */ validator(() => string()),
    },
  },
};

/** The request that the handler of `submitForm` gets. */
export type SubmitFormRequest = HandlerRequest & {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
} & (
    | { readonly body: Book; readonly contentType: "application/json" }
    | { readonly body: Book; readonly contentType: "application/x-www-form-urlencoded" }
    | {
        readonly body: {
          title: string;
          /** The text. Format: `binary`. */
          text: File;
          /** Media type: `image/png`. */
          cover?: File | null | undefined;
          pages?: readonly File[] | undefined;
          /** Format: `binary`. Media type: `application/zip`. */
          index?: File | undefined;
          sample?: string | undefined;
          /** Encoding: `base64`. */
          signature?: string | undefined;
          book?: Book | undefined;
          tags?: readonly string[] | undefined;
        };
        readonly contentType: "multipart/form-data";
      }
    | { readonly body: string; readonly contentType: "text/csv" }
  );

/** The responses that the handler of `submitForm` may return. */
export type SubmitFormReply = AnyReply;

const submitOpenFormRoute: Route = {
  id: "books.submit-open-form",
  method: "POST",
  path: "/open-forms",
  open: ["query", "header", "cookie"],
  body: {
    content: [
      {
        mediaType: "application/x-www-form-urlencoded",
        form: { properties: [["title", "text"]], others: "text" },
      },
    ],
    open: true,
  },
  rules: { body: { "application/x-www-form-urlencoded": bookValidator } },
};

/** The request that the handler of `submitOpenForm` gets. */
export interface SubmitOpenFormRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: unknown;
  readonly contentType: string | undefined;
}

/** The responses that the handler of `submitOpenForm` may return. */
export type SubmitOpenFormReply = AnyReply;

const setScanRoute: Route = {
  id: "books.set-scan",
  method: "PUT",
  path: "/books/{id}/scan",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
  body: { required: true, content: [{ mediaType: "application/pdf" }] },
};

/** The path parameters of `setScan`. */
export interface SetScanPath {
  readonly id: string;
}

/** The request that the handler of `setScan` gets. */
export interface SetScanRequest extends HandlerRequest {
  readonly path: SetScanPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: ReadableStream<Uint8Array>;
}

/** The responses that the handler of `setScan` may return. */
export type SetScanReply = AnyReply;

const setThumbnailRoute: Route = {
  id: "books.set-thumbnail",
  method: "PUT",
  path: "/books/{id}/thumbnail",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
  body: { required: true, content: [{ mediaType: "image/png", text: true }] },
  rules: { body: { "image/png": /* @__PURE__ */ validator(() => string()) } },
};

/** The path parameters of `setThumbnail`. */
export interface SetThumbnailPath {
  readonly id: string;
}

/** The request that the handler of `setThumbnail` gets. */
export interface SetThumbnailRequest extends HandlerRequest {
  readonly path: SetThumbnailPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: string;
}

/** The responses that the handler of `setThumbnail` may return. */
export type SetThumbnailReply = AnyReply;

const annotateRoute: Route = {
  id: "books.annotate",
  method: "PUT",
  path: "/books/{id}/note",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
  body: { required: true, content: [{ mediaType: "text/plain" }] },
  rules: { body: { "text/plain": /* @__PURE__ */ validator(() => string(maxLength(1000))) } },
};

/** The path parameters of `annotate`. */
export interface AnnotatePath {
  readonly id: string;
}

/** The request that the handler of `annotate` gets. */
export interface AnnotateRequest extends HandlerRequest {
  readonly path: AnnotatePath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: string;
}

/** The responses that the handler of `annotate` may return. */
export type AnnotateReply = AnyReply;

const setCoverRoute: Route = {
  id: "books.set-cover",
  method: "PUT",
  path: "/books/{id}/cover",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
  body: { required: true, content: [{ mediaType: "image/jpeg" }, { mediaType: "image/*" }] },
};

/** The path parameters of `setCover`. */
export interface SetCoverPath {
  readonly id: string;
}

/** The request that the handler of `setCover` gets. */
export type SetCoverRequest = HandlerRequest & {
  readonly path: SetCoverPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
} & (
    | { readonly body: ReadableStream<Uint8Array>; readonly contentType: "image/jpeg" }
    | { readonly body: ReadableStream<Uint8Array>; readonly contentType: string }
  );

/** The responses that the handler of `setCover` may return. */
export type SetCoverReply = AnyReply;

const importRoute: Route = {
  id: "books.import",
  method: "POST",
  path: "/books/import",
  open: ["query", "header", "cookie"],
  body: {
    required: true,
    content: [
      { mediaType: "text/csv" },
      { mediaType: "application/json" },
      { mediaType: "application/octet-stream" },
    ],
  },
  rules: {
    body: { "application/json": /* @__PURE__ */ validator(() => array(refer(bookValidator))) },
  },
};

/** The request that the handler of `import` gets. */
export type ImportRequest = HandlerRequest & {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
} & (
    | { readonly body: string; readonly contentType: "text/csv" }
    | { readonly body: readonly Book[]; readonly contentType: "application/json" }
    | {
        readonly body: ReadableStream<Uint8Array>;
        readonly contentType: "application/octet-stream";
      }
  );

/** The responses that the handler of `import` may return. */
export type ImportReply = AnyReply;

const importAnyRoute: Route = {
  id: "books.import-any",
  method: "POST",
  path: "/books/import-any",
  open: ["query", "header", "cookie"],
  body: { required: true, content: [{ mediaType: "application/json" }], open: true },
  rules: { body: { "application/json": bookValidator } },
};

/** The request that the handler of `importAny` gets. */
export interface ImportAnyRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: unknown;
  readonly contentType: string | undefined;
}

/** The responses that the handler of `importAny` may return. */
export type ImportAnyReply = AnyReply;

const submitRoute: Route = {
  id: "books.submit",
  method: "POST",
  path: "/books/submit",
  open: ["query", "header", "cookie"],
  body: { required: true, content: [], open: true },
};

/** The request that the handler of `submit` gets. */
export interface SubmitRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: unknown;
  readonly contentType: string | undefined;
}

/** The responses that the handler of `submit` may return. */
export type SubmitReply = AnyReply;

const maybeRoute: Route = {
  id: "books.maybe",
  method: "POST",
  path: "/books/maybe",
  open: ["query", "header", "cookie"],
  body: { content: [{ mediaType: "application/json" }] },
  rules: { body: { "application/json": bookValidator } },
};

/** The request that the handler of `maybe` gets. */
export interface MaybeRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  readonly body: Book | undefined;
}

/** The responses that the handler of `maybe` may return. */
export type MaybeReply = AnyReply;

const touchRoute: Route = {
  id: "books.touch",
  method: "POST",
  path: "/books/{id}/touch",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
  body: "none",
};

/** The path parameters of `touch`. */
export interface TouchPath {
  readonly id: string;
}

/** The request that the handler of `touch` gets. */
export interface TouchRequest extends HandlerRequest {
  readonly path: TouchPath;
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `touch` may return. */
export type TouchReply = AnyReply;

const unknownRoute: Route = {
  id: "books.unknown",
  method: "POST",
  path: "/books/unknown",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `unknown` gets. */
export interface UnknownRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
  /** Not shown: the body. */
  readonly body: unknown;
  readonly contentType: string | undefined;
}

/** The responses that the handler of `unknown` may return. */
export type UnknownReply = AnyReply;

/** Handlers of Books. */
export interface BooksHandlers<Context = unknown> {
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
  readonly create: Handler<CreateRequest, CreateReply, Context>;
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
  readonly update: Handler<UpdateRequest, UpdateReply, Context>;
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
  readonly search: Handler<SearchRequest, SearchReply, Context>;
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
  readonly attach: Handler<AttachRequest, AttachReply, Context>;
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
  readonly searchByAnything: Handler<SearchByAnythingRequest, SearchByAnythingReply, Context>;
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
  readonly order: Handler<OrderRequest, OrderReply, Context>;
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
  readonly upload: Handler<UploadRequest, UploadReply, Context>;
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
  readonly describe: Handler<DescribeRequest, DescribeReply, Context>;
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
  readonly submitForm: Handler<SubmitFormRequest, SubmitFormReply, Context>;
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
  readonly submitOpenForm: Handler<SubmitOpenFormRequest, SubmitOpenFormReply, Context>;
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
  readonly setScan: Handler<SetScanRequest, SetScanReply, Context>;
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
  readonly setThumbnail: Handler<SetThumbnailRequest, SetThumbnailReply, Context>;
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
  readonly annotate: Handler<AnnotateRequest, AnnotateReply, Context>;
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
  readonly setCover: Handler<SetCoverRequest, SetCoverReply, Context>;
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
  readonly import: Handler<ImportRequest, ImportReply, Context>;
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
  readonly importAny: Handler<ImportAnyRequest, ImportAnyReply, Context>;
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
  readonly submit: Handler<SubmitRequest, SubmitReply, Context>;
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
  readonly maybe: Handler<MaybeRequest, MaybeReply, Context>;
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
  readonly touch: Handler<TouchRequest, TouchReply, Context>;
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
  readonly unknown: Handler<UnknownRequest, UnknownReply, Context>;
}

/** The routes of `books`. */
export const booksRoutes: RouteTree = {
  create: createRoute,
  update: updateRoute,
  search: searchRoute,
  attach: attachRoute,
  searchByAnything: searchByAnythingRoute,
  order: orderRoute,
  upload: uploadRoute,
  describe: describeRoute,
  submitForm: submitFormRoute,
  submitOpenForm: submitOpenFormRoute,
  setScan: setScanRoute,
  setThumbnail: setThumbnailRoute,
  annotate: annotateRoute,
  setCover: setCoverRoute,
  import: importRoute,
  importAny: importAnyRoute,
  submit: submitRoute,
  maybe: maybeRoute,
  touch: touchRoute,
  unknown: unknownRoute,
};
