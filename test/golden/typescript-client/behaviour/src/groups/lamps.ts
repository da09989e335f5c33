// Made by endpoint-manifest (typescript-client) from manifest/groups/lamps.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { encodeBody } from "../runtime/body.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { putCookies } from "../runtime/cookies.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import type { OpenCookies, OpenHeaders, OpenQuery, PathValue } from "../runtime/parameters.js";
import { send } from "../runtime/request.js";

const switchOffOperation: Operation = {
  id: "lamps.switch-off",
  method: "POST",
  path: "/lamps/{id}/off",
  cookies: putCookies,
  body: encodeBody,
  idempotent: true,
};

/** The options of a call of `switchOff`. */
export interface SwitchOffInit extends RequestOptions {
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
 * Switch a lamp off
 *
 * `POST /lamps/{id}/off`
 *
 * A repeated call does no harm: it is idempotent.
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/lamps.yaml#operations.switch-off` (Handbook).
 */
export function switchOff(client: Client, id: PathValue, init?: SwitchOffInit): Call<unknown> {
  return send(client, switchOffOperation, [id], init);
}

const toggleOperation: Operation = {
  id: "lamps.toggle",
  method: "PUT",
  path: "/lamps/{id}/switch",
  cookies: putCookies,
  body: encodeBody,
  idempotent: false,
};

/** The options of a call of `toggle`. */
export interface ToggleInit extends RequestOptions {
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
 * Turn a switch
 *
 * `PUT /lamps/{id}/switch`
 *
 * A repeated call may do harm: it is not idempotent. The client does not retry it.
 *
 * Not shown: query parameters, header parameters, cookie parameters, body, responses,
 * authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/lamps.yaml#operations.toggle` (Handbook).
 */
export function toggle(client: Client, id: PathValue, init?: ToggleInit): Call<unknown> {
  return send(client, toggleOperation, [id], init);
}

/** Lamps */
export class LampsGroup {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Switch a lamp off
   *
   * `POST /lamps/{id}/off`
   *
   * A repeated call does no harm: it is idempotent.
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/lamps.yaml#operations.switch-off` (Handbook).
   */
  switchOff(id: PathValue, init?: SwitchOffInit): Call<unknown> {
    return switchOff(this.#client, id, init);
  }

  /**
   * Turn a switch
   *
   * `PUT /lamps/{id}/switch`
   *
   * A repeated call may do harm: it is not idempotent. The client does not retry it.
   *
   * Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/lamps.yaml#operations.toggle` (Handbook).
   */
  toggle(id: PathValue, init?: ToggleInit): Call<unknown> {
    return toggle(this.#client, id, init);
  }
}
