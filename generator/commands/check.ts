/** `check`: makes the output in memory and says how what stands on disk differs from it. */
import { writeCurrent } from "../output/cache.js";
import { type CheckReport, checkReport, currentReport } from "../output/check.js";
import { isCurrent } from "../output/plan.js";
import { printCheck } from "../output/print-check.js";
import { cachePlace, knownCurrent } from "./current.js";
import { type ExitCode, exitCodes, mendCommand, type Options, type Terminal } from "./options.js";

/** Runs the command. */
export async function check(options: Options, terminal: Terminal): Promise<ExitCode> {
  const mend = mendCommand(options, terminal.environment);
  const place = cachePlace(options);
  const known = knownCurrent("check", place, terminal.environment["CI"]);
  if (known?.warnings.length === 0 && !options.profile) {
    const unchanged = known.paths.length;
    return finish(currentReport({ out: options.out, unchanged, mend }), options, terminal);
  }
  const { planRun, reportDiagnostics, stopwatch } = await import("./run.js");
  const { stage, report } = stopwatch(terminal);
  const { plan, diagnostics, locate } = await planRun(options, stage);
  reportDiagnostics(diagnostics, options, { locate, terminal });
  if (options.profile) terminal.error(report());
  if (plan === undefined) return exitCodes.wrong;
  if (place !== undefined && isCurrent(plan)) {
    const planned = new Set(plan.diagnostics);
    writeCurrent(
      place,
      plan,
      diagnostics.filter((each) => !planned.has(each)),
    );
  }
  return finish(await checkReport(plan, mend), options, terminal);
}

function finish(report: CheckReport, { format, quiet }: Options, terminal: Terminal): ExitCode {
  if (!quiet || !report.current) {
    terminal.out(printCheck(report, { format, colour: terminal.colour.out }));
  }
  return report.current ? exitCodes.done : exitCodes.stale;
}
