/** Coverage in Markdown, as a comment on a pull request shows it. */
import { visible } from "../diagnostics/visible.js";
import { inlineCode, inlineText, table } from "../emit/markdown/text.js";
import { barOf } from "./bar.js";
import type { Counts, Coverage } from "./coverage.js";
import { type Locate, unknownPlaces } from "./unknown-places.js";
import { counting, factsWords, operationsWords, percentText } from "./words.js";

/** How coverage is printed. */
export interface MarkdownOptions {
  /** True if to list everything that is not shown. */
  readonly all: boolean;
  readonly locate: Locate;
  /** Blocks to stand below the first line: what changed since a baseline. */
  readonly since?: readonly string[];
}

const barWidth = 10;

/** More places than that are counted: a comment on GitHub has at most 65,536 characters. */
const mostPlaces = 50;

/** Prints coverage as headings, tables and a folded list of what is not shown. */
export function printMarkdown(
  coverage: Coverage,
  { all, locate, since = [] }: MarkdownOptions,
): string {
  const { title, facts, byGroup, byKind, sources } = coverage;
  const of = title === undefined ? "" : ` of ${inlineText(visible(title))}`;
  const parts = [
    `## Coverage${of}: ${percentText(facts.percent)}`,
    `${operationsWords(coverage)}; ${factsWords(facts)}.`,
    ...since,
    table(
      ["Group", "Known", "", ""],
      byGroup.map(({ group, ...counts }) => [inlineCode(group), ...cells(counts)]),
    ),
    table(
      ["Kind of fact", "Known", "", ""],
      byKind.map(({ label, ...counts }) => [label, ...cells(counts)]),
    ),
    table(
      ["Source", "Kind", "Facts"],
      sources.map(({ title, kind, facts }) => [inlineText(visible(title)), kind, String(facts)]),
    ),
    ...unknownList(coverage, { all, locate }),
  ];
  return `${parts.join("\n\n")}\n`;
}

function cells({ known, notShown, percent }: Counts): readonly string[] {
  const { full, empty } = barOf(known, known + notShown, barWidth);
  return [`${known} of ${known + notShown}`, percentText(percent), full + empty];
}

function unknownList({ unknown }: Coverage, { all, locate }: MarkdownOptions): readonly string[] {
  if (unknown.length === 0) return [];
  const places = unknownPlaces(unknown, locate);
  const shown = all ? places : places.slice(0, mostPlaces);
  const rest = places.length - shown.length;
  const items = shown.map(
    ({ address, words }) => `- ${inlineCode(visible(address))} ${inlineText(visible(words))}`,
  );
  const more = rest === 0 ? [] : [`- … and ${rest} more places: \`coverage --all\` lists them`];
  const summary = `${counting(unknown.length, "fact")} not shown, and where to fill each in`;
  return [`<details><summary>${summary}</summary>`, [...items, ...more].join("\n"), "</details>"];
}
