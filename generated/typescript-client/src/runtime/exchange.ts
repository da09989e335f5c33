// Made by endpoint-manifest (typescript-client) from its template exchange.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** A call in progress: as many attempts as needed and allowed, each from its request to the decoded response. */
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

/** The outcome of a call. */
export interface Outcome {
  readonly response: Response;
  /** The decoded body; nothing where the caller requested the response itself. */
  readonly value: unknown;
}

/** State that all waiters of one call share. */
export class Exchange {
  /** Id of the operation. */
  declare readonly id: string;
  declare readonly outcome: Promise<Outcome>;
  /** The caller wants the response with its body unread. */
  declare isRaw: true | undefined;
  /** The latest response, also of a call that fails. */
  declare response: Response | undefined;

  constructor(id: string, run: (exchange: Exchange) => Promise<Outcome>) {
    this.id = id;
    this.outcome = run(this);
  }

  /** The decoded body. This is the one place that trusts the manifest's types; `.as` checks a response. */
  async data<Data>(): Promise<Data> {
    const { value } = await this.outcome;
    if (this.isRaw) throw new InvalidArgumentError(`${this.id}: .response() has the answer`);
    return value as Data;
  }
}

/** Options that are numbers. */
type NumericOption =
  "timeoutMs" | "deadlineMs" | "idleTimeoutMs" | "maxRetries" | "maxResponseBytes";

/** Sends a request until its response is final. */
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

  /** Ends the current wait of the call: an attempt, or a hook and the delay before the next attempt. */
  let stop: (error: unknown) => void;
  const fail = (limit: number): void => stop(new TimeoutError(asked, limit));
  /** Timer of the attempt, or of the delay before the next. */
  let timer: Timer;
  const deadline = startTimer(optionOf("deadlineMs"), (limit) => {
    fail(limit);
    retries = 0;
  });

  /** Runs some work; rejects at once when the caller or the clock ends it. */
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
      // Never the caller's own signal: others listen to it, and platforms warn of many listeners.
      let { signal } = controller;
      if (callerSignal) signal = AbortSignal.any([callerSignal, signal]);
      const onAbort = (): void => reject(new AbortError(asked, signal.reason));
      if (signal.aborted) onAbort();
      signal.addEventListener("abort", onAbort, { once: true });
      // The platform keeps such a signal, and everything bound to it, while it has listeners.
      const leave = (): void => signal.removeEventListener("abort", onAbort);
      void work(signal, end).then(resolve, reject).finally(leave);
    });

  /** Turns a connection's failure into an error that says so; the runtime's own errors stay unchanged. */
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
          /** Sends a request after the hooks have seen it, and reads the head of its response. */
          const send = async (request: OutgoingRequest): Promise<Response> => {
            event = { operation, attempt, request, signal };
            for (const hook of hooks) await hook.onRequest?.(event);
            signal.throwIfAborted();
            // Credentials and hooks may be slow or wait for their turn; that time is not part of the attempt.
            clearTimeout(timer);
            timer = startTimer(optionOf("timeoutMs") ?? 60_000, fail);
            const sent = {
              ...request,
              body,
              signal,
              redirect: redirectMode(request.headers),
              // Needed with a stream and harmless otherwise; some platforms' types lack it.
              duplex: "half" as const,
            };
            const response = await connected((options.fetch ?? fetch)(request.url, sent));
            // A replacement for `fetch` may ignore its signal.
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
            // If a response has come, nobody reads it any more.
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
