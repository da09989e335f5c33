/** The page of unknown facts: how many, of which kind, and the lines of the manifest to fill each of them in. */
import { barOf } from "../../coverage/bar.js";
import type { Counts, Coverage, UnknownFact } from "../../coverage/coverage.js";
import { counting, factsWords, percentText } from "../../coverage/words.js";
import { inlineCode, inlineText, table, htmlText } from "../../emit/markdown/text.js";
import { grouped } from "../../model/grouped.js";
import { placeText } from "../../model/place.js";
import { areaName, picturePath } from "./coverage-picture.js";
import { folded, heading, type Page, wholeManifest } from "./page.js";
import { type DocsScope, groupPage, linkTo, subjectPages } from "./places.js";
import { sourceNames } from "./sources.js";

const { page, label } = subjectPages.notKnown;

/** The page. */
export function notKnownPage(scope: DocsScope, coverage: Coverage): Page {
  return {
    path: page,
    title: label,
    summary: () => `${factsWords(coverage.facts)}.`,
    origins: [wholeManifest(scope.model)],
    blocks: () => notKnownBlocks(scope, coverage),
  };
}

function notKnownBlocks(scope: DocsScope, coverage: Coverage): readonly string[] {
  const { facts, byKind, byGroup, sources } = coverage;
  const sourceRows = scope.model.sources.map((source) => [
    sourceNames([source.id], scope.model.sources).join(""),
    String(sources.find(({ id }) => id === source.id)?.facts ?? 0),
  ]);
  return [
    `${factsWords(facts)}. What is not shown is not guessed, here or in any other output: it is said. Whoever gets to know a fact fills it in at the place that is named here, and it is everywhere.`,
    `![${pictureText(coverage)}](${picturePath})`,
    heading(2, "By group", "groups"),
    table(
      ["", "Known", "", ""],
      byGroup.map(({ group, ...counts }) => [areaLink(group, scope), ...cells(counts)]),
    ),
    heading(2, "By kind of fact", "kinds"),
    table(
      ["Kind", "Known", "", ""],
      byKind.map(({ label: kind, ...counts }) => [kind, ...cells(counts)]),
    ),
    heading(2, "By source", "sources"),
    table(["Source", "Facts"], sourceRows),
    heading(2, "Where to fill it in", "places"),
    ...(coverage.unknown.length === 0 ? ["Everything is known."] : gapBlocks(scope, coverage)),
  ];
}

/** Returns the picture in words, for those who do not see it. */
function pictureText({ facts }: Coverage): string {
  return `${percentText(facts.percent)} of all facts are known; the table below has the figures of each group.`;
}

function cells({ known, notShown, percent }: Counts): readonly string[] {
  const { full, empty } = barOf(known, known + notShown, 10);
  return [`${known} of ${known + notShown}`, percentText(percent), full + empty];
}

function areaLink(area: string, scope: DocsScope): string {
  const text = inlineText(areaName(area, scope.model));
  const isGroup = scope.model.groups.some(({ id }) => id === area);
  return isGroup ? linkTo({ page: groupPage({ id: area }), label: text }, page) : text;
}

/** The gaps of each group, folded: one row for each thing that has some. */
function gapBlocks(scope: DocsScope, { unknown }: Coverage): readonly string[] {
  const byArea = grouped(unknown, ({ group }) => group);
  return [
    "Each row is a place of the manifest, and the lines there that say `not shown` or are left out.",
    ...[...byArea].map(([area, facts]) =>
      folded(
        `${htmlText(areaName(area, scope.model))}: ${counting(facts.length, "fact")} not shown`,
        table(["Place", "Not shown"], gapRows(facts, scope)),
      ),
    ),
  ];
}

function gapRows(
  facts: readonly UnknownFact[],
  { model }: DocsScope,
): readonly (readonly string[])[] {
  const rows = new Map<string, Set<string>>();
  for (const { at } of facts) {
    const depth = ownerDepth(at.path);
    const owner = placeText(model.folder, { file: at.file, path: at.path.slice(0, depth) });
    const lines = rows.get(owner) ?? new Set();
    rows.set(owner, lines);
    const line = at.path.slice(depth).join(".");
    lines.add(line === "" ? "the whole of it" : inlineCode(line));
  }
  return [...rows].map(([owner, lines]) => [inlineCode(owner), [...lines].join(", ")]);
}

/** How many steps lead to what a fact belongs to: an operation, or whatever stands at the top of its file. */
function ownerDepth(path: readonly (string | number)[]): number {
  const operations = path.lastIndexOf("operations");
  if (operations !== -1 && operations + 2 <= path.length) return operations + 2;
  return path.length > 1 ? 1 : 0;
}
