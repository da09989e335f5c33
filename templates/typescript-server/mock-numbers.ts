/** Numbers for schemas: bounds, steps, integers. */
import { isMultiple } from "./mock-check.js";
import { largest, smallest } from "./mock-parts.js";
import type { Random } from "./mock-random.js";
import type { Words } from "./mock-schema.js";

/** Ranges of number formats (the format registry of OpenAPI). */
const ranges: Readonly<Record<string, readonly [number, number]>> = {
  int8: [-128, 127],
  uint8: [0, 255],
  int16: [-32_768, 32_767],
  uint16: [0, 65_535],
  int32: [-2_147_483_648, 2_147_483_647],
  uint32: [0, 4_294_967_295],
  // The integers that JSON carries without loss (RFC 8259, section 6).
  int64: [-9_007_199_254_740_991, 9_007_199_254_740_991],
  uint64: [0, 9_007_199_254_740_991],
};

/** A number; after the first attempts also one at either bound. */
export function numberOf(
  words: readonly Words[],
  isInteger: boolean,
  { random, attempt }: { readonly random: Random; readonly attempt: number },
): number {
  const formats = words.flatMap(({ format = "" }) => ranges[format] ?? []);
  const step = stepOf(
    words.flatMap(({ multipleOf }) => multipleOf ?? []),
    isInteger,
  );
  const said = {
    low: largest(
      words.flatMap(({ minimum, exclusiveMinimum }) => [minimum, exclusiveMinimum]),
      -Infinity,
    ),
    high: smallest(
      words.flatMap(({ maximum, exclusiveMaximum }) => [maximum, exclusiveMaximum]),
      Infinity,
    ),
  };
  const { low, high } = reachOf(said, step ?? 1);
  const [least = low, most = high] =
    formats.length > 0
      ? [Math.max(low, Math.min(...formats)), Math.min(high, Math.max(...formats))]
      : [];
  const isOutside = (value: number): boolean =>
    words.some(
      ({ exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity }) =>
        value <= exclusiveMinimum || value >= exclusiveMaximum,
    );
  if (attempt % 4 === 2) return said.low === -Infinity ? Math.min(0, most) : least;
  if (attempt % 4 === 3) return most;
  if (step !== undefined) return multipleIn({ least, most, step }, { random, isOutside });
  const value = least + (most - least) * (0.05 + 0.9 * random.next());
  // Few digits, unless the bounds are too narrow for them.
  return (
    [2, 4, 8]
      .map((digits) => Number(value.toFixed(digits)))
      .find((short) => short > least && short < most && !isOutside(short)) ?? value
  );
}

/** Where only one bound is given, or none, numbers stay close to what is known. */
function reachOf(
  { low, high }: { readonly low: number; readonly high: number },
  step: number,
): { readonly low: number; readonly high: number } {
  const reach = 100 * Math.max(1, Math.abs(step));
  if (low === -Infinity && high === Infinity) return { low: Math.min(1, step), high: reach };
  if (low === -Infinity) return { low: high >= 1 ? Math.min(0, high - 1) : high - reach, high };
  return { low, high: high === Infinity ? low + Math.max(reach, Math.abs(low) * 0.1) : high };
}

function multipleIn(
  { least, most, step }: { readonly least: number; readonly most: number; readonly step: number },
  { random, isOutside }: { readonly random: Random; isOutside(value: number): boolean },
): number {
  const first = Math.ceil(least / step);
  const last = Math.floor(most / step);
  const times = [random.integer(first, last), first, first + 1, last, last - 1];
  const values = times.map((count) => tidy(count * step));
  // Two divisions of a double may disagree, so exact multiples are preferred: every validator accepts them.
  const fitting = values.filter((value) => value >= least && value <= most && !isOutside(value));
  const exact = fitting.find((value) => Number.isInteger(value / step));
  return exact ?? fitting.find((value) => isMultiple(value, step)) ?? values[0] ?? least;
}

/** A product of decimals without the rounding error of a double: 3 × 0.1 is 0.3. */
function tidy(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(12));
}

/** The smallest number that all steps divide; for integers 1 is one of the steps. Left out = there is no step. */
function stepOf(steps: readonly number[], isInteger: boolean): number | undefined {
  const all = isInteger ? [1, ...steps] : steps;
  const [first, ...others] = all;
  return first === undefined ? undefined : others.reduce(common, first);
}

function common(a: number, b: number): number {
  for (let scale = 1; scale <= 1e9; scale *= 10) {
    const [left, right] = [tidy(a * scale), tidy(b * scale)];
    if (Number.isSafeInteger(left) && Number.isSafeInteger(right)) {
      return tidy(((left / divisor(left, right)) * right) / scale);
    }
  }
  return a;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
