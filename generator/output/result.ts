/** What `generate` did, per target. */
import type { ToldChanges } from "./told-changes.js";
import { targetOf } from "./paths.js";
import { changesLock, type Plan } from "./plan.js";

/** What happened in the folder of one target. Paths are below that folder, sorted. */
export interface TargetResult {
  readonly target: string;
  readonly created: readonly string[];
  /** Without those of `overwritten`. */
  readonly updated: readonly string[];
  /** Updated although somebody had edited them by hand. */
  readonly overwritten: readonly string[];
  readonly deleted: readonly string[];
  /** No longer generated, but edited by hand: left where they are. */
  readonly kept: readonly string[];
  /** How many were as they should be. */
  readonly unchanged: number;
}

/** What a run did. */
export interface GenerateResult {
  /** The output folder as the user wrote it. */
  readonly out: string;
  /** Sorted by name. */
  readonly targets: readonly TargetResult[];
  /** Whether the lock had to be written or deleted. */
  readonly lockChanged: boolean;
  /** What filling facts in did; left out where nothing changed, or nothing is known of the last run. */
  readonly changes?: ToldChanges;
}

/** The result of a plan that was carried out. */
export function resultOf(plan: Plan): GenerateResult {
  const targets = [...new Set(plan.items.map(({ path }) => targetOf(path)))].sort();
  return {
    out: plan.out,
    targets: targets.map((target) => resultOfTarget(target, plan)),
    lockChanged: changesLock(plan.lock),
  };
}

/** The result of a run that found everything current; `paths` are below the output folder. */
export function unchangedResult(out: string, paths: readonly string[]): GenerateResult {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(targetOf(path), (counts.get(targetOf(path)) ?? 0) + 1);
  const none = { created: [], updated: [], overwritten: [], deleted: [], kept: [] };
  const targets = [...counts].map(([target, unchanged]) => ({ target, ...none, unchanged }));
  return { out, targets, lockChanged: false };
}

function resultOfTarget(target: string, plan: Plan): TargetResult {
  const items = plan.items.filter(({ path }) => targetOf(path) === target);
  const pathsWhere = (wanted: (item: (typeof items)[number]) => boolean): readonly string[] =>
    items.filter(wanted).map(({ path }) => path.slice(target.length + 1));
  return {
    target,
    created: pathsWhere((item) => item.action === "create"),
    updated: pathsWhere((item) => item.action === "update" && !item.edited),
    overwritten: pathsWhere((item) => item.action === "update" && item.edited),
    deleted: pathsWhere((item) => item.action === "delete"),
    kept: pathsWhere((item) => item.action === "release"),
    unchanged: items.filter((item) => item.action === "same").length,
  };
}
