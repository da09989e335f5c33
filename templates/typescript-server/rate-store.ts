/** Where requests are counted: in memory, unless the caller has a place that several processes share. */

/** How many requests a window has by now, this one among them. */
export interface RateCount {
  readonly count: number;
  /** Seconds until the window ends. */
  readonly resetSeconds: number;
}

/** Counts requests. One that several processes share is made of an `INCR` and an `EXPIRE` of the window's length. */
export interface RateStore {
  /**
   * Counts one more request of a key. The first one begins a window of so many seconds; what comes after its end begins
   * the next. A key is short, of ASCII,
   * and never a credential as it is.
   */
  take(key: string, windowSeconds: number): RateCount | Promise<RateCount>;
}

/** How a store in memory counts. */
export interface MemoryStoreOptions {
  /** A clock, in milliseconds since whenever, that never goes back. */
  readonly now?: (() => number) | undefined;
  /** How many keys a window of one length has at most; 100,000 unless given. Of more, the oldest are forgotten. */
  readonly maxKeys?: number | undefined;
}

interface Window {
  readonly endsAt: number;
  count: number;
}

/**
 * Counts in the memory of this process, in fixed windows: the first request of a key begins one. So a key costs two numbers,
 * however many requests a rate allows, and up to twice as many may come around the end of a window.
 */
export function memoryStore(options: MemoryStoreOptions = {}): RateStore {
  const { now = () => performance.now(), maxKeys = 100_000 } = options;
  // Those of one length stand in the order in which they end, since they do in that in which they began.
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
