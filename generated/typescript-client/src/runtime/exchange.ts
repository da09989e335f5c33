// Made by endpoint-manifest (typescript-client) from its template exchange.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** A call on its way: as many attempts as it takes and may have, each from the request to the answer that is read. */
import type { ClientState } from "./client.js";
import {
  AbortError,
  ApiError,
  ConnectionError,
  InvalidArgumentError,
  RequestError,
  TimeoutError,
} from "./errors.js";
import { noHooks, type RequestEvent } from "./hooks.js";
import type { OutgoingRequest } from "./outgoing-request.js";
import type { Operation } from "./operation.js";
import type { SendInit } from "./options.js";
import { putHeaders, redirectMode } from "./headers.js";
import { decodeBody } from "./response.js";
import { mayRepeat, retryDelay } from "./retry.js";
import { startTimer, type Timer } from "./timer.js";

/** How a call went. */
export interface Outcome {
  readonly response: Response;
  /** What the answer says; nothing where the caller asked for the response itself. */
  readonly value: unknown;
}

/** What those who wait for a call share. */
export class Exchange {
  /** Id of the operation. */
  declare readonly id: string;
  declare readonly outcome: Promise<Outcome>;
  /** The caller wants the response with its body unread. */
  declare isRaw: true | undefined;
  /** The latest answer, also of a call that fails. */
  declare response: Response | undefined;

  constructor(id: string, run: (exchange: Exchange) => Promise<Outcome>) {
    this.id = id;
    this.outcome = run(this);
  }

  /** What the answer says. The one place where the manifest is taken at its word; `.as` checks an answer. */
  async data<Data>(): Promise<Data> {
    const { value } = await this.outcome;
    if (this.isRaw) throw new InvalidArgumentError(`${this.id}: .response() has the answer`);
    return value as Data;
  }
}

/** Options that are numbers. */
type NumericOption =
  "timeoutMs" | "deadlineMs" | "idleTimeoutMs" | "maxRetries" | "maxResponseBytes";

/** Sends a request until it is answered for good. */
export async function perform(
  exchange: Exchange,
  client: ClientState<unknown>,
  operation: Operation,
  init: SendInit,
  url: string,
): Promise<Outcome> {
  // Everything that is the same for all attempts is decided before anything is sent.
  operation.check?.(operation, init);
  const { options } = client;
  const asked = { method: operation.method, url };
  const headers = new Headers(client.headers);
  putHeaders(headers, operation, init.headers);
  putHeaders(headers, operation, init.extraHeaders);
  operation.cookies?.(headers, operation, init.cookies);
  operation.headers?.(headers, init);
  const check = (init.validation ?? options.validation)?.(operation, init, options);
  const body =
    init.body === undefined
      ? null
      : operation.body?.(operation, init.body, init.contentType, headers);
  if (body === undefined) throw new InvalidArgumentError(`${operation.id} takes no body`);
  const callerSignal = init.signal;
  const hooks = noHooks.concat(options.hooks ?? [], init.hooks ?? []);
  const optionOf = (name: NumericOption): number | undefined => init[name] ?? options[name];
  const isRepeatable = !(body instanceof ReadableStream);
  let retries = isRepeatable && mayRepeat(operation, init) ? (optionOf("maxRetries") ?? 2) : 0;

  /** Ends what the call waits for: an attempt, or a hook and the time to the next. */
  let stop: (error: unknown) => void;
  const fail = (limit: number): void => stop(new TimeoutError(asked, limit));
  /** Of the attempt, or of the wait for the next. */
  let timer: Timer;
  const deadline = startTimer(optionOf("deadlineMs"), (limit) => {
    fail(limit);
    retries = 0;
  });

  /** Does some work, so long as neither the caller nor the clock ends it: then it rejects at once. */
  const guard = <T>(
    work: (signal: AbortSignal, end: (error: unknown) => void) => Promise<T>,
  ): Promise<T> =>
    new Promise((resolve, reject) => {
      const controller = new AbortController();
      const end = (error: unknown): void => {
        reject(error);
        controller.abort(error);
      };
      stop = end;
      // Not the caller's itself, which others listen to: platforms warn of many.
      let { signal } = controller;
      if (callerSignal) signal = AbortSignal.any([callerSignal, signal]);
      const onAbort = (): void => reject(new AbortError(asked, signal.reason));
      if (signal.aborted) onAbort();
      signal.addEventListener("abort", onAbort, { once: true });
      // The platform keeps such a signal, and all that is bound to it, while somebody listens to it.
      const leave = (): void => signal.removeEventListener("abort", onAbort);
      void work(signal, end).then(resolve, reject).finally(leave);
    });

  /** What the connection ends with, as an error that says so; the runtime's own errors stay as they are. */
  const connected = <T>(work: Promise<T>, response?: Response): Promise<T> =>
    work.catch((cause: unknown) => {
      throw cause instanceof RequestError ? cause : new ConnectionError(asked, cause, response);
    });

  try {
    for (let attempt = 1; ; attempt++) {
      let event: RequestEvent | undefined;
      try {
        return await guard(async (signal, end) => {
          signal.throwIfAborted();
          /** Sends what a request has become, and reads the head of its answer. */
          const send = async (request: OutgoingRequest): Promise<Response> => {
            event = { operation, attempt, request, signal };
            for (const hook of hooks) await hook.onRequest?.(event);
            signal.throwIfAborted();
            // Credentials and hooks may take their time, or wait for their turn: that is none of the attempt.
            clearTimeout(timer);
            timer = startTimer(optionOf("timeoutMs") ?? 60_000, fail);
            const sent = {
              ...request,
              body,
              signal,
              redirect: redirectMode(request.headers),
              // Wanted with a stream, and harmless elsewhere; not every platform's types know it.
              duplex: "half" as const,
            };
            const response = await connected((options.fetch ?? fetch)(request.url, sent));
            // A function in place of `fetch` may be deaf to its signal.
            signal.throwIfAborted();
            exchange.response = response;
            for (const hook of hooks) await hook.onResponse?.({ ...event, response });
            return response;
          };
          const request = { ...asked, headers: new Headers(headers) };
          const response = await (
            operation.security?.(request, {
              operation,
              options,
              signal,
              isRepeatable,
              send,
            }) ?? send(request)
          ).catch((error: unknown) => {
            // Nobody reads the answer any more, if one has come.
            end(error);
            throw error;
          });
          const { ok } = response;
          let value: unknown =
            ok && operation.stream?.(response, asked, callerSignal, optionOf("idleTimeoutMs"));
          if (!value && !(ok && exchange.isRaw)) {
            const maximum = optionOf("maxResponseBytes") ?? 2 ** 26;
            value = await connected(
              decodeBody(asked, response, maximum, operation.accept, request),
              response,
            );
            if (!ok)
              throw new (operation.errors?.(response.status) ?? ApiError)(asked, response, value);
            check?.(response, value);
          }
          return { response, value };
        });
      } catch (error) {
        clearTimeout(timer);
        const retryInMs = attempt > retries ? undefined : retryDelay(error, attempt);
        await guard(async () => {
          if (event) for (const hook of hooks) await hook.onError?.({ ...event, error, retryInMs });
          if (retryInMs === undefined) throw error;
          await new Promise((resolve) => {
            timer = setTimeout(resolve, retryInMs);
          });
        });
      }
    }
  } finally {
    clearTimeout(timer);
    clearTimeout(deadline);
  }
}
