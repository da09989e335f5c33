/** CPU seconds of programs that a shell starts: processes too short for a clock of their own. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** How a shell is run. */
export interface ShellPlace {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Runs a line of a shell, and gives user and system time of all its children, which end with it. Rejects where it fails, and says
 * how: a program that is killed prints nothing.
 */
export async function childSeconds(line: string, { cwd, env }: ShellPlace): Promise<number> {
  const ended = 'code=$?; [ $code -eq 0 ] || echo "it ended with $code" >&2; times; exit $code';
  const { stdout } = await promisify(execFile)("sh", ["-c", `{ ${line}; } >/dev/null; ${ended}`], {
    ...{ cwd, encoding: "utf8" },
    ...(env !== undefined && { env }),
  });
  // The time of the shell's children stands in the second line (POSIX, "times").
  const [, children = ""] = stdout.split("\n");
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}
