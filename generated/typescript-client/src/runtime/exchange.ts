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
  type RequestSummary,
  TimeoutError,
} from "./errors.js";
import { callHooks, type OutgoingRequest, type RequestEvent } from "./hooks.js";
import type { Operation, RawBody } from "./operation.js";
import type { AnswerCheck, RequestOptions } from "./options.js";
import { redirectMode } from "./redirect.js";
import { decodeBody } from "./response.js";
import { mayRepeat, retryDelay } from "./retry.js";
import { startTimer, type Timer } from "./timer.js";

/** A request, ready to be sent as often as it takes. */
export interface PreparedRequest extends RequestSummary {
  readonly operation: Operation;
  readonly headers: Headers;
  readonly body: RawBody | null;
  readonly check: AnswerCheck | undefined;
}

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
type NumericOption = "timeoutMs" | "deadlineMs" | "maxRetries" | "maxResponseBytes";

/** Sends a request until it is answered for good. */
export async function perform(
  exchange: Exchange,
  { options }: ClientState<unknown>,
  prepared: PreparedRequest,
  init: RequestOptions,
): Promise<Outcome> {
  const { operation, body, method, url, headers } = prepared;
  const { auth = {}, fetch = globalThis.fetch } = options;
  const callerSignal = init.signal;
  const hooks = [options.hooks ?? [], init.hooks ?? []].flat();
  const optionOf = (name: NumericOption): number | undefined => init[name] ?? options[name];
  const isRepeatable = !(body instanceof ReadableStream);
  let retries = isRepeatable && mayRepeat(operation, init) ? (optionOf("maxRetries") ?? 2) : 0;

  /** Ends what the call waits for: an attempt, or a hook and the time to the next. */
  let stop: (error: unknown) => void;
  const fail = (limit: number): void => stop(new TimeoutError(prepared, limit));
  /** Of the attempt, or of the wait for the next. */
  let timer: Timer;
  const deadline = startTimer(optionOf("deadlineMs"), (limit) => {
    fail(limit);
    retries = 0;
  });

  /**
   * Whether there is somebody to be told that an attempt is over. Else it has no signal, which would cost a call more than
   * all the rest: an attempt that is given up after the default time is left to the platform's own.
   */
  const needsSignal =
    callerSignal || operation.security || hooks[0] || optionOf("timeoutMs") || deadline;

  const onAbort = (): void => stop(new AbortError(prepared, callerSignal?.reason));
  callerSignal?.addEventListener("abort", onAbort);

  /** Does some work, so long as neither the caller nor the clock ends it: then it rejects at once. */
  const guard = <T>(work: (signal: AbortSignal | undefined) => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const controller = needsSignal ? new AbortController() : undefined;
      stop = (error) => {
        reject(error);
        controller?.abort(error);
      };
      let signal = controller?.signal;
      // The platform keeps such a signal, and all that is bound to it, while somebody listens to it: nothing of ours does.
      if (callerSignal && signal) signal = AbortSignal.any([callerSignal, signal]);
      if (signal?.aborted) onAbort();
      work(signal).then(resolve, reject);
    });

  /** What the connection ends with, as an error that says so; the runtime's own errors stay as they are. */
  const connected = <T>(work: Promise<T>, response?: Response): Promise<T> =>
    work.catch((cause: unknown) => {
      throw cause instanceof RequestError ? cause : new ConnectionError(prepared, cause, response);
    });

  try {
    for (let attempt = 1; ; attempt++) {
      let event: RequestEvent | undefined;
      try {
        return await guard(async (signal) => {
          signal?.throwIfAborted();
          /** Sends what a request has become, and reads the head of its answer. */
          const send = async (request: OutgoingRequest): Promise<Response> => {
            if (signal) {
              event = { operation, attempt, request, signal };
              await callHooks(hooks, "onRequest", event);
              signal.throwIfAborted();
            }
            // Credentials and hooks may take their time, or wait for their turn: that is none of the attempt.
            clearTimeout(timer);
            timer = startTimer(optionOf("timeoutMs") ?? 60_000, fail);
            const sent = {
              method,
              headers: request.headers,
              body,
              signal: signal ?? null,
              redirect: redirectMode(request.headers),
              // Wanted with a stream, and harmless elsewhere; not every platform's types know it.
              duplex: "half" as const,
            };
            const response = await connected(fetch(request.url, sent));
            exchange.response = response;
            if (event) await callHooks(hooks, "onResponse", { ...event, response });
            return response;
          };
          const request = { method, url, headers: new Headers(headers) };
          const response = await (operation.security && signal
            ? operation.security(request, { credentials: auth, fetch, signal, isRepeatable, send })
            : send(request));
          const { ok } = response;
          const stream = ok && operation.stream?.(response, prepared, callerSignal);
          if (stream || (ok && exchange.isRaw)) return { response, value: stream };
          const maximum = optionOf("maxResponseBytes") ?? 2 ** 26;
          const value = await connected(
            decodeBody(prepared, response, maximum, operation.accept, request),
            response,
          );
          if (ok) {
            prepared.check?.(response, value);
            return { response, value };
          }
          const StatusError = operation.errors?.(response.status) ?? ApiError;
          throw new StatusError(prepared, response, value);
        });
      } catch (error) {
        clearTimeout(timer);
        const retryInMs = attempt > retries ? undefined : retryDelay(error, attempt);
        await guard(async () => {
          if (event) await callHooks(hooks, "onError", { ...event, error, retryInMs });
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
    callerSignal?.removeEventListener("abort", onAbort);
  }
}
