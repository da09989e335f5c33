/** The builds of the packages that a run makes: what `npm run build` in each of them would make, without an installation. */
import { loadCompiler, packageCompilation, type TextFile } from "../compile/compiled-files.js";
import { type Diagnostic, diagnostic, type Reported } from "../diagnostics/diagnostic.js";
import { abandonedBuild, type BuildRequest, planBuild } from "../output/builds.js";
import { comparedText } from "../output/content.js";
import { type Disk, realDisk, systemCode } from "../output/disk.js";
import { below } from "../output/paths.js";
import { projectPath, splitFolder } from "../output/project-path.js";
import type { RenderedOutput } from "../output/render.js";
import type { RunPlan, TargetPlan } from "../output/run-plan.js";
import type { Build } from "../pipeline.js";
import { allTargets } from "../targets.js";
import type { KnownRun } from "./last-run.js";
import type { Options } from "./options.js";

/** The planned builds. */
type Builds = Pick<RunPlan, "builds" | "abandoned">;

/** The builds of a run that builds nothing. */
export const nothingBuilt: Reported<Builds> = {
  value: { builds: undefined, abandoned: [] },
  diagnostics: [],
};

/** Compiles the packages among what a run makes, in memory. Reports `cannot-build`. */
export async function planBuilds(
  { tree, kept }: RenderedOutput,
  { left, placed, targets }: Pick<Build, "left" | "placed" | "targets">,
  {
    options,
    last,
    disk,
  }: {
    readonly options: Options;
    readonly last?: KnownRun | undefined;
    readonly disk: Disk;
  },
): Promise<Reported<Builds>> {
  const packages = targets.filter(({ compilation }) => compilation !== undefined);
  const abandoned = abandonedBuilds(new Set(packages.flatMap(nameInOutput)), options);
  if (packages.length === 0) return { value: { builds: [], abandoned }, diagnostics: [] };
  const compile = await loadCompiler();
  if (compile === undefined) return { ...nothingBuilt, diagnostics: [cannotBuild()] };
  const builds: TargetPlan[] = [];
  for (const { name, to, compilation } of packages) {
    if (compilation === undefined) continue;
    const own = placed.find(({ target }) => target === name) ?? { tree, kept, left };
    const out = to === undefined ? below(options.out, name) : projectPath(options.manifest, to);
    const sources = sourcesOf(to === undefined ? name : splitFolder(to).folder, out, own);
    const builtHashAt = last && ((path: string) => last.builtHashAt(name, path));
    const plan = await planBuild({ out, ...sources, builtHashAt, compilation, compile }, disk);
    builds.push({ target: name, plan });
  }
  return { value: { builds, abandoned }, diagnostics: [] };
}

function nameInOutput({ name, to }: Build["targets"][number]): readonly string[] {
  return to === undefined ? [name] : [];
}

/** The files of a folder, as paths below it: those that are made, and as they stand on disk at `out` those that are left. */
function sourcesOf(
  folder: string,
  out: string,
  { tree, kept, left }: RenderedOutput & Pick<Build, "left">,
): Pick<BuildRequest, "files" | "kept"> {
  const start = `${folder}/`;
  return {
    files: [...madeFiles(start, tree), ...leftFiles(start, out, left)],
    kept: filesBelow(start, kept).map(([path, { make }]) => ({ path, make })),
  };
}

/** Their texts are decoded one by one, when they are compiled. */
function madeFiles(start: string, tree: RenderedOutput["tree"]): readonly TextFile[] {
  return filesBelow(start, tree).map(([path, file]) => ({
    path,
    get text() {
      return file.text;
    },
  }));
}

function leftFiles(start: string, out: string, left: Build["left"]): readonly TextFile[] {
  return filesBelow(start, left.entries()).flatMap(([path]) => {
    const text = textAt(below(out, path));
    return text === undefined ? [] : [{ path, text }];
  });
}

function filesBelow<File>(
  start: string,
  files: Iterable<readonly [path: string, file: File]>,
): readonly (readonly [path: string, file: File])[] {
  return [...files].flatMap(([path, file]) =>
    path.startsWith(start) ? [[path.slice(start.length), file] as const] : [],
  );
}

/** Undefined where somebody deleted the file since it was looked at. */
function textAt(file: string): string | undefined {
  try {
    return comparedText(realDisk.read(file));
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
}

/** Those of targets of this run that no package is made of there any more. */
function abandonedBuilds(
  built: ReadonlySet<string>,
  { out, target }: Options,
): RunPlan["abandoned"] {
  const inScope = (name: string): boolean => target.length === 0 || target.includes(name);
  return allTargets.flatMap(({ name }) =>
    built.has(name) || !inScope(name)
      ? []
      : abandonedBuild({ out: below(out, name), compilation: packageCompilation }),
  );
}

function cannotBuild(): Diagnostic {
  return diagnostic("cannot-build", {
    message: `packages cannot be built: \`oxc-transform\` has no program for ${process.platform} (${process.arch}) here`,
    at: { file: "targets.yaml" },
    help: "install the dependencies anew, or run the command with --no-build",
  });
}
