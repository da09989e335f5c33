/** A manifest that is edited while it is watched: the time that somebody waits. The script `bench` bundles the program that does it. */
import { join } from "node:path";
import { atMost } from "./goal.js";
import type { Case, Measured } from "./measure.js";
import { editedGroup } from "./project.js";
import type { Goal } from "./result.js";

/** The project, and how long it may take. */
interface WatchedProject {
  readonly root: string;
  readonly folder: string;
  readonly name: string;
  /** Seconds. */
  readonly most: number;
  /** Options of `generate`. */
  readonly options?: readonly string[];
}

/** Edits a project, and tells how long each result took. */
export function watchCase({ root, folder, name, most, options = [] }: WatchedProject): Case {
  const file = join(folder, "manifest/groups", editedGroup(folder));
  const watched = join(root, "test/bench/.cache/watched.mjs");
  return {
    name: `${name}, five edits under generate --watch`,
    args: [watched, join(root, "dist/main.js"), folder, file, ...options],
    figures: (printed) => [
      {
        name: `${name}, from a save to the result`,
        value: Number(printed),
        unit: "s",
        budget: most,
      },
    ],
  };
}

/** The goals of such cases among others. */
export function watchGoals(cases: readonly Case[], rows: readonly Measured[]): readonly Goal[] {
  const names = new Set(cases.map(({ name }) => name));
  return rows
    .filter(({ name }) => names.has(name))
    .flatMap(({ figures }) => figures)
    .flatMap(({ name, value, budget }) =>
      budget === undefined ? [] : [atMost(name, { value, unit: "s" }, budget)],
    );
}
