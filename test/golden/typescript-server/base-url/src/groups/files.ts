// Made by endpoint-manifest (typescript-server) from manifest/groups/files.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest } from "../runtime/handler.js";
import type { EmptyReply, OpenReply, Reply, Status4XX, Status5XX } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";

const uploadRoute: Route = {
  id: "files.upload",
  method: "PUT",
  path: "/files/{name}",
  parameters: [{ in: "path", name: "name", required: true, value: "text" }],
  body: "none",
  replies: [{ status: "204", content: [] }, { status: "4XX" }, { status: "5XX" }],
};

/** The path parameters of `upload`. */
export interface UploadPath {
  readonly name: string;
}

/** The request that the handler of `upload` gets. */
export interface UploadRequest extends HandlerRequest {
  readonly path: UploadPath;
}

/** The responses that the handler of `upload` may return. */
export type UploadReply = EmptyReply<204> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const downloadRoute: Route = {
  id: "files.download",
  method: "GET",
  path: "/files/{name}",
  parameters: [{ in: "path", name: "name", required: true, value: "text" }],
  replies: [{ status: "200", content: ["application/json"] }, { status: "4XX" }, { status: "5XX" }],
};

/** The path parameters of `download`. */
export interface DownloadPath {
  readonly name: string;
}

/** The request that the handler of `download` gets. */
export interface DownloadRequest extends HandlerRequest {
  readonly path: DownloadPath;
}

/** The responses that the handler of `download` may return. */
export type DownloadReply = Reply<200, unknown> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const streamRoute: Route = {
  id: "files.stream",
  method: "GET",
  path: "/stream",
  replies: [{ status: "200", content: ["application/json"] }, { status: "4XX" }, { status: "5XX" }],
};

/** The request that the handler of `stream` gets. */
export interface StreamRequest extends HandlerRequest {}

/** The responses that the handler of `stream` may return. */
export type StreamReply = Reply<200, unknown> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const removeRoute: Route = {
  id: "files.remove",
  method: "DELETE",
  path: "/files/{name}",
  parameters: [{ in: "path", name: "name", required: true, value: "text" }],
  body: "none",
  replies: [{ status: "204", content: [] }, { status: "4XX" }, { status: "5XX" }],
};

/** The path parameters of `remove`. */
export interface RemovePath {
  readonly name: string;
}

/** The request that the handler of `remove` gets. */
export interface RemoveRequest extends HandlerRequest {
  readonly path: RemovePath;
}

/** The responses that the handler of `remove` may return. */
export type RemoveReply = EmptyReply<204> | OpenReply<Status4XX> | OpenReply<Status5XX>;

/** Handlers of Files. */
export interface FilesHandlers<Context = unknown> {
  /**
   * Upload a file, elsewhere
   *
   * `PUT /files/{name}`
   *
   * Not shown: authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/files.yaml#operations.upload` (Handbook).
   */
  readonly upload: Handler<UploadRequest, UploadReply, Context>;
  /**
   * Download a file, from where it was uploaded to
   *
   * `GET /files/{name}`
   *
   * Not shown: body, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/files.yaml#operations.download` (Handbook).
   */
  readonly download: Handler<DownloadRequest, DownloadReply, Context>;
  /**
   * At an address that is not shown
   *
   * `GET /stream`
   *
   * Not shown: body, its own base URL, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/files.yaml#operations.stream` (Handbook).
   */
  readonly stream: Handler<StreamRequest, StreamReply, Context>;
  /**
   * Where the others are
   *
   * `DELETE /files/{name}`
   *
   * Not shown: authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/files.yaml#operations.remove` (Handbook).
   */
  readonly remove: Handler<RemoveRequest, RemoveReply, Context>;
}

/** The routes of `files`. */
export const filesRoutes: RouteTree = {
  upload: uploadRoute,
  download: downloadRoute,
  stream: streamRoute,
  remove: removeRoute,
};
