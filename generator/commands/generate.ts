/** `generate`: makes the output and writes what differs. */
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { writeCurrent } from "../output/cache.js";
import { printResult } from "../output/print-result.js";
import { type GenerateResult, isUnchanged, resultOf, unchangedResult } from "../output/result.js";
import { allPlans, outputPlans } from "../output/run-plan.js";
import type { Loaded } from "../pipeline.js";
import type { ParseDocument } from "../source/kept-documents.js";
import { rememberHandlers } from "./handlers-check.js";
import { keepReport, knownReport } from "./kept-report.js";
import { keepManifest, knownRun } from "./last-run.js";
import { type ExitCode, exitCodes, type Options, type Terminal } from "./options.js";
import { isSameProgram } from "./program-state.js";
import { bytesOf, knownCurrent, type RunInputs, unreadInputs } from "./run-inputs.js";
import { beforeLine, saidPlace, unsaid } from "./said-warnings.js";
import { expectShortRun } from "./short-run.js";

/** Runs the command. */
export async function generate(options: Options, terminal: Terminal): Promise<ExitCode> {
  const unread = unreadInputs(options);
  const known = knownCurrent("generate", unread, {
    ci: terminal.environment["CI"],
    withBuilds: options.build,
    manifest: options.manifest,
  });
  if (known !== undefined && !options.profile) {
    const report = knownReport(known, known.place, { options, terminal });
    if (report !== undefined) {
      const before = saidBefore(known.warnings, options, terminal);
      if (report !== "") terminal.error(before === undefined ? report : beforeLine(before));
      unread.seen.keep();
      await printDone(unchangedResult(options.out, known), options, terminal);
      return exitCodes.done;
    }
  }
  expectShortRun();
  const made = await make(options, terminal, { inputs: unread.read() });
  if (typeof made === "string") return exitCodes.wrong;
  await printDone(made, options, terminal);
  return exitCodes.done;
}

/** Why a run has no result. */
export type Outcome =
  /** The manifest has errors: the same bytes have them again. */
  | "faulty"
  /** The disk was in the way: the same bytes may be written the next time. */
  | "not written"
  /** Somebody else was at work in the output: the next time it is there as they left it. */
  | "overtaken";

/** The outputs of a run, and the settings that it was made by. */
export interface Made extends GenerateResult {
  readonly settings: Pick<Loaded, "targets" | "server">;
}

/**
 * Makes the output whatever is remembered of it, and remembers it at the place of its inputs. Where there is no result, it was
 * said why.
 */
export async function make(
  options: Options,
  terminal: Terminal,
  { inputs, parse }: { readonly inputs: RunInputs; readonly parse?: ParseDocument },
): Promise<Made | Outcome> {
  const { planRun, reportDiagnostics, stopwatch } = await import("./run.js");
  const { applyPlans } = await import("../output/apply.js");
  const { changesOf } = await import("./changes.js");
  const { stage, report } = stopwatch(terminal, {
    quiet: options.quiet,
    bytes: bytesOf(inputs.manifest),
  });
  const withBuilds = options.build;
  const ci = terminal.environment["CI"];
  const last = stage("look for the last run", () =>
    // A run over some groups has few files to make.
    options.group.length > 0
      ? undefined
      : knownRun("generate", inputs, { ci, manifest: options.manifest }),
  );
  const planned = await planRun(options, stage, inputs, {
    ...{ withBuilds, writes: true, parse, last },
    disk: inputs.seen.disk,
  });
  const { plan, diagnostics, locate } = planned;
  const applied =
    plan === undefined
      ? undefined
      : await stage("read back and write", () => applyPlans(allPlans(plan), inputs.seen.disk));
  const changes =
    plan === undefined || applied?.value !== "done"
      ? undefined
      : stage("compare with the last run", () => changesOf(plan, planned, options));
  const all = [...diagnostics, ...(applied?.diagnostics ?? [])];
  const said = saidPlace(options.manifest, terminal);
  const text = reportDiagnostics(all, options, { locate, terminal, said });
  if (options.profile) terminal.error(report());
  if (!planned.isBuilt) return "faulty";
  if (plan === undefined || applied === undefined) return "not written";
  if (applied.value !== "done")
    return isOvertaken(applied.diagnostics) ? "overtaken" : "not written";
  const plans = outputPlans(plan);
  const ofPlan = new Set(plans.flatMap((each) => each.diagnostics));
  const { place } = inputs;
  // What was left may be old: a run over some groups is no proof of the output.
  const isWhole = outputPlans(plan).every(({ left }) => left.size === 0);
  if (isWhole && place !== undefined && isSameProgram()) {
    const warnings = all.filter((each) => !ofPlan.has(each));
    writeCurrent(place, plan, { warnings, commits: planned.commits });
    keepManifest(place, inputs, planned);
    inputs.seen.keep();
    keepReport({ text, diagnostics: all, plans }, place, { options, terminal });
    rememberHandlers(place, planned, options);
  }
  const { targets, server } = planned;
  return { ...resultOf(plan), ...(changes && { changes }), settings: { targets, server } };
}

function isOvertaken(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ code }) => code === "changed-meanwhile");
}

/** How many warnings there are, where all of them were printed before and are not to be printed again. */
function saidBefore(
  warnings: readonly Diagnostic[],
  { manifest, format }: Options,
  terminal: Terminal,
): number | undefined {
  const said = format === "text" ? saidPlace(manifest, terminal) : undefined;
  if (said === undefined) return undefined;
  const { news, before } = unsaid(warnings, said);
  return news.length === 0 ? before : undefined;
}

/** Prints what a run did. */
export async function printDone(
  { settings, ...result }: GenerateResult & Partial<Pick<Made, "settings">>,
  options: Options,
  terminal: Terminal,
): Promise<void> {
  const { format, quiet, verbose } = options;
  if (quiet) return;
  const printOptions = { format, colour: terminal.colour.out, verbose };
  terminal.out(printResult(result, printOptions));
  if (result.changes !== undefined) {
    const { printChanges } = await import("../output/print-changes.js");
    terminal.out(printChanges(result.changes, printOptions));
  }
  if (format === "text" && settings !== undefined && !isUnchanged(result)) {
    const { nextSteps } = await import("./next-steps.js");
    terminal.out(nextSteps(result, settings, options));
  }
}
