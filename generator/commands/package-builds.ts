/** The builds of the packages that a run makes: what `npm run build` in each of them would make, without an installation. */
import { loadCompiler, packageCompilation, type TextFile } from "../compile/compiled-files.js";
import { type Diagnostic, diagnostic, type Reported } from "../diagnostics/diagnostic.js";
import { abandonedBuild, planBuild } from "../output/builds.js";
import { below } from "../output/paths.js";
import { projectPath, splitFolder } from "../output/project-path.js";
import type { RenderedTree } from "../output/render.js";
import type { RunPlan } from "../output/run-plan.js";
import type { Build } from "../pipeline.js";
import { allTargets } from "../targets.js";
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
  tree: RenderedTree,
  { placed, targets }: Pick<Build, "placed" | "targets">,
  options: Options,
): Promise<Reported<Builds>> {
  const packages = targets.filter(({ compilation }) => compilation !== undefined);
  const abandoned = abandonedBuilds(new Set(packages.flatMap(nameInOutput)), options);
  if (packages.length === 0) return { value: { builds: [], abandoned }, diagnostics: [] };
  const compile = await loadCompiler();
  if (compile === undefined) return { ...nothingBuilt, diagnostics: [cannotBuild()] };
  const builds = packages.flatMap(({ name, to, compilation }) => {
    if (compilation === undefined) return [];
    const own = placed.find(({ target }) => target === name)?.tree;
    const files = filesBelow(to === undefined ? name : splitFolder(to).folder, own ?? tree);
    const out = to === undefined ? below(options.out, name) : projectPath(options.manifest, to);
    return [{ target: name, plan: planBuild({ out, files, compilation, compile }) }];
  });
  return { value: { builds, abandoned }, diagnostics: [] };
}

function nameInOutput({ name, to }: Build["targets"][number]): readonly string[] {
  return to === undefined ? [name] : [];
}

/** The files of a folder, as paths below it. */
function* filesBelow(folder: string, tree: RenderedTree): Iterable<TextFile> {
  for (const [path, { text }] of tree) {
    if (path.startsWith(`${folder}/`)) yield { path: path.slice(folder.length + 1), text };
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
