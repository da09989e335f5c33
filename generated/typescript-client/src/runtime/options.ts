// Made by endpoint-manifest (typescript-client) from its template options.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What a caller may set: for all calls of a client, and for one. */
import type { Hooks } from "./hooks.js";
import type { CallValues, Operation } from "./operation.js";
import type { OpenCookies, OpenHeaders, OpenQuery } from "./parameters.js";

/** Options of a client and of a call alike; those of the call win. */
export interface CommonOptions {
  /**
   * Milliseconds that one attempt may take, from its first byte to the last of its answer; 60,000 unless given, `Infinity` =
   * any. What hooks do before it is sent does not count.
   */
  readonly timeoutMs?: number | undefined;
  /** Milliseconds that a call may take with all its attempts and waits; any unless given. */
  readonly deadlineMs?: number | undefined;
  /**
   * Milliseconds in which a stream of events or lines may be silent; any unless given. Every byte counts, also that of a comment
   * which only says that the service is there, and the time that a caller takes for an event does not. Neither `timeoutMs` nor
   * `deadlineMs` holds for a stream once it has begun.
   */
  readonly idleTimeoutMs?: number | undefined;
  /** How often a call is repeated at most, where that is harmless; 2 unless given. */
  readonly maxRetries?: number | undefined;
  /** Bytes that an answer may have that is decoded whole, 64 MiB unless given; `.response()` reads any number. */
  readonly maxResponseBytes?: number | undefined;
  /** Called in order, those of the client before those of the call. */
  readonly hooks?: Hooks | readonly Hooks[] | undefined;
  /** Checks what is sent and what is answered; nothing is checked unless given. */
  readonly validation?: Validation | undefined;
}

/**
 * Checks a call before it is sent, and throws an `InvalidArgumentError` where it gives what the manifest does not allow; gives
 * back what checks its answer. Made by `validating`.
 */
export type Validation = (
  operation: Operation,
  init: SendInit,
  /** Of the client, whose query goes with every call. */
  options: Pick<Init, "query">,
) => AnswerCheck | undefined;

/** Throws a `ValidationError` where a success says what the manifest does not allow; `value` is its decoded body. */
export type AnswerCheck = (response: Response, value: unknown) => void;

/** Options that every call takes. */
export interface RequestOptions extends CommonOptions {
  /**
   * Headers of the caller's own, such as `traceparent`, whatever the manifest shows of the operation's. They replace those
   * of the client and of `headers` under the same name in any case, and `undefined` leaves one out; what the client sets
   * by itself, such as a credential, an `idempotency-key` or `accept`, is then left to them.
   */
  readonly extraHeaders?: OpenHeaders | undefined;
  /** Ends the call at once when it aborts, also between two attempts. */
  readonly signal?: AbortSignal | undefined;
  /** `true` = the call may be repeated whatever its method is, `false` = never. */
  readonly idempotent?: boolean | undefined;
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

/** What `send` takes: every operation's own init fits. */
export interface SendInit extends RequestOptions, CallValues {}
