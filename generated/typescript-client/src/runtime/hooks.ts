// Made by endpoint-manifest (typescript-client) from its template hooks.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Hooks that let a caller watch and change requests on their way. */
import type { Operation } from "./operation.js";
import type { OutgoingRequest } from "./outgoing-request.js";

/** Functions that are called during every attempt. An error that one of them throws ends the call. */
export interface Hooks {
  /** Before an attempt is sent, with its credentials already set: headers and URL may be changed. */
  readonly onRequest?: ((event: RequestEvent) => void | Promise<void>) | undefined;
  /** When the head of a response has arrived, whatever its status. Its body is unread: read a clone. */
  readonly onResponse?: ((event: ResponseEvent) => void | Promise<void>) | undefined;
  /** When an attempt has failed. */
  readonly onError?: ((event: ErrorEvent) => void | Promise<void>) | undefined;
}

/** One attempt of a call. */
export interface RequestEvent {
  readonly operation: Operation;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** The same object in all events of one attempt. */
  readonly request: OutgoingRequest;
  /** Aborts when the attempt ends early. */
  readonly signal: AbortSignal;
}

/** An attempt that got a response. */
export interface ResponseEvent extends RequestEvent {
  readonly response: Response;
}

/** An attempt that failed. */
export interface ErrorEvent extends RequestEvent {
  readonly error: unknown;
  /** Milliseconds until the next attempt; `undefined` = there is none, and the call ends with this error. */
  readonly retryInMs: number | undefined;
}

/** The empty list that lists of hooks are added to. */
export const noHooks: readonly Hooks[] = [];
