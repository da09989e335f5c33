/** The effect of `generate`, per target. */
import type { ToldChanges } from "./told-changes.js";
import type { CurrentOutput } from "./cache.js";
import { shownFolder } from "./check.js";
import { below, targetOf } from "./paths.js";
import { changesLock } from "./plan.js";
import { outputPlans, type RunPlan, type TargetPlan } from "./run-plan.js";

/** The changes in the folder of one target. Paths are below that folder, sorted. */
export interface TargetResult {
  readonly target: string;
  /** As the user would write it. */
  readonly folder: string;
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
  /** How many files of other groups were left as they are, current or not; left out = none. */
  readonly left?: number;
}

/** The build of a package. */
export interface BuildResult {
  readonly target: string;
  /** As the user would write it. */
  readonly folder: string;
  /** How many files were written or deleted. */
  readonly changed: number;
  /** How many were as they should be. */
  readonly unchanged: number;
}

/** The effect of a run. */
export interface GenerateResult {
  /** The output folder as the user wrote it. */
  readonly out: string;
  /** Sorted by name. */
  readonly targets: readonly TargetResult[];
  /** True if a lock had to be written or deleted. */
  readonly lockChanged: boolean;
  /** The packages that can be imported as they stand; left out where nothing was built, as was asked for. */
  readonly builds?: readonly BuildResult[];
  /** The effect of filling facts in; left out where nothing changed, or nothing is known of the last run. */
  readonly changes?: ToldChanges;
}

/** The result of plans that were carried out. */
export function resultOf(run: RunPlan): GenerateResult {
  const { main, placed, builds } = run;
  const paths = [...main.items.map(({ path }) => path), ...main.left];
  const names = [...new Set(paths.map(targetOf))];
  const targets = [
    ...names.map((target) =>
      resultOfTarget({ target, plan: main }, target, below(main.out, target)),
    ),
    ...placed.map((each) => resultOfTarget(each, each.plan.folder ?? "", shownFolder(each.plan))),
  ];
  return {
    out: main.out,
    targets: targets.sort((left, right) => (left.target < right.target ? -1 : 1)),
    lockChanged: outputPlans(run).some(({ lock }) => changesLock(lock)),
    ...(builds && builds.length > 0 && { builds: builds.map(resultOfBuild) }),
  };
}

/** The result of a run that found everything current. */
export function unchangedResult(out: string, { paths, others }: CurrentOutput): GenerateResult {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(targetOf(path), (counts.get(targetOf(path)) ?? 0) + 1);
  const none = { created: [], updated: [], overwritten: [], deleted: [], kept: [] };
  const placed = others.filter(({ kind }) => kind === "placed");
  const builds = others.filter(({ kind }) => kind === "built");
  const targets = [
    ...[...counts].map(([target, unchanged]) => ({
      target,
      folder: below(out, target),
      unchanged,
    })),
    ...placed.map(({ target, folder, count }) => ({ target, folder, unchanged: count })),
  ].map(({ unchanged, ...each }) => ({ ...each, ...none, unchanged }));
  return {
    out,
    targets: targets.sort((left, right) => (left.target < right.target ? -1 : 1)),
    lockChanged: false,
    ...(builds.length > 0 && {
      builds: builds.map(({ target, folder, count }) => ({
        ...{ target, folder, changed: 0, unchanged: count },
      })),
    }),
  };
}

/** True if a run found nothing to do. */
export function isUnchanged({ targets, lockChanged, builds = [] }: GenerateResult): boolean {
  const isSame = (each: TargetResult): boolean =>
    [each.created, each.updated, each.overwritten, each.deleted, each.kept].flat().length === 0;
  return !lockChanged && targets.every(isSame) && builds.every(({ changed }) => changed === 0);
}

/** True if a run over some groups did not look at all files. */
export function hasLeft({ targets }: GenerateResult): boolean {
  return targets.some(({ left = 0 }) => left > 0);
}

/** True if all files of an output were created by this run. */
export function isFirstRun(target: TargetResult): boolean {
  const { created, updated, overwritten, kept, unchanged, left = 0 } = target;
  const others = [updated, overwritten, kept].flat().length + unchanged + left;
  return created.length > 0 && others === 0;
}

function resultOfBuild({ target, plan }: TargetPlan): BuildResult {
  const unchanged = plan.items.filter(({ action }) => action === "same").length;
  const changed = plan.items.length - unchanged;
  return { target, folder: shownFolder(plan), changed, unchanged };
}

/** `start` is the first name of the target's paths in the plan. */
function resultOfTarget({ target, plan }: TargetPlan, start: string, folder: string): TargetResult {
  const items = plan.items.filter(({ path }) => targetOf(path) === start);
  const pathsWhere = (wanted: (item: (typeof items)[number]) => boolean): readonly string[] =>
    items.filter(wanted).map(({ path }) => path.slice(start.length + 1));
  const left = [...plan.left].filter((path) => targetOf(path) === start).length;
  return {
    target,
    folder,
    ...(left > 0 && { left }),
    created: pathsWhere((item) => item.action === "create"),
    updated: pathsWhere((item) => item.action === "update" && !item.edited),
    overwritten: pathsWhere((item) => item.action === "update" && item.edited),
    deleted: pathsWhere((item) => item.action === "delete"),
    kept: pathsWhere((item) => item.action === "release"),
    unchanged: items.filter((item) => item.action === "same").length,
  };
}
