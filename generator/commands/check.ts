/** `check`: makes the output in memory and says how what stands on disk differs from it. */
import { type CachePlace, type CurrentOutput, mayUseCache, writeCurrent } from "../output/cache.js";
import { type CheckReport, checkReport, currentReport, usedFolders } from "../output/check.js";
import { realDisk } from "../output/disk.js";
import { isCurrent } from "../output/plan.js";
import { outputPlans } from "../output/run-plan.js";
import { printCheck } from "../output/print-check.js";
import type { Loaded, Stage } from "../pipeline.js";
import { knownHandlers, rememberHandlers, withHandlers } from "./handlers-check.js";
import { keepReport, knownReport } from "./kept-report.js";
import { keepManifest, knownRun } from "./last-run.js";
import {
  type ExitCode,
  exitCodes,
  manifestName,
  mendCommand,
  type Options,
  type Terminal,
} from "./options.js";
import { isSameProgram } from "./program-state.js";
import {
  bytesOf,
  knownCurrent,
  type ManifestFiles,
  type UnreadInputs,
  unreadInputs,
} from "./run-inputs.js";
import { rememberSaid, saidPlace } from "./said-warnings.js";
import { expectShortRun } from "./short-run.js";
import { withUnstaged } from "./unstaged-files.js";

/** Runs the command. `unstaged` are files of outputs that the next commit would not have as they stand, as the user would write them. */
export async function check(
  options: Options,
  terminal: Terminal,
  unstaged: readonly string[] = [],
): Promise<ExitCode> {
  const mend = mendCommand(options, terminal.environment);
  const unread = unreadInputs(options);
  const known = knownCurrent("check", unread, {
    ci: terminal.environment["CI"],
    withBuilds: false,
    manifest: options.manifest,
  });
  if (known !== undefined && !options.profile) {
    const report = knownReport(known, known.place, { options, terminal });
    if (report !== undefined) {
      if (report !== "") terminal.error(report);
      unread.seen.keep();
      const current = currentReport({ ...shownOutput(known, options.out), mend });
      return checkHandlers(
        withUnstaged(current, unstaged),
        { place: known.place, read: unread.read },
        { options, terminal },
      );
    }
  }
  expectShortRun();
  const inputs = unread.read();
  const { place } = inputs;
  const { planRun, reportDiagnostics, stopwatch } = await import("./run.js");
  const { stage, report } = stopwatch(terminal, {
    quiet: options.quiet,
    bytes: bytesOf(inputs.manifest),
  });
  const ci = terminal.environment["CI"];
  const last = knownRun("check", inputs, { ci, manifest: options.manifest });
  const planned = await planRun(options, stage, inputs, {
    ...{ withBuilds: false, writes: false, last },
    disk: mayUseCache("check", ci) ? inputs.seen.disk : realDisk,
  });
  const { plan, diagnostics, locate } = planned;
  const text = reportDiagnostics(diagnostics, options, { locate, terminal });
  const said = saidPlace(options.manifest, terminal);
  if (said !== undefined && text !== "") rememberSaid(diagnostics, said);
  if (options.profile) terminal.error(report());
  if (plan === undefined) return exitCodes.wrong;
  const isRemembered = place !== undefined && isSameProgram();
  const plans = outputPlans(plan);
  if (isRemembered && plans.every(isCurrent)) {
    const ofPlan = new Set(plans.flatMap((each) => each.diagnostics));
    const warnings = diagnostics.filter((each) => !ofPlan.has(each));
    writeCurrent(place, plan, { warnings, commits: planned.commits });
    keepManifest(place, inputs, planned);
    inputs.seen.keep();
    keepReport({ text, diagnostics, plans }, place, { options, terminal });
  }
  const outputs = withUnstaged(await checkReport(plans, mend), unstaged);
  const checked = await withHandlers(outputs, planned, { options, terminal });
  if (isRemembered) rememberHandlers(place, planned, options, checked?.state);
  return checked === undefined ? exitCodes.wrong : finish(checked.report, options, terminal);
}

/** The folders of an output that is current, and how many files it has. */
function shownOutput(
  { paths, others }: CurrentOutput,
  out: string,
): Pick<CheckReport, "out" | "folders" | "unchanged"> {
  const folders = usedFolders(
    { path: out, isUsed: paths.length > 0 },
    others.map(({ folder }) => folder),
  );
  return { out, folders, unchanged: others.reduce((sum, { count }) => sum + count, paths.length) };
}

/** Adds what is known of the handlers to the report of an output that is current, or else looks at them. */
async function checkHandlers(
  current: CheckReport,
  { place: known, read }: Pick<UnreadInputs, "read"> & { readonly place: CachePlace },
  given: { readonly options: Options; readonly terminal: Terminal },
): Promise<ExitCode> {
  const { options, terminal } = given;
  const handlers = await knownHandlers(known, given);
  if (handlers === "none") return finish(current, options, terminal);
  if (handlers !== undefined) return finish({ ...current, handlers }, options, terminal);
  const { manifest, place } = read();
  const loaded = await loadedOf(options, manifest);
  const checked = await withHandlers(current, loaded, given);
  if (place !== undefined && isSameProgram())
    rememberHandlers(place, loaded, options, checked?.state);
  return checked === undefined ? exitCodes.wrong : finish(checked.report, options, terminal);
}

/** The manifest of an output that is current: without faults, and not to be reported on. */
async function loadedOf({ manifest, target }: Options, files: ManifestFiles): Promise<Loaded> {
  const { load } = await import("../pipeline.js");
  const name = manifestName(manifest);
  const stage: Stage = (_, run) => run();
  return load({ folder: manifest, name, targets: target, stage, files }).value;
}

function finish(report: CheckReport, { format, quiet }: Options, terminal: Terminal): ExitCode {
  const isFine = report.current && report.handlers?.current !== false;
  if (!quiet || !isFine) {
    terminal.out(printCheck(report, { format, colour: terminal.colour.out }));
  }
  return isFine ? exitCodes.done : exitCodes.stale;
}
