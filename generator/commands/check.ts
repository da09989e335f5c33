/** `check`: makes the output in memory and says how what stands on disk differs from it. */
import { writeCurrent } from "../output/cache.js";
import { type CheckReport, checkReport, currentReport } from "../output/check.js";
import { isCurrent } from "../output/plan.js";
import { printCheck } from "../output/print-check.js";
import type { Loaded, Stage } from "../pipeline.js";
import { cachePlace, knownCurrent } from "./current.js";
import { namesNoHandlers, rememberHandlers, withHandlers } from "./handlers-check.js";
import {
  type ExitCode,
  exitCodes,
  manifestName,
  mendCommand,
  type Options,
  type Terminal,
} from "./options.js";

/** Runs the command. */
export async function check(options: Options, terminal: Terminal): Promise<ExitCode> {
  const mend = mendCommand(options, terminal.environment);
  const place = cachePlace(options);
  const known = knownCurrent("check", place, terminal.environment["CI"]);
  if (place !== undefined && known?.warnings.length === 0 && !options.profile) {
    const current = currentReport({ out: options.out, unchanged: known.paths.length, mend });
    if (namesNoHandlers(place)) return finish(current, options, terminal);
    const loaded = await loadAgain(options);
    rememberHandlers(place, loaded);
    const report = await withHandlers(current, loaded, { options, terminal });
    return report === undefined ? exitCodes.wrong : finish(report, options, terminal);
  }
  const { planRun, reportDiagnostics, stopwatch } = await import("./run.js");
  const { stage, report } = stopwatch(terminal);
  const planned = await planRun(options, stage);
  const { plan, diagnostics, locate } = planned;
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
  if (place !== undefined) rememberHandlers(place, planned);
  const whole = await withHandlers(await checkReport(plan, mend), planned, { options, terminal });
  return whole === undefined ? exitCodes.wrong : finish(whole, options, terminal);
}

/** The manifest of an output that is current: without faults, and not to be reported on. */
async function loadAgain({ manifest, target }: Options): Promise<Loaded> {
  const { load } = await import("../pipeline.js");
  const name = manifestName(manifest);
  const stage: Stage = (_, run) => run();
  return load({ folder: manifest, name, targets: target, stage }).value;
}

function finish(report: CheckReport, { format, quiet }: Options, terminal: Terminal): ExitCode {
  const isFine = report.current && report.handlers?.current !== false;
  if (!quiet || !isFine) {
    terminal.out(printCheck(report, { format, colour: terminal.colour.out }));
  }
  return isFine ? exitCodes.done : exitCodes.stale;
}
