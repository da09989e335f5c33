/** Which program this is: its own files, and the packages that have a say in what it makes. */
import { hash } from "node:crypto";
import { resolve } from "node:path";
import { hashInputs, runKey } from "../output/inputs.js";
import { SeenFiles } from "../output/seen-files.js";
import { packageFile, packedTemplates, program } from "./program-files.js";
import { usedTemplates } from "./templates.js";

/** Packages outside of the bundle that print or compile; the others have no say in what is made, or in what is said of it. */
export const packagesWithASay: readonly string[] = ["oxc-transform", "prettier", "ts-morph"];

let atStart: { readonly state: string | undefined; readonly files: SeenFiles } | undefined;

/**
 * Returns the state of the files at the first request; undefined = they cannot be read. Running code is the code that was
 * loaded, and an installation during a watch does not change its output. `files`: see `knownInputs`.
 */
export function programState(files: SeenFiles): string | undefined {
  atStart ??= { state: stateNow(files), files };
  return atStart.state;
}

/**
 * The files of the program and of a manifest, as runs have read them: nearly all runs find them as they were, and need not read
 * them for their hashes. `cache` is the folder where that is kept; undefined = nowhere.
 */
export function knownInputs(manifest: string, cache: string | undefined): SeenFiles {
  const name = `inputs ${resolve(manifest)}`;
  return new SeenFiles(cache === undefined ? undefined : { folder: cache, name, key: "" });
}

/**
 * True if the files still are what they were then, and templates were read from what stands there. Before that and after it, code
 * may have been loaded that stands there no more, and what it made must not be remembered under the key of other code.
 */
export function isSameProgram(): boolean {
  if (atStart === undefined || atStart.state !== stateNow(atStart.files)) return false;
  const used = usedTemplates();
  const { files } = atStart;
  const readHash = (): string => hash("sha256", files.disk.read(packedTemplates), "hex");
  return used === undefined || used === files.hashed(packedTemplates, readHash);
}

function stateNow({ disk }: SeenFiles): string | undefined {
  const own = hashInputs([program], { counts: isOfProgram, disk });
  const packages = hashInputs(packagesWithASay.map(packageFile), { disk });
  if (own === undefined || packages === undefined) return undefined;
  return runKey([own, packages]);
}

/** True if a built file is a script or the templates: the build also keeps a record there. */
export function isOfProgram(file: string): boolean {
  return /\.(?:c?js|pack)$/.test(file);
}
