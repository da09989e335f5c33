/** `diff`: says what changed between two manifests, which outputs change by it, and whom it breaks. */
import { posix } from "node:path";
import { compareModels } from "../changes/comparison.js";
import { type Diagnostic, hasErrors } from "../diagnostics/diagnostic.js";
import { printChangelog } from "../diff/changelog.js";
import { printJson } from "../diff/print-json.js";
import { printText } from "../diff/print-text.js";
import { type DiffReport, diffReport, isBreaking, type Side, versionsOf } from "../diff/report.js";
import { realDisk } from "../output/disk.js";
import { type Build, build } from "../pipeline.js";
import { modelText } from "../targets.js";
import { filesAtRevision } from "./git-files.js";
import {
  defaults,
  type DiffOptions,
  type ExitCode,
  exitCodes,
  manifestName,
  type Terminal,
} from "./options.js";
import { templatesFolder } from "./program-files.js";
import { reportDiagnostics, stopwatch } from "./run.js";
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
  const report = await reportOf(before, after);
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
  const [, revision = label, folder = manifest] = /^([^:]+):(.+)$/s.exec(label) ?? [];
  const files = isFolder(label) ? undefined : filesAtRevision(revision, folder);
  if (typeof files === "string") return `"${label}" is no folder, and ${files}`;
  const { value: built, diagnostics } = await build({
    folder: files === undefined ? label : `${revision}:${folder}`,
    name: manifestName(isFolder(later) ? later : manifest),
    templates: templatesFolder,
    targets: [],
    stage: stopwatch(terminal).stage,
    files: files && { value: files, diagnostics: [] },
  });
  return { label, built, diagnostics };
}

async function reportOf(before: BuiltSide, after: BuiltSide): Promise<DiffReport> {
  const texts = [await modelText(before.built.model), await modelText(after.built.model)] as const;
  const changes = compareModels(...texts);
  if (changes === undefined) throw new Error("the models of both sides cannot be compared");
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
