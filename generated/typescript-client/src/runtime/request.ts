// Made by endpoint-manifest (typescript-client) from its template request.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Sending: from an operation and its arguments to the decoded answer. */
import { encodeBody } from "./body.js";
import { Call } from "./call.js";
import { type Client, type ClientState, state } from "./client.js";
import { ApiError, ConnectionError, InvalidArgumentError, type RequestSummary } from "./errors.js";
import { putCookies, putHeaders } from "./headers.js";
import type { Operation, RawBody } from "./operation.js";
import type { OpenCookies, OpenHeaders, OpenQuery } from "./parameters.js";
import { fillPath } from "./path.js";
import { queryText } from "./query.js";
import { decodeBody, readBody } from "./response.js";

/** Options that every call takes. */
export interface RequestOptions {
  /** Ends the call when it aborts; the call then rejects with the signal's own reason. */
  readonly signal?: AbortSignal | undefined;
}

/** What a request may carry where the manifest shows nothing of it. */
export interface Init extends RequestOptions {
  readonly query?: OpenQuery | undefined;
  readonly headers?: OpenHeaders | undefined;
  readonly cookies?: OpenCookies | undefined;
  /** Plain values are sent as JSON; text, bytes, forms and streams as fetch sends them. */
  readonly body?: unknown;
  /** Media type of the body. */
  readonly contentType?: string | undefined;
}

/** What {@link send} takes: every operation's own init fits. */
export interface SendInit extends RequestOptions {
  readonly query?: object | undefined;
  readonly headers?: object | undefined;
  readonly cookies?: object | undefined;
  readonly body?: unknown;
  readonly contentType?: string | undefined;
}

/** A request as it goes to `fetch`. */
interface PreparedRequest extends RequestSummary {
  readonly init: PreparedInit;
}

interface PreparedInit extends RequestInit {
  /** The Fetch standard wants it with a stream, and does not mind it elsewhere; not every platform's types know it. */
  readonly duplex: "half";
}

/**
 * Calls an operation; `pathValues` are a list in the order of the path's template, or a record by name. It never throws:
 * every fault rejects the call. What the arguments hold is read before it returns. `Result` is the type that the manifest
 * gives the answer, `unknown` where it shows none.
 */
export function send<Result = unknown>(
  client: Client,
  operation: Operation,
  pathValues: object | undefined,
  init?: SendInit,
): Call<Result> {
  const answer = perform(client, operation, pathValues, init);
  // The one place where the manifest is taken at its word; `.as` checks an answer.
  return new Call(operation.id, answer as Promise<Result>);
}

/**
 * Calls an endpoint that the manifest does not name. `path` begins with `/`, is below the client's base URL, is already
 * percent-encoded, and may carry a query of its own.
 */
export function request(client: Client, method: string, path: string, init?: Init): Call<unknown> {
  // fetch itself does so for all common methods but PATCH.
  const upper = String(method).toUpperCase();
  const target = String(path);
  const [endpoint = ""] = target.split("?", 1);
  const id = `${upper} ${endpoint}`;
  // White space, "\" and "#" would not reach the service as they are.
  if (!/^\/[^\s\\#]*$/.test(target) || !/^[\w-]+$/.test(upper)) {
    const fault = new InvalidArgumentError(
      `${id}: needs a method and a path that begins with "/" and has no white space, "\\" or "#"`,
    );
    return new Call(id, Promise.reject(fault));
  }
  const operation: Operation = { id, method: upper, path: target };
  const bodiless = upper === "GET" || upper === "HEAD";
  return send(client, bodiless ? operation : { ...operation, body: encodeBody }, [], init);
}

async function perform(
  client: Client,
  operation: Operation,
  pathValues: object | undefined,
  init: SendInit = {},
): Promise<unknown> {
  const current = client[state];
  const { fetch = globalThis.fetch } = current;
  const prepared = prepare(current, operation, pathValues, init);
  let response: Response | undefined;
  let body: string | Blob;
  try {
    response = await fetch(prepared.url, prepared.init);
    body = await readBody(response);
  } catch (cause) {
    const { signal } = init;
    throw signal?.aborted ? signal.reason : new ConnectionError(prepared, response, cause);
  }
  const value = decodeBody(prepared, response, body);
  if (response.ok) return value;
  throw new ApiError(prepared, response, value);
}

/** Everything that is decided before anything is sent. */
function prepare(
  { baseUrl, headers: defaults }: ClientState<unknown>,
  operation: Operation,
  pathValues: object | undefined,
  init: SendInit,
): PreparedRequest {
  const { method } = operation;
  const path = fillPath(operation, pathValues);
  const query = queryText(operation, init.query);
  const url = baseUrl + path + (query && (path.includes("?") ? "&" : "?") + query);
  const headers = new Headers(defaults);
  putHeaders(headers, operation, init.headers);
  putCookies(headers, operation, init.cookies);
  const body = bodyOf(operation, init, headers);
  const signal = init.signal ?? null;
  return { method, url, init: { method, headers, body, signal, duplex: "half" } };
}

function bodyOf(operation: Operation, init: SendInit, headers: Headers): RawBody | null {
  if (init.body === undefined) return null;
  if (operation.body) return operation.body(operation, init.body, init.contentType, headers);
  throw new InvalidArgumentError(`${operation.id} takes no body`);
}
