/** Programs run as a user runs them. */
import { execFile } from "node:child_process";

/** The exit code of a program. */
export interface Ended {
  readonly code: number;
  /** Its output, results before the rest. */
  readonly out: string;
}

/** Where, and with which variables besides those of the test, a program runs. */
export interface Surroundings {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** Runs a program to its end, whatever its exit code; one that cannot be started or is killed is a fault of the test. */
export function end(
  program: string,
  given: readonly string[],
  { cwd, env }: Surroundings,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 2 ** 26 };
    execFile(program, given, options, (error, out, other) => {
      if (error && typeof error.code !== "number") reject(error);
      else resolve({ code: Number(error?.code ?? 0), out: out + other });
    });
  });
}

/** Runs a program that must succeed; gives back what it wrote. */
export async function succeed(
  program: string,
  given: readonly string[],
  surroundings: Surroundings,
): Promise<string> {
  const { code, out } = await end(program, given, surroundings);
  if (code === 0) return out;
  throw new Error(`${program} ${given.join(" ")} ended with ${code}:\n${out}`);
}
