/** Prints what `generate` did: for people, for programs, and as annotations of GitHub Actions. */
import picocolors from "picocolors";
import { visible } from "../diagnostics/visible.js";
import { below } from "./paths.js";
import { usedFolders } from "./check.js";
import { currentFolders, files, type ResultOptions } from "./print-check.js";
import {
  type GenerateResult,
  hasLeft,
  isFirstRun,
  isUnchanged,
  type TargetResult,
} from "./result.js";
import { workflowCommand } from "./workflow-command.js";
import { unreachable } from "../unreachable.js";

/** Unless all are asked for, files of one kind beyond this number are counted. */
const mostNames = 20;

/** How a result is printed. */
export interface PrintedResult extends ResultOptions {
  /** True if the text lists every file; if not, it only counts those of an output that is made for the first time. */
  readonly verbose?: boolean;
}

/** The text of a result, ended by a line end. */
export function printResult(
  result: GenerateResult,
  { format, colour, verbose = false }: PrintedResult,
): string {
  switch (format) {
    case "text":
      return asText(result, { colour, verbose });
    case "json":
      return `${JSON.stringify(result, undefined, 2)}\n`;
    case "github":
      return asAnnotations(result);
    default:
      return unreachable(format);
  }
}

/** With more changed files than that on one line the rest is counted. */
const mostOnLine = 3;

/** Returns the effect of a run on one line: "generated: 2 updated in 0.21 s: docs/README.md, model-json/model.json". */
export function changedLine(
  { out, targets }: GenerateResult,
  { milliseconds, colour }: { readonly milliseconds: number; readonly colour: boolean },
): string {
  const all = (pick: (target: TargetResult) => readonly string[]): readonly string[] =>
    targets.flatMap((target) => pick(target).map((path) => shownPath(out, target, path)));
  const total: TargetResult = {
    ...{ target: "", folder: "" },
    created: all(({ created }) => created),
    updated: all(({ updated }) => updated),
    overwritten: all(({ overwritten }) => overwritten),
    deleted: all(({ deleted }) => deleted),
    kept: all(({ kept }) => kept),
    unchanged: 0,
  };
  const paths = [total.created, total.updated, total.overwritten, total.deleted, total.kept].flat();
  const shown = paths.slice(0, mostOnLine).map(visible);
  const rest = paths.length - shown.length;
  const named = rest === 0 ? shown : [...shown, `… and ${rest} more`];
  const bold = picocolors.createColors(colour).bold;
  const what = paths.length === 0 ? "nothing to change" : summary(total);
  const names = named.length === 0 ? "" : `: ${named.join(", ")}`;
  return `${bold(visible(out))}: ${what} in ${(milliseconds / 1_000).toFixed(2)} s${names}\n`;
}

/** From the output folder, where it lies in that. */
function shownPath(out: string, { target, folder }: TargetResult, path: string): string {
  return below(folder === below(out, target) ? target : folder, path);
}

function asText(
  result: GenerateResult,
  { colour, verbose }: { readonly colour: boolean; readonly verbose: boolean },
): string {
  const { out, targets, builds = [] } = result;
  if (targets.length === 0) return `${out}: nothing to generate\n`;
  if (isUnchanged(result) && !hasLeft(result)) return unchangedLine(result);
  const paint = picocolors.createColors(colour);
  const named = (sign: string, paths: readonly string[], remark = ""): readonly string[] =>
    fileLines(paths, { sign, remark, most: verbose ? paths.length : mostNames });
  const lines = targets.flatMap((target) => [
    `${paint.bold(visible(target.folder))}: ${summary(target)}`,
    ...(isFirstRun(target) && !verbose ? [] : named(paint.green("+"), target.created)),
    ...named(paint.yellow("~"), target.updated),
    ...named(paint.yellow("~"), target.overwritten, " (edits by hand were overwritten)"),
    ...named(paint.red("-"), target.deleted),
    ...named("?", target.kept, " (no longer generated, but edited by hand: left where it is)"),
  ]);
  const built = builds.map(
    ({ folder, changed, unchanged }) =>
      `${paint.bold(visible(folder))}: built, ${files(changed + unchanged)}`,
  );
  const end = hasLeft(result) ? [leftLine] : [];
  return `${[...lines, ...built, ...end].join("\n")}\n`;
}

/** Of a run over some groups. */
const leftLine =
  "Files of other groups were left, current or not: `generate` without --group makes them.";

/** "generated is current: 348 files, 2 packages built". */
function unchangedLine({ out, targets, builds = [] }: GenerateResult): string {
  const others = targets.filter(({ target, folder }) => folder !== below(out, target));
  const isUsed = others.length < targets.length;
  const folders = usedFolders(
    { path: out, isUsed },
    others.map(({ folder }) => folder),
  );
  const count = targets.reduce((sum, { unchanged }) => sum + unchanged, 0);
  const packages = builds.length === 1 ? "1 package" : `${builds.length} packages`;
  const built = builds.length === 0 ? "" : `, ${packages} built`;
  return `${visible(currentFolders(folders))}: ${files(count)}${built}\n`;
}

function fileLines(
  paths: readonly string[],
  { sign, remark, most }: Readonly<Record<"sign" | "remark", string>> & { readonly most: number },
): readonly string[] {
  const lines = paths.slice(0, most).map((path) => `  ${sign} ${visible(path)}${remark}`);
  const rest = paths.length - lines.length;
  return rest === 0 ? lines : [...lines, `  ${sign} … and ${rest} more${remark}`];
}

function asAnnotations({ targets }: GenerateResult): string {
  const annotations = targets.flatMap((target) => {
    const { folder } = target;
    return [
      workflowCommand("notice", { title: folder }, summary(target)),
      ...target.overwritten.map((path) =>
        workflowCommand(
          "warning",
          { file: `${folder}/${path}`, title: "edits by hand were overwritten" },
          "This file is generated; change the manifest instead",
        ),
      ),
    ];
  });
  return annotations.join("");
}

/** "2 created, 1 updated, 36 unchanged": what is zero is left out. */
function summary(target: TargetResult): string {
  const counts: readonly (readonly [number, string])[] = [
    [target.created.length, "created"],
    [target.updated.length + target.overwritten.length, "updated"],
    [target.deleted.length, "deleted"],
    [target.kept.length, "kept"],
    [target.unchanged, "unchanged"],
    [target.left ?? 0, "left"],
  ];
  const said = counts.flatMap(([count, verb]) => (count === 0 ? [] : [`${count} ${verb}`]));
  return said.join(", ");
}
