// Made by endpoint-manifest (typescript-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { encodeBody } from "../runtime/body.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import type { Operation, RawBody } from "../runtime/operation.js";
import type { OpenCookies, OpenHeaders, OpenQuery, PathValue } from "../runtime/parameters.js";
import { type RequestOptions, send } from "../runtime/request.js";
import type { Book } from "../schemas.js";

const createOperation: Operation = {
  id: "books.create",
  method: "POST",
  path: "/books",
  body: encodeBody,
  contentType: "application/json",
};

/** What a call of `create` may carry. */
export interface CreateInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
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
 * Not shown: query parameters, header parameters, cookie parameters, responses,
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
  body: encodeBody,
  contentType: "application/merge-patch+json",
};

/** What a call of `update` may carry. */
export interface UpdateInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies | undefined;
  body?: unknown;
  contentType?: "application/merge-patch+json" | undefined;
}

/**
 * Change a book
 *
 * `PATCH /books/{id}`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses,
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
  body: encodeBody,
  contentType: "application/x-www-form-urlencoded",
};

/** What a call of `search` may carry. */
export interface SearchInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies | undefined;
  body: RawBody;
  contentType?: "application/x-www-form-urlencoded" | undefined;
}

/**
 * Search by a form
 *
 * `POST /books/search`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses,
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
  body: encodeBody,
  contentType: "multipart/form-data",
};

/** What a call of `attach` may carry. */
export interface AttachInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies | undefined;
  body: RawBody;
  contentType?: "multipart/form-data" | undefined;
}

/**
 * Attach files
 *
 * `POST /books/{id}/attachments`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.attach` (Handbook).
 */
export function attach(client: Client, id: PathValue, init: AttachInit): Call<unknown> {
  return send(client, attachOperation, [id], init);
}

const annotateOperation: Operation = {
  id: "books.annotate",
  method: "PUT",
  path: "/books/{id}/note",
  body: encodeBody,
  contentType: "text/plain",
};

/** What a call of `annotate` may carry. */
export interface AnnotateInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
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
  body: encodeBody,
};

/** What a call of `setCover` may carry. */
export interface SetCoverInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
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
  body: encodeBody,
  contentType: "application/json",
};

/** What a call of `import_` may carry. */
export interface ImportInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies | undefined;
  body: string | readonly Book[] | RawBody;
  contentType?: "text/csv" | "application/json" | "application/octet-stream" | undefined;
}

/**
 * Import books in one of several forms
 *
 * `POST /books/import`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses,
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
  body: encodeBody,
  contentType: "application/json",
};

/** What a call of `importAny` may carry. */
export interface ImportAnyInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies | undefined;
  body: unknown;
  contentType?: string | undefined;
}

/**
 * Import books in these forms or another
 *
 * `POST /books/import-any`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses,
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
  body: encodeBody,
};

/** What a call of `submit` may carry. */
export interface SubmitInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies | undefined;
  body: unknown;
  contentType?: string | undefined;
}

/**
 * Something is sent
 *
 * `POST /books/submit`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses,
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
  body: encodeBody,
  contentType: "application/json",
};

/** What a call of `maybe` may carry. */
export interface MaybeInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies | undefined;
  body?: Book | undefined;
  contentType?: "application/json" | undefined;
}

/**
 * Whether a body is needed is not shown
 *
 * `POST /books/maybe`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/books.yaml#operations.maybe` (Handbook).
 */
export function maybe(client: Client, init?: MaybeInit): Call<unknown> {
  return send(client, maybeOperation, [], init);
}

const touchOperation: Operation = { id: "books.touch", method: "POST", path: "/books/{id}/touch" };

/** What a call of `touch` may carry. */
export interface TouchInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies | undefined;
}

/**
 * No body
 *
 * `POST /books/{id}/touch`
 *
 * Not shown: query parameters, header parameters, cookie parameters, responses,
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
  body: encodeBody,
};

/** What a call of `unknown` may carry. */
export interface UnknownInit extends RequestOptions {
  /** Not shown: its query parameters. Any are sent, each with a single value. */
  query?: OpenQuery | undefined;
  /** Not shown: its header parameters. Any are sent, each with a single value. */
  headers?: OpenHeaders | undefined;
  /** Not shown: its cookie parameters. Any are sent, each with a single value. */
  cookies?: OpenCookies | undefined;
  /** Not shown: what the body is. Any is sent. */
  body?: unknown;
  contentType?: string | undefined;
}

/**
 * A body that nobody has seen
 *
 * `POST /books/unknown`
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
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
   * Not shown: query parameters, header parameters, cookie parameters, responses,
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
   * Not shown: query parameters, header parameters, cookie parameters, responses,
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
   * Not shown: query parameters, header parameters, cookie parameters, responses,
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
   * Not shown: query parameters, header parameters, cookie parameters, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.attach` (Handbook).
   */
  attach(id: PathValue, init: AttachInit): Call<unknown> {
    return attach(this.#client, id, init);
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
   * Not shown: query parameters, header parameters, cookie parameters, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.import` (Handbook).
   */
  import_(init: ImportInit): Call<unknown> {
    return import_(this.#client, init);
  }

  /**
   * Import books in these forms or another
   *
   * `POST /books/import-any`
   *
   * Not shown: query parameters, header parameters, cookie parameters, responses,
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
   * Not shown: query parameters, header parameters, cookie parameters, responses,
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
   * Not shown: query parameters, header parameters, cookie parameters, responses,
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
   * Not shown: query parameters, header parameters, cookie parameters, responses,
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
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/books.yaml#operations.unknown` (Handbook).
   */
  unknown(init?: UnknownInit): Call<unknown> {
    return unknown(this.#client, init);
  }
}
