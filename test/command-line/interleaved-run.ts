/** A run of the program in this process, during which something happens between any two calls of the file system. */
import { rmSync } from "node:fs";
import fc from "fast-check";
import { runCommandLine } from "../../generator/commands/command-line.js";
import type { Terminal } from "../../generator/commands/options.js";
import { terminalOf } from "../../generator/commands/terminal.js";
import { runs, someOf } from "../left-to-matrices.js";
import { type FileCall, during } from "./file-calls.js";
import type { Outcome, Project } from "./project.js";

/** Something that is so from one call of the file system until another one, by their numbers. */
export interface Moment {
  readonly from: number;
  readonly until: number;
}

/** How it begins and how it ends. */
export interface Change {
  readonly begin: () => void;
  readonly end: () => void;
}

/** A terminal that nobody sees, and what was written to it: apart, and in the order in which it came. */
export function silentTerminal(environment: Readonly<Record<string, string>> = {}): {
  readonly terminal: Terminal;
  readonly printed: { out: string; error: string; readonly all: string[] };
} {
  const printed = { out: "", error: "", all: new Array<string>() };
  const write = (stream: "out" | "error") => (text: string) => {
    printed[stream] += text;
    printed.all.push(text);
  };
  const terminal = terminalOf({
    out: { write: write("out") },
    error: { write: write("error") },
    environment,
  });
  return { terminal, printed };
}

/** The folders of a project as options of the command line. */
export function foldersOf(project: Project): readonly string[] {
  return ["--manifest", project.path("manifest"), "--out", project.path("generated")];
}

/** Runs a command line on a project. */
export async function runHere(
  project: Project,
  command: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const { terminal, printed } = silentTerminal(environment);
  const code = await runCommandLine([...command, ...foldersOf(project)], terminal);
  return { code, out: printed.out, error: printed.error };
}

/** Forgets all that was remembered of runs. */
export function forgetRuns(project: Project): void {
  rmSync(project.path("node_modules/.cache"), { recursive: true, force: true });
}

/**
 * Calls `attempt` for each moment that a run has, of one call or of some: a few of them, and all in the matrices. What it runs
 * by `interrupted` is what the moments are counted in. Answers what it found wrong, each with the calls of the moment.
 */
export async function atEachMoment(
  project: Project,
  change: Change,
  attempt: (interrupted: <T>(run: () => Promise<T>) => Promise<T>) => Promise<string | undefined>,
): Promise<readonly string[]> {
  let count = 0;
  const counting = <T>(run: () => Promise<T>): Promise<T> =>
    during(project.folder, () => (count += 1), run);
  const wrong = [await attempt(counting)].flatMap((each) => each ?? []);
  const moments = [...someOf(eachCall(count), 3), ...fc.sample(longMoment(count), runs(8))];
  for (const { from, until } of moments) {
    const calls: FileCall[] = [];
    const found = await attempt(async (run) => {
      let isSo = false;
      const turn = (to: boolean): void => {
        if (isSo === to) return;
        isSo = to;
        if (to) change.begin();
        else change.end();
      };
      try {
        return await during(
          project.folder,
          (number, call) => {
            if (number >= from && number < until) calls.push(call);
            turn(number >= from && number < until);
          },
          run,
        );
      } finally {
        turn(false);
      }
    });
    const names = calls.map(({ name, path }) => `${name} ${path.slice(project.folder.length)}`);
    if (found !== undefined) wrong.push(`${found} (${names.join(", ")})`);
  }
  return wrong;
}

/** Each call by itself. */
function eachCall(count: number): readonly Moment[] {
  return [...Array(count).keys()].map((from) => ({ from, until: from + 1 }));
}

/** Several calls in a row: a listing, and the reading of what it lists. */
function longMoment(count: number): fc.Arbitrary<Moment> {
  const [from, length] = [fc.nat({ max: count - 1 }), fc.integer({ min: 2, max: 12 })];
  return fc.tuple(from, length).map(([first, calls]) => ({ from: first, until: first + calls }));
}
