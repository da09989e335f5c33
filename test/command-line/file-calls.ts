/** Node's file system with a look at each call, for tests in which something happens between two of them: nothing is left to time. */

/** A call that is about to be made. */
export interface FileCall {
  /** Such as `readFileSync`. */
  readonly name: string;
  /** Its first argument. */
  readonly path: string;
}

let look: ((call: FileCall) => void) | undefined;

/** The functions of `node:fs`, each of which tells of its calls first. Only synchronous ones: the generator has no others. */
export function toldCalls(real: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(real).map(([name, value]: [string, unknown]) => [
      name,
      isFunction(value) && name.endsWith("Sync") ? told(name, value) : value,
    ]),
  );
}

/**
 * Runs something, and calls a function before each call of the file system that it makes below a folder, with their number
 * from 0. What the function does itself is not told.
 */
export async function during<T>(
  folder: string,
  before: (number: number, call: FileCall) => void,
  run: () => Promise<T>,
): Promise<T> {
  let number = 0;
  const tell = (call: FileCall): void => {
    if (call.path !== folder && !call.path.startsWith(`${folder}/`)) return;
    look = undefined;
    try {
      before(number, call);
    } finally {
      look = tell;
      number += 1;
    }
  };
  look = tell;
  try {
    return await run();
  } finally {
    look = undefined;
  }
}

function told(name: string, call: (...args: never) => unknown): unknown {
  return (...args: readonly unknown[]): unknown => {
    const [path] = args;
    if (typeof path === "string") look?.({ name, path });
    return Reflect.apply(call, undefined, args);
  };
}

function isFunction(value: unknown): value is (...args: never) => unknown {
  return typeof value === "function";
}
