/** The common part of `generate` and `check`: from the options to a plan, with all reports on the way. */
import { performance } from "node:perf_hooks";
import { type Diagnostic, hasErrors, type Location } from "../diagnostics/diagnostic.js";
import type { Placed } from "../diagnostics/place.js";
import { printDiagnostics } from "../diagnostics/print.js";
import { projectPath, splitFolder } from "../output/project-path.js";
import type { RenderedTree } from "../output/render.js";
import { allPlans, type RunPlan } from "../output/run-plan.js";
import { surveyOutput } from "../output/survey.js";
import { type Build, build, type ParseDocument, type PlacedTree, type Stage } from "../pipeline.js";
import { nothingBuilt, planBuilds } from "./package-builds.js";
import type { KeptPlace } from "../output/kept-text.js";
import { manifestName, type Options, type Terminal } from "./options.js";
import { templatesFolder } from "./program-files.js";
import { manifestAtRevision } from "./git-files.js";
import type { RunInputs } from "./run-inputs.js";
import { beforeLine, rememberSaid, unsaid } from "./said-warnings.js";
import { mindMemory } from "./short-run.js";

/** In every generated file that can carry it; how a file of ours is told where the lock is lost. */
const mark = "Made by endpoint-manifest";

/** A plan, what it was made from, and what was said on the way to it. */
export interface Planned extends Pick<
  Build,
  "model" | "targets" | "server" | "locate" | "commits"
> {
  /** True if the manifest is free of errors. */
  readonly isBuilt: boolean;
  /** Undefined where an error forbids to go on. */
  readonly plan: RunPlan | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Times of the stages, in the order in which they ended. */
export interface Stopwatch {
  readonly stage: Stage;
  /** A table for people. */
  readonly report: () => string;
}

/**
 * Builds the output of inputs in memory and compares it with what stands on disk; `isBuilt` also what packages are built of it.
 * Reports `cannot-build` beside what the stages report.
 */
export async function planRun(
  options: Options,
  stage: Stage,
  inputs: RunInputs,
  {
    withBuilds,
    parse,
  }: { readonly withBuilds: boolean; readonly parse?: ParseDocument | undefined },
): Promise<Planned> {
  const { value, diagnostics } = await build({
    folder: options.manifest,
    out: options.out,
    name: manifestName(options.manifest),
    templates: templatesFolder,
    templateReader: inputs.templateReader,
    targets: options.target,
    stage,
    files: inputs.manifest,
    atRevision: (revision) => manifestAtRevision(revision, options.manifest),
    parse,
  });
  const { tree, placed, ...loaded } = value;
  const isBuilt = tree !== undefined;
  if (!isBuilt) return { isBuilt, plan: undefined, diagnostics, ...loaded };
  const planned = stage("plan", () => planOutputs(tree, placed, options));
  const builds = withBuilds
    ? await stage("build", () => planBuilds(tree, value, options))
    : nothingBuilt;
  const plan: RunPlan = { ...planned, ...builds.value };
  const all = [
    ...diagnostics,
    ...allPlans(plan).flatMap((each) => each.diagnostics),
    ...builds.diagnostics,
  ];
  return { isBuilt, plan: hasErrors(all) ? undefined : plan, diagnostics: all, ...loaded };
}

function planOutputs(
  tree: RenderedTree,
  placed: readonly PlacedTree[],
  { manifest, out, target }: Options,
): Pick<RunPlan, "main" | "placed"> {
  const scope = target.length === 0 ? "all" : target;
  return {
    main: surveyOutput({ out, wanted: tree, scope, mark }),
    placed: placed.map((each) => {
      const folder = splitFolder(projectPath(manifest, each.to));
      const wanted = { wanted: each.tree, scope: [folder.folder], mark };
      return { target: each.target, plan: surveyOutput({ ...folder, ...wanted }) };
    }),
  };
}

/** How diagnostics are reported. */
export interface Reporting {
  readonly locate: (location: Location) => Placed;
  readonly terminal: Terminal;
  /** Where it is kept which warnings were printed before, if these are to be counted only. */
  readonly said?: KeptPlace | undefined;
}

/**
 * Prints diagnostics where they belong; with `--quiet`, errors only. Answers what it would print to whoever has read none of
 * them.
 */
export function reportDiagnostics(
  diagnostics: readonly Diagnostic[],
  { format, quiet }: Pick<Options, "format" | "quiet">,
  { locate, terminal, said }: Reporting,
): string {
  const shown = quiet ? diagnostics.filter(({ severity }) => severity === "error") : diagnostics;
  const print = (some: readonly Diagnostic[]): string =>
    some.length === 0
      ? ""
      : printDiagnostics(some, { format, colour: terminal.colour.error, locate });
  const text = print(shown);
  if (said === undefined || quiet || format !== "text") {
    if (text !== "") terminal.error(text);
    return text;
  }
  const { news, before } = unsaid(shown, said);
  const printed = (before === 0 ? text : print(news)) + beforeLine(before);
  if (printed !== "") terminal.error(printed);
  rememberSaid(shown, said);
  return text;
}

/** Starts to time stages, and shows each as it begins. What came before, since the process began, is the first. */
export function stopwatch(terminal: Terminal): Stopwatch {
  const times: [name: string, milliseconds: number][] = [["start", performance.now()]];
  const stage: Stage = (name, run) => {
    terminal.progress(name);
    const start = performance.now();
    const done = (): void => {
      times.push([name, performance.now() - start]);
      mindMemory();
    };
    const result = run();
    if (result instanceof Promise) void result.then(done, done);
    else done();
    return result;
  };
  return { stage, report: () => timeTable(times) };
}

function timeTable(times: readonly (readonly [string, number])[]): string {
  const total = times.reduce((sum, [, milliseconds]) => sum + milliseconds, 0);
  const rows = [...times, ["total", total] as const];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows
    .map(
      ([name, milliseconds]) =>
        `${name.padEnd(width)}  ${milliseconds.toFixed(1).padStart(8)} ms\n`,
    )
    .join("");
}
