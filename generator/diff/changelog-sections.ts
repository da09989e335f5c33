/** The sections of a changelog (keepachangelog.com 1.1.0): what changed, for whom, with the operations that a shared part touches. */
import type { FactChange } from "../changes/change.js";
import { factLines, factsByGroup, newsLines, partOf } from "./fact-words.js";
import type { DiffReport } from "./report.js";
import { type Impact, type Rule, ruleOf } from "./rules.js";
import { operationsIn, usersCount } from "./users-words.js";
import { breaksCodeOnly, breaksContract, whomItBreaks } from "./verdict-words.js";

/** One section; those without lines are left out. */
export interface ChangelogSection {
  readonly title: string;
  readonly lines: readonly ChangelogLine[];
  /** True if many lines may be folded by group: not those of which each reader has to see every one. */
  readonly isFoldable: boolean;
}

/** A line of a list, as Markdown, and the name of what it is about. */
export interface ChangelogLine {
  readonly of: string;
  readonly text: string;
  /** Changes that may break somebody are not folded. */
  readonly isOpen?: boolean;
}

/** For whom a changelog is, and how it is written. */
export interface ChangelogStyle {
  /** Those whose breaks are told as such. */
  readonly audience: "everybody" | "callers";
  /** The name of a subject as Markdown: `books.list`, `schema book`, `the service`. */
  readonly subject: (name: string) => string;
  /** Any other text as Markdown. */
  readonly text: (text: string) => string;
  /** Stands between a subject and what is said of it. */
  readonly dash: string;
}

/** The effect of a change on the audience: the same for everybody as {@link whomItBreaks} has it. */
type Effect = "breaks" | "code" | "nobody";

const kinds: readonly Rule["section"][] = ["Added", "Changed", "Deprecated", "Removed"];

/** The sections, those that break somebody first. `narrowed` are lines on types that say more. */
export function changelogSections(
  report: DiffReport,
  style: ChangelogStyle,
  narrowed: readonly ChangelogLine[] = [],
): readonly ChangelogSection[] {
  const { facts, impacts } = report;
  const of = (kind: FactChange["kind"]): readonly FactChange[] =>
    facts.filter((fact) => fact.kind === kind);
  const breaking = (effect: Effect): readonly ChangelogLine[] =>
    impacts
      .filter((each) => effectOf(each, style) === effect)
      .map((each) => breakingLine(each, style));
  const open = (title: string, lines: readonly ChangelogLine[]): ChangelogSection => ({
    ...{ title, lines, isFoldable: false },
  });
  const foldable = (title: string, lines: readonly ChangelogLine[]): ChangelogSection => ({
    ...{ title, lines, isFoldable: true },
  });
  return [
    open("Breaking", breaking("breaks")),
    foldable("Code to adapt", breaking("code")),
    ...kinds.map((kind) => foldable(kind, linesOf(kind, report, style))),
    foldable("Known now", bySubject(of("filled"), report, style)),
    foldable("Types that say more", narrowed),
    open("Not shown any more", bySubject(of("withdrawn"), report, style)),
  ].filter(({ lines }) => lines.length > 0);
}

function effectOf(impact: Impact, { audience }: ChangelogStyle): Effect {
  const { callers } = ruleOf(impact);
  const isCallers = audience === "callers";
  if (isCallers ? callers === "contract" : breaksContract(impact)) return "breaks";
  return (isCallers ? callers === "types" : breaksCodeOnly(impact)) ? "code" : "nobody";
}

function breakingLine(impact: Impact, style: ChangelogStyle): ChangelogLine {
  const { title, reason } = ruleOf(impact);
  const { of, subject, said } = impactWords(impact, style);
  const { count, list } = usersOf(impact.uses ?? [], style);
  const whom = ` for ${whomItBreaks(impact)}`;
  const what =
    style.audience === "callers"
      ? `${title}: ${said}${count}`
      : `${said}: ${title},${whom}${count}`;
  return { of, text: `${subject}${what}. ${style.text(reason)}${list}` };
}

function impactLine(impact: Impact, style: ChangelogStyle): ChangelogLine {
  const { of, subject, said } = impactWords(impact, style);
  const { count, list } = usersOf(impact.uses ?? [], style);
  return { of, text: subject + said + count + list };
}

function impactWords(
  { subject, part, words, uses }: Impact,
  style: ChangelogStyle,
): { readonly of: string; readonly subject: string; readonly said: string } {
  return {
    of: uses === undefined ? subject : "shared",
    subject: style.subject(subject) + style.dash,
    said: style.text(part === "" ? words : `${part}: ${words}`),
  };
}

/** Returns the users that a change of a shared part touches: their number, and a list that opens within the line. */
function usersOf(
  uses: readonly string[],
  { subject }: ChangelogStyle,
): { readonly count: string; readonly list: string } {
  const names = operationsIn(uses).map(subject);
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
function linesOf(
  name: Rule["section"],
  report: DiffReport,
  style: ChangelogStyle,
): readonly ChangelogLine[] {
  const { facts, impacts } = report;
  const own = impacts.filter(
    (each) => effectOf(each, style) === "nobody" && ruleOf(each).section === name,
  );
  const kindOf: Readonly<Record<string, string>> = {
    Added: "added",
    Changed: "changed",
    Removed: "removed",
  };
  const others = facts.filter(
    (fact) => fact.kind === kindOf[name] && !impacts.some((each) => isAbout(each, fact)),
  );
  return [...own.map((each) => impactLine(each, style)), ...bySubject(others, report, style)];
}

/** True if an impact tells already what a fact would. */
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
function bySubject(
  facts: readonly FactChange[],
  { shared }: DiffReport,
  style: ChangelogStyle,
): readonly ChangelogLine[] {
  const users = new Map(shared.map(({ subject, uses }) => [subject, usersOf(uses, style)]));
  return factsByGroup(facts).flatMap(({ group, subjects }) =>
    subjects.map(({ title, facts: own }) => {
      const { count = "", list = "" } = users.get(title) ?? {};
      const isNews = own.every(({ kind }) => kind === "filled");
      const said = style.text((isNews ? newsLines(own) : factLines(own)).join("; "));
      const dash = count === "" ? style.dash : `${count}: `;
      return { of: group, text: style.subject(title) + dash + said + list };
    }),
  );
}
