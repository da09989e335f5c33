/** What may end a call before its answer has come: the caller's signal, and time. */
import { withEnd } from "./live-response.js";
import { AbortError, type RequestSummary, TimeoutError } from "./errors.js";

/** Timers take no more (HTML standard, section 8.6: a signed number of 32 bits). */
const longestTimer = 2_147_483_647;

/** Watches one call. Whatever the call waits for, an abort or the deadline rejects it at once. */
export class Watch {
  readonly #request: RequestSummary;
  readonly #signal: AbortSignal | undefined;
  readonly #deadline: Timer;
  /** Rejects what the call is waiting for now. */
  #interrupt: (error: unknown) => void = () => {};
  /** Whether the answer is still being read by the caller. */
  isLetGo = false;
  #ended: { readonly error: unknown } | undefined;

  constructor(request: RequestSummary, signal?: AbortSignal, deadlineMs?: number) {
    this.#request = request;
    this.#signal = signal;
    this.#deadline = startTimer(deadlineMs, (milliseconds) =>
      this.#end(new TimeoutError(request, milliseconds)),
    );
    if (signal?.aborted) this.#onAbort();
    else signal?.addEventListener("abort", this.#onAbort);
  }

  /** Whether the call was ended: nothing more is tried then. */
  get hasEnded(): boolean {
    return this.#ended !== undefined;
  }

  /** Does one attempt; the signal that it gets aborts when the attempt is over before its time. */
  attempt<T>(timeoutMs: number | undefined, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    const timer = startTimer(timeoutMs, (milliseconds) =>
      this.#interrupt(new TimeoutError(this.#request, milliseconds)),
    );
    return this.#wait<T>(
      (resolve, reject) => work(controller.signal).then(resolve, reject),
      (error) => controller.abort(error),
    ).finally(() => clearTimeout(timer));
  }

  /** Waits. */
  async sleep(milliseconds: number): Promise<void> {
    let timer: Timer;
    await this.#wait<void>(
      (resolve) => {
        timer = startTimer(milliseconds, () => resolve());
      },
      () => clearTimeout(timer),
    );
  }

  /** Takes the listener and the timer away: the call is over. */
  finish(): void {
    clearTimeout(this.#deadline);
    this.#signal?.removeEventListener("abort", this.#onAbort);
  }

  /** Hands an answer over unread: time no longer counts, and the watch is over with the last byte. */
  letGo(response: Response): Response {
    clearTimeout(this.#deadline);
    this.isLetGo = response.body !== null;
    return this.isLetGo ? withEnd(response, () => this.finish()) : response;
  }

  readonly #onAbort = (): void => this.#end(new AbortError(this.#request, this.#signal?.reason));

  #end(error: unknown): void {
    this.#ended = { error };
    this.#interrupt(error);
  }

  #wait<T>(
    start: (resolve: (value: T) => void, reject: (error: unknown) => void) => void,
    stop: (error: unknown) => void,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(this.#ended.error);
      this.#interrupt = (error) => {
        reject(error);
        stop(error);
      };
      start(resolve, reject);
    });
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined;

function startTimer(milliseconds: number | undefined, then: (milliseconds: number) => void): Timer {
  return milliseconds === undefined || milliseconds > longestTimer
    ? undefined
    : setTimeout(() => then(milliseconds), milliseconds);
}
