/** A report as an entry of a changelog, in Markdown (keepachangelog.com 1.1.0): without a date, which is the releaser's. */
import { visible } from "../diagnostics/visible.js";
import { htmlText, inlineCode, inlineText } from "../emit/markdown/text.js";
import { knownText } from "../model/fact-counts.js";
import {
  type ChangelogLine,
  type ChangelogSection,
  changelogSections,
  type ChangelogStyle,
} from "./changelog-sections.js";
import { factsSummary } from "./fact-words.js";
import { foldedByGroup, mostUnfolded } from "./folded.js";
import type { DiffReport } from "./report.js";
import { typeText, verdictWords } from "./verdict-words.js";

const style: ChangelogStyle = {
  audience: "everybody",
  subject: (name) => inlineCode(visible(name)),
  text: (text) => inlineText(visible(text)),
  dash: " ",
};

/** Prints the entry; its heading is the version that callers see next. */
export function printChangelog(report: DiffReport): string {
  const { facts, types, known } = report;
  const narrowed = types.map((type): ChangelogLine => {
    const note = type.breaking ? " (may break a caller at compile time)" : "";
    const text = `${style.text(typeText(type))}${note}`;
    return { of: type.name.replace(/^client\./, ""), text, isOpen: type.breaking };
  });
  const blocks = [
    `## ${inlineText(versionOf(report))}`,
    `Since ${inlineCode(visible(report.old))}: ${factsSummary(facts)}; ${knownText(known.now, known.before)}; this ${verdictWords(report)}.`,
    ...changelogSections(report, style, narrowed).flatMap((section) => [
      `### ${section.title}`,
      ...sectionLists(section),
    ]),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function versionOf({ versions }: DiffReport): string {
  const order = ["callers", undefined, "implementers"] as const;
  const [first] = order.flatMap((each) => versions.find(({ audience }) => audience === each) ?? []);
  if (first === undefined) return "Unreleased";
  return first.isEnough && first.now !== first.was ? first.now : first.suggested;
}

/** The list of a section; a long one is folded by group, but for what breaks somebody. */
export function sectionLists({ lines, isFoldable }: ChangelogSection): readonly string[] {
  if (!isFoldable || lines.length <= mostUnfolded) return [listOf(lines)];
  const open = lines.filter(({ isOpen }) => isOpen === true);
  const folded = lines.filter(({ isOpen }) => isOpen !== true);
  return [
    ...(open.length === 0 ? [] : [listOf(open)]),
    ...foldedByGroup(folded, ({ of }) => of).flatMap(({ group, items }) => [
      `<details><summary>${htmlText(visible(group))}: ${items.length}</summary>`,
      listOf(items),
      "</details>",
    ]),
  ];
}

function listOf(lines: readonly ChangelogLine[]): string {
  return lines.map(({ text }) => `- ${text}`).join("\n");
}
