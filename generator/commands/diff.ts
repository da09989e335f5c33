/** `diff`: says what changed between two manifests, which outputs change by it, and whom it breaks. */
import { posix } from "node:path";
import { modelChanges } from "../changes/comparison.js";
import { type Diagnostic, hasErrors } from "../diagnostics/diagnostic.js";
import { printChangelog } from "../diff/changelog.js";
import { printJson } from "../diff/print-json.js";
import { printText } from "../diff/print-text.js";
import { type DiffReport, diffReport, isBreaking, type Side, versionsOf } from "../diff/report.js";
import { realDisk } from "../output/disk.js";
import { type Build, build } from "../pipeline.js";
import { manifestAtRevision, revisionAndFolder } from "./git-files.js";
import {
  defaults,
  type DiffOptions,
  type ExitCode,
  exitCodes,
  manifestName,
  type Terminal,
} from "./options.js";
import { reportDiagnostics, stopwatch } from "./run.js";
import { template } from "./templates.js";
import { unreachable } from "../unreachable.js";

/** One of the two manifests as it was built; nothing of it can be compared where it has errors. */
interface BuiltSide {
  readonly label: string;
  readonly built: Build;
  readonly diagnostics: readonly Diagnostic[];
}

/** Runs the command. */
export async function diff(options: DiffOptions, terminal: Terminal): Promise<ExitCode> {
  const sides: BuiltSide[] = [];
  for (const label of [options.old, options.new ?? options.manifest]) {
    const side = await builtSide(label, options, terminal);
    if (typeof side === "string") {
      terminal.error(`${side}\n`);
      return exitCodes.wrong;
    }
    sides.push(side);
  }
  for (const { built, diagnostics } of sides) {
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    const format = options.format === "json" ? "json" : "text";
    reportDiagnostics(errors, { ...defaults, format }, { locate: built.locate, terminal });
  }
  const [before, after] = sides;
  if (before === undefined || after === undefined) return exitCodes.wrong;
  if (sides.some(({ diagnostics }) => hasErrors(diagnostics))) return exitCodes.wrong;
  const report = reportOf(before, after);
  terminal.out(printed(report, options, terminal));
  const { failOn } = options;
  return failOn !== undefined && isBreaking(report, failOn) ? exitCodes.breaking : exitCodes.done;
}

/**
 * A folder, else a revision of git: the folder of `--manifest` at it, or another one that stands behind a colon as in
 * git's own `main:api/manifest`. A text is why it is neither. Both sides have one name in outputs, which else would differ.
 */
async function builtSide(
  label: string,
  { manifest, new: later = manifest }: DiffOptions,
  terminal: Terminal,
): Promise<BuiltSide | string> {
  const isFolder = (path: string): boolean => {
    const kind = realDisk.look(path)?.kind;
    return kind === "folder" || kind === "symlink";
  };
  const found = isFolder(label) ? undefined : manifestAtRevision(label, manifest);
  if (typeof found === "string") return `"${label}" is no folder, and ${found}`;
  const { value: built, diagnostics } = await build({
    folder: found === undefined ? label : revisionAndFolder(label, manifest).join(":"),
    name: manifestName(isFolder(later) ? later : manifest),
    templates: template,
    targets: [],
    stage: stopwatch(terminal).stage,
    files: found && { value: found.files, diagnostics: [] },
    atRevision: (revision) => manifestAtRevision(revision, manifest),
  });
  return { label, built, diagnostics };
}

function reportOf(before: BuiltSide, after: BuiltSide): DiffReport {
  const changes = modelChanges(before.built.model, after.built.model);
  const { targets, model } = after.built;
  const types = targets.flatMap(({ name, narrowed }) =>
    narrowed(changes, model).map((each) => ({ target: name, ...each })),
  );
  return diffReport({ before: sideOf(before), after: sideOf(after) }, changes, types);
}

function sideOf({ label, built: { model, tree, placed, targets } }: BuiltSide): Side {
  const elsewhere = placed.flatMap((each) =>
    [...each.tree].map(([path, file]) => [posix.join(each.to, "..", path), file] as const),
  );
  return {
    label,
    model,
    files: new Map([...(tree ?? []), ...elsewhere].map(([path, { hash }]) => [path, hash])),
    versions: versionsOf(targets),
  };
}

function printed(report: DiffReport, { format, all }: DiffOptions, { colour }: Terminal): string {
  switch (format) {
    case "text":
      return printText(report, { colour: colour.out, all });
    case "json":
      return printJson(report);
    case "markdown":
      return printChangelog(report);
    default:
      return unreachable(format);
  }
}
