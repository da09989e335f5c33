/** The builds of the packages that a run makes: what `npm run build` in each of them would make, without an installation. */
import { loadCompiler, packageCompilation } from "../compile/compiled-files.js";
import { type Diagnostic, diagnostic, type Reported } from "../diagnostics/diagnostic.js";
import { abandonedBuild, planBuild } from "../output/builds.js";
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
  output: RenderedOutput,
  { placed, targets }: Pick<Build, "placed" | "targets">,
  { options, last }: { readonly options: Options; readonly last?: KnownRun | undefined },
): Promise<Reported<Builds>> {
  const packages = targets.filter(({ compilation }) => compilation !== undefined);
  const abandoned = abandonedBuilds(new Set(packages.flatMap(nameInOutput)), options);
  if (packages.length === 0) return { value: { builds: [], abandoned }, diagnostics: [] };
  const compile = await loadCompiler();
  if (compile === undefined) return { ...nothingBuilt, diagnostics: [cannotBuild()] };
  const builds: TargetPlan[] = [];
  for (const { name, to, compilation } of packages) {
    if (compilation === undefined) continue;
    const { tree, kept } = placed.find(({ target }) => target === name) ?? output;
    const folder = to === undefined ? name : splitFolder(to).folder;
    const files = { files: filesBelow(folder, tree), kept: filesBelow(folder, kept) };
    const out = to === undefined ? below(options.out, name) : projectPath(options.manifest, to);
    const builtHashAt = last && ((path: string) => last.builtHashAt(name, path));
    const plan = await planBuild({ out, ...files, builtHashAt, compilation, compile });
    builds.push({ target: name, plan });
  }
  return { value: { builds, abandoned }, diagnostics: [] };
}

function nameInOutput({ name, to }: Build["targets"][number]): readonly string[] {
  return to === undefined ? [name] : [];
}

/** The files of a folder, as paths below it. */
function* filesBelow<File>(
  folder: string,
  files: ReadonlyMap<string, File>,
): Iterable<File & { readonly path: string }> {
  for (const [path, file] of files) {
    if (path.startsWith(`${folder}/`)) yield { ...file, path: path.slice(folder.length + 1) };
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
