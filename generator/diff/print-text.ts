/** A report for people at a terminal. */
import picocolors from "picocolors";
import type { ChangeKind, FactChange } from "../changes/change.js";
import { visible } from "../diagnostics/visible.js";
import { knownText } from "../model/fact-counts.js";
import { grouped } from "../model/grouped.js";
import { factLines as linesOfFacts, factsByGroup, factsSummary, factText } from "./fact-words.js";
import { foldedByGroup, foldedLine, mostUnfolded } from "./folded.js";
import type { DiffReport } from "./report.js";
import { type Impact, ruleOf } from "./rules.js";
import { usersWords } from "./users-words.js";
import {
  breaksCodeOnly,
  breaksContract,
  impactText,
  typeText,
  verdictWords,
  whomItBreaks,
} from "./verdict-words.js";

type Paint = ReturnType<typeof picocolors.createColors>;

const signs: Readonly<
  Record<ChangeKind, readonly [sign: string, colour: "green" | "yellow" | "red"]>
> = {
  filled: ["+", "green"],
  added: ["+", "green"],
  changed: ["~", "yellow"],
  withdrawn: ["-", "red"],
  removed: ["-", "red"],
};

/** Prints the report; lines end in LF. What is new is folded by group, unless all is wanted; what breaks never is. */
export function printText(
  report: DiffReport,
  { colour, all }: { readonly colour: boolean; readonly all: boolean },
): string {
  const paint = picocolors.createColors(colour);
  const { facts, outputs, known } = report;
  const heading = `${paint.bold(visible(`${report.old} → ${report.new}`))}: ${factsSummary(facts)}; ${knownText(known.now, known.before)}; ${verdictWords(report)}`;
  const lines = [
    facts.length === 0 && outputs.length === 0
      ? `${paint.bold(visible(`${report.old} → ${report.new}`))}: nothing changed`
      : heading,
    ...impactLines(report, paint, {
      ...{ title: "Breaking", isOf: breaksContract, all: true, listsAll: all },
    }),
    ...factLines(report, paint, all),
    ...impactLines(report, paint, {
      ...{ title: "Code to adapt", isOf: breaksCodeOnly, all, listsAll: all },
    }),
    ...typeLines(report, paint, all),
    ...outputLines(report, paint),
    ...versionLines(report, paint),
  ];
  return `${lines.join("\n")}\n`;
}

function factLines({ facts, shared }: DiffReport, paint: Paint, all: boolean): readonly string[] {
  const users = new Map(shared.map(({ subject, uses }) => [subject, usersWords(uses, all)]));
  const isNew = ({ kind }: FactChange): boolean => kind === "filled" || kind === "added";
  const news = facts.filter(isNew);
  const isFolded = !all && news.length > mostUnfolded;
  const listed = isFolded ? facts.filter((fact) => !isNew(fact)) : facts;
  const lines = factsByGroup(listed).flatMap(({ group, subjects }) => [
    ...["", paint.bold(visible(group))],
    ...subjects.flatMap(({ title, facts: own }) => [
      `  ${visible(title + (users.get(title) ?? ""))}`,
      ...[...grouped(own, ({ kind }) => kind)].flatMap(([kind, ofKind]) => {
        const [sign, colour] = signs[kind];
        return (all ? ofKind.map(factText) : linesOfFacts(ofKind)).map(
          (line) => `    ${paint[colour](sign)} ${visible(line)}`,
        );
      }),
    ]),
  ]);
  return isFolded ? [...lines, ...foldedFacts(news, paint)] : lines;
}

/** One line for each group, with how much of it became known. */
function foldedFacts(news: readonly FactChange[], paint: Paint): readonly string[] {
  const lines = factsByGroup(news).map(({ group, subjects }) => {
    const facts = subjects.flatMap((each) => each.facts);
    const places = subjects.length === 1 ? "1 place" : `${subjects.length} places`;
    return `  ${paint.green("+")} ${visible(group)}: ${factsSummary(facts)}, in ${places}`;
  });
  return ["", `${paint.bold("Known now, and new")} (--all lists each)`, ...lines];
}

/** Changes of one kind of severity, with the reason once for each rule. */
function impactLines(
  { impacts }: DiffReport,
  paint: Paint,
  wanted: {
    readonly title: string;
    readonly isOf: (impact: Impact) => boolean;
    readonly all: boolean;
    /** True if all who use a shared part are named. */
    readonly listsAll: boolean;
  },
): readonly string[] {
  const own = impacts.filter(wanted.isOf);
  const rules = [...grouped(own, ({ rule }) => rule).values()];
  if (rules.length === 0) return [];
  const block = (ofRule: readonly Impact[]): readonly string[] => {
    const [first] = ofRule;
    if (first === undefined) return [];
    const { title, reason } = ruleOf(first);
    const isFolded = !wanted.all && own.length > mostUnfolded;
    const lines = isFolded
      ? foldedByGroup(ofRule, nameOfSubject).map((each) => foldedLine(each, nameOfSubject))
      : ofRule.map((each) => impactText(each, wanted.listsAll));
    return [
      `  ${title} (${whomItBreaks(first)})`,
      `    ${paint.dim(reason)}`,
      ...lines.map((line) => `    ${paint.red("!")} ${visible(line)}`),
    ];
  };
  return ["", paint.bold(wanted.title), ...rules.flatMap(block)];
}

/** Returns the name of a subject. Shared parts are their own group. */
function nameOfSubject({ subject, uses }: Impact): string {
  return uses === undefined ? subject : `shared.${subject}`;
}

function typeLines({ types }: DiffReport, paint: Paint, all: boolean): readonly string[] {
  if (types.length === 0) return [];
  const breaking = types.filter((type) => type.breaking);
  const others = types.filter((type) => !type.breaking);
  const isFolded = !all && others.length > mostUnfolded;
  const note = " (may break a caller at compile time)";
  const plain = isFolded
    ? foldedByGroup(others, nameOfType).map((each) => foldedLine(each, nameOfType))
    : others.map(typeText);
  return [
    ...["", paint.bold("Types that say more")],
    ...breaking.map((type) => `  ${paint.red("!")} ${visible(typeText(type) + note)}`),
    ...plain.map((line) => `  ${paint.green("+")} ${visible(line)}`),
  ];
}

/** Without what stands for the client in front of it: `client.books.list`. */
function nameOfType({ name }: DiffReport["types"][number]): string {
  return name.replace(/^client\./, "");
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
