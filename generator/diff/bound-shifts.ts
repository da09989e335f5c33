/** The changes of keywords that bound values, and of those that name a form of text. */
import type { SchemaShift, ShiftKind } from "./schema-shift.js";

/** Compares numbers that bound values: a lower bound that rises narrows, as an upper one does that falls. */
export function boundShifts<Key extends string>(
  before: Readonly<Partial<Record<Key, number>>>,
  after: Readonly<Partial<Record<Key, number>>>,
  { lower, upper }: { readonly lower: readonly Key[]; readonly upper: readonly Key[] },
): readonly SchemaShift[] {
  return [
    ...lower.flatMap((key) => shiftOf(key, before[key], after[key], 1)),
    ...upper.flatMap((key) => shiftOf(key, before[key], after[key], -1)),
  ];
}

function shiftOf(
  key: string,
  before: number | undefined,
  after: number | undefined,
  sign: 1 | -1,
): readonly SchemaShift[] {
  if (before === after) return [];
  const old = before === undefined ? Number.NEGATIVE_INFINITY : before * sign;
  const now = after === undefined ? Number.NEGATIVE_INFINITY : after * sign;
  return [keywordShift(now > old ? "narrowed" : "widened", key, before, after)];
}

/** A schema of numbers, as far as it bounds them. */
interface NumberBounds {
  readonly integer: boolean;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
}

/** Compares ranges of numbers: `exclusiveMinimum: 0` of an integer is its `minimum: 1`. */
export function numberBoundShifts(
  before: NumberBounds,
  after: NumberBounds,
): readonly SchemaShift[] {
  return ([1, -1] as const).flatMap((sign): readonly SchemaShift[] => {
    const [old, now] = [rangeEnd(before, sign), rangeEnd(after, sign)];
    const isSame = old.value === now.value;
    if (isSame && old.isOpen === now.isOpen) return [];
    const isNarrower = isSame ? now.isOpen : now.value > old.value;
    const words = `${old.key} ${old.text} → ${old.key === now.key ? "" : `${now.key} `}${now.text}`;
    return [{ kind: isNarrower ? "narrowed" : "widened", place: [], words }];
  });
}

/** One end of a range; of an upper one the sign is the other, so that a larger value always leaves less. */
interface RangeEnd {
  readonly value: number;
  /** True if the value itself is outside. */
  readonly isOpen: boolean;
  readonly key: string;
  readonly text: string;
}

function rangeEnd(bounds: NumberBounds, sign: 1 | -1): RangeEnd {
  const [key, openKey] =
    sign === 1
      ? (["minimum", "exclusiveMinimum"] as const)
      : (["maximum", "exclusiveMaximum"] as const);
  const [closed, open] = [bounds[key], bounds[openKey]];
  const end: RangeEnd = {
    value: closed === undefined ? Number.NEGATIVE_INFINITY : closed * sign,
    ...{ isOpen: false, key, text: String(closed ?? "none") },
  };
  if (open === undefined || end.value > open * sign) return end;
  const named = { key: openKey, text: String(open) };
  // Between two integers there is none.
  const next = Math.floor(open * sign) + 1;
  return bounds.integer && Number.isSafeInteger(next)
    ? { value: next, isOpen: false, ...named }
    : { value: open * sign, isOpen: true, ...named };
}

/** Compares keywords whose values cannot be ordered: set where none was, one narrows. */
export function formatShifts<Key extends string>(
  before: Readonly<Partial<Record<Key, string | number>>>,
  after: Readonly<Partial<Record<Key, string | number>>>,
  keys: readonly Key[],
): readonly SchemaShift[] {
  return keys.flatMap((key) => {
    const [old, now] = [before[key], after[key]];
    if (old === now) return [];
    if (old === undefined) return [keywordShift("narrowed", key, old, now)];
    return [keywordShift(now === undefined ? "widened" : "changed", key, old, now)];
  });
}

function keywordShift(
  kind: ShiftKind,
  key: string,
  before: string | number | undefined,
  after: string | number | undefined,
): SchemaShift {
  return { kind, place: [], words: `${key} ${before ?? "none"} → ${after ?? "none"}` };
}
