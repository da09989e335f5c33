/** Prints the outcome of a check: for people, for programs, and as annotations of GitHub Actions. */
import picocolors from "picocolors";
import type { PrintOptions } from "../diagnostics/print.js";
import { visible } from "../diagnostics/visible.js";
import type { CheckReport, FileState, Finding } from "./check.js";
import { workflowCommand } from "./workflow-command.js";
import { unreachable } from "../unreachable.js";

/** How a result is printed; colours are for `text` only. */
export type ResultOptions = Pick<PrintOptions, "format" | "colour">;

/** The text of a report, ended by a line end. */
export function printCheck(report: CheckReport, { format, colour }: ResultOptions): string {
  switch (format) {
    case "text":
      return asText(report, colour);
    case "json":
      return asJson(report);
    case "github":
      return asAnnotations(report);
    default:
      return unreachable(format);
  }
}

const states: readonly FileState[] = ["missing", "stale", "hand-edited", "orphaned", "unstaged"];

function asText(report: CheckReport, colour: boolean): string {
  const { handlers } = report;
  return ofOutput(report, colour) + (handlers === undefined ? "" : ofOutput(handlers, colour));
}

function ofOutput(report: CheckReport, colour: boolean): string {
  if (report.current) return `${summary(report)}\n`;
  const paint = picocolors.createColors(colour);
  const width = Math.max(...states.map((state) => state.length));
  const lines = report.findings.flatMap((finding) => [
    `${paint.yellow(finding.state.padEnd(width))}  ${paint.bold(visible(finding.path))}${remark(finding)}`,
    ...diffLines(finding).map((line) => `  ${paint.dim("|")} ${paintLine(line, paint)}`),
  ]);
  return `${lines.join("\n")}\n\n${summary(report)}\n`;
}

/** The gutter before each line also keeps a line of a file from being taken for a workflow command. */
function paintLine(line: string, paint: ReturnType<typeof picocolors.createColors>): string {
  if (line.startsWith("+")) return paint.green(line);
  if (line.startsWith("-")) return paint.red(line);
  return line.startsWith("@@") ? paint.cyan(line) : line;
}

function asJson(report: CheckReport): string {
  const { handlers } = report;
  const current = report.current && handlers?.current !== false;
  const json = { ...jsonOf(report), current, ...(handlers && { handlers: jsonOf(handlers) }) };
  return `${JSON.stringify(json, undefined, 2)}\n`;
}

function jsonOf(report: CheckReport): object {
  const files = report.findings.map((finding) => ({
    path: finding.path,
    state: finding.state,
    ...(finding.kept ? { kept: true } : {}),
    ...(finding.excerpt === undefined ? {} : { diff: diffLines(finding).join("\n") }),
  }));
  const { current, out, folders = [out], unchanged, mend } = report;
  const elsewhere = folders.some((folder) => folder !== out) ? { folders } : {};
  return { current, out, ...elsewhere, unchanged, files, mend };
}

function asAnnotations(report: CheckReport): string {
  const { handlers } = report;
  return annotated(report) + (handlers === undefined ? "" : annotated(handlers));
}

function annotated(report: CheckReport): string {
  const annotations = report.findings.map((finding) =>
    workflowCommand(
      "error",
      { file: finding.path, title: `${finding.state}: ${finding.path}` },
      [`Run \`${report.mend}\`${remark(finding)}`, ...diffLines(finding)].join("\n"),
    ),
  );
  return `${annotations.join("")}${summary(report)}\n`;
}

function diffLines({ path, state, excerpt, madeBy }: Finding): readonly string[] {
  if (excerpt === undefined) return [];
  const note = excerpt.note === undefined ? [] : [`… ${excerpt.note}`];
  if (excerpt.lines.length === 0) return note;
  return [
    `--- ${state === "missing" ? "nothing" : visible(path)} (on disk)`,
    `+++ ${state === "orphaned" ? "nothing" : visible(path)} (as ${madeBy === undefined ? "generated" : "scaffolded"})`,
    ...excerpt.lines,
    ...note,
  ];
}

function remark({ kept, state }: Finding): string {
  if (kept) return " (edited by hand: generating leaves it where it is)";
  if (state === "unstaged") return " (current, but not so in the next commit)";
  return state === "hand-edited" ? " (generating overwrites the edits)" : "";
}

function summary(report: CheckReport): string {
  const { current, findings, unchanged, out, folders = [out], mend } = report;
  if (current) return `${currentFolders(folders)}: ${files(unchanged)}`;
  const counts = states.flatMap((state) => {
    const count = findings.filter((finding) => finding.state === state).length;
    return count === 0 ? [] : [`${count} ${state}`];
  });
  const verb = findings.length === 1 ? "is" : "are";
  const excerpts = findings.filter(({ excerpt }) => excerpt !== undefined).length;
  const differing = findings.filter(({ state }) => state !== "unstaged").length;
  const note = excerpts < differing ? ` (diffs of ${excerpts} are shown)` : "";
  return `${files(findings.length)} ${verb} not current: ${counts.join(", ")}; ${unchanged} unchanged${note}\nTo mend it: ${mend}`;
}

/** "generated is current", "generated, src/api and src/docs are current". */
export function currentFolders(folders: readonly string[]): string {
  const [last = "", ...before] = folders.toReversed();
  if (before.length === 0) return `${last} is current`;
  return `${before.toReversed().join(", ")} and ${last} are current`;
}

/** "1 file", "36 files". */
export function files(count: number): string {
  return count === 1 ? "1 file" : `${count} files`;
}
