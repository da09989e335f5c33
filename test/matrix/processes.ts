/** Programs that are run to their end, a few at a time. */
import { execFile } from "node:child_process";

/** How a process ended. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs a program, with `PATH` and what it is given as its environment. */
export function run(
  program: string,
  args: readonly string[],
  { folder, env }: { readonly folder?: string; readonly env?: Readonly<Record<string, string>> },
): Promise<Ended> {
  const options = {
    cwd: folder,
    env: { PATH: process.env["PATH"] ?? "", ...env },
    maxBuffer: 64 * 1024 * 1024,
  };
  return new Promise((resolve) => {
    execFile(program, args, options, (error, out, text) => {
      const code = typeof error?.code === "number" ? error.code : error === null ? 0 : 1;
      resolve({ code, out, error: text || String(error ?? "") });
    });
  });
}

/** Runs tasks, a few at a time, and gives back what they do. */
export async function few<T, R>(
  all: readonly T[],
  task: (one: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  const waiting = [...all.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      results[next[0]] = await task(next[1]);
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return results;
}
