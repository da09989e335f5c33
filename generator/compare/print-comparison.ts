/** A comparison for people in a terminal, and for programs. */
import { visible } from "../diagnostics/visible.js";
import { unreachable } from "../unreachable.js";
import { type Comparison, type ComparedCall, kinds } from "./comparison.js";
import type { OldCall } from "./old-call.js";
import {
  addedText,
  byHandText,
  type ComparisonCounts,
  countsOf,
  oldText,
  ourText,
  pagesText,
} from "./words.js";

/** Prints the numbers, then what changes, kind by kind; calls that stay as they are are only counted. */
export function printComparison(comparison: Comparison): string {
  const { sdk, calls, added } = comparison;
  const numbers = countsText(countsOf(comparison));
  const blocks = [
    `${visible(sdk.name)}: ${calls.length} ${calls.length === 1 ? "call" : "calls"}\n  ${numbers.join("\n  ")}`,
    ...kinds.flatMap((kind) => {
      const own = calls.filter((each) => each.kind === kind);
      if (own.length === 0 || kind === "same") return [];
      return [`${titleOf(kind)}:\n${own.map(linesOf).join("\n")}`];
    }),
    ...(added.length === 0
      ? []
      : [`New in the client:\n${added.map((each) => `  ${visible(addedText(each))}`).join("\n")}`]),
  ];
  return `${blocks.join("\n\n")}\n`;
}

/** The numbers, one line each. */
export function countsText(counts: ComparisonCounts): readonly string[] {
  return [
    `${counts.same} the same`,
    `${counts.arguments} with other arguments`,
    `${counts.name} with another name`,
    `${counts.pages} without their pages`,
    `${counts.missing} not there`,
    `${counts.added} new in the client`,
  ];
}

/** The heading of a kind. */
export function titleOf(kind: ComparedCall["kind"]): string {
  switch (kind) {
    case "same":
      return "The same";
    case "arguments":
      return "Other arguments";
    case "name":
      return "Another name";
    case "pages":
      return "Without pages";
    case "missing":
      return "Not there";
    default:
      return unreachable(kind);
  }
}

function linesOf(call: ComparedCall): string {
  const why = byHandText(call);
  const after = call.kind === "missing" || call.kind === "pages" ? [] : [`    ${ourText(call)}`];
  const notes = [why, pagesText(call)].flatMap((each) =>
    each === undefined ? [] : [`    ${each}`],
  );
  return [`  ${oldText(call.old)}`, ...after, ...notes].map(visible).join("\n");
}

/** Prints all of it as JSON. */
export function comparisonJson(comparison: Comparison): string {
  const { sdk, calls, added } = comparison;
  const value = {
    sdk: sdk.name,
    counts: countsOf(comparison),
    calls: calls.map((call) => ({
      kind: call.kind,
      call: oldText(call.old),
      ...routeOf(call.old),
      operation: call.ours?.id ?? null,
      ...(call.kind !== "missing" && { becomes: ourText(call) }),
      byHand: byHandText(call) ?? null,
      losesPages: call.kind !== "missing" && call.losesPages,
    })),
    added: added.map((each) => ({ operation: each.id, call: addedText(each) })),
  };
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function routeOf({ route }: OldCall) {
  return route === undefined ? {} : { route: `${route.method} ${route.path}` };
}
