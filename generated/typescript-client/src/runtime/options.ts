// Made by endpoint-manifest (typescript-client) from its template options.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Options for all calls of a client, and for one call. */
import type { Hooks } from "./hooks.js";
import type { CallValues, Operation } from "./operation.js";
import type { OpenCookies, OpenHeaders, OpenQuery } from "./parameters.js";

/** Options of a client and of a call alike; those of the call take precedence. */
export interface CommonOptions {
  /**
   * Milliseconds that one attempt may take, from its first byte to the last byte of its response; 60,000 unless given, `Infinity`
   * = no limit. Hooks that run before it is sent do not count.
   */
  readonly timeoutMs?: number | undefined;
  /** Milliseconds that a call may take with all its attempts and waits; no limit unless given. */
  readonly deadlineMs?: number | undefined;
  /**
   * Milliseconds that a stream of events or lines may be silent; no limit unless given. Every byte counts, including comments
   * that only keep the connection alive. The time that the caller spends on an event does not count. Neither `timeoutMs` nor
   * `deadlineMs` applies to a stream once it has begun.
   */
  readonly idleTimeoutMs?: number | undefined;
  /** Maximum number of retries, where a retry is safe; 2 unless given. */
  readonly maxRetries?: number | undefined;
  /** Maximum bytes of a response that is decoded whole, 64 MiB unless given; `.response()` reads any number. */
  readonly maxResponseBytes?: number | undefined;
  /** Called in order, those of the client before those of the call. */
  readonly hooks?: Hooks | readonly Hooks[] | undefined;
  /** Checks requests and responses; nothing is checked unless given. */
  readonly validation?: Validation | undefined;
}

/**
 * Checks a call before it is sent, and throws an `InvalidArgumentError` where the manifest does not allow its values. Returns the
 * check of its response. Made by `validating`.
 */
export type Validation = (
  operation: Operation,
  init: SendInit,
  /** Options of the client, whose query is sent with every call. */
  options: Pick<Init, "query">,
) => AnswerCheck | undefined;

/** Throws a `ValidationError` where the manifest does not allow a success; `value` is its decoded body. */
export type AnswerCheck = (response: Response, value: unknown) => void;

/** Options that every call takes. */
export interface RequestOptions extends CommonOptions {
  /**
   * Further headers, such as `traceparent`, whatever the manifest shows of the operation's. They replace those of the client and
   * of `headers` under the same name in any case, and `undefined` leaves one out. The client then leaves headers that it would
   * set itself, such as a credential, an `idempotency-key` or `accept`, to the caller.
   */
  readonly extraHeaders?: OpenHeaders | undefined;
  /** Ends the call at once when it aborts, also between two attempts. */
  readonly signal?: AbortSignal | undefined;
  /** `true` = the call may be repeated whatever its method is, `false` = never. */
  readonly idempotent?: boolean | undefined;
}

/** The values of a request for which the manifest shows nothing. */
export interface Init extends RequestOptions {
  readonly query?: OpenQuery | undefined;
  readonly headers?: OpenHeaders | undefined;
  readonly cookies?: OpenCookies | undefined;
  /** Plain values are sent as JSON; text, bytes, forms and streams as fetch sends them. */
  readonly body?: unknown;
  /** Media type of the body. */
  readonly contentType?: string | undefined;
}

/** The init of `send`: every operation's own init fits. */
export interface SendInit extends RequestOptions, CallValues {}
