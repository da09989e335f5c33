/** What a fill did, or would do, for people. */
import { visible } from "../diagnostics/visible.js";
import { placeText } from "../model/place.js";
import type { SourceRef } from "../source-ref.js";
import { preferredKind } from "./preference.js";
import type { Filled } from "./fill.js";
import { lossLines } from "./loss-lines.js";
import { flowText } from "./edits/flow-text.js";
import { jsonOfTold } from "./edits/json-map.js";
import type { Conflict } from "./edits/proposal.js";
import type { Pair } from "./matching/pair.js";
import { routeText } from "./matching/routes.js";
import type { SourcePlace } from "./told.js";

/** What printing has to be told. */
export interface PrintOptions {
  /** The source's file, as it was named. */
  readonly file: string;
  /** Folder of the manifest as it was named. */
  readonly folder: string;
  /** Where a place of the source stands: `openapi.yaml:12:3`. */
  readonly placeOf: (at: SourcePlace) => string;
  /** Where a place of the manifest stands. */
  readonly addressOf: (at: SourceRef) => string;
  /** Whether to list each loss, and each operation without a partner. */
  readonly all: boolean;
}

/** More lines than these of one kind are counted, unless all are wanted. */
const mostLines = 20;

/** The report: what was filled in, what is for somebody to decide, what differs, what was left out. */
export function printFill(filled: Filled, options: PrintOptions): string {
  const parts = [
    summary(filled, options),
    fileLines(filled),
    section(
      filled.isAssumed
        ? `${factCount(filled.assumed.filled.length)} filled in as assumed:`
        : "Only assumed, and stated nowhere (--assume fills it in, as assumed):",
      assumedLines(filled),
      options,
    ),
    section(
      "Proposed, and for you to decide (--map FILE, or a lower --accept):",
      proposed(filled),
      options,
    ),
    section(
      "Without a partner in the source:",
      filled.matching.unmatched.map(({ id }) => id),
      options,
    ),
    section("Without a partner in the manifest:", filled.matching.left.map(routeText), options),
    section(
      "The manifest knows it otherwise, and was not changed:",
      filled.proposal.conflicts.map((each) => conflictLine(each, options)),
      { all: true },
    ),
    section(
      "Not taken over:",
      [
        ...(options.all
          ? filled.losses.map(
              ({ at, what, why }) => `${options.placeOf(at)}: ${visible(what)}: ${visible(why)}`,
            )
          : lossLines(filled.losses, options.placeOf)),
        ...[...filled.proposal.refused, ...filled.assumed.refused].map(
          ({ toldAt, why }) => `${options.placeOf(toldAt)}: ${why}`,
        ),
      ],
      options,
    ),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function summary({ matching, proposal }: Filled, { file, folder }: PrintOptions): string {
  const count = (how: Pair["how"]): number =>
    matching.pairs.filter((pair) => pair.how === how).length;
  const pairs = (["exact", "mapped", "accepted", "proposed"] as const)
    .map((how) => `${count(how)} ${how}`)
    .join(", ");
  return [
    `${folder}: ${factCount(proposal.filled.length)} from ${visible(file)}`,
    `operations: ${pairs}, ${matching.unmatched.length} without a partner`,
  ].join("\n");
}

function factCount(facts: number): string {
  return `${facts} ${facts === 1 ? "fact" : "facts"}`;
}

/** What nobody states, and goes by habit or was inferred. */
function assumedLines({ assumed }: Filled): readonly string[] {
  return assumed.filled.map(({ at, told }) => {
    const place = placeText("", { file: "", path: at.path }).slice(1);
    return `${at.file}: ${place}: ${visible(flowText(jsonOfTold(told)))}`;
  });
}

function fileLines({ proposal: { files, filled } }: Filled): string {
  return files
    .map(({ file, before }) => {
      const facts = filled.filter(({ at }) => at.file === file).length;
      const what = facts === 0 ? "who told it" : String(facts);
      return `  ${before === undefined ? "+" : "~"} ${file}: ${what}`;
    })
    .join("\n");
}

function proposed({ matching }: Filled): readonly string[] {
  return matching.pairs
    .filter(({ how }) => how === "proposed")
    .map(({ operation, described, score, runnerUp }) => {
      const next = runnerUp
        ? `, next ${routeText(runnerUp.described)} ${runnerUp.score.toFixed(2)}`
        : "";
      return `${operation.id}: ${routeText(described)} ${score.toFixed(2)}${next}`;
    });
}

function conflictLine(conflict: Conflict, { placeOf, addressOf }: PrintOptions): string {
  const { at, known, knownSources, told, toldAt } = conflict;
  const who = knownSources.length === 0 ? "" : ` (${knownSources.join(", ")})`;
  const own = known === undefined ? "nothing" : visible(known);
  const other = told === undefined ? "nothing" : visible(told);
  return [
    `${addressOf(at)}: ${placeText("", { file: "", path: at.path }).slice(1)}: ${own}${who}`,
    `    ${placeOf(toldAt)}: ${other} (--prefer ${preferredKind(conflict)} takes it)`,
  ].join("\n");
}

function section(
  title: string,
  lines: readonly string[],
  { all }: Pick<PrintOptions, "all">,
): string {
  if (lines.length === 0) return "";
  const shown = all ? lines : lines.slice(0, mostLines);
  const rest = lines.length - shown.length;
  const more = rest === 0 ? [] : [`… and ${rest} more (--all lists them)`];
  return [title, ...[...shown, ...more].map((line) => `  ${line}`)].join("\n");
}
