/** Files of outputs that are current on disk, and that the next commit would not have so. */
import { relative, resolve } from "node:path";
import type { CheckReport } from "../output/check.js";
import { lockName, readLock } from "../output/lock.js";
import { below } from "../output/paths.js";
import { projectPath, splitFolder } from "../output/project-path.js";
import type { ChangedFile } from "./git-changes.js";
import { type Options, quoted } from "./options.js";

/**
 * The paths of files that have to be staged, as the user would write them. A file that git does not know counts if it is ours: builds
 * and installed packages are not committed, whether git ignores them or not.
 */
export function unstagedPaths(
  files: readonly ChangedFile[],
  { manifest, out }: Pick<Options, "manifest" | "out">,
  /** The folders of outputs, as `targets.yaml` has them. */
  placed: readonly string[],
): readonly string[] {
  const places = [{ out }, ...placed.map((to) => splitFolder(projectPath(manifest, to)))];
  const ours = new Set(
    places.flatMap((place) => {
      const paths = [...readLock(place).value.hashes.keys()];
      const folder = "folder" in place ? `${place.folder}/` : "";
      return [...paths, folder + lockName].map((path) => resolve(below(place.out, path)));
    }),
  );
  return files
    .filter(({ path, isNew }) => !isNew || ours.has(path))
    .map(({ path }) => relative(".", path).replaceAll("\\", "/"))
    .sort();
}

/** Adds such files to a report; those that are not current are named already. */
export function withUnstaged(report: CheckReport, paths: readonly string[]): CheckReport {
  const named = new Set(report.findings.map(({ path }) => path));
  const unstaged = paths.filter((path) => !named.has(path));
  if (unstaged.length === 0) return report;
  const { out, folders = [out], mend } = report;
  const add = `git add ${folders.map(quoted).join(" ")}`;
  return {
    ...report,
    current: false,
    findings: [
      ...report.findings,
      ...unstaged.map((path) => ({ path, state: "unstaged" as const, kept: false })),
    ],
    mend: report.current ? add : `${mend} && ${add}`,
  };
}
