// Made by endpoint-manifest (typescript-client) from its template pacing.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Keeps a client's calls within rate limits: each call waits until the service would accept it. */
import { InvalidArgumentError } from "./errors.js";
import type { Hooks } from "./hooks.js";

/** A number of requests per number of seconds. */
export interface RateLimit {
  readonly requests: number;
  readonly seconds: number;
  /** The scope of the rate in the manifest: `application`, `user`, …; with `operation` each operation is counted separately. */
  readonly per?: string;
  /** Id of the one operation that it limits; left out = all operations together. */
  readonly operation?: string;
}

/** A waiting call, and the windows that must have room for it. */
interface Waiting {
  readonly windows: readonly Window[];
  readonly go: () => void;
}

/**
 * Hooks that send no more requests than the rates allow, retries included. The others wait in order of arrival, and leave as soon
 * as their signal aborts. The hooks keep the count: give the same hooks to all clients that share a rate.
 */
export function pacing(...rates: readonly RateLimit[]): Hooks {
  for (const { requests, seconds } of rates) {
    if (Number.isInteger(requests) && requests > 0 && seconds > 0) continue;
    throw new InvalidArgumentError(`pacing: ${requests} requests in ${seconds} seconds is no rate`);
  }
  const windows = new Map<string, Window>();
  const queue = new Set<Waiting>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The time at which the queue is checked again. */
  let wakeAt = Infinity;

  const windowsOf = (id: string): readonly Window[] => {
    const { size } = windows;
    const own = rates.flatMap(({ requests, seconds, per, operation = id }, index) => {
      if (operation !== id) return [];
      const key = `${index} ${per === "operation" ? id : ""}`;
      const window = windows.get(key) ?? new Window(requests, seconds * 1000);
      windows.set(key, window);
      return window;
    });
    if (windows.size === size) return own;
    // Calls with ever new ids must leave nothing behind.
    for (const [key, each] of windows) {
      if (each.isIdle && !own.includes(each)) windows.delete(key);
    }
    return own;
  };

  /** Releases all calls for which there is room, in order of arrival, and schedules the next release. */
  const release = (): void => {
    clearTimeout(timer);
    const now = performance.now();
    const full = new Set<Window>();
    for (const { windows: own, go } of queue) {
      const late = own.filter(({ freeAt }) => freeAt > now);
      if (late.length === 0) {
        go();
        continue;
      }
      for (const window of late) full.add(window);
      if (full.size === windows.size) break;
    }
    wakeAt = Math.min(...[...full].map(({ freeAt }) => freeAt));
    if (queue.size === 0) return;
    // Timers last at most 25 days and may fire a little early: then another one starts.
    timer = setTimeout(release, Math.min(Math.ceil(wakeAt - now), 0x7fffffff));
  };

  return {
    onRequest: ({ operation, signal }) => {
      const own = windowsOf(operation.id);
      if (own.length === 0) return undefined;
      return new Promise<void>((resolve, reject) => {
        const leave = (): void => {
          signal.removeEventListener("abort", onAbort);
          queue.delete(waiting);
          for (const window of own) window.waiting--;
        };
        const onAbort = (): void => {
          leave();
          reject(signal.reason);
          release();
        };
        const waiting: Waiting = {
          windows: own,
          go: () => {
            leave();
            for (const window of own) window.take();
            resolve();
          },
        };
        queue.add(waiting);
        for (const window of own) window.waiting++;
        if (signal.aborted) return onAbort();
        signal.addEventListener("abort", onAbort);
        // If there is no room now, nor earlier than the timer expects, a waiting call already schedules the next turn.
        const now = performance.now();
        const late = own.filter(({ freeAt }) => freeAt > now);
        if (late.length === 0 || late.some(({ freeAt }) => freeAt < wakeAt)) release();
      });
    },
  };
}

/** The recent requests of one rate. The window slides, so that no interval of its length holds more than the rate allows. */
class Window {
  /** Number of calls that wait for it. */
  waiting = 0;
  readonly #requests: number;
  readonly #milliseconds: number;
  /** The start times of the last requests, from a clock that never goes back. */
  readonly #starts: number[] = [];

  constructor(requests: number, milliseconds: number) {
    this.#requests = requests;
    this.#milliseconds = milliseconds;
  }

  /** The time at which there is room for one more request. */
  get freeAt(): number {
    const start = this.#starts.at(-this.#requests);
    return start === undefined ? -Infinity : start + this.#milliseconds;
  }

  /** True if none of its requests count any more. */
  get isIdle(): boolean {
    const last = this.#starts.at(-1) ?? -Infinity;
    return this.waiting === 0 && last + this.#milliseconds <= performance.now();
  }

  take(): void {
    this.#starts.push(performance.now());
    const spare = this.#starts.length - this.#requests;
    if (spare >= this.#requests) this.#starts.splice(0, spare);
  }
}
