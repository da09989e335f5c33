/** The report of `check`, made from the very plan that `generate` would carry out. */
import type { Excerpt } from "./excerpt.js";
import { lockPath } from "./lock.js";
import { below } from "./paths.js";
import { changesLock, type Plan, type PlanItem } from "./plan.js";
import { unreachable } from "../unreachable.js";

/** How a file on disk differs from what would be generated. */
export type FileState = "missing" | "stale" | "hand-edited" | "orphaned" | "unstaged";

/** A file that is not as it would be generated. */
export interface Finding {
  /** As the user would write it: the output folder included. */
  readonly path: string;
  /**
   * `stale` = as it was written, but the manifest or the generator moved on; `hand-edited` = neither what was
   * written nor what would be; `orphaned` = ours, no longer wanted; `unstaged` = as it would be generated, but not so in the
   * next commit.
   */
  readonly state: FileState;
  /** An orphan that was edited by hand: generating keeps it. */
  readonly kept: boolean;
  /** The command that makes it so; left out for `generate`. */
  readonly madeBy?: "scaffold";
  /** Only for a few: files that changed come before those that are wholly new or gone. */
  readonly excerpt?: Excerpt;
}

/** The outcome of a check. */
export interface CheckReport {
  /** The output folder as the user wrote it. */
  readonly out: string;
  /** All folders that were looked at and have anything; left out = that one. */
  readonly folders?: readonly string[];
  readonly current: boolean;
  /** All of them, sorted by path, the lock last. */
  readonly findings: readonly Finding[];
  /** How many files are as they would be generated. */
  readonly unchanged: number;
  /** The command that mends it: `npm run generate`. */
  readonly mend: string;
  /** The same of the folder of handlers; left out where `targets.yaml` names none. */
  readonly handlers?: CheckReport;
}

/** With more of them nobody reads the diffs. */
const mostExcerpts = 10;

/** Reports plans without errors. `mend` is the exact command that brings the output up to date. */
export async function checkReport(plans: readonly Plan[], mend: string): Promise<CheckReport> {
  const differences = plans.flatMap(differencesOf);
  const unchanged = plans.reduce((sum, plan) => sum + unchangedOf(plan), 0);
  const common = { out: plans[0]?.out ?? "", folders: foldersOf(plans), mend, unchanged };
  if (differences.length === 0) return { ...common, current: true, findings: [] };

  const { excerptOf } = await import("./excerpt.js");
  const excerpted = worthReading(differences);
  const findings = differences.map((difference) => ({
    path: difference.path,
    state: difference.state,
    kept: difference.kept,
    ...(excerpted.has(difference)
      ? { excerpt: excerptOf(difference.onDisk(), difference.wanted()) }
      : {}),
  }));
  return { ...common, current: false, findings };
}

/** The differences that are shown: of a file that is wholly new or gone nobody misses the text. */
function worthReading(differences: readonly Difference[]): ReadonlySet<Difference> {
  const isChanged = ({ onDisk, wanted }: Difference): boolean => onDisk() !== "" && wanted() !== "";
  const byWorth = new Set([...differences.filter(isChanged), ...differences]);
  return new Set([...byWorth].slice(0, mostExcerpts));
}

/** The folders of a run that has its main one and others: those in which anything is; the main one where nothing is anywhere. */
export function usedFolders(
  main: { readonly path: string; readonly isUsed: boolean },
  others: readonly string[],
): readonly string[] {
  return main.isUsed || others.length === 0 ? [main.path, ...others] : others;
}

function foldersOf([main, ...others]: readonly Plan[]): readonly string[] {
  if (main === undefined) return [];
  return usedFolders({ path: main.out, isUsed: main.items.length > 0 }, others.map(shownFolder));
}

/** The folder that a lock speaks for, as the user would write it. */
export function shownFolder({ out, folder }: Pick<Plan, "out" | "folder">): string {
  return folder === undefined ? out : below(out, folder);
}

/** The report of an output that is known to be current, of so many files. */
export function currentReport(given: {
  readonly out: string;
  readonly folders?: readonly string[];
  readonly unchanged: number;
  readonly mend: string;
}): CheckReport {
  return { ...given, current: true, findings: [] };
}

interface Difference {
  readonly path: string;
  readonly state: FileState;
  readonly kept: boolean;
  /** Both texts are decoded late: most are not shown. */
  readonly onDisk: () => string;
  readonly wanted: () => string;
}

/** With paths as the user would write them. */
function differencesOf(plan: Plan): readonly Difference[] {
  const all = [...plan.items.flatMap(differenceOf), ...differenceOfLock(plan)];
  return all.map((each) => ({ ...each, path: below(plan.out, each.path) }));
}

const nothing = (): string => "";

function differenceOf(item: PlanItem): readonly Difference[] {
  const { path } = item;
  const common = { path, kept: false, onDisk: nothing, wanted: nothing };
  switch (item.action) {
    case "same":
      return [];
    case "create":
      return [{ ...common, state: "missing", wanted: () => item.file.text }];
    case "update": {
      const state = item.edited ? "hand-edited" : "stale";
      const [onDisk, wanted] = [() => item.before.text, () => item.file.text];
      return [{ ...common, state, onDisk, wanted }];
    }
    case "delete":
      return [{ ...common, state: "orphaned", onDisk: () => item.before.text }];
    case "release":
      return [{ ...common, state: "orphaned", kept: true, onDisk: () => item.before.text }];
    default:
      return unreachable(item);
  }
}

/** The lock is committed and compared like any file: a check that passes means that generating changes nothing. */
function differenceOfLock({ lock, folder }: Plan): readonly Difference[] {
  if (!changesLock(lock)) return [];
  const state =
    lock.before === undefined ? "missing" : lock.after === "" ? "orphaned" : ("stale" as const);
  return [
    {
      ...{ path: lockPath(folder), state, kept: false },
      ...{ onDisk: () => lock.before ?? "", wanted: () => lock.after },
    },
  ];
}

function unchangedOf(plan: Plan): number {
  return plan.items.filter((item) => item.action === "same").length;
}
