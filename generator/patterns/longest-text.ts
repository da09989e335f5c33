/** Against how long a text a pattern may be run: patterns come with a manifest, texts from strangers. */
import { type Cost, costOf } from "./analyser.js";
import { plainCost } from "./plain-pattern.js";
import { relaxedPattern } from "./relaxed-pattern.js";

/** The maximum steps of one match in an engine that goes back: some ten milliseconds. */
const manySteps = 4_000_000;

/** Texts up to this length are short for any pattern that is written by people: three ways at each place are 500,000. */
const shortest = 12;

/** The known cost of a pattern. */
export interface PatternCost {
  /** Left out = the analyser cannot tell. */
  readonly cost?: Cost;
  /** Longest text that it may be run against, in units of UTF-16; `Infinity` = any. */
  readonly longest: number;
}

const known = new Map<string, PatternCost>();

/** The cost of a pattern, worked out once. */
export function patternCost(source: string): PatternCost {
  const before = known.get(source);
  if (before !== undefined) return before;
  const cost = plainCost(source) ?? costWithAssertions(source);
  const made = { ...(cost && { cost }), longest: longestFor(cost) };
  known.set(source, made);
  return made;
}

const linear: Cost = { kind: "linear" };

/** Where there are assertions, each place of the text may be one that they are looked at from. */
function costWithAssertions(source: string): Cost | undefined {
  const relaxed = relaxedPattern(source);
  if (relaxed === undefined) return undefined;
  const main = costOf(relaxed.main);
  const others = relaxed.assertions.map(costOf);
  if (main === undefined || others.some((each) => each === undefined)) return undefined;
  const degrees = others.map((each) => degreeOf(each));
  const degree = degreeOf(main) + Math.max(0, ...degrees);
  if (degree === Infinity) return { kind: "exponential" };
  return degree === 1 ? linear : { kind: "polynomial", degree };
}

function degreeOf(cost: Cost | undefined): number {
  if (cost?.kind === "linear") return 1;
  return cost?.kind === "polynomial" ? cost.degree : Infinity;
}

function longestFor(cost: Cost | undefined): number {
  if (cost?.kind === "linear") return Infinity;
  if (cost?.kind !== "polynomial") return shortest;
  return Math.max(shortest, Math.floor(manySteps ** (1 / cost.degree)));
}

/** True if a text matches a pattern (ECMA-262 with Unicode); `undefined` where it is not known: it is too long, or no pattern. */
export function matchesPattern(source: string, text: string): boolean | undefined {
  try {
    const expression = new RegExp(source, "u");
    return text.length > patternCost(source).longest ? undefined : expression.test(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
