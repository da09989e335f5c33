/** `scaffold`: writes files of handlers for people to own, and later adds to them what the manifest has new. */
import { type Diagnostic, diagnostic, hasErrors } from "../diagnostics/diagnostic.js";
import { writeOwnedFiles } from "../output/owned-files.js";
import { ownedPatch, ownedReport, printOwned } from "../output/owned-report.js";
import { printCheck } from "../output/print-check.js";
import { projectPath } from "../output/project-path.js";
import { type Loaded, load } from "../pipeline.js";
import { type HandlersPlan, planHandlers, serverHome } from "./handlers.js";
import {
  defaults,
  type ExitCode,
  exitCodes,
  manifestName,
  scaffoldCommand,
  type ScaffoldOptions,
  type Terminal,
} from "./options.js";
import { reportDiagnostics, stopwatch } from "./run.js";
import { saidPlace } from "./said-warnings.js";

/** Runs the command. */
export async function scaffold(options: ScaffoldOptions, terminal: Terminal): Promise<ExitCode> {
  const { manifest, out } = options;
  const { stage } = stopwatch(terminal);
  const loaded = load({ folder: manifest, name: manifestName(manifest), targets: [], stage });
  const { server, locate } = loaded.value;
  const report = (diagnostics: readonly Diagnostic[], look: Loaded["locate"] = locate): boolean => {
    reportDiagnostics(diagnostics, { ...defaults, ...options }, { locate: look, terminal });
    return hasErrors(diagnostics);
  };
  const said = saidPlace(manifest, terminal);
  reportDiagnostics(loaded.diagnostics, { ...defaults, ...options }, { locate, terminal, said });
  if (hasErrors(loaded.diagnostics)) return exitCodes.wrong;
  const folder = out ?? (server?.handlers && projectPath(manifest, server.handlers));
  if (server === undefined || folder === undefined) {
    report([server === undefined ? noServer() : noFolder()]);
    return exitCodes.wrong;
  }
  const { value: plan, diagnostics } = await stage("scaffold", () =>
    planHandlers(folder, serverHome(server, { manifest, out: folder }), loaded.value),
  );
  if (report(diagnostics, plan.locate)) return exitCodes.wrong;
  if (options.dryRun) return showPlan(plan, options, terminal);
  const { inWritingOrder } = await import("../scaffold/scaffold.js");
  if (report(writeOwnedFiles(inWritingOrder(plan.changes), plan.folder))) return exitCodes.wrong;
  if (!options.quiet) {
    terminal.out(printOwned(plan, { format: options.format, colour: terminal.colour.out }));
    if (options.format === "text" && isFirst(plan)) {
      const { nextOfHandlers } = await import("./next-steps.js");
      terminal.out(nextOfHandlers(server, { manifest, out: folder }));
    }
  }
  return exitCodes.done;
}

/** Tells whether a run made the program, which only a first run does. */
function isFirst({ changes }: HandlersPlan): boolean {
  return changes.some(({ path, before }) => path === "main.ts" && before === undefined);
}

/** Says what would be done: as a patch to people, else as a check says it. */
async function showPlan(
  plan: HandlersPlan,
  options: ScaffoldOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { format, quiet } = options;
  if (format === "text") {
    terminal.out(await ownedPatch(plan));
    const print = { format, colour: terminal.colour.error };
    if (!quiet && plan.changes.length === 0) terminal.error(printOwned(plan, print));
  } else {
    const mend = scaffoldCommand(options, terminal.environment, "scaffold");
    terminal.out(printCheck(await ownedReport(plan, mend), { format, colour: false }));
  }
  return plan.changes.length === 0 ? exitCodes.done : exitCodes.stale;
}

function noServer(): Diagnostic {
  return diagnostic("no-server-target", {
    at: { file: "targets.yaml" },
    message: "targets.yaml does not ask for `typescript-server`, whose types handlers import",
    help: "add it: `typescript-server: { package: …, version: …, license: … }`",
  });
}

function noFolder(): Diagnostic {
  return diagnostic("no-handlers-folder", {
    at: { file: "targets.yaml" },
    message: "no folder for handlers is named",
    help: "name it with --out, or by `handlers: src/handlers` of `typescript-server`",
  });
}
