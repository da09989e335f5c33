// Made by endpoint-manifest (typescript-client) from manifest/groups/files.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { accepts } from "../runtime/accept.js";
import type { Answer } from "../runtime/answer.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { defaultHeaders } from "../runtime/headers.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import { atOwnBaseUrl } from "../runtime/own-base-url.js";
import { send } from "../runtime/request.js";

const uploadOperation: Operation = {
  id: "files.upload",
  method: "PUT",
  path: "/files/{name}",
  baseUrl: { url: "https://uploads.example.com/v2", usual: "https://api.example.com/v1" },
};

/** The options of a call of `upload`. */
export interface UploadInit extends RequestOptions {}

/** The responses of `upload`, by status. */
export interface UploadResponses {
  "204": Answer<undefined>;
}

/**
 * Upload a file, elsewhere
 *
 * `PUT /files/{name}`
 *
 * It has its own base URL: `https://uploads.example.com/v2`.
 *
 * Not shown: authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/files.yaml#operations.upload` (Handbook).
 */
export function upload(client: Client, name: string, init?: UploadInit): Call<undefined> {
  return send<undefined>(atOwnBaseUrl(client, uploadOperation), uploadOperation, [name], init);
}

const downloadOperation: Operation = {
  id: "files.download",
  method: "GET",
  path: "/files/{name}",
  baseUrl: { url: "https://uploads.example.com/v2", usual: "https://api.example.com/v1" },
  accept: /* @__PURE__ */ accepts("application/json"),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `download`. */
export interface DownloadInit extends RequestOptions {}

/** The responses of `download`, by status. */
export interface DownloadResponses {
  "200": Answer;
}

/**
 * Download a file, from where it was uploaded to
 *
 * `GET /files/{name}`
 *
 * It has its own base URL: `https://uploads.example.com/v2`.
 *
 * Not shown: body, authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/files.yaml#operations.download` (Handbook).
 */
export function download(client: Client, name: string, init?: DownloadInit): Call<unknown> {
  return send(atOwnBaseUrl(client, downloadOperation), downloadOperation, [name], init);
}

const streamOperation: Operation = {
  id: "files.stream",
  method: "GET",
  path: "/stream",
  baseUrl: { usual: "https://api.example.com/v1" },
  accept: /* @__PURE__ */ accepts("application/json"),
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

/** The options of a call of `stream`. */
export interface StreamInit extends RequestOptions {}

/** The responses of `stream`, by status. */
export interface StreamResponses {
  "200": Answer;
}

/**
 * At an address that is not shown
 *
 * `GET /stream`
 *
 * It has its own base URL: not shown.
 *
 * Not shown: body, its own base URL, authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/files.yaml#operations.stream` (Handbook).
 */
export function stream(client: Client, init?: StreamInit): Call<unknown> {
  return send(atOwnBaseUrl(client, streamOperation), streamOperation, [], init);
}

const removeOperation: Operation = { id: "files.remove", method: "DELETE", path: "/files/{name}" };

/** The options of a call of `remove`. */
export interface RemoveInit extends RequestOptions {}

/** The responses of `remove`, by status. */
export interface RemoveResponses {
  "204": Answer<undefined>;
}

/**
 * Where the others are
 *
 * `DELETE /files/{name}`
 *
 * Not shown: authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/files.yaml#operations.remove` (Handbook).
 */
export function remove(client: Client, name: string, init?: RemoveInit): Call<undefined> {
  return send<undefined>(client, removeOperation, [name], init);
}

/** Files */
export class FilesGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Upload a file, elsewhere
   *
   * `PUT /files/{name}`
   *
   * It has its own base URL: `https://uploads.example.com/v2`.
   *
   * Not shown: authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/files.yaml#operations.upload` (Handbook).
   */
  upload(name: string, init?: UploadInit): Call<undefined> {
    return upload(this.#client, name, init);
  }

  /**
   * Download a file, from where it was uploaded to
   *
   * `GET /files/{name}`
   *
   * It has its own base URL: `https://uploads.example.com/v2`.
   *
   * Not shown: body, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/files.yaml#operations.download` (Handbook).
   */
  download(name: string, init?: DownloadInit): Call<unknown> {
    return download(this.#client, name, init);
  }

  /**
   * At an address that is not shown
   *
   * `GET /stream`
   *
   * It has its own base URL: not shown.
   *
   * Not shown: body, its own base URL, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/files.yaml#operations.stream` (Handbook).
   */
  stream(init?: StreamInit): Call<unknown> {
    return stream(this.#client, init);
  }

  /**
   * Where the others are
   *
   * `DELETE /files/{name}`
   *
   * Not shown: authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/files.yaml#operations.remove` (Handbook).
   */
  remove(name: string, init?: RemoveInit): Call<undefined> {
    return remove(this.#client, name, init);
  }
}
