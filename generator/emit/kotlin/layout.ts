/**
 * What a line may break at, as marks in code: control characters, which no literal and no comment has. `width.ts` sets them as
 * ktlint does.
 */
import { type Code, code, type Hole, joined, nothing } from "../text/code.js";

/** The marks. */
export const marks = {
  group: "\u0001",
  next: "\u0002",
  end: "\u0003",
  value: "\u0004",
  block: "\u0005",
  chain: "\u0006",
  forced: "\u0007",
} as const;

/** The kinds of what breaks as a whole, by the mark that begins it. */
export type LayoutKind = "group" | "value" | "block" | "chain";

function parts(all: readonly Hole[]): Code {
  return joined(all, code`\u0002`);
}

/** What stands between round or angle brackets: on one line, or each on a line of its own with a comma behind it. */
export function group(all: readonly Hole[]): Code {
  return all.length === 0 ? nothing : code`\u0001${parts(all)}\u0003`;
}

/** The same, never on one line. */
export function forcedGroup(all: readonly Hole[]): Code {
  return code`\u0001\u0007${parts(all)}\u0003`;
}

/** What stands behind `=` or `->`: behind it, or on lines of its own. */
export function value(of: Hole): Code {
  return code`\u0004${of}\u0003`;
}

/** What stands between the braces of a lambda: one statement may stay on the line. */
export function lambdaBody(statements: readonly Hole[]): Code {
  return statements.length === 0 ? nothing : code`\u0005${parts(statements)}\u0003`;
}

/** Calls behind a value, each with its dot: ktlint puts each on a line of its own where there are four dots. */
export function chainOf(head: Hole, calls: readonly Hole[]): Code {
  return code`\u0006${parts([head, ...calls])}\u0003`;
}
