// Made by endpoint-manifest (typescript-server) from manifest/groups/delete.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenParameters } from "../../runtime/handler.js";
import type { AnyReply } from "../../runtime/reply.js";
import type { Route, RouteTree } from "../../runtime/route.js";

const importRoute: Route = {
  id: "delete.delete-group.import",
  method: "GET",
  path: "/import",
  open: ["query", "header", "cookie"],
};

/** The request that the handler of `import` gets. */
export interface ImportRequest extends HandlerRequest {
  /** Not shown: its query parameters. */
  readonly query: OpenParameters;
  /** Not shown: its header parameters. */
  readonly headers: OpenParameters;
  /** Not shown: its cookie parameters. */
  readonly cookies: OpenParameters;
}

/** The responses that the handler of `import` may return. */
export type ImportReply = AnyReply;

/** Handlers of `delete.delete-group`. */
export interface DeleteGroupHandlers<Context = unknown> {
  /**
   * `delete.delete-group.import`
   *
   * `GET /import`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/delete.yaml#subgroups.delete-group.operations.import` (Handbook).
   */
  readonly import: Handler<ImportRequest, ImportReply, Context>;
}

/** The routes of `delete.delete-group`. */
export const deleteGroupRoutes: RouteTree = { import: importRoute };
