/** The build of a package: what is compiled of its sources, beside them, and which of it has to be written. */
import {
  type Compilation,
  type Compile,
  compiledPaths,
  isCompiled,
  type TextFile,
} from "../compile/compiled-files.js";
import { hasErrors } from "../diagnostics/diagnostic.js";
import { type Disk, realDisk } from "./disk.js";
import { readLock } from "./lock.js";
import type { Plan } from "./plan.js";
import type { KeptFile, RenderedOutput } from "./render.js";
import { type RenderedFile, renderedFile } from "./rendered-file.js";
import { surveyOutput, surveyWithKept } from "./survey.js";

/** The packages to compile. */
export interface BuildRequest {
  /** The package's folder, as the user would write it. */
  readonly out: string;
  /** Its files, by path below that folder. */
  readonly files: Iterable<TextFile>;
  /** Those of its files that are as the last run made them; left out = none. */
  readonly kept?: Iterable<KeptSource>;
  /** The hash of a file that the last run compiled. */
  readonly builtHashAt?: ((path: string) => string | undefined) | undefined;
  readonly compilation: Compilation;
  readonly compile: Compile;
}

/** A file of the last run, which is made where its text is needed. */
export interface KeptSource {
  readonly path: string;
  readonly make: () => Promise<{ readonly text: string }>;
}

/**
 * Compiles in memory, and compares that with what stands on disk. What is there makes way whoever built it, as it does for a
 * compiler; deleted is only what an earlier run wrote and nobody changed. Warnings are none: nobody writes into a build by hand.
 */
export async function planBuild(request: BuildRequest, disk: Disk = realDisk): Promise<Plan> {
  const { out, compilation } = request;
  const { into } = compilation;
  const output = await compiledOutput(request);
  const folder = { out, folder: into, isBuild: true } as const;
  const wanted = { wanted: output.tree, kept: output.kept };
  const plan = await surveyWithKept({ ...folder, ...wanted, scope: [into], mark: "-" }, disk);
  const errors = plan.diagnostics.filter((each) => hasErrors([each]));
  return { ...plan, diagnostics: errors };
}

async function compiledOutput({
  files,
  kept: sources = [],
  builtHashAt = () => undefined,
  compilation,
  compile,
}: BuildRequest): Promise<RenderedOutput> {
  const tree = new Map<string, RenderedFile>();
  const kept = new Map<string, KeptFile>();
  const compiled = (source: TextFile): readonly RenderedFile[] =>
    compile(source, compilation).map(({ path, text }) => renderedFile(path, text));
  for (const source of files) {
    if (!isCompiled(source.path, compilation)) continue;
    for (const file of compiled(source)) tree.set(file.path, file);
  }
  for (const { path: source, make } of sources) {
    if (!isCompiled(source, compilation)) continue;
    const made = async () => compiled({ path: source, text: (await make()).text });
    for (const path of Object.values(compiledPaths(source, compilation))) {
      const one = async (): Promise<RenderedFile> => fileAt(path, await made());
      const hash = builtHashAt(path);
      if (hash === undefined) tree.set(path, await one());
      else kept.set(path, { path, hash, make: one });
    }
  }
  return { tree, kept };
}

function fileAt(path: string, files: readonly RenderedFile[]): RenderedFile {
  const file = files.find((each) => each.path === path);
  if (file === undefined) throw new Error(`nothing is compiled to ${path}`);
  return file;
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
