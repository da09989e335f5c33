/** True if the folders that `targets.yaml` gives to outputs (`to`) can be theirs: no two outputs own the same place. */
import { relative, resolve } from "node:path";
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.js";
import type { Output } from "../emit/target.js";
import { below, foldedPath } from "./paths.js";
import { projectPath } from "./project-path.js";

/** The folders that are taken before anything is made; `manifest` and `out` as the user wrote them. */
interface TakenFolders {
  readonly manifest: string;
  readonly out: string;
  /** All targets that there are: each may have its folder below the output folder. */
  readonly names: readonly string[];
}

/** A folder, absolute, and whose it is. */
interface Owned {
  readonly path: string;
  readonly owner: string;
}

/** One `output-overlap` for each folder that is, holds or lies in that of somebody else. */
export function folderFaults(
  targets: readonly Pick<Output, "name" | "to">[],
  { manifest, out, names }: TakenFolders,
): readonly Diagnostic[] {
  const owned: Owned[] = [
    { path: resolve(manifest), owner: "the manifest" },
    ...names.map((name) => ({ path: resolve(below(out, name)), owner: `\`${name}\`` })),
  ];
  return targets.flatMap(({ name, to }) => {
    if (to === undefined) return [];
    const path = resolve(projectPath(manifest, to));
    const other = owned.find((each) => overlap(each.path, path));
    owned.push({ path, owner: `\`${name}\`` });
    return other === undefined ? [] : [overlapping(name, to, other.owner)];
  });
}

/** True if one is the other, or lies in it, also where case does not count. */
function overlap(first: string, second: string): boolean {
  const [one, two] = [foldedPath(first), foldedPath(second)];
  return isWithin(one, two) || isWithin(two, one);
}

function isWithin(folder: string, path: string): boolean {
  return !/^\.\.(?:[/\\]|$)|^(?:[/\\]|[a-z]:)/i.test(relative(folder, path));
}

function overlapping(name: string, to: string, owner: string): Diagnostic {
  return diagnostic("output-overlap", {
    message: `\`${name}\` cannot go to ${to}: that is the folder of ${owner}, or lies in it, or holds it`,
    at: { file: "targets.yaml", path: ["targets", name, "to"], part: "value" },
    help: "give each output a folder of its own, such as `src/api`, beside those of the others",
  });
}
