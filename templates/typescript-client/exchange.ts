/** A call on its way: as many attempts as it takes and may have. */
import {
  type Attempts,
  attemptOnce,
  type Outcome,
  type PreparedRequest,
  requestOf,
  type Shared,
} from "./attempt.js";
import type { ClientState } from "./client.js";
import { InvalidArgumentError } from "./errors.js";
import { callHooks, type RequestEvent } from "./hooks.js";
import type { RequestOptions } from "./options.js";
import { isRepeatable, retryDelay } from "./retry.js";
import { Watch } from "./watch.js";

/** Milliseconds of one attempt, and how often it is repeated, where a caller says nothing else. */
const defaultTimeout = 60_000;
const defaultRetries = 2;

/** What those who wait for a call share. */
export class Exchange implements Shared {
  /** Id of the operation. */
  readonly id: string;
  readonly outcome: Promise<Outcome>;
  wantsResponse = false;
  response: Response | undefined;

  constructor(id: string, run: (shared: Shared) => Promise<Outcome>) {
    this.id = id;
    this.outcome = run(this);
  }

  /** What the answer says. The one place where the manifest is taken at its word; `.as` checks an answer. */
  async data<Data>(): Promise<Data> {
    const { value } = await this.outcome;
    if (this.wantsResponse)
      throw new InvalidArgumentError(`${this.id}: .response() has the answer`);
    return value as Data;
  }
}

/** Sends a request until it is answered for good. */
export async function perform(
  shared: Shared,
  { options, hooks: clientHooks }: ClientState<unknown>,
  prepared: PreparedRequest,
  init: RequestOptions,
): Promise<Outcome> {
  const { operation, body } = prepared;
  const timeoutMs = init.timeoutMs ?? options.timeoutMs ?? defaultTimeout;
  const maxRetries = init.maxRetries ?? options.maxRetries ?? defaultRetries;
  const mayRepeat = isRepeatable(operation, init) && !(body instanceof ReadableStream);
  const watch = new Watch(prepared, init.signal, init.deadlineMs ?? options.deadlineMs);
  const attempts: Attempts = {
    shared,
    prepared,
    watch,
    hooks: init.hooks ? [...clientHooks, init.hooks].flat() : clientHooks,
    fetch: options.fetch ?? globalThis.fetch,
    credentials: options.auth ?? {},
    maxResponseBytes: init.maxResponseBytes ?? options.maxResponseBytes,
  };
  try {
    for (let attempt = 1; ; attempt++) {
      let event: RequestEvent | undefined;
      try {
        return await watch.attempt(timeoutMs, (signal) => {
          event = { operation, attempt, request: requestOf(prepared), signal };
          return attemptOnce(attempts, event);
        });
      } catch (error) {
        const isLast = !mayRepeat || attempt > maxRetries || watch.hasEnded;
        const retryInMs = isLast ? undefined : retryDelay(error, attempt);
        if (event) await callHooks(attempts.hooks, "onError", { ...event, error, retryInMs });
        if (retryInMs === undefined) throw error;
        await watch.sleep(retryInMs);
      }
    }
  } finally {
    if (!watch.isLetGo) watch.finish();
  }
}
