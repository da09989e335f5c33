/**
 * Carries a plan out, so that a kill at any moment leaves each file old or new, and the next run does the rest:
 *
 * 1. The lock takes up the new hashes beside the old ones: whatever a killed run leaves, the next one knows it as ours.
 * 2. All new texts are written to temporary files. A full disk or a read-only folder shows here, before any file changed;
 *    the temporary files are then removed and the lock is put back.
 * 3. The temporary files are renamed into place, one by one; then what is no longer wanted is deleted.
 * 4. The lock forgets the old hashes.
 */
import { type Diagnostic, hasErrors, type Reported } from "../diagnostics/diagnostic.js";
import { type Disk, realDisk } from "./disk.js";
import { stagedLock } from "./lock-steps.js";
import { changedMeanwhile } from "./meanwhile.js";
import { below } from "./paths.js";
import { type DeleteItem, isCurrent, type Plan, type PlanItem } from "./plan.js";
import {
  folderRemoval,
  leftoverRemoval,
  outputFolder,
  perform,
  type Workplace,
  removal,
  type Step,
  stagedFile,
} from "./steps.js";

/** True if the output is now what was planned; if not, a diagnostic says why. */
export type Applied = Reported<"done" | "failed">;

/**
 * Carries the plan out; with an error among the plan's diagnostics it does nothing. Only files that the plan changes
 * are touched. Reports `cannot-write`, `disk-full`, `path-taken` and `changed-meanwhile`, not the plan's diagnostics.
 * Throws, before anything is written, if a file does not pass the read-back gate.
 */
export async function applyPlan(plan: Plan, disk: Disk = realDisk): Promise<Applied> {
  return applyPlans([plan], disk);
}

/** Carries out several, one after the other, up to the first that fails. */
export async function applyPlans(plans: readonly Plan[], disk: Disk = realDisk): Promise<Applied> {
  if (plans.some((plan) => hasErrors(plan.diagnostics)))
    return { value: "failed", diagnostics: [] };
  for (const plan of plans) await passReadBack(plan);
  for (const plan of plans) {
    const applied = carryOut(plan, disk);
    if (applied.value === "failed") return applied;
  }
  return { value: "done", diagnostics: [] };
}

function carryOut(plan: Plan, disk: Disk): Applied {
  const place = { out: plan.out, disk };
  perform(
    plan.leftovers.map((path) => leftoverRemoval(path, place)),
    place,
  );
  const diagnostics = isCurrent(plan) ? [] : change(plan, place);
  return { value: diagnostics.length === 0 ? "done" : "failed", diagnostics };
}

function change(plan: Plan, place: Workplace): readonly Diagnostic[] {
  const createdFolders: string[] = [];
  const staged = (path: string, content: string | Uint8Array) =>
    stagedFile(path, content, place, createdFolders);
  const writes = plan.items.flatMap((item) =>
    item.action === "create" || item.action === "update"
      ? [staged(item.path, item.file.bytes)]
      : [],
  );
  const deletes = plan.items.filter((item) => item.action === "delete");
  const lock = stagedLock(plan, writes.length + deletes.length > 0, staged, place);
  const makingWay = [
    ...deletes.filter((item) => item.first).map((item) => removal(item.path, place)),
    ...plan.clearedFolders.map((folder) => folderRemoval(folder, place)),
  ];

  const cleanUp = (): void => {
    const removals = createdFolders.toReversed().map((folder) => folderRemoval(folder, place));
    perform([...lock.discard, ...writes.map(({ discard }) => discard), ...removals], place);
  };

  const begun = firstFault([
    () => performed([outputFolder(place)], place),
    () => changedMeanwhile(plan.items, place),
    () => performed(lock.begin, place),
  ]);
  if (begun.length > 0) {
    cleanUp();
    return begun;
  }
  const prepared = firstFault([
    () => performed([...makingWay, ...writes.map(({ stage }) => stage)], place),
    // Again, because staging takes the time in which an editor saves.
    () => changedMeanwhile(withoutFirst(plan.items), place),
  ]);
  if (prepared.length > 0) {
    // Once a file made way, the lock has to know both contents until the next run.
    if (makingWay.length === 0) perform(lock.undo, place);
    cleanUp();
    return prepared;
  }
  const committed = performed(
    [
      ...writes.map(({ commit }) => commit),
      ...deletes.filter((item) => !item.first).map((item) => deletion(item, place)),
      ...plan.emptiedFolders.map((folder) => folderRemoval(folder, place)),
      ...lock.finish,
    ],
    place,
  );
  if (committed.length > 0) cleanUp();
  else perform(lock.discard, place);
  return committed;
}

function withoutFirst(items: readonly PlanItem[]): readonly PlanItem[] {
  return items.filter((item) => item.action !== "delete" || !item.first);
}

/** Runs the phases up to the first that finds faults. */
function firstFault(phases: readonly (() => readonly Diagnostic[])[]): readonly Diagnostic[] {
  for (const phase of phases) {
    const faults = phase();
    if (faults.length > 0) return faults;
  }
  return [];
}

function performed(steps: readonly Step[], place: Workplace): readonly Diagnostic[] {
  const fault = perform(steps, place);
  return fault === undefined ? [] : [fault];
}

/** Where case does not count, the file to delete may be the one just written: then only its name is set right. */
function deletion(item: DeleteItem, place: Workplace): Step {
  const { twin } = item;
  const remove = removal(item.path, place);
  if (twin === undefined) return remove;
  const { out, disk } = place;
  const run = (): void => {
    const old = disk.look(below(out, item.path));
    const isSame = old?.identity === disk.look(below(out, twin))?.identity;
    if (isSame) disk.rename(below(out, item.path), below(out, twin));
    else remove.run();
  };
  return { path: item.path, run };
}

/**
 * Reads the text of every file that is to be created or updated back. A file that does not say what was meant is a bug
 * of the generator, never a user's fault: thrown, with all differences of all files.
 */
async function passReadBack(plan: Plan): Promise<void> {
  const faults: string[] = [];
  for (const item of plan.items) {
    if (item.action !== "create" && item.action !== "update") continue;
    const differences = (await item.file.readBack?.(item.file.text)) ?? [];
    faults.push(...differences.map((difference) => `${item.path}: ${difference}`));
  }
  if (faults.length > 0) {
    throw new Error(`files do not say what was meant; nothing was written\n${faults.join("\n")}`);
  }
}
