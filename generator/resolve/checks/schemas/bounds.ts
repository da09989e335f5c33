/** Lower and upper bounds: those of one schema in the wrong order, and those of several that leave nothing between them. */
import type { JsonValue, Schema } from "../../../model/schema.js";
import type { Side, Sides } from "./clash.js";
import type { Conjunct } from "../../../model/conjuncts.js";
import type { Kinds } from "./kinds.js";

/** A keyword that bounds, and the value that it gives. */
export interface Bound {
  readonly key: string;
  readonly value: number;
  /** True if the value itself is outside. */
  readonly exclusive: boolean;
}

/** The keywords with a lower and an upper bound, and the kind of their values; the tighter of two keywords counts. */
const measures = [
  {
    kind: "number",
    low: ["minimum", "exclusiveMinimum"],
    high: ["maximum", "exclusiveMaximum"],
  },
  { kind: "string", low: ["minLength"], high: ["maxLength"] },
  { kind: "array", low: ["minItems"], high: ["maxItems"] },
  { kind: "array", low: ["minContains"], high: ["maxContains"] },
  { kind: "object", low: ["minProperties"], high: ["maxProperties"] },
] as const satisfies readonly {
  readonly kind: JsonValue["kind"];
  readonly low: readonly string[];
  readonly high: readonly string[];
}[];

/** The measures of each kind of schema, so that the many without any are passed over. */
const measuresOf: ReadonlyMap<string, readonly (typeof measures)[number][]> = new Map(
  measures.map(({ kind }) => [kind, measures.filter((each) => each.kind === kind)]),
);

/** The bounds of one schema that leave nothing between them, lower and upper. */
export function emptyRangesOf(schema: Schema): readonly (readonly [Bound, Bound])[] {
  return (measuresOf.get(schema.kind) ?? []).flatMap(({ low, high }) => {
    const from = tightest(boundsOf(schema, low), isAbove);
    const to = tightest(boundsOf(schema, high), isBelow);
    return from !== undefined && to !== undefined && isEmpty(from, to) ? [[from, to] as const] : [];
  });
}

/** The bounds of several schemas that leave nothing between them, for values that can be of one kind only. */
export function boundClashes(conjuncts: readonly Conjunct[], kinds: Kinds): readonly Sides[] {
  return measures.flatMap(({ kind, low, high }) => {
    const others = [...kinds].some((each) => each !== kind);
    // How many items match is counted for each `contains` apart.
    if (others || low[0] === "minContains") return [];
    const bounded = conjuncts.filter(({ schema }) => schema.kind === kind);
    const from = tightest(
      bounded.flatMap((conjunct) => ownedBounds(conjunct, low)),
      isAbove,
    );
    const to = tightest(
      bounded.flatMap((conjunct) => ownedBounds(conjunct, high)),
      isBelow,
    );
    if (from === undefined || to === undefined || !isEmpty(from, to)) return [];
    // Within one schema this is a fault of its own.
    return from.conjunct === to.conjunct ? [] : [[sideOf(from), sideOf(to)] as const];
  });
}

interface OwnedBound extends Bound {
  readonly conjunct: Conjunct;
}

function ownedBounds(conjunct: Conjunct, keys: readonly string[]): readonly OwnedBound[] {
  return boundsOf(conjunct.schema, keys).map((bound) => ({ ...bound, conjunct }));
}

function boundsOf(schema: Schema, keys: readonly string[]): readonly Bound[] {
  return keys.flatMap((key) => {
    const value: unknown = Reflect.get(schema, key);
    if (typeof value !== "number") return [];
    return [{ key, value, exclusive: key.startsWith("exclusive") }];
  });
}

function tightest<T extends Bound>(
  bounds: readonly T[],
  isTighter: (one: Bound, other: Bound) => boolean,
): T | undefined {
  return bounds.reduce<T | undefined>(
    (found, bound) => (found === undefined || isTighter(bound, found) ? bound : found),
    undefined,
  );
}

function isAbove(one: Bound, other: Bound): boolean {
  return (
    one.value > other.value || (one.value === other.value && one.exclusive && !other.exclusive)
  );
}

function isBelow(one: Bound, other: Bound): boolean {
  return (
    one.value < other.value || (one.value === other.value && one.exclusive && !other.exclusive)
  );
}

function isEmpty(from: Bound, to: Bound): boolean {
  return from.value > to.value || (from.value === to.value && (from.exclusive || to.exclusive));
}

function sideOf({ conjunct, key, value }: OwnedBound): Side {
  return { conjunct, says: `${key} ${value}`, key };
}
