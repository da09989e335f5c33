// Made by endpoint-manifest (typescript-server) from its template waiting.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Waits that a signal ends. */

/** Maximum delay of timers, in milliseconds: about 25 days. For a longer one no timer is made. */
const longest = 0x7fffffff;

/** Resolves after the given milliseconds, or as soon as the signal aborts. */
export async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  for (let left = milliseconds; left > 0 && !signal?.aborted; left -= longest) {
    await new Promise<void>((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", end);
        resolve();
      };
      const timer = setTimeout(end, Math.min(left, longest));
      signal?.addEventListener("abort", end);
    });
  }
}

/** The result of a promise, unless the signal aborts first: then it rejects with the signal's reason. */
export async function unlessAborted<T>(
  work: Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  if (signal === undefined) return work;
  let stop = (): void => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** True if a value is a promise. Promises of other realms and other thenables count, too. */
export function isPromise<Value>(value: Value | Promise<Value>): value is Promise<Value> {
  if (value instanceof Promise) return true;
  return (
    typeof value === "object" &&
    value !== null &&
    "then" in value &&
    typeof value.then === "function"
  );
}

/** Continues with a value; synchronously where it is available, because each promise costs a turn. */
export function thenAtOnce<Value, Result>(
  value: Value | Promise<Value>,
  next: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return isPromise(value) ? Promise.resolve(value).then(next) : next(value);
}
