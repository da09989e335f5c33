/** `generate`: makes the output and writes what differs. */
import { writeCurrent } from "../output/cache.js";
import { printResult } from "../output/print-result.js";
import { type GenerateResult, resultOf, unchangedResult } from "../output/result.js";
import { cachePlace, knownCurrent } from "./current.js";
import { rememberHandlers } from "./handlers-check.js";
import { type ExitCode, exitCodes, type Options, type Terminal } from "./options.js";

/** Runs the command. */
export async function generate(options: Options, terminal: Terminal): Promise<ExitCode> {
  const place = cachePlace(options);
  const known = knownCurrent("generate", place, terminal.environment["CI"]);
  if (known?.warnings.length === 0 && !options.profile) {
    return finish(unchangedResult(options.out, known.paths), options, terminal);
  }
  const { planRun, reportDiagnostics, stopwatch } = await import("./run.js");
  const { applyPlan } = await import("../output/apply.js");
  const { changesOf } = await import("./changes.js");
  const { stage, report } = stopwatch(terminal);
  const planned = await planRun(options, stage);
  const { plan, diagnostics, locate } = planned;
  const applied =
    plan === undefined ? undefined : await stage("read back and write", () => applyPlan(plan));
  const changes =
    plan === undefined || applied?.value !== "done"
      ? undefined
      : stage("compare with the last run", () => changesOf(plan, planned, options));
  const all = [...diagnostics, ...(applied?.diagnostics ?? [])];
  reportDiagnostics(all, options, { locate, terminal });
  if (options.profile) terminal.error(report());
  if (plan === undefined || applied?.value !== "done") return exitCodes.wrong;
  const ofPlan = new Set(plan.diagnostics);
  if (place !== undefined) {
    writeCurrent(
      place,
      plan,
      all.filter((each) => !ofPlan.has(each)),
    );
    rememberHandlers(place, planned);
  }
  return finish({ ...resultOf(plan), ...(changes && { changes }) }, options, terminal);
}

async function finish(
  result: GenerateResult,
  { format, quiet }: Options,
  terminal: Terminal,
): Promise<ExitCode> {
  if (quiet) return exitCodes.done;
  const printOptions = { format, colour: terminal.colour.out };
  terminal.out(printResult(result, printOptions));
  if (result.changes !== undefined) {
    const { printChanges } = await import("../output/print-changes.js");
    terminal.out(printChanges(result.changes, printOptions));
  }
  return exitCodes.done;
}
