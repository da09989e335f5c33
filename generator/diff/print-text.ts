/** A report for people at a terminal. */
import picocolors from "picocolors";
import type { ChangeKind } from "../changes/change.js";
import { visible } from "../diagnostics/visible.js";
import { grouped } from "../model/grouped.js";
import { factLines as linesOfFacts, factsByGroup, factsSummary } from "./fact-words.js";
import type { DiffReport } from "./report.js";
import { type Impact, ruleOf } from "./rules.js";
import { impactText, typeText, verdictWords, whomItBreaks } from "./verdict-words.js";

type Paint = ReturnType<typeof picocolors.createColors>;

/** With more lines than that below one heading the rest is counted. */
const mostLines = 30;

const signs: Readonly<
  Record<ChangeKind, readonly [sign: string, colour: "green" | "yellow" | "red"]>
> = {
  filled: ["+", "green"],
  added: ["+", "green"],
  changed: ["~", "yellow"],
  withdrawn: ["-", "red"],
  removed: ["-", "red"],
};

/** Prints the report; lines end in LF. */
export function printText(report: DiffReport, colour: boolean): string {
  const paint = picocolors.createColors(colour);
  const { facts, outputs } = report;
  const heading = `${paint.bold(visible(`${report.old} → ${report.new}`))}: ${factsSummary(facts)}; ${verdictWords(report)}`;
  const lines = [
    facts.length === 0 && outputs.length === 0
      ? `${paint.bold(visible(`${report.old} → ${report.new}`))}: nothing changed`
      : heading,
    ...factLines(report, paint),
    ...impactLines(report, paint),
    ...typeLines(report, paint),
    ...outputLines(report, paint),
    ...versionLines(report, paint),
  ];
  return `${lines.join("\n")}\n`;
}

function factLines({ facts }: DiffReport, paint: Paint): readonly string[] {
  return factsByGroup(facts).flatMap(({ group, subjects }) => [
    ...["", paint.bold(visible(group))],
    ...subjects.flatMap(({ title, facts: own }) => [
      `  ${visible(title)}`,
      ...[...grouped(own, ({ kind }) => kind)].flatMap(([kind, ofKind]) => {
        const [sign, colour] = signs[kind];
        return linesOfFacts(ofKind).map((line) => `    ${paint[colour](sign)} ${visible(line)}`);
      }),
    ]),
  ]);
}

/** What breaks, with its reason once for each rule; what breaks nobody is told among the facts. */
function impactLines({ impacts }: DiffReport, paint: Paint): readonly string[] {
  const breaking = impacts.filter((each) => whomItBreaks(each) !== "");
  const names = [...new Set(breaking.map(({ rule }) => rule))];
  if (names.length === 0) return [];
  const block = (own: readonly Impact[]): readonly string[] => {
    const [first] = own;
    if (first === undefined) return [];
    const { title, reason } = ruleOf(first);
    return [
      `  ${title} (${whomItBreaks(first)})`,
      `    ${paint.dim(reason)}`,
      ...capped(
        own.map((each) => `    ${paint.red("!")} ${visible(impactText(each))}`),
        "    ",
      ),
    ];
  };
  return [
    ...["", paint.bold("Breaking")],
    ...names.flatMap((name) => block(breaking.filter(({ rule }) => rule === name))),
  ];
}

function typeLines({ types }: DiffReport, paint: Paint): readonly string[] {
  if (types.length === 0) return [];
  const lines = types.map((type) => {
    const note = type.breaking ? " (may break a caller at compile time)" : "";
    const sign = type.breaking ? paint.red("!") : paint.green("+");
    return `  ${sign} ${visible(typeText(type) + note)}`;
  });
  return ["", paint.bold("Types that say more"), ...capped(lines, "  ")];
}

function outputLines({ outputs }: DiffReport, paint: Paint): readonly string[] {
  if (outputs.length === 0) return [];
  const lines = outputs.map(({ target, created, updated, deleted }) => {
    const counts = [
      ...(created.length === 0 ? [] : [`${created.length} created`]),
      ...(updated.length === 0 ? [] : [`${updated.length} updated`]),
      ...(deleted.length === 0 ? [] : [`${deleted.length} deleted`]),
    ].join(", ");
    const names = [...created, ...updated, ...deleted];
    const rest = names.length - 3;
    const more = rest > 0 ? `, … and ${rest} more` : "";
    return `  ${target}: ${counts} (${visible(names.slice(0, 3).join(", "))}${more})`;
  });
  return ["", paint.bold("Outputs that change"), ...lines];
}

function versionLines({ versions }: DiffReport, paint: Paint): readonly string[] {
  if (versions.length === 0) return [];
  const lines = versions.map((advice) => {
    const { target, was, now, suggested, isEnough, reason } = advice;
    const name = advice.package === undefined ? target : `${target} ${advice.package}`;
    const state =
      now === was ? "" : `, targets.yaml says ${now}${isEnough ? "" : ", which is too low"}`;
    return `  ${visible(name)}: ${was} → ${paint.bold(suggested)} (${reason}${state})`;
  });
  return ["", paint.bold("Next versions"), ...lines];
}

function capped(lines: readonly string[], indent: string): readonly string[] {
  const rest = lines.length - mostLines;
  return rest <= 0 ? lines : [...lines.slice(0, mostLines), `${indent}… and ${rest} more`];
}
