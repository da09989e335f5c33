/** Folders of runs from nothing, put out of the way instead of deleted. */
import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let place: string | undefined;
let count = 0;

/**
 * Moves what stands at a path away, until the process ends. A run that is measured must not follow a deletion: ext4 gives out no
 * number of a file for minutes after that was deleted, and passes over all of them for each new file (`recently_deleted` in
 * `fs/ext4/ialloc.c`). It took 0.4 of the 1.6 CPU seconds of the shipped service, which writes 1,400 files; nobody deletes them
 * right before a run. The path has to be on the disk of the temporary folder, as all projects of the bench are.
 */
export function setAside(path: string): void {
  if (!existsSync(path)) return;
  place ??= temporaryPlace();
  renameSync(path, join(place, String(count)));
  count += 1;
}

function temporaryPlace(): string {
  const folder = mkdtempSync(join(tmpdir(), "bench-aside-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
