// Made by endpoint-manifest (typescript-client) from its template request.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Sending: from an operation and its arguments to the call. */

import { absoluteBaseUrl } from "./base-url.js";
import { encodeBody } from "./body.js";
import { Call } from "./call.js";
import { type Client, type ClientState, state } from "./client.js";
import { type ApiError, InvalidArgumentError } from "./errors.js";
import { putCookies } from "./cookies.js";
import { Exchange, perform } from "./exchange.js";
import type { Operation } from "./operation.js";
import type { Init, SendInit } from "./options.js";
import { fillPath, queryText } from "./path.js";

/**
 * Calls an operation; `pathValues` are a list in the order of the path's template, or a record by name. It never throws: every
 * fault rejects the call. It reads the arguments before it returns. `Data` is the manifest's type of the response, `unknown`
 * where it shows none.
 */
export function send<Data = unknown, Failures = ApiError>(
  client: Client,
  operation: Operation,
  pathValues: object | undefined,
  init?: SendInit,
): Call<Data, Failures> {
  const exchange = start(client, operation, pathValues, init);
  return new Call(exchange, exchange.data<Data>());
}

/** Begins to send; `link`, a whole URL, replaces path and query. */
export function start(
  client: Client,
  operation: Operation,
  pathValues: object | undefined,
  init: SendInit = {},
  link?: string,
): Exchange {
  return new Exchange(operation.id, async (shared) => {
    const current = client[state];
    const url = link ?? urlOf(current, operation, pathValues, init);
    // Awaited: a rejection that is only passed on has no handler for a moment, and workerd reports it.
    return await perform(shared, current, operation, init, url);
  });
}

/**
 * Calls an endpoint that the manifest does not name. `path` begins with `/`, is below the client's base URL, is already
 * percent-encoded, and may include a query.
 */
export function request(client: Client, method: string, path: string, init?: Init): Call<unknown> {
  // fetch itself does so for all common methods but PATCH.
  const upper = String(method).toUpperCase();
  const target = String(path);
  const [endpoint = ""] = target.split("?", 1);
  const id = `${upper} ${endpoint}`;
  // White space, "\" and "#" would not reach the service unchanged.
  if (!/^\/[^\s\\#]*$/.test(target) || !/^[\w-]+$/.test(upper)) {
    const fault = new InvalidArgumentError(
      `${id}: needs a method and a path that begins with "/" and has no white space, "\\" or "#"`,
    );
    const exchange = new Exchange(id, () => Promise.reject(fault));
    return new Call(exchange, exchange.data());
  }
  const operation: Operation = { id, method: upper, path: target, cookies: putCookies };
  const bodiless = upper === "GET" || upper === "HEAD";
  return send(client, bodiless ? operation : { ...operation, body: encodeBody }, [], init);
}

/** The URL of a call. */
export function urlOf(
  { baseUrl, options }: ClientState<unknown>,
  operation: Operation,
  pathValues: object | undefined,
  init: SendInit,
): string {
  const path = fillPath(operation, pathValues);
  const query = queryText(
    operation,
    options.query ? { ...options.query, ...init.query } : init.query,
  );
  return absoluteBaseUrl(baseUrl) + path + (query && (path.includes("?") ? "&" : "?") + query);
}
