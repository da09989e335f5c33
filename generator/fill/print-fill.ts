/** The effect of a fill, for people: as text and as Markdown. */
import { visible } from "../diagnostics/visible.js";
import { knownText } from "../model/fact-counts.js";
import type { Filled } from "./fill.js";
import { fillSections, type Section, type SectionOptions } from "./fill-sections.js";
import { type KnownFacts, moreKnown, sumOf } from "./known-facts.js";
import type { Pair } from "./matching/pair.js";

/** The options of printing. */
export interface PrintOptions extends SectionOptions {
  /** The source's file, as it was named. */
  readonly file: string;
  /** Folder of the manifest as it was named. */
  readonly folder: string;
  readonly known: KnownFacts;
}

/** More lines than these of one kind are counted, unless all are wanted. */
const mostLines = 20;

/** The report: what was filled in, what is for somebody to decide, what differs, what was left out. */
export function printFill(filled: Filled, options: PrintOptions): string {
  const parts = [
    summary(filled, options),
    fileLines(filled, options).join("\n"),
    ...fillSections(filled, options).map((section) => sectionText(section, options)),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** The same in Markdown; what comes from others stands in fences, where nothing acts on it. */
export function printFillMarkdown(filled: Filled, options: PrintOptions): string {
  const files = fileLines(filled, options);
  const parts = [
    `## Fill from ${codeText(options.file)}`,
    fence([...summary(filled, options).split("\n"), ...files]),
    ...fillSections(filled, options).map(({ title, lines }) => `### ${title}\n\n${fence(lines)}`),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** Lines in a fence that is longer than any inside (CommonMark 0.31, section 4.5). */
export function fence(lines: readonly string[], language = "text"): string {
  const text = lines.join("\n");
  const inside = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const marks = "`".repeat(inside + 1);
  return `${marks}${language}\n${text}\n${marks}`;
}

function codeText(text: string): string {
  return `\`${visible(text).replaceAll("`", "'")}\``;
}

function summary(filled: Filled, { file, folder, known }: PrintOptions): string {
  return [
    `${folder}: ${factCount(moreKnown(known))} from ${visible(file)}; ${knownText(sumOf(known.now))}`,
    pairsText(filled),
    ...followedText(filled),
  ].join("\n");
}

function pairsText({ matching }: Filled): string {
  const count = (how: Pair["how"]): number =>
    matching.pairs.filter((pair) => pair.how === how).length;
  const pairs = (["exact", "mapped", "accepted", "proposed"] as const)
    .map((how) => `${count(how)} ${how}`)
    .join(", ");
  return `operations: ${pairs}, ${matching.unmatched.length} without a partner`;
}

/** Which source the manifest follows, and how that was found out: a wrong one would be a fault to see at once. */
function followedText({ followed, recognised }: Filled): readonly string[] {
  if (followed === undefined) return [];
  const why = {
    option: "as --source says",
    id: "by its id",
    title: "by its title",
    url: "by its address",
    nothing: "as a new one",
  }[recognised.by];
  return [`follows the source ${recognised.id}, recognised ${why}`.replace("recognised as", "as")];
}

function fileLines(
  { proposal: { files, filled } }: Filled,
  { known }: PrintOptions,
): readonly string[] {
  return files.map(({ file, before }) => {
    const facts = moreKnown(known, file);
    const isChanged = filled.some(({ at }) => at.file === file);
    const what = facts === 0 ? (isChanged ? "changed" : "who told it") : factCount(facts);
    return `  ${before === undefined ? "+" : "~"} ${file}: ${what}`;
  });
}

function sectionText({ title, lines, isWhole }: Section, { all }: PrintOptions): string {
  const shown = all || isWhole === true ? lines : lines.slice(0, mostLines);
  const rest = lines.length - shown.length;
  const more = rest === 0 ? [] : [`… and ${rest} more (--all lists them)`];
  return [title, ...[...shown, ...more].map((line) => `  ${line}`)].join("\n");
}

/** "1 fact", "2 facts"; of those that were taken out, with a minus. */
function factCount(facts: number): string {
  return `${facts} ${Math.abs(facts) === 1 ? "fact" : "facts"}`;
}
