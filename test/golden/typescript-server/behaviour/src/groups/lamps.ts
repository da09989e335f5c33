// Made by endpoint-manifest (typescript-server) from manifest/groups/lamps.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest, OpenParameters } from "../runtime/handler.js";
import type { AnyReply } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";

const switchOffRoute: Route = {
  id: "lamps.switch-off",
  method: "POST",
  path: "/lamps/{id}/off",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
  rates: [
    { requests: 180, seconds: 60, per: "application" },
    { requests: 10, seconds: 1 },
  ],
};

/** The path parameters of `switchOff`. */
export interface SwitchOffPath {
  readonly id: string;
}

/** The request that the handler of `switchOff` gets. */
export interface SwitchOffRequest extends HandlerRequest {
  readonly path: SwitchOffPath;
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

/** The responses that the handler of `switchOff` may return. */
export type SwitchOffReply = AnyReply;

const toggleRoute: Route = {
  id: "lamps.toggle",
  method: "PUT",
  path: "/lamps/{id}/switch",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  open: ["query", "header", "cookie"],
  rates: [
    { requests: 180, seconds: 60, per: "application" },
    { requests: 10, seconds: 1 },
  ],
};

/** The path parameters of `toggle`. */
export interface TogglePath {
  readonly id: string;
}

/** The request that the handler of `toggle` gets. */
export interface ToggleRequest extends HandlerRequest {
  readonly path: TogglePath;
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

/** The responses that the handler of `toggle` may return. */
export type ToggleReply = AnyReply;

/** Handlers of Lamps. */
export interface LampsHandlers<Context = unknown> {
  /**
   * Switch a lamp off
   *
   * `POST /lamps/{id}/off`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/lamps.yaml#operations.switch-off` (Handbook).
   */
  readonly switchOff: Handler<SwitchOffRequest, SwitchOffReply, Context>;
  /**
   * Turn a switch
   *
   * `PUT /lamps/{id}/switch`
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/lamps.yaml#operations.toggle` (Handbook).
   */
  readonly toggle: Handler<ToggleRequest, ToggleReply, Context>;
}

/** The routes of `lamps`. */
export const lampsRoutes: RouteTree = { switchOff: switchOffRoute, toggle: toggleRoute };
