/** Where schemas that must hold at once exclude each other, so that no value fits; only where that is certain. */
import type { JsonValue, Schema } from "../../../model/schema.js";
import type { FindSchema } from "../../../model/schema-members.js";
import { boundClashes } from "./bounds.js";
import type { Clash, Reading, Side, Sides } from "./clash.js";
import { type Conjunct, conjunctsOf } from "../../../model/conjuncts.js";
import { type Member, membersOf } from "./members.js";
import { common, commonKinds, type Kinds, type KindsOf, withImplied } from "./kinds.js";
import { refusal } from "../../../model/schema-refusal.js";
import { valueWords, wordsFor } from "./words.js";

/** Schemas that refer to themselves can be laid over each other in ever new ways; after so many nobody looks further. */
const maximumCombinations = 10_000;

/** Everything in which schemas exclude each other that must hold at once, also for properties and items. */
export function clashesAmong(root: Conjunct, { find, kindsOf }: Reading): readonly Clash[] {
  const visited = new Set<string>();
  const combinationOf = combinations();
  const clashes: Clash[] = [];
  const waiting: { roots: readonly Conjunct[]; where: readonly string[] }[] = [
    { roots: [root], where: [] },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { roots, where } = next;
    const combination = combinationOf(roots);
    if (visited.has(combination) || visited.size === maximumCombinations) continue;
    visited.add(combination);
    const conjuncts = withImplied(conjunctsOf(roots, find), kindsOf);
    // Who writes `false` says that nothing is meant to fit.
    if (conjuncts.some(({ schema }) => schema.kind === "never")) continue;
    const members = membersOf(conjuncts, find);
    for (const sides of [
      ...ownClashes(conjuncts, { find, kindsOf }),
      ...members.map(({ excluded }) => excluded).filter((sides) => sides !== undefined),
    ]) {
      clashes.push({ where, sides });
    }
    for (const member of members.filter(isShared).toReversed()) {
      waiting.push({ roots: member.schemas, where: [...where, member.words] });
    }
  }
  return clashes;
}

/** A member of which only one schema speaks is looked at where that schema stands. */
function isShared({ schemas }: Member): boolean {
  return schemas.length > 1;
}

function ownClashes(conjuncts: readonly Conjunct[], reading: Reading): readonly Sides[] {
  if (conjuncts.length < 2) return [];
  const ofKinds = kindClash(conjuncts, reading.kindsOf);
  const kinds = commonKinds(conjuncts, reading.kindsOf);
  return [
    ...[ofKinds ?? valueClash(conjuncts, reading.find)].filter((sides) => sides !== undefined),
    ...boundClashes(conjuncts, kinds),
  ];
}

/** The first schema that leaves no kind of value, with the one before it that it disagrees with. */
function kindClash(conjuncts: readonly Conjunct[], kindsOf: KindsOf): Sides | undefined {
  let left: Kinds | undefined;
  const narrowing: Conjunct[] = [];
  for (const conjunct of conjuncts) {
    const own = kindsOf(conjunct.schema);
    // Of a union that nothing fits the fault lies in the union.
    if (own.size === 0) continue;
    const rest: Kinds = left === undefined ? own : common(left, own);
    if (rest.size === 0) {
      const other =
        narrowing.find(({ schema }) => common(kindsOf(schema), own).size === 0) ?? narrowing.at(-1);
      return other && [sideOf(other), sideOf(conjunct)];
    }
    if (left === undefined || rest.size < left.size) narrowing.push(conjunct);
    left = rest;
  }
  return undefined;
}

/** A list of values of which each is refused by another schema. */
function valueClash(conjuncts: readonly Conjunct[], find: FindSchema): Sides | undefined {
  const choice = conjuncts.find(({ schema }) => schema.kind === "enum" && !schema.open);
  if (choice?.schema.kind !== "enum") return undefined;
  const { values } = choice.schema;
  const others = conjuncts.filter((each) => each !== choice);
  const refuses = (value: JsonValue, { schema }: Conjunct) =>
    refusal(value, schema, find) !== undefined;
  if (values.some((value) => !others.some((other) => refuses(value, other)))) return undefined;
  const other =
    others.find((each) => values.every((value) => refuses(value, each))) ??
    others.find((each) => values.some((value) => refuses(value, each)));
  return other && [sideOf(choice), refusingSide(other, values, find)];
}

/** Two lists speak for themselves; of anything else it is said what it has against the first value. */
function refusingSide(other: Conjunct, values: readonly JsonValue[], find: FindSchema): Side {
  const side = sideOf(other);
  const refused = other.schema.kind === "enum" ? undefined : values[0];
  const reason = refused && refusal(refused, other.schema, find);
  if (refused === undefined || reason === undefined) return side;
  return { ...side, says: `${side.says} (of ${valueWords(refused)}: ${reason})` };
}

function sideOf(conjunct: Conjunct): Side {
  return { conjunct, says: wordsFor(conjunct.schema) };
}

/** Names a set of schemas, so that a set that was looked at is known again. */
function combinations(): (roots: readonly Conjunct[]) => string {
  const numbers = new Map<Schema, number>();
  return (roots) => {
    for (const { schema } of roots) {
      if (!numbers.has(schema)) numbers.set(schema, numbers.size);
    }
    const present = roots.map(({ schema }) => numbers.get(schema) ?? 0);
    return present.toSorted((a, b) => a - b).join(" ");
  };
}
