// Made by endpoint-manifest (typescript-client) from its template hooks.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What a caller's own code can watch and change on the way of a request. */
import type { Operation } from "./operation.js";
import type { OutgoingRequest } from "./outgoing-request.js";

/** Functions that are called on the way of every attempt. What one throws ends the call. */
export interface Hooks {
  /** Before an attempt is sent, credentials already in it: headers and URL may be changed. */
  readonly onRequest?: ((event: RequestEvent) => void | Promise<void>) | undefined;
  /** When the head of an answer has come, whatever its status. Its body is unread: read a clone. */
  readonly onResponse?: ((event: ResponseEvent) => void | Promise<void>) | undefined;
  /** When an attempt has failed. */
  readonly onError?: ((event: ErrorEvent) => void | Promise<void>) | undefined;
}

/** One attempt of a call. */
export interface RequestEvent {
  readonly operation: Operation;
  /** 1 for the first. */
  readonly attempt: number;
  /** The same object in all events of one attempt. */
  readonly request: OutgoingRequest;
  /** Aborts when the attempt is over before its time. */
  readonly signal: AbortSignal;
}

/** An attempt that was answered. */
export interface ResponseEvent extends RequestEvent {
  readonly response: Response;
}

/** An attempt that failed. */
export interface ErrorEvent extends RequestEvent {
  readonly error: unknown;
  /** Milliseconds until the next attempt; `undefined` = there is none, and the call ends with this error. */
  readonly retryInMs: number | undefined;
}

/** Where lists of hooks begin. */
export const noHooks: readonly Hooks[] = [];
