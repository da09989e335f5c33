/** The build of a package: what is compiled of its sources, beside them, and which of it has to be written. */
import { type Compilation, type Compile, isCompiled } from "../compile/compiled-files.js";
import { hasErrors } from "../diagnostics/diagnostic.js";
import { hashOf } from "./content.js";
import { type Disk, realDisk } from "./disk.js";
import { readLock } from "./lock.js";
import type { Plan } from "./plan.js";
import type { RenderedFile, RenderedTree } from "./render.js";
import { surveyOutput } from "./survey.js";

/** The packages to compile. */
export interface BuildRequest {
  /** The package's folder, as the user would write it. */
  readonly out: string;
  /** Its files, by path below that folder. */
  readonly files: Iterable<{ readonly path: string; readonly text: string }>;
  readonly compilation: Compilation;
  readonly compile: Compile;
}

/**
 * Compiles in memory, and compares that with what stands on disk. What is there makes way whoever built it, as it does for a
 * compiler; deleted is only what an earlier run wrote and nobody changed. Warnings are none: nobody writes into a build by hand.
 */
export function planBuild(request: BuildRequest, disk: Disk = realDisk): Plan {
  const { out, compilation } = request;
  const { into } = compilation;
  const wanted = compiledTree(request);
  const folder = { out, folder: into, isBuild: true } as const;
  const plan = surveyOutput({ ...folder, wanted, scope: [into], mark: "-" }, disk);
  const errors = plan.diagnostics.filter((each) => hasErrors([each]));
  return { ...plan, diagnostics: errors };
}

function compiledTree({ files, compilation, compile }: BuildRequest): RenderedTree {
  const tree = new Map<string, RenderedFile>();
  for (const source of files) {
    if (!isCompiled(source.path, compilation)) continue;
    for (const { path, text } of compile(source, compilation)) {
      tree.set(path, { path, text, hash: hashOf(text) });
    }
  }
  return tree;
}

/** Returns the plan that removes a build which is not made any more; nothing where none of ours stands there. */
export function abandonedBuild(
  { out, compilation: { into } }: Pick<BuildRequest, "out" | "compilation">,
  disk: Disk = realDisk,
): readonly Plan[] {
  const lock = readLock({ out, folder: into }, disk);
  if (lock.diagnostics.length > 0 || lock.value.state === "absent") return [];
  const folder = { out, folder: into, isBuild: true } as const;
  const plan = surveyOutput({ ...folder, wanted: new Map(), scope: [into], mark: "-" }, disk);
  return [{ ...plan, diagnostics: [] }];
}
