/** Manifests at revisions, without git: a revision is a folder of `test/revisions/`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ReadRevision } from "../generator/past-models.js";
import { manifestFiles } from "../generator/source/read.js";

/** Reads one; a revision without a folder is unknown, as git says it. */
export const revisionOnDisk: ReadRevision = (revision) => {
  const folder = join(import.meta.dirname, "revisions", revision);
  if (!existsSync(folder)) return `git knows no revision "${revision}"`;
  return { commit: revision, files: manifestFiles(folder).value };
};
