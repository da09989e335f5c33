/** The effect of `scaffold`: as the report of a check, as a patch, and as a result. */
import picocolors from "picocolors";
import { visible } from "../diagnostics/visible.js";
import type { CheckReport } from "./check.js";
import { withLineFeeds } from "./content.js";
import type { OwnedChange } from "./owned-files.js";
import { below } from "./paths.js";
import type { ResultOptions } from "./print-check.js";
import { workflowCommand } from "./workflow-command.js";
import { unreachable } from "../unreachable.js";

/** Changes of a folder that people own. */
export interface OwnedChanges {
  /** The folder, as the user wrote it. */
  readonly out: string;
  /** Sorted by path. */
  readonly changes: readonly (OwnedChange & {
    /** The changes of the file, in a few words each; none for a new one. */
    readonly notes: readonly string[];
  })[];
  /** How many files are as they should be. */
  readonly unchanged: number;
}

/** The changes as findings of a check; `mend` is the exact command that makes them. */
export async function ownedReport(
  { out, changes, unchanged }: OwnedChanges,
  mend: string,
): Promise<CheckReport> {
  const { excerptOf } = await import("./excerpt.js");
  const findings = changes.map(({ path, before, text }) => ({
    path: below(out, path),
    state: before === undefined ? ("missing" as const) : ("stale" as const),
    kept: false,
    madeBy: "scaffold" as const,
    excerpt: excerptOf(withLineFeeds(before ?? ""), withLineFeeds(text)),
  }));
  return { out, current: findings.length === 0, findings, unchanged, mend };
}

/** The changes as a unified diff, which `patch -p1` and `git apply` take. */
export async function ownedPatch({ out, changes }: OwnedChanges): Promise<string> {
  const { createTwoFilesPatch, FILE_HEADERS_ONLY } = await import("diff");
  return changes
    .map(({ path, before, text }) => {
      const file = below(out, path);
      const old = before === undefined ? "/dev/null" : `a/${file}`;
      return createTwoFilesPatch(old, `b/${file}`, before ?? "", text, "", "", {
        headerOptions: FILE_HEADERS_ONLY,
      });
    })
    .join("");
}

/** The text of a result, ended by a line end. */
export function printOwned(result: OwnedChanges, { format, colour }: ResultOptions): string {
  switch (format) {
    case "text":
      return asText(result, colour);
    case "json":
      return asJson(result);
    case "github":
      return workflowCommand("notice", { title: result.out }, summary(result));
    default:
      return unreachable(format);
  }
}

function asText(result: OwnedChanges, colour: boolean): string {
  const paint = picocolors.createColors(colour);
  const lines = result.changes.map(({ path, before, notes }) => {
    const done = notes.length === 0 ? "" : `: ${visible(notes.join("; "))}`;
    return before === undefined
      ? `  ${paint.green("+")} ${visible(path)}\n`
      : `  ${paint.yellow("~")} ${visible(path)}${done}\n`;
  });
  return `${paint.bold(result.out)}: ${summary(result)}\n${lines.join("")}`;
}

function asJson({ out, changes, unchanged }: OwnedChanges): string {
  const files = changes.map(({ path, before, notes }) => ({
    path: below(out, path),
    action: before === undefined ? "created" : "updated",
    notes,
  }));
  return `${JSON.stringify({ out, files, unchanged }, undefined, 2)}\n`;
}

/** "2 created, 1 updated, 36 unchanged": what is zero is left out. */
function summary({ changes, unchanged }: OwnedChanges): string {
  const made = changes.filter(({ before }) => before === undefined).length;
  const counts: readonly (readonly [number, string])[] = [
    [made, "created"],
    [changes.length - made, "updated"],
    [unchanged, "unchanged"],
  ];
  const said = counts.flatMap(([count, verb]) => (count === 0 ? [] : [`${count} ${verb}`]));
  return said.length === 0 ? "nothing to do" : said.join(", ");
}
