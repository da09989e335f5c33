/** A report as an entry of a changelog, in Markdown (keepachangelog.com 1.1.0): without a date, which is the releaser's. */
import type { FactChange } from "../changes/change.js";
import { visible } from "../diagnostics/visible.js";
import { inlineCode, inlineText } from "../emit/markdown/text.js";
import { factLines, factsByGroup, factsSummary, partOf } from "./fact-words.js";
import type { DiffReport } from "./report.js";
import { type Impact, type Rule, ruleOf } from "./rules.js";
import { typeText, verdictWords, whomItBreaks } from "./verdict-words.js";

/** More lines than these below one heading are counted. */
const mostLines = 100;

const sections: readonly Rule["section"][] = ["Added", "Changed", "Deprecated", "Removed"];

/** Prints the entry; its heading is the version that callers see next. */
export function printChangelog(report: DiffReport): string {
  const { facts, impacts, types } = report;
  const breaking = impacts.filter((each) => whomItBreaks(each) !== "");
  const filled = facts.filter(({ kind }) => kind === "filled");
  const withdrawn = facts.filter(({ kind }) => kind === "withdrawn");
  const narrowed = types.map((type) => {
    const note = type.breaking ? " (may break a caller at compile time)" : "";
    return `${inlineText(visible(typeText(type)))}${note}`;
  });
  const blocks = [
    `## ${inlineText(versionOf(report))}`,
    `Since ${inlineCode(visible(report.old))}: ${factsSummary(facts)}; this ${verdictWords(report)}.`,
    ...section("Breaking", breaking.map(breakingLine)),
    ...sections.flatMap((name) => section(name, linesOf(name, report))),
    ...section("Known now", bySubject(filled)),
    ...section("Types that say more", narrowed),
    ...section("Not shown any more", bySubject(withdrawn)),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function versionOf({ versions }: DiffReport): string {
  const order = ["typescript-client", "openapi", "typescript-server"];
  const [first] = order.flatMap((name) => versions.find(({ target }) => target === name) ?? []);
  if (first === undefined) return "Unreleased";
  return first.isEnough && first.now !== first.was ? first.now : first.suggested;
}

function section(title: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [];
  const rest = lines.length - mostLines;
  const shown = rest <= 0 ? lines : [...lines.slice(0, mostLines), `… and ${rest} more`];
  return [`### ${title}`, shown.map((line) => `- ${line}`).join("\n")];
}

function breakingLine(impact: Impact): string {
  const { title, reason } = ruleOf(impact);
  return `${impactLine(impact)}: ${title}, for ${whomItBreaks(impact)}. ${inlineText(reason)}`;
}

function impactLine({ subject, part, words }: Impact): string {
  const said = part === "" ? words : `${part}: ${words}`;
  return `${inlineCode(visible(subject))} ${inlineText(visible(said))}`;
}

/** What breaks nobody, and facts that no rule is about, such as a title. */
function linesOf(name: Rule["section"], { facts, impacts }: DiffReport): readonly string[] {
  const own = impacts.filter((each) => whomItBreaks(each) === "" && ruleOf(each).section === name);
  const kinds: Readonly<Record<string, string>> = {
    Added: "added",
    Changed: "changed",
    Removed: "removed",
  };
  const others = facts.filter(
    (fact) => fact.kind === kinds[name] && !impacts.some((each) => isAbout(each, fact)),
  );
  return [...own.map(impactLine), ...bySubject(others)];
}

/** Whether an impact tells already what a fact would. */
function isAbout({ subject, part, words }: Impact, fact: FactChange): boolean {
  const name = fact.subject.kind === "service" ? "service" : fact.subject.name;
  if (name !== subject) return false;
  const slot = partOf(fact);
  if (part === "") return ["", "method", "path", "name", "deprecated"].includes(slot);
  // A part names fields by their names alone; the slot of a fact has the keywords between them.
  const plain = slot
    .split(".")
    .filter((step) => !["schema", "properties", "content"].includes(step))
    .join(".");
  const isOfList = plain.endsWith("required") && words.includes("required");
  return isOfList || [slot, plain].some((each) => isWithin(each, part) || isWithin(part, each));
}

function isWithin(place: string, above: string): boolean {
  return above !== "" && (place === above || place.startsWith(`${above}.`));
}

/** One line for each subject: its facts are many where an operation was filled in. */
function bySubject(facts: readonly FactChange[]): readonly string[] {
  return factsByGroup(facts).flatMap(({ subjects }) =>
    subjects.map(
      ({ title, facts: own }) =>
        `${inlineCode(visible(title))} ${inlineText(visible(factLines(own).join("; ")))}`,
    ),
  );
}
