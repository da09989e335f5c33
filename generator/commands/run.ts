/** The common part of `generate` and `check`: from the options to a plan, with all reports on the way. */
import { performance } from "node:perf_hooks";
import { type Diagnostic, hasErrors, type Location } from "../diagnostics/diagnostic.js";
import type { Placed } from "../diagnostics/place.js";
import { printDiagnostics } from "../diagnostics/print.js";
import { bytesOfHash } from "../output/content.js";
import type { Disk } from "../output/disk.js";
import { below } from "../output/paths.js";
import { projectPath, splitFolder } from "../output/project-path.js";
import { type StandingFiles, standingFiles } from "../output/left-files.js";
import type { RenderedOutput } from "../output/render.js";
import { allPlans, type RunPlan, type TargetPlan } from "../output/run-plan.js";
import { surveyWithKept } from "../output/survey.js";
import { type Build, build, type Stage } from "../pipeline.js";
import type { ParseDocument } from "../source/kept-documents.js";
import { nothingBuilt, planBuilds } from "./package-builds.js";
import type { KnownRun } from "./last-run.js";
import type { KeptPlace } from "../output/kept-text.js";
import { manifestName, type Options, type Terminal } from "./options.js";
import { manifestAtRevision } from "./git-files.js";
import type { Remembered } from "./last-run.js";
import type { RunInputs } from "./run-inputs.js";
import { beforeLine, rememberSaid, unsaid } from "./said-warnings.js";
import { mindRun } from "./short-run.js";
import { template } from "./templates.js";

/** In every generated file that can carry it; how a file of ours is told where the lock is lost. */
const mark = "Made by endpoint-manifest";

/** A plan, what it was made from, and what was said on the way to it. */
export interface Planned
  extends
    Pick<Build, "model" | "documents" | "targets" | "server" | "locate" | "commits">,
    Remembered {
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
    writes,
    parse,
    last,
    disk,
  }: {
    readonly withBuilds: boolean;
    /** True if the plan will be carried out. */
    readonly writes: boolean;
    readonly parse?: ParseDocument | undefined;
    readonly last?: KnownRun | undefined;
    /** Reads what stands in the output folders. */
    readonly disk: Disk;
  },
): Promise<Planned> {
  const stands = standingIn(options);
  const { value, diagnostics } = await build({
    folder: options.manifest,
    out: options.out,
    name: manifestName(options.manifest),
    templates: template,
    targets: options.target,
    groups: options.group,
    stands,
    standing: (to, path, hash) => bytesOfHash(below(placeOf(to, options).out, path), hash, disk),
    ...(writes && { isWritten: (to, path, hash) => !stands(to, path, hash) }),
    stage,
    files: inputs.manifest,
    atRevision: (revision) => manifestAtRevision(revision, options.manifest),
    parse,
    last,
  });
  const { tree, kept, left, placed, ...loaded } = value;
  const isBuilt = tree !== undefined;
  if (!isBuilt) return { isBuilt, plan: undefined, diagnostics, ...loaded };
  const planned = await stage("plan", () =>
    planOutputs({ tree, kept, left, placed }, options, disk),
  );
  const builds = withBuilds
    ? await stage("build", () => planBuilds({ tree, kept }, value, { options, last, disk }))
    : nothingBuilt;
  const plan: RunPlan = { ...planned, ...builds.value };
  const all = [
    ...diagnostics,
    ...allPlans(plan).flatMap((each) => each.diagnostics),
    ...builds.diagnostics,
  ];
  return { isBuilt, plan: hasErrors(all) ? undefined : plan, diagnostics: all, ...loaded };
}

/** Returns the test for files of ours; each folder is looked at once, when a file in it is asked for. */
function standingIn(options: Options): StandingFiles {
  const folders = new Map<string | undefined, ReturnType<typeof standingFiles>>();
  return (to, path, hash) => {
    const stands = folders.get(to) ?? standingFiles(placeOf(to, options));
    folders.set(to, stands);
    return stands(path, hash);
  };
}

/** The folder that paths of an output begin below, by the setting `to` of its target. */
function placeOf(
  to: string | undefined,
  { manifest, out }: Options,
): { readonly out: string; readonly folder?: string } {
  return to === undefined ? { out } : splitFolder(projectPath(manifest, to));
}

async function planOutputs(
  { tree, kept, left, placed }: RenderedOutput & Pick<Build, "left" | "placed">,
  { manifest, out, target }: Options,
  disk: Disk,
): Promise<Pick<RunPlan, "main" | "placed">> {
  const scope = target.length === 0 ? "all" : target;
  const main = await surveyWithKept({ out, wanted: tree, kept, scope, left, mark }, disk);
  const others: TargetPlan[] = [];
  for (const each of placed) {
    const folder = splitFolder(projectPath(manifest, each.to));
    const wanted = { wanted: each.tree, kept: each.kept, scope: [folder.folder] };
    const plan = await surveyWithKept({ ...folder, ...wanted, left: each.left, mark }, disk);
    others.push({ target: each.target, plan });
  }
  return { main, placed: others };
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

/** Bytes of inputs from which a run takes over two seconds, so that its first stage is shown, too. */
const largeInput = 4 * 1024 * 1024;

/**
 * Starts to time stages, and shows each as it begins, unless `quiet`. `bytes` are those of the inputs, where they are known. The time
 * before, since the process began, is the first stage.
 */
export function stopwatch(
  terminal: Pick<Terminal, "progress">,
  { quiet = false, bytes = 0 }: { readonly quiet?: boolean; readonly bytes?: number } = {},
): Stopwatch {
  const times: [name: string, milliseconds: number][] = [["start", performance.now()]];
  const stage: Stage = (name, run) => {
    if (!quiet) terminal.progress(name, bytes >= largeInput);
    const start = performance.now();
    const done = (): void => {
      times.push([name, performance.now() - start]);
      mindRun();
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
