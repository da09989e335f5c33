// Made by endpoint-manifest (typescript-server) from its template rate-store.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Counts requests: in memory, unless the caller has a store that several processes share. */

/** The number of requests in a window so far, including this one. */
export interface RateCount {
  readonly count: number;
  /** Seconds until the window ends. */
  readonly resetSeconds: number;
}

/** Counts requests. A store that several processes share needs an `INCR` and an `EXPIRE` with the window's length. */
export interface RateStore {
  /**
   * Counts one more request of a key. The first one begins a window of this many seconds; a request after its end begins the
   * next. A key is short ASCII text, and never a plain credential.
   */
  take(key: string, windowSeconds: number): RateCount | Promise<RateCount>;
}

/** Options of the memory store. */
export interface MemoryStoreOptions {
  /** A clock in milliseconds from any start, which never goes back. */
  readonly now?: (() => number) | undefined;
  /** Maximum number of keys for each window length; 100,000 unless given. Beyond that, the oldest are forgotten. */
  readonly maxKeys?: number | undefined;
}

interface Window {
  readonly endsAt: number;
  count: number;
}

/**
 * Counts in the memory of this process, in fixed windows: the first request of a key begins one. A key therefore costs two
 * numbers, however many requests a rate allows, and up to twice as many requests may pass around the end of a window.
 */
export function memoryStore(options: MemoryStoreOptions = {}): RateStore {
  const { now = () => performance.now(), maxKeys = 100_000 } = options;
  // Windows of one length are in the order of their ends, because that is the order in which they began.
  const windowsByLength = new Map<number, Map<string, Window>>();
  return {
    take: (key, windowSeconds) => {
      const time = now();
      const windows = windowsByLength.get(windowSeconds) ?? new Map<string, Window>();
      windowsByLength.set(windowSeconds, windows);
      for (const [each, { endsAt }] of windows) {
        if (endsAt > time) break;
        windows.delete(each);
      }
      const window = windows.get(key) ?? { endsAt: time + windowSeconds * 1000, count: 0 };
      window.count++;
      windows.set(key, window);
      const [oldest = key] = windows.keys();
      if (windows.size > maxKeys) windows.delete(oldest);
      return { count: window.count, resetSeconds: (window.endsAt - time) / 1000 };
    },
  };
}
