/** Looks at the output folder and plans: the one way from what is wanted to a plan, for `generate` and `check` alike. */
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { type Disk, realDisk } from "./disk.js";
import { type Lock, readLock } from "./lock.js";
import { type Plan, planOutput } from "./plan.js";
import type { KeptFile, KeptTree, RenderedTree } from "./render.js";
import { type DiskTree, foldersInScope, readTree, type Scope } from "./tree.js";

/** What is wanted, and where. */
export interface SurveyRequest {
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
}

/**
 * Reads the lock and the folders of the targets, and compares them with what is wanted. Reports, in the plan, what
 * `readLock`, `readTree` and `planOutput` report.
 */
export function surveyOutput(given: SurveyRequest, disk: Disk = realDisk): Plan {
  return planned(given, look(given, given.wanted.keys(), disk));
}

/** The same where files of the last run are wanted, too: one that does not stand there as that run wrote it is made. */
export async function surveyWithKept(
  given: SurveyRequest & { readonly kept: KeptTree },
  disk: Disk = realDisk,
): Promise<Plan> {
  const paths = [...given.wanted.keys(), ...given.kept.keys()];
  const found = look(given, paths, disk, given.kept);
  const kept = new Map<string, KeptFile>();
  const wanted = new Map(given.wanted);
  for (const [path, file] of given.kept) {
    const entry = found.onDisk.entries.get(path);
    if (entry?.kind === "file" && entry.hash === file.hash) kept.set(path, file);
    else wanted.set(path, await file.make());
  }
  return planned({ ...given, wanted, kept }, found);
}

/** What stands on disk, and what was reported on the way. */
interface Found {
  readonly lock: Lock;
  readonly onDisk: DiskTree;
  readonly diagnostics: readonly Diagnostic[];
}

function look(
  given: SurveyRequest,
  paths: Iterable<string>,
  disk: Disk,
  kept: KeptTree = new Map(),
): Found {
  const { out, folder, scope } = given;
  const expected = [...paths];
  const lock = readLock(given, disk);
  const locked = lock.value.hashes;
  const onDisk = readTree(
    {
      out,
      folders: foldersInScope(scope, expected, locked),
      expected: [...expected, ...locked.keys()],
      isShared: folder !== undefined,
      wanted: given.wanted,
      kept,
    },
    disk,
  );
  return {
    lock: lock.value,
    onDisk: onDisk.value,
    diagnostics: [...lock.diagnostics, ...onDisk.diagnostics],
  };
}

function planned(
  given: SurveyRequest & { readonly kept?: KeptTree },
  { lock, onDisk, diagnostics }: Found,
): Plan {
  const plan = planOutput({ ...given, onDisk, lock });
  return { ...plan, diagnostics: [...diagnostics, ...plan.diagnostics] };
}
