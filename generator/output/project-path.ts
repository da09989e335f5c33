/** Paths that `targets.yaml` names: they begin at the project's folder, which is the one beside the manifest. */
import { posix, resolve } from "node:path";

/** Such a path as the user would write it; `manifest` is the folder of the manifest as written. */
export function projectPath(manifest: string, setting: string): string {
  if (resolve(manifest) === resolve(".")) return posix.normalize(setting);
  return posix.join(posix.dirname(manifest.replaceAll("\\", "/")), setting);
}

/** A folder, as the folder above it, as it is written, and its own name there. */
export function splitFolder(path: string): { readonly out: string; readonly folder: string } {
  return { out: posix.dirname(path), folder: posix.basename(path) };
}
