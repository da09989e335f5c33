/** One attempt of a call: from the request that goes out to the answer that is read. */
import type { Fetch } from "./client.js";
import { ApiError, ConnectionError, RequestError, type RequestSummary } from "./errors.js";
import { callHooks, type Hooks, type RequestEvent } from "./hooks.js";
import { bareType } from "./media-type.js";
import type { Operation, RawBody } from "./operation.js";
import { fetchFollowing } from "./redirect.js";
import { decodeBody } from "./response.js";
import type { Credentials } from "./security.js";
import type { Watch } from "./watch.js";

/** A request, ready to be sent as often as it takes. */
export interface PreparedRequest extends RequestSummary {
  readonly operation: Operation;
  readonly headers: Headers;
  readonly body: RawBody | null;
}

/** How a call went. */
export interface Outcome {
  readonly response: Response;
  /** What the answer says; nothing where the caller asked for the response itself. */
  readonly value: unknown;
}

/** What those who wait for a call share with its attempts. */
export interface Shared {
  /** The caller wants the response with its body unread. */
  wantsResponse: boolean;
  /** The latest answer, also of a call that fails. */
  response: Response | undefined;
}

/** What all attempts of a call have in common. */
export interface Attempts {
  readonly shared: Shared;
  readonly prepared: PreparedRequest;
  readonly watch: Watch;
  readonly hooks: readonly Hooks[];
  readonly fetch: Fetch;
  readonly credentials: Credentials;
  readonly maxResponseBytes: number | undefined;
}

/** Sends the request of an event, once more with newer credentials where its own were refused, and reads the answer. */
export async function attemptOnce(
  attempts: Attempts,
  event: RequestEvent,
  isRenewed = false,
): Promise<Outcome> {
  const { shared, prepared, hooks, fetch, credentials } = attempts;
  const { operation, body } = prepared;
  const { request, signal } = event;
  const { security } = operation;
  const context = { fetch, signal };
  // Nothing is awaited that is not there: the request then goes out before the call is returned.
  if (security) await security.authorize(request, credentials, context);
  if (hooks.length > 0) await callHooks(hooks, "onRequest", event);
  const response = await connected(
    prepared,
    fetchFollowing(fetch, request, { body, signal, duplex: "half" }),
  );
  shared.response = response;
  if (hooks.length > 0) await callHooks(hooks, "onResponse", { ...event, response });

  if (response.status === 401 && security && !isRenewed && !(body instanceof ReadableStream)) {
    if (await security.renew(request, credentials, context)) {
      await response.body?.cancel();
      return attemptOnce(attempts, { ...event, request: requestOf(prepared) }, true);
    }
  }
  const decodeLive = shared.wantsResponse ? () => undefined : streamDecoder(operation, response);
  if (response.ok && decodeLive) {
    const live = attempts.watch.letGo(response);
    return { response: live, value: decodeLive(live) };
  }
  const expected = { accept: operation.accept, maximum: attempts.maxResponseBytes };
  const value = await connected(prepared, decodeBody(prepared, response, expected), response);
  if (response.ok) return { response, value };
  const { errors = {} } = operation;
  const { status } = response;
  const StatusError = errors[status] ?? errors[`${Math.floor(status / 100)}XX`] ?? ApiError;
  throw new StatusError(prepared, response, value);
}

/** How an answer is read that does not end by itself; without a decoder of the manifest's, as its bytes. */
function streamDecoder({ streams }: Operation, response: Response) {
  const type = bareType(response.headers.get("content-type") ?? "");
  return (
    streams?.[type] ?? (type === "text/event-stream" ? ({ body }: Response) => body : undefined)
  );
}

/** What the connection ends with, as an error that says so; the runtime's own errors stay as they are. */
async function connected<T>(
  request: RequestSummary,
  work: Promise<T>,
  response?: Response,
): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw cause instanceof RequestError ? cause : new ConnectionError(request, cause, response);
  }
}

/** What a prepared request becomes for one attempt, to be changed by credentials and hooks. */
export function requestOf({ method, url, headers }: PreparedRequest): RequestEvent["request"] {
  return { method, url, headers: new Headers(headers) };
}
