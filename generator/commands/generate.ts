/** `generate`: makes the output and writes what differs. */
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { type CachePlace, writeCurrent } from "../output/cache.js";
import { printResult } from "../output/print-result.js";
import { type GenerateResult, resultOf, unchangedResult } from "../output/result.js";
import type { ParseDocument } from "../pipeline.js";
import { cachePlace, isStillSo, knownCurrent } from "./current.js";
import { rememberHandlers } from "./handlers-check.js";
import { keepReport, knownReport } from "./kept-report.js";
import { type ExitCode, exitCodes, type Options, type Terminal } from "./options.js";
import { beforeLine, saidPlace, unsaid } from "./said-warnings.js";
import { expectShortRun } from "./short-run.js";

/** Runs the command. */
export async function generate(options: Options, terminal: Terminal): Promise<ExitCode> {
  const place = cachePlace(options);
  const known = knownCurrent("generate", place, terminal.environment["CI"]);
  if (place !== undefined && known !== undefined && !options.profile) {
    const report = knownReport(known, place, { options, terminal });
    if (report !== undefined) {
      const before = saidBefore(known.warnings, options, terminal);
      if (report !== "") terminal.error(before === undefined ? report : beforeLine(before));
      await printDone(unchangedResult(options.out, known.paths), options, terminal);
      return exitCodes.done;
    }
  }
  expectShortRun();
  const result = await make(options, terminal, { place });
  if (result === undefined) return exitCodes.wrong;
  await printDone(result, options, terminal);
  return exitCodes.done;
}

/**
 * Makes the output whatever is remembered of it, and remembers it at its place; undefined = nothing could be written, and it was
 * said why.
 */
export async function make(
  options: Options,
  terminal: Terminal,
  { place, parse }: { readonly place: CachePlace | undefined; readonly parse?: ParseDocument },
): Promise<GenerateResult | undefined> {
  const { planRun, reportDiagnostics, stopwatch } = await import("./run.js");
  const { applyPlan } = await import("../output/apply.js");
  const { changesOf } = await import("./changes.js");
  const { stage, report } = stopwatch(terminal);
  const planned = await planRun(options, stage, parse);
  const { plan, diagnostics, locate } = planned;
  const applied =
    plan === undefined ? undefined : await stage("read back and write", () => applyPlan(plan));
  const changes =
    plan === undefined || applied?.value !== "done"
      ? undefined
      : stage("compare with the last run", () => changesOf(plan, planned, options));
  const all = [...diagnostics, ...(applied?.diagnostics ?? [])];
  const said = saidPlace(options.manifest, terminal);
  const text = reportDiagnostics(all, options, { locate, terminal, said });
  if (options.profile) terminal.error(report());
  if (plan === undefined || applied?.value !== "done") return undefined;
  const ofPlan = new Set(plan.diagnostics);
  if (place !== undefined && isStillSo(place, options)) {
    writeCurrent(
      place,
      plan,
      all.filter((each) => !ofPlan.has(each)),
    );
    keepReport({ text, diagnostics: all, plan }, place, { options, terminal });
    rememberHandlers(place, planned, options);
  }
  return { ...resultOf(plan), ...(changes && { changes }) };
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
  result: GenerateResult,
  { format, quiet }: Options,
  terminal: Terminal,
): Promise<void> {
  if (quiet) return;
  const printOptions = { format, colour: terminal.colour.out };
  terminal.out(printResult(result, printOptions));
  if (result.changes !== undefined) {
    const { printChanges } = await import("../output/print-changes.js");
    terminal.out(printChanges(result.changes, printOptions));
  }
}
