/** The effect of a fill, in sections: the one form of the report for people, as text and as Markdown. */
import { visible } from "../diagnostics/visible.js";
import { grouped } from "../model/grouped.js";
import { placeText } from "../model/place.js";
import type { SourceRef } from "../source-ref.js";
import type { SourceLoss } from "./described-api.js";
import { flowText } from "./edits/flow-text.js";
import { jsonOfTold } from "./edits/json-map.js";
import type { Conflict, FilledFact } from "./edits/proposal.js";
import type { Filled } from "./fill.js";
import type { Gone } from "./following/gone.js";
import { isMeant, lossLines, meantTitle } from "./loss-lines.js";
import { routeText } from "./matching/routes.js";
import { scoreText } from "./matching/score.js";
import { preferredKind } from "./preference.js";
import type { SourcePlace } from "./told.js";

/** The options of sections. */
export interface SectionOptions {
  /** Where a place of the source stands: `openapi.yaml:12:3`. */
  readonly placeOf: (at: SourcePlace) => string;
  /** Where a place of the manifest stands. */
  readonly addressOf: (at: SourceRef) => string;
  /** True if to list each loss. */
  readonly all: boolean;
}

/** Things of one kind. */
export interface Section {
  readonly title: string;
  /** Each may have further lines of its own, indented. */
  readonly lines: readonly string[];
  /** True if each line asks somebody to decide, so that none is left out. */
  readonly isWhole?: true;
}

/** All that there is to tell, in the order in which it is told; sections without lines are left out. */
export function fillSections(filled: Filled, options: SectionOptions): readonly Section[] {
  const { proposal, assumed, matching, losses } = filled;
  const isOwn = ({ isOwn: own }: Conflict): boolean => own === true;
  const isGone = new Set(filled.followed?.gone.schemas.map(({ name }) => name));
  const refused = [...proposal.refused, ...assumed.refused];
  const all: readonly Section[] = [
    ...followedSections(filled, options),
    {
      title: filled.isAssumed
        ? "Filled in as assumed:"
        : "Only assumed, and stated nowhere (--assume fills it in, as assumed):",
      lines: assumed.filled.map(assumedLine),
    },
    {
      title: "Proposed, and for you to decide (--map FILE, or a lower --accept):",
      lines: proposedLines(filled),
    },
    { title: "Without a partner in the source:", lines: unmatched(filled) },
    {
      title: "Resources without a partner in the source:",
      lines: filled.unmatchedResources.filter((name) => !isGone.has(name)),
    },
    { title: "Without a partner in the manifest:", lines: matching.left.map(routeText) },
    {
      title: "The source itself says it otherwise than before (--update takes that over):",
      lines: proposal.conflicts.filter(isOwn).map((each) => conflictLine(each, options)),
    },
    {
      title: "The manifest knows it otherwise, and was not changed:",
      lines: proposal.conflicts
        .filter((each) => !isOwn(each))
        .map((each) => conflictLine(each, options)),
      isWhole: true,
    },
    { title: `${meantTitle}:`, lines: allOrKinds(losses.filter(isMeant), options) },
    {
      title: "Not taken over:",
      lines: [
        ...allOrKinds(
          losses.filter((each) => !isMeant(each)),
          options,
        ),
        ...refused.map(({ toldAt, why }) => `${options.placeOf(toldAt)}: ${why}`),
      ],
    },
  ];
  return all.filter(({ lines }) => lines.length > 0);
}

/** A line for each loss, or for all of one kind. */
function allOrKinds(
  losses: readonly SourceLoss[],
  { all, placeOf }: SectionOptions,
): readonly string[] {
  if (!all) return lossLines(losses, placeOf);
  return losses.map(({ at, what, why }) => `${placeOf(at)}: ${visible(what)}: ${visible(why)}`);
}

/** Returns the sections on new, changed, and gone parts of the source. */
function followedSections(
  { followed, proposal, recognised, isPruned }: Filled,
  { addressOf }: SectionOptions,
): readonly Section[] {
  if (followed === undefined) return [];
  const { operations, groups, schemas, gone, taken } = followed;
  const placed = (at: SourceRef, what: string): string => `${addressOf(at)}: ${what}`;
  return [
    {
      title: "New in the source, and added:",
      lines: [
        ...groups.map((id) => `group ${id}`),
        ...operations.map(({ id, described }) => `${id}: ${routeText(described)}`),
        ...schemas.map((name) => `schema ${name}`),
      ],
    },
    {
      title: "Changed, as the source says it now:",
      lines: proposal.filled.filter(({ replaced }) => replaced !== undefined).map(changedLine),
    },
    { title: "Gone from the source, and taken out:", lines: goneLines(taken, placed) },
    {
      title: isPruned
        ? "Gone from the source, and kept, as something refers to it or its file has nothing else:"
        : "Gone from the source, and kept (--prune takes it out):",
      lines: goneLines(gone, placed),
    },
    {
      title: isPruned
        ? "Said by the source no more, and taken out:"
        : `Said by the source no more, and kept (--prune takes it out; another source than ${recognised.id} keeps it):`,
      lines: [...grouped(proposal.unsaid, ({ at }) => placeText("", at)).values()].flatMap(
        ([first]) =>
          first ? [placed(first.at, `${keysText(first.at)}: ${visible(first.known)}`)] : [],
      ),
    },
  ];
}

function goneLines(
  { groups, operations, schemas, parts }: Gone,
  placed: (at: SourceRef, what: string) => string,
): readonly string[] {
  return [
    ...groups.map(({ id, at }) => placed(at, `group ${id}, with all its operations`)),
    ...operations.map(({ id, at }) => placed(at, id)),
    ...schemas.map(({ name, at }) => placed(at, `schema ${name}`)),
    ...parts.map(({ kind, name, at }) => placed(at, `shared ${kind} ${name}`)),
  ];
}

/** Operations of the manifest that the source has not; those that are gone from it are told as such. */
function unmatched({ matching, followed }: Filled): readonly string[] {
  const gone = new Set(followed?.gone.all ?? []);
  return matching.unmatched.flatMap((each) => (gone.has(each.id) ? [] : [each.id]));
}

/** Returns the line for a fact that nobody states: it goes by habit or was inferred. */
function assumedLine({ at, told }: FilledFact): string {
  return `${at.file}: ${keysText(at)}: ${visible(flowText(jsonOfTold(told)))}`;
}

function changedLine({ at, told, replaced, isGone }: FilledFact): string {
  const now = isGone === true ? "nothing" : visible(flowText(jsonOfTold(told)));
  const before = replaced === undefined || replaced === "" ? "nothing" : visible(replaced);
  return `${at.file}: ${keysText(at)}: ${shortened(before)} → ${shortened(now)}`;
}

/** More of one value than this is for the patch. */
const mostCharacters = 120;

function shortened(text: string): string {
  return text.length <= mostCharacters ? text : `${text.slice(0, mostCharacters - 1)}…`;
}

/** The keys of a place, without its file. */
function keysText({ path }: SourceRef): string {
  return placeText("", { file: "", path }).slice(1);
}

function proposedLines({ matching }: Filled): readonly string[] {
  return matching.pairs
    .filter(({ how }) => how === "proposed")
    .map(({ operation, described, score, runnerUp }) => {
      const next = runnerUp
        ? `, next ${routeText(runnerUp.described)} ${scoreText(runnerUp.score)}`
        : "";
      return `${operation.id}: ${routeText(described)} ${scoreText(score)}${next}`;
    });
}

function conflictLine(conflict: Conflict, { placeOf, addressOf }: SectionOptions): string {
  const { at, known, knownSources, told, toldAt } = conflict;
  const who = knownSources.length === 0 ? "" : ` (${knownSources.join(", ")})`;
  const own = known === undefined ? "nothing" : visible(known);
  const other = told === undefined ? "nothing" : visible(told);
  return [
    `${addressOf(at)}: ${keysText(at)}: ${own}${who}`,
    `    ${placeOf(toldAt)}: ${other} (--prefer ${preferredKind(conflict)} takes it)`,
  ].join("\n");
}
