// Made by endpoint-manifest (typescript-client) from its template pacing.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Keeps a client's calls within rates: each waits until the service would take it. */
import { InvalidArgumentError } from "./errors.js";
import type { Hooks } from "./hooks.js";

/** So many requests in so many seconds. */
export interface RateLimit {
  readonly requests: number;
  readonly seconds: number;
  /** Who shares it, as the manifest says: `application`, `user`, …; with `operation` each operation is counted by itself. */
  readonly per?: string;
  /** Id of the one operation that it is on; left out = on all of them together. */
  readonly operation?: string;
}

/** A call that waits, and the windows that must have room for it. */
interface Waiting {
  readonly windows: readonly Window[];
  readonly go: () => void;
}

/**
 * Hooks that let no more requests out than the rates allow, retries included: the others wait in the order in which they
 * came, and leave as soon as their signal aborts. What is counted is counted by these hooks: give the same ones to all
 * clients that share a rate.
 */
export function pacing(...rates: readonly RateLimit[]): Hooks {
  for (const { requests, seconds } of rates) {
    if (Number.isInteger(requests) && requests > 0 && seconds > 0) continue;
    throw new InvalidArgumentError(`pacing: ${requests} requests in ${seconds} seconds is no rate`);
  }
  const windows = new Map<string, Window>();
  const queue = new Set<Waiting>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the queue is looked through again. */
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
    // So that calls of ever new ids leave nothing behind.
    for (const [key, each] of windows) {
      if (each.isIdle && !own.includes(each)) windows.delete(key);
    }
    return own;
  };

  /** Lets everybody go for whom there is room, who came first first, and sees to it that the next will be. */
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
    // Timers take no more than 25 days, and may be a little early: then the next begins.
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
        // Unless there is room, or will be before anybody expects it, who waits already sees to the next turn.
        const now = performance.now();
        const late = own.filter(({ freeAt }) => freeAt > now);
        if (late.length === 0 || late.some(({ freeAt }) => freeAt < wakeAt)) release();
      });
    },
  };
}

/** The last requests of one rate: it slides, so that no stretch of its length has more than it allows. */
class Window {
  /** How many wait for it. */
  waiting = 0;
  readonly #requests: number;
  readonly #milliseconds: number;
  /** When the last ones went out, by the clock that never goes back. */
  readonly #starts: number[] = [];

  constructor(requests: number, milliseconds: number) {
    this.#requests = requests;
    this.#milliseconds = milliseconds;
  }

  /** When there is room for one more. */
  get freeAt(): number {
    const start = this.#starts.at(-this.#requests);
    return start === undefined ? -Infinity : start + this.#milliseconds;
  }

  /** Whether nothing of it counts any more. */
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
