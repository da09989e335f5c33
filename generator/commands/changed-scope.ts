/** The part of a check that changes since the last commit can have touched. */
import { basename, dirname, relative, resolve, sep } from "node:path";
import { projectPath } from "../output/project-path.js";
import type { Scope } from "../output/tree.js";
import { type ChangedFile, changedFiles } from "./git-changes.js";

/** The folders of a run, as the user wrote them. */
export interface RunFolders {
  readonly manifest: string;
  readonly out: string;
}

/** The outputs that `targets.yaml` asks for. */
export interface Outputs {
  readonly targets: ReadonlySet<string>;
  /** The folders outside of the output folder, absolute: those that outputs are given, and that of the handlers, which has no target. */
  readonly folders: readonly { readonly target: string | undefined; readonly folder: string }[];
}

const noOutputs: Outputs = { targets: new Set(), folders: [] };

/** What there is to check. */
export interface ChangedScope {
  /** The targets whose files can be otherwise than the last commit; an empty list = none. */
  readonly scope: Scope;
  /** Files of outputs that the next commit would not have as they stand on disk, though it has the manifest so. */
  readonly unstaged: readonly ChangedFile[];
}

/** The files by which an installation chooses the version of the generator, in the project's folder or above it. */
const ofInstallation = [
  ...["package.json", "package-lock.json", "npm-shrinkwrap.json", "yarn.lock"],
  ...["pnpm-lock.yaml", "bun.lock", "bun.lockb"],
];

/**
 * Asks git what changed, and says what of it concerns a run. `outputs` are asked for only where more than the manifest changed. A
 * text in place of the answer is why git does not tell.
 */
export async function changedScope(
  { manifest, out }: RunFolders,
  outputs: () => Promise<Outputs>,
): Promise<ChangedScope | string> {
  const project = resolve(projectPath(manifest, "."));
  const changed = changedFiles(project, [project, out], ofInstallation);
  if (typeof changed === "string") return changed;
  return scopeOf(changed, { project, manifest: resolve(manifest), out: resolve(out), outputs });
}

/** Decides on changed files; all paths are absolute. */
export async function scopeOf(
  changed: readonly ChangedFile[],
  {
    project,
    manifest,
    out,
    outputs,
  }: RunFolders & { readonly project: string; readonly outputs: () => Promise<Outputs> },
): Promise<ChangedScope> {
  const isSource = ({ path }: ChangedFile): boolean =>
    isIn(manifest, path) || isInstallation(path, project);
  const sources = changed.filter(isSource);
  const others = changed.filter((each) => !isSource(each));
  const { targets, folders } = others.length === 0 ? noOutputs : await outputs();
  const touched = others.flatMap((each) => {
    const { path } = each;
    if (isIn(out, path)) return [{ ...each, target: firstName(out, path), isOutput: true }];
    const at = folders.find(({ folder }) => isIn(folder, path));
    if (at === undefined) return [];
    return [{ ...each, target: at.target, isOutput: at.target !== undefined }];
  });
  const named = touched.flatMap(({ target = "" }) => (targets.has(target) ? [target] : []));
  const isAll = sources.length > 0 || named.length < touched.length;
  // Where the manifest has changes on both sides of the index, only a run over the index could tell.
  const isDecided = sources.every(({ isUnstaged }) => !isUnstaged);
  const isStaged = isDecided && sources.some((each) => each.isStaged);
  const unstaged = touched.filter(({ isOutput, isUnstaged }) => isOutput && isUnstaged);
  return {
    scope: isAll ? "all" : [...new Set(named)].sort(),
    unstaged: isStaged ? unstaged : [],
  };
}

/** True for a file that chooses the version of the generator, for the project in a folder. */
function isInstallation(path: string, project: string): boolean {
  return ofInstallation.includes(basename(path)) && isIn(dirname(path), project);
}

/** The target whose folder a file is in; undefined for the lock, which speaks for all. */
function firstName(out: string, path: string): string | undefined {
  const [name, ...rest] = relative(out, path).split(sep);
  return rest.length === 0 ? undefined : name;
}

function isIn(folder: string, path: string): boolean {
  const below = relative(folder, path);
  return below !== ".." && !below.startsWith(`..${sep}`) && resolve(folder, below) === path;
}
