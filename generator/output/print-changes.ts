/** Prints what changed since the last run, and which types narrowed by it: for people, and for GitHub Actions. */
import picocolors from "picocolors";
import type { ChangeKind } from "../changes/change.js";
import { visible } from "../diagnostics/visible.js";
import type { ResultOptions } from "./print-check.js";
import type { KnownCounts, ToldChanges, ToldFact, ToldType } from "./told-changes.js";
import { workflowCommand } from "./workflow-command.js";
import { unreachable } from "../unreachable.js";

type Paint = ReturnType<typeof picocolors.createColors>;
type Colour = "green" | "yellow" | "red";

/** With more lines than that of one kind the rest is counted. */
const mostLines = 20;

/** How each kind is told, in the order in which they are told. */
const kinds: Readonly<
  Record<ChangeKind, { readonly sign: string; readonly colour: Colour; readonly verb: string }>
> = {
  filled: { sign: "+", colour: "green", verb: "filled in" },
  changed: { sign: "~", colour: "yellow", verb: "changed" },
  withdrawn: { sign: "-", colour: "red", verb: "withdrawn" },
  added: { sign: "+", colour: "green", verb: "added" },
  removed: { sign: "-", colour: "red", verb: "removed" },
};

const order: readonly ChangeKind[] = ["filled", "changed", "withdrawn", "added", "removed"];

/** How each kind of type is told: what may break somebody first. */
const typeKinds: readonly {
  readonly sign: string;
  readonly colour: Colour;
  readonly isOf: (type: ToldType) => boolean;
}[] = [
  { sign: "!", colour: "red", isOf: ({ breaking }) => breaking },
  { sign: "~", colour: "yellow", isOf: ({ breaking, was }) => !breaking && was !== undefined },
  { sign: "+", colour: "green", isOf: ({ breaking, was }) => !breaking && was === undefined },
];

/** The text of what changed, to stand after the text of the result; in JSON it is a member of the result itself. */
export function printChanges(changes: ToldChanges, { format, colour }: ResultOptions): string {
  switch (format) {
    case "text":
      return `${asText(changes, picocolors.createColors(colour)).join("\n")}\n`;
    case "json":
      return "";
    case "github":
      return asAnnotations(changes).join("");
    default:
      return unreachable(format);
  }
}

function asText({ facts, types, known }: ToldChanges, paint: Paint): readonly string[] {
  const ofFacts = order.flatMap((kind) => {
    const { sign, colour } = kinds[kind];
    const told = facts.filter((fact) => fact.kind === kind).map(factText);
    return capped(told).map((line) => `  ${paint[colour](sign)} ${line}`);
  });
  const ofTypes = byTarget(types).flatMap(([target, ofTarget]) => [
    `${paint.bold(target)}: ${typeSummary(ofTarget)}`,
    ...typeKinds.flatMap(({ sign, colour, isOf }) =>
      capped(ofTarget.filter(isOf).map(typeText)).map((line) => `  ${paint[colour](sign)} ${line}`),
    ),
  ]);
  const heading = `${paint.bold("Since the last run")}: ${factSummary(facts)}; ${knownText(known)}`;
  return [heading, ...ofFacts, ...ofTypes];
}

/** One for the facts, one for the types of each target. */
function asAnnotations({ facts, types, known }: ToldChanges): readonly string[] {
  const sorted = order.flatMap((kind) => facts.filter((fact) => fact.kind === kind));
  return [
    workflowCommand(
      "notice",
      { title: `Since the last run: ${factSummary(facts)}; ${knownText(known)}` },
      capped(sorted.map(factText)).join("\n"),
    ),
    ...byTarget(types).map(([target, ofTarget]) =>
      workflowCommand(
        "notice",
        { title: `${target}: ${typeSummary(ofTarget)}` },
        capped(ofTarget.map(typeText)).join("\n"),
      ),
    ),
  ];
}

/** "117 of 1545 facts known" */
function knownText({ known, notShown }: KnownCounts): string {
  return `${known} of ${known + notShown} facts known`;
}

function capped(lines: readonly string[]): readonly string[] {
  const rest = lines.length - mostLines;
  return rest <= 0 ? lines : [...lines.slice(0, mostLines), `… and ${rest} more`];
}

function factText({ kind, place, was, now }: ToldFact): string {
  switch (kind) {
    case "filled":
    case "changed":
    case "withdrawn":
      return visible(`${place}: ${was} → ${now}`);
    case "added":
      return visible(`${place}: added, ${now}`);
    case "removed":
      return visible(`${place}: removed, was ${was}`);
    default:
      return unreachable(kind);
  }
}

function typeText({ name, was, now, breaking }: ToldType): string {
  const said = was === undefined ? `${name} ${now}` : `${name}: ${was} → ${now}`;
  return visible(breaking ? `${said} (may break a caller at compile time)` : said);
}

/** "3 places filled in, 1 changed": what is zero is left out. One place may hold several facts. */
function factSummary(facts: readonly ToldFact[]): string {
  const counts = order.flatMap((kind) => {
    const count = facts.filter((fact) => fact.kind === kind).length;
    return count === 0 ? [] : [{ count, verb: kinds[kind].verb }];
  });
  return counts
    .map(({ count, verb }, index) =>
      index > 0 ? `${count} ${verb}` : `${count} ${count === 1 ? "place" : "places"} ${verb}`,
    )
    .join(", ");
}

/** "2 types narrowed, 1 operation can be called". */
function typeSummary(types: readonly ToldType[]): string {
  const narrowed = types.filter(({ was }) => was !== undefined).length;
  const callable = types.length - narrowed;
  return [
    ...(narrowed === 0 ? [] : [`${narrowed} ${narrowed === 1 ? "type" : "types"} narrowed`]),
    ...(callable === 0
      ? []
      : [`${callable} ${callable === 1 ? "operation" : "operations"} can be called now`]),
  ].join(", ");
}

function byTarget(types: readonly ToldType[]): readonly (readonly [string, readonly ToldType[]])[] {
  const targets = [...new Set(types.map(({ target }) => target))];
  return targets.map((target) => [target, types.filter((each) => each.target === target)]);
}
