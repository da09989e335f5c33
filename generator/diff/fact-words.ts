/** Facts that changed, in words, gathered by what they are about. */
import type { ChangeKind, FactChange } from "../changes/change.js";
import { grouped } from "../model/grouped.js";
import { unreachable } from "../unreachable.js";

/** The changes of one subject. */
export interface SubjectFacts {
  /** `books.list`, `schema book`, `group books`, `the service`. */
  readonly title: string;
  readonly facts: readonly FactChange[];
}

/** The subjects of one group, of the service, or of the schemas. */
export interface GroupFacts {
  /** Id of the outermost group, `service` or `schemas`. */
  readonly group: string;
  readonly subjects: readonly SubjectFacts[];
}

const verbs: readonly (readonly [ChangeKind, string])[] = [
  ["filled", "filled in"],
  ["changed", "changed"],
  ["withdrawn", "withdrawn"],
  ["added", "added"],
  ["removed", "removed"],
];

/** Gathers changes by group and subject, in their order. */
export function factsByGroup(facts: readonly FactChange[]): readonly GroupFacts[] {
  return [...grouped(facts, groupOf)].map(([group, own]) => ({
    group,
    subjects: [...grouped(own, titleOf)].map(([title, each]) => ({ title, facts: each })),
  }));
}

function groupOf({ subject }: FactChange): string {
  switch (subject.kind) {
    case "service":
      return "service";
    case "schema":
      return "schemas";
    case "parameter":
    case "header":
    case "response":
      return "shared";
    case "group":
    case "operation":
      return subject.name.replace(/\..*$/s, "");
    default:
      return unreachable(subject.kind);
  }
}

function titleOf({ subject }: FactChange): string {
  switch (subject.kind) {
    case "service":
      return "the service";
    case "schema":
    case "parameter":
    case "header":
    case "response":
      return `${subject.kind} ${subject.name}`;
    case "group":
      return `group ${subject.name}`;
    case "operation":
      return subject.name;
    default:
      return unreachable(subject.kind);
  }
}

/** The way from a subject to the fact, as people call it: `query.limit`; empty = the subject itself. */
export function partOf({ slot }: Pick<FactChange, "slot">): string {
  const [first, second, ...rest] = slot;
  if (first === "parameters" && second !== undefined) {
    // An operation has a path, and parameters of it.
    return rest.length === 0 ? `${second} parameters` : [second, ...rest].join(".");
  }
  return (first === "service" && second !== undefined ? slot.slice(1) : slot).join(".");
}

/** More facts of one kind than these are told by their names alone. */
const mostTold = 6;

/** More names are counted. */
const mostNames = 12;

/** Facts that are known now, as lines without what they were: a heading says that they were not shown. */
export function newsLines(facts: readonly FactChange[]): readonly string[] {
  return linesOf(facts, (fact) => {
    const part = partOf(fact);
    return part === "" ? fact.now : `${part}: ${fact.now}`;
  });
}

/** The facts of one subject and kind as lines; many of them on one line, without what they are. */
export function factLines(facts: readonly FactChange[]): readonly string[] {
  return linesOf(facts, factText);
}

function linesOf(
  facts: readonly FactChange[],
  textOf: (fact: FactChange) => string,
): readonly string[] {
  const [first] = facts;
  const verb = verbs.find(([kind]) => kind === first?.kind)?.[1];
  if (facts.length <= mostTold || verb === undefined) return facts.map(textOf);
  const names = [...new Set(facts.map((fact) => partOf(fact)))].map((part) => part || "itself");
  const rest = names.length - mostNames;
  const more = rest > 0 ? ` and ${rest} more` : "";
  return [`${facts.length} places ${verb}: ${names.slice(0, mostNames).join(", ")}${more}`];
}

/** `query.limit: not shown → integer` */
export function factText(fact: FactChange): string {
  const part = partOf(fact);
  const before = part === "" ? "" : `${part}: `;
  switch (fact.kind) {
    case "filled":
    case "changed":
    case "withdrawn":
      return `${before}${fact.was} → ${fact.now}`;
    case "added":
      return `${before}added, ${fact.now}`;
    case "removed":
      return `${before}removed, was ${fact.was}`;
    default:
      return unreachable(fact.kind);
  }
}

/** "3 places filled in, 1 changed": what is zero is left out. One place may hold several facts. */
export function factsSummary(facts: readonly FactChange[]): string {
  if (facts.length === 0) return "nothing changed";
  const counts = verbs.flatMap(([kind, verb]) => {
    const count = facts.filter((fact) => fact.kind === kind).length;
    return count === 0 ? [] : [{ count, verb }];
  });
  return counts
    .map(({ count, verb }, index) =>
      index > 0 ? `${count} ${verb}` : `${count} ${count === 1 ? "place" : "places"} ${verb}`,
    )
    .join(", ");
}
