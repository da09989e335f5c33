/** A pattern as what an automaton can be made of, so that whatever is matched in it costs no more than there. */
import { visitRegExpAST } from "@eslint-community/regexpp";
import type { AST } from "@eslint-community/regexpp";
import { isCharacter, parsedPattern } from "./parsed-pattern.js";

/** A pattern in parts, of which each can be analysed. */
export interface RelaxedPattern {
  /** The pattern without its assertions: they only end ways through it. */
  readonly main: string;
  /** The texts of assertions. Each may be tested at every place of the text. */
  readonly assertions: readonly string[];
}

/**
 * A pattern without lookarounds, and with counted repetitions as endless ones, for the analyser takes whatever is finite to be
 * cheap: `^(a?){50}a{50}$` is not. `undefined` where that is not possible, as of references to groups.
 */
export function relaxedPattern(source: string): RelaxedPattern | undefined {
  const pattern = parsedPattern(source);
  if (pattern === undefined) return undefined;
  let isPossible = true;
  const assertions: AST.LookaroundAssertion[] = [];
  visitRegExpAST(pattern, {
    onBackreferenceEnter: () => {
      isPossible = false;
    },
    onQuantifierEnter: ({ element, min }) => {
      // Each of the times may be the one that has nothing: that many ways no endless repetition has.
      if (min > 1 && mayBeEmpty(element)) isPossible = false;
    },
    onAssertionEnter: (node) => {
      if (node.kind === "lookahead" || node.kind === "lookbehind") assertions.push(node);
    },
  });
  if (!isPossible) return undefined;
  return {
    main: patternText(pattern.alternatives),
    assertions: assertions.map((each) => `^(?:${patternText(each.alternatives)})`),
  };
}

function patternText(alternatives: readonly AST.Alternative[]): string {
  return alternatives.map(({ elements }) => elements.map(elementText).join("")).join("|");
}

function elementText(node: AST.Element): string {
  switch (node.type) {
    case "Assertion":
      return node.kind === "lookahead" || node.kind === "lookbehind" ? "" : node.raw;
    case "CapturingGroup":
    case "Group":
      return `(?:${patternText(node.alternatives)})`;
    case "Quantifier":
      return quantified(node);
    default:
      return node.raw;
  }
}

function mayBeEmpty(node: AST.Element): boolean {
  switch (node.type) {
    case "Assertion":
      return true;
    case "CapturingGroup":
    case "Group":
      return node.alternatives.some(({ elements }) => elements.every(mayBeEmpty));
    case "Quantifier":
      return node.min === 0 || mayBeEmpty(node.element);
    default:
      return false;
  }
}

/** Longer ones would make large automata, and as endless ones they are hardly ever dearer. */
const longestFixed = 8;

/**
 * Returns the relaxed form of a repetition. A part that is repeated a fixed number of times and has no choice in it is no
 * choice itself.
 */
function quantified({ element, min, max }: AST.Quantifier): string {
  const inner = elementText(element);
  if (inner === "") return "";
  if (max === 1) return min === 0 ? `${inner}?` : inner;
  if (min === max && min <= longestFixed && isCharacter(element)) return `${inner}{${min}}`;
  return min === 0 ? `${inner}*` : `${inner}+`;
}
