/** A report as an entry of a changelog, in Markdown (keepachangelog.com 1.1.0): without a date, which is the releaser's. */
import type { FactChange } from "../changes/change.js";
import { visible } from "../diagnostics/visible.js";
import { inlineCode, inlineText } from "../emit/markdown/text.js";
import { factLines, factsByGroup, factsSummary, partOf } from "./fact-words.js";
import { foldedByGroup, mostUnfolded } from "./folded.js";
import { knownText } from "../model/fact-counts.js";
import type { DiffReport } from "./report.js";
import { type Impact, type Rule, ruleOf } from "./rules.js";
import { operationsIn, usersCount } from "./users-words.js";
import {
  breaksCodeOnly,
  breaksContract,
  typeText,
  verdictWords,
  whomItBreaks,
} from "./verdict-words.js";

const sections: readonly Rule["section"][] = ["Added", "Changed", "Deprecated", "Removed"];

/** Prints the entry; its heading is the version that callers see next. */
export function printChangelog(report: DiffReport): string {
  const { facts, impacts, types, known } = report;
  const filled = facts.filter(({ kind }) => kind === "filled");
  const withdrawn = facts.filter(({ kind }) => kind === "withdrawn");
  const narrowed = types.map((type): Line => {
    const note = type.breaking ? " (may break a caller at compile time)" : "";
    const text = `${inlineText(visible(typeText(type)))}${note}`;
    return { of: type.name.replace(/^client\./, ""), text, isOpen: type.breaking };
  });
  const blocks = [
    `## ${inlineText(versionOf(report))}`,
    `Since ${inlineCode(visible(report.old))}: ${factsSummary(facts)}; ${knownText(known.now, known.before)}; this ${verdictWords(report)}.`,
    ...section("Breaking", impacts.filter(breaksContract).map(breakingLine)),
    ...section("Code to adapt", impacts.filter(breaksCodeOnly).map(breakingLine), "folded"),
    ...sections.flatMap((name) => section(name, linesOf(name, report), "folded")),
    ...section("Known now", bySubject(filled, report.shared), "folded"),
    ...section("Types that say more", narrowed, "folded"),
    ...section("Not shown any more", bySubject(withdrawn, report.shared)),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function versionOf({ versions }: DiffReport): string {
  const order = ["callers", undefined, "implementers"] as const;
  const [first] = order.flatMap((each) => versions.find(({ audience }) => audience === each) ?? []);
  if (first === undefined) return "Unreleased";
  return first.isEnough && first.now !== first.was ? first.now : first.suggested;
}

/** A line of a list, and the name of what it is about. */
interface Line {
  readonly of: string;
  readonly text: string;
  /** Changes that may break somebody are not folded. */
  readonly isOpen?: boolean;
}

/** A heading with its list; a long one whose lines break nobody is folded by group. */
function section(
  title: string,
  lines: readonly Line[],
  folding: "folded" | "open" = "open",
): readonly string[] {
  if (lines.length === 0) return [];
  const heading = `### ${title}`;
  if (folding === "open" || lines.length <= mostUnfolded) return [heading, listOf(lines)];
  const open = lines.filter(({ isOpen }) => isOpen === true);
  const folded = lines.filter(({ isOpen }) => isOpen !== true);
  return [
    heading,
    ...(open.length === 0 ? [] : [listOf(open)]),
    ...foldedByGroup(folded, ({ of }) => of).flatMap(({ group, items }) => [
      `<details><summary>${inlineText(visible(group))}: ${items.length}</summary>`,
      listOf(items),
      "</details>",
    ]),
  ];
}

function listOf(lines: readonly Line[]): string {
  return lines.map(({ text }) => `- ${text}`).join("\n");
}

function breakingLine(impact: Impact): Line {
  const { title, reason } = ruleOf(impact);
  const { of, head } = impactWords(impact);
  const { count, list } = usersOf(impact.uses ?? []);
  const whom = `${title}, for ${whomItBreaks(impact)}${count}.`;
  return { of, text: `${head}: ${whom} ${inlineText(reason)}${list}` };
}

function impactLine(impact: Impact): Line {
  const { of, head } = impactWords(impact);
  const { count, list } = usersOf(impact.uses ?? []);
  return { of, text: head + count + list };
}

function impactWords({ subject, part, words, uses }: Impact): {
  readonly of: string;
  readonly head: string;
} {
  const said = part === "" ? words : `${part}: ${words}`;
  const head = `${inlineCode(visible(subject))} ${inlineText(visible(said))}`;
  return { of: uses === undefined ? subject : "shared", head };
}

/** Returns the users that a change of a shared part touches: their number, and a list that opens within the line. */
function usersOf(uses: readonly string[]): { readonly count: string; readonly list: string } {
  const names = operationsIn(uses).map((id) => inlineCode(visible(id)));
  const count = usersCount(uses);
  if (names.length === 0) return { count, list: "" };
  if (names.length <= mostNamed) return { count: `${count} (${names.join(", ")})`, list: "" };
  const list = [
    ...["", "", `  <details><summary>${names.length} operations</summary>`, ""],
    ...[`  ${names.join(", ")}`, "", "  </details>"],
  ].join("\n");
  return { count, list };
}

/** More names are folded. */
const mostNamed = 12;

/** Returns the lines of changes that break nobody, and of facts without a rule, such as a title. */
function linesOf(name: Rule["section"], { facts, impacts, shared }: DiffReport): readonly Line[] {
  const own = impacts.filter((each) => whomItBreaks(each) === "" && ruleOf(each).section === name);
  const kinds: Readonly<Record<string, string>> = {
    Added: "added",
    Changed: "changed",
    Removed: "removed",
  };
  const others = facts.filter(
    (fact) => fact.kind === kinds[name] && !impacts.some((each) => isAbout(each, fact)),
  );
  return [...own.map(impactLine), ...bySubject(others, shared)];
}

/** Whether an impact tells already what a fact would. */
function isAbout({ subject, part, words, uses }: Impact, fact: FactChange): boolean {
  const own = fact.subject;
  const shared = `${own.kind} ${own.name}`;
  const name = own.kind === "service" ? "service" : uses === undefined ? own.name : shared;
  if (name !== subject) return false;
  const slot = partOf(fact);
  // What became of a shared part itself is what became of its values.
  if (part === "" && uses !== undefined) return /^(?:schema|required|content)\b/.test(slot);
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
function bySubject(facts: readonly FactChange[], shared: DiffReport["shared"]): readonly Line[] {
  const users = new Map(shared.map(({ subject, uses }) => [subject, usersOf(uses)]));
  return factsByGroup(facts).flatMap(({ group, subjects }) =>
    subjects.map(({ title, facts: own }) => {
      const { count = "", list = "" } = users.get(title) ?? {};
      const said = inlineText(visible(factLines(own).join("; ")));
      const head = inlineCode(visible(title)) + (count === "" ? "" : `${count}:`);
      return { of: group, text: `${head} ${said}${list}` };
    }),
  );
}
