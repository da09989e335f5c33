/** Looks at the output folder and plans: the one way from what is wanted to a plan, for `generate` and `check` alike. */
import { type Disk, realDisk } from "./disk.js";
import { readLock } from "./lock.js";
import { type Plan, planOutput } from "./plan.js";
import type { RenderedTree } from "./render.js";
import { foldersInScope, readTree, type Scope } from "./tree.js";

/**
 * Reads the lock and the folders of the targets, and compares them with what is wanted. Reports, in the plan, what
 * `readLock`, `readTree` and `planOutput` report.
 */
export function surveyOutput(
  given: {
    /** The output folder, as the user wrote it. */
    readonly out: string;
    /** See `LockPlace.folder`. */
    readonly folder?: string | undefined;
    /** See `PlanInput.isBuild`. */
    readonly isBuild?: boolean;
    readonly wanted: RenderedTree;
    readonly scope: Scope;
    /** See `PlanInput.left`. */
    readonly left?: ReadonlySet<string>;
    /** See `PlanInput.mark`. */
    readonly mark: string;
  },
  disk: Disk = realDisk,
): Plan {
  const { out, folder, wanted, scope } = given;
  const lock = readLock(given, disk);
  const locked = lock.value.hashes;
  const onDisk = readTree(
    {
      out,
      folders: foldersInScope(scope, wanted.keys(), locked),
      expected: [...wanted.keys(), ...locked.keys()],
      isShared: folder !== undefined,
    },
    disk,
  );
  const plan = planOutput({ ...given, onDisk: onDisk.value, lock: lock.value });
  return {
    ...plan,
    diagnostics: [...lock.diagnostics, ...onDisk.diagnostics, ...plan.diagnostics],
  };
}
