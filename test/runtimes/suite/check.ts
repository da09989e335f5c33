/** The form of a check, and its words for what it wants. */

/** The runtimes that run the suite. */
export type Runtime =
  "node-20" | "node-22" | "node-24" | "node-26" | "deno" | "bun" | "workerd" | "chromium";

/** Where a suite runs, and what it asks. */
export interface Place {
  readonly runtime: Runtime;
  /** Base URL of the service. */
  readonly url: string;
  /** The same service under another origin. */
  readonly otherUrl: string;
}

/** One thing that a client does the same on every runtime; throws where it does not. */
export interface Check {
  readonly name: string;
  run(place: Place): Promise<void>;
}

/** The result of a check. */
export interface Finding {
  readonly name: string;
  /** Why it failed; nothing where it did not. */
  readonly error?: string;
}

/** The checks of a record, by name. */
export function checks(
  record: Readonly<Record<string, (place: Place) => Promise<void>>>,
): readonly Check[] {
  return Object.entries(record).map(([name, run]) => ({ name, run }));
}

/** Wants two values that are alike: as JSON, `undefined` told apart. */
export function same(found: unknown, wanted: unknown): void {
  const [left, right] = [textOf(found), textOf(wanted)];
  if (left !== right) throw new Error(`found ${left}\nwanted ${right}`);
}

/** Wants a truth. */
export function holds(truth: boolean, what: string): asserts truth {
  if (!truth) throw new Error(`it does not hold that ${what}`);
}

/** Wants a failure of a class, and gives it back. */
export async function failure<T extends Error>(
  work: PromiseLike<unknown>,
  type: abstract new (...given: never) => T,
): Promise<T> {
  let value: unknown;
  try {
    value = await work;
  } catch (error) {
    if (error instanceof type) return error;
    throw new Error(`wanted a ${type.name}, and it failed with ${String(error)}`, { cause: error });
  }
  throw new Error(`wanted a ${type.name}, and it gave ${textOf(value)}`);
}

/** Milliseconds that some work takes, whether it succeeds or not. */
export async function duration(work: () => PromiseLike<unknown>): Promise<number> {
  const start = performance.now();
  await work().then(
    () => {},
    () => {},
  );
  return performance.now() - start;
}

/** Waits. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function textOf(value: unknown): string {
  return (
    JSON.stringify(value, (_, each: unknown) => (each === undefined ? "(undefined)" : each)) ??
    "(undefined)"
  );
}
