/**
 * The cost of patterns of plain forms, told without the analyser: nearly all patterns that people write are of one. A matcher
 * that goes back has few ways through a part without endless repetitions, and takes one way where what follows a repetition
 * cannot be a part of it.
 */
import type { AST } from "@eslint-community/regexpp";
import type { Cost } from "./analyser.js";
import { isCharacter, parsedPattern } from "./parsed-pattern.js";

/** Ways through the parts without endless repetitions, and the characters that one of them reads, at most. */
const mostWays = 100;
const longestRead = 1000;

/** The characters that all these ways read together, where they are tried at many places of a text. */
const mostRead = 1000;

/** The cost of a pattern; `undefined` where its form is not plain. */
export function plainCost(source: string): Cost | undefined {
  const ways = parsedPattern(source)?.alternatives.map((each) => waysThrough(flat(each.elements)));
  if (ways === undefined || ways.length === 0) return undefined;
  if (ways.every((each) => each !== undefined && (each.isAnchored || each.loops === 0))) {
    return { kind: "linear" };
  }
  const [only, ...others] = ways;
  return others.length === 0 && only?.beginsWithRun ? { kind: "polynomial", degree: 2 } : undefined;
}

/** The ways through one alternative, from one place of the text. */
interface Ways {
  /** True if it matches nowhere but at the start of the text. */
  readonly isAnchored: boolean;
  /** How many endless repetitions it has. */
  readonly loops: number;
  /** True if it begins with a repetition that ends at one place, and needs something after it: each place of it is tried as a start. */
  readonly beginsWithRun: boolean;
}

/** Returns them where they are few, and where no repetition but the last may end at several places. */
function waysThrough(elements: readonly AST.Element[]): Ways | undefined {
  const parts = elements.filter(({ type }) => type !== "Assertion");
  if (elements.some(looksAround)) return undefined;
  let finite: Finite = { ways: 1, length: 0 };
  let loops = 0;
  let isOpen = false;
  for (const [index, part] of parts.entries()) {
    if (isLoop(part)) {
      // It would read on from each place at which the one before may end.
      if (isOpen) return undefined;
      loops += 1;
      isOpen = !endsAtOnePlace(part, parts[index + 1]);
    } else {
      const own = finiteWays(part);
      if (own === undefined) return undefined;
      finite = { ways: finite.ways * own.ways, length: finite.length + own.length };
    }
  }
  if (bounded(finite) === undefined) return undefined;
  const [first] = elements;
  const [begin] = parts;
  const isAnchored = first?.type === "Assertion" && first.kind === "start";
  const isTriedOnce = isAnchored && loops === 0;
  if (!isTriedOnce && finite.ways * finite.length > mostRead) return undefined;
  const beginsWithRun =
    begin !== undefined && begin === first && isLoop(begin) && endsAtOnePlace(begin, parts[1]);
  return { isAnchored, loops, beginsWithRun };
}

/** The elements, those of groups that are neither repeated nor have a choice in their place. */
function flat(elements: readonly AST.Element[]): readonly AST.Element[] {
  return elements.flatMap((each) => {
    if (each.type !== "Group" && each.type !== "CapturingGroup") return [each];
    const [only, ...others] = each.alternatives;
    return only === undefined || others.length > 0 ? [each] : flat(only.elements);
  });
}

function looksAround(element: AST.Element): boolean {
  return (
    element.type === "Assertion" && (element.kind === "lookahead" || element.kind === "lookbehind")
  );
}

/** True of a repetition whose number is open, of something that can be read in one way alone. */
function isLoop(element: AST.Element): element is AST.Quantifier {
  if (element.type !== "Quantifier" || element.min === element.max) return false;
  const own = finiteWays(element.element);
  return own?.ways === 1 && own.length > 0 && finiteWays(element) === undefined;
}

/** True if no character of a repetition can begin what has to follow it: whatever the text, it ends at one place. */
function endsAtOnePlace({ element }: AST.Quantifier, next: AST.Element | undefined): boolean {
  if (next?.type !== "Character" || !isCharacter(element)) return false;
  const expression = new RegExp(`^(?:${element.raw})$`, "u");
  return !expression.test(String.fromCodePoint(next.value));
}

/** How many ways through a part there are, and how many characters the longest reads. */
interface Finite {
  readonly ways: number;
  readonly length: number;
}

/** Returns them; `undefined` of what is repeated without an end, or has too many. */
function finiteWays(element: AST.Element): Finite | undefined {
  if (isCharacter(element)) return { ways: 1, length: 1 };
  switch (element.type) {
    case "Assertion":
      return looksAround(element) ? undefined : { ways: 1, length: 0 };
    case "Group":
    case "CapturingGroup":
      return choice(element.alternatives.map(({ elements }) => sequence(elements)));
    case "Quantifier":
      return repeated(element);
    default:
      return undefined;
  }
}

function sequence(elements: readonly AST.Element[]): Finite | undefined {
  return elements.reduce<Finite | undefined>(
    (before, each) => {
      const own = before && finiteWays(each);
      return own && bounded({ ways: before.ways * own.ways, length: before.length + own.length });
    },
    { ways: 1, length: 0 },
  );
}

function choice(all: readonly (Finite | undefined)[]): Finite | undefined {
  return all.reduce<Finite | undefined>(
    (before, own) =>
      before &&
      own &&
      bounded({ ways: before.ways + own.ways, length: Math.max(before.length, own.length) }),
    { ways: 0, length: 0 },
  );
}

function repeated({ element, min, max }: AST.Quantifier): Finite | undefined {
  const own = finiteWays(element);
  if (own === undefined || own.length === 0 || max > longestRead) return undefined;
  let ways = 0;
  for (let times = min; times <= max && ways <= mostWays; times++) ways += own.ways ** times;
  return bounded({ ways, length: own.length * max });
}

function bounded(found: Finite): Finite | undefined {
  return found.ways <= mostWays && found.length <= longestRead ? found : undefined;
}
