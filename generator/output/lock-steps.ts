/** How the lock changes while files are written. */
import { lockPath } from "./lock.js";
import { changesLock, type Plan } from "./plan.js";
import { type Workplace, removal, type StagedFile, type Step } from "./steps.js";

/** The steps that the lock takes; each list is empty where there is nothing to do. */
export interface LockSteps {
  /** Makes it know the old and the new content of each file. */
  readonly begin: readonly Step[];
  /** Makes it know the new content only. */
  readonly finish: readonly Step[];
  /** Makes it what it was before `begin`. */
  readonly undo: readonly Step[];
  /** Removes temporary files, whatever was done. */
  readonly discard: readonly Step[];
}

/** All three texts are staged at the beginning, so that a disk that fills up meanwhile is no danger to the lock. */
export function stagedLock(
  { lock, folder }: Plan,
  changesFiles: boolean,
  staged: (path: string, text: string) => StagedFile,
  place: Workplace,
): LockSteps {
  const path = lockPath(folder);
  const [during, after] = [staged(path, lock.during), staged(path, lock.after)];
  const before = staged(path, lock.before ?? "");
  const needsJournal = changesFiles && lock.during !== lock.before;
  const isWritten = changesLock(lock) && lock.after !== "";
  const isRestored = needsJournal && lock.before !== undefined;
  return {
    begin: [
      ...(isWritten ? [after.stage] : []),
      ...(isRestored ? [before.stage] : []),
      ...(needsJournal ? [during.stage, during.commit] : []),
    ],
    finish: changesLock(lock) ? [isWritten ? after.commit : removal(path, place)] : [],
    undo: needsJournal ? [isRestored ? before.commit : removal(path, place)] : [],
    discard: [during.discard, after.discard, before.discard],
  };
}
