/** Coverage against a baseline, in words: for people, and in Markdown for pull requests. */
import { address } from "../diagnostics/place.js";
import { visible } from "../diagnostics/visible.js";
import { inlineCode, inlineText } from "../emit/markdown/text.js";
import { gainedCount, lostCount, type LostFacts, type SinceBaseline } from "./since-baseline.js";
import type { Locate } from "./unknown-places.js";
import { counting } from "./words.js";

/** More lines than these are counted. */
const mostLines = 20;

/** Kinds of owner, as people call them. */
const nouns: Readonly<Record<string, string>> = {
  operations: "operation",
  groups: "group",
  schemas: "schema",
  parameters: "shared parameter",
  headers: "shared header",
  responses: "shared response",
};

/** True if a model says exactly what the baseline says. */
export function isSame(since: SinceBaseline): boolean {
  const { gained, lost, added, gone, before, now } = since;
  const isMoved = before.known !== now.known || before.notShown !== now.notShown;
  return !isMoved && [gained, lost, added, gone].every(({ length }) => length === 0);
}

/** "5 facts got known, 1 is lost; 12 facts more are not shown, of 1 new operation" */
export function sinceSummary(since: SinceBaseline): string {
  if (isSame(since)) return "nothing changed";
  const { before, now, added, gone } = since;
  const [gained, lost] = [gainedCount(since), lostCount(since)];
  const growth = now.notShown - before.notShown;
  const parts = [
    ...(gained === 0 ? [] : [`${counting(gained, "fact")} got known`]),
    ...(lost === 0 ? [] : [`${counting(lost, "fact")} lost`]),
    ...(growth > 0 ? [`${growth} more not shown`] : []),
    ...(growth < 0 ? [`${-growth} fewer not shown`] : []),
    ...counted(added.map(({ owner }) => owner)).map((each) => `${each} new`),
    ...counted(gone).map((each) => `${each} gone`),
  ];
  return parts.length === 0 ? "only names changed" : parts.join(", ");
}

function counted(owners: readonly string[]): readonly string[] {
  return Object.entries(nouns).flatMap(([kind, noun]) => {
    const count = owners.filter((owner) => owner.startsWith(`${kind}/`)).length;
    return count === 0 ? [] : [counting(count, noun)];
  });
}

/** Returns the lost facts, a line for each place: "manifest/groups/books.yaml:5:12  books.list: title, method". */
export function lostLines({ lost }: SinceBaseline, locate: Locate): readonly string[] {
  return lost.map((each) => `${visible(address(locate(each.at)))}  ${visible(lostWords(each))}`);
}

/** The places that got known, a line for each owner. */
export function gainedLines({ gained, added }: SinceBaseline): readonly string[] {
  return [
    ...gained.map(({ owner, places }) => `${nameOf(owner)}: ${placesText(places)}`),
    ...added.map(
      ({ owner, known, notShown }) =>
        `${nameOf(owner)}: new, ${known} known, ${notShown} not shown`,
    ),
  ].map(visible);
}

/** The text below the coverage. */
export function sinceText(since: SinceBaseline): string {
  const lines = capped(gainedLines(since)).map((line) => `  + ${line}\n`);
  return `\nSince the baseline: ${sinceSummary(since)}\n${lines.join("")}`;
}

/** Blocks of Markdown for the top of the summary. */
export function sinceMarkdown(since: SinceBaseline, locate: Locate): readonly string[] {
  const items = (lines: readonly string[]): string =>
    capped(lines)
      .map((line) => `- ${inlineText(line)}`)
      .join("\n");
  const gained = gainedLines(since);
  const lost = since.lost.map(
    (each) =>
      `- ${inlineCode(visible(address(locate(each.at))))} ${inlineText(visible(lostWords(each)))}`,
  );
  const { before, now } = since;
  return [
    `**Since the baseline**: ${inlineText(sinceSummary(since))} (known ${before.known} → ${now.known}, not shown ${before.notShown} → ${now.notShown}).`,
    ...(lost.length === 0 ? [] : ["Known before, and not shown now:", capped(lost).join("\n")]),
    ...(gained.length === 0
      ? []
      : ["<details><summary>Newly known</summary>", items(gained), "</details>"]),
  ];
}

/** The same for programs. */
export function sinceJson(since: SinceBaseline, locate: Locate): object {
  const { before, now, gained, added, gone } = since;
  const lost = since.lost.map(({ at, owner, places }) => {
    const { displayPath: file, span } = locate(at);
    return { owner, file, line: span?.start.line, column: span?.start.column, places };
  });
  return { before, now, gained, lost, added, gone };
}

function lostWords({ owner, places }: LostFacts): string {
  return `${nameOf(owner)}: ${placesText(places)}`;
}

/** Each place once; the owner itself by its own word. */
function placesText(places: readonly string[]): string {
  const distinct = [...new Set(places)].map((place) => (place === "" ? "itself" : place));
  const rest = distinct.length - mostLines;
  return rest <= 0
    ? distinct.join(", ")
    : `${distinct.slice(0, mostLines).join(", ")} and ${rest} more`;
}

function nameOf(owner: string): string {
  const name = owner.slice(owner.indexOf("/") + 1);
  if (owner.startsWith("operations/")) return name;
  const noun = nouns[owner.slice(0, owner.indexOf("/"))];
  return noun === undefined ? "the service" : `${noun} ${name}`;
}

function capped(lines: readonly string[]): readonly string[] {
  const rest = lines.length - mostLines;
  return rest <= 0 ? lines : [...lines.slice(0, mostLines), `… and ${rest} more`];
}
