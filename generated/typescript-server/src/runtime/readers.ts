// Made by endpoint-manifest (typescript-server) from its template readers.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Interprets the texts of a request: numbers, booleans, lists and objects, by the `Reader` of a route. */
import type { ObjectReader, Reader } from "./route.js";

/** The result of reading a value. */
export interface Reading {
  readonly value: unknown;
  /** True if it fits the reader. A text that does not fit stays text, and the validators refuse it with their own message. */
  readonly fits: boolean;
}

/** A name and its text. */
export type TextPair = readonly [name: string, text: string];

/**
 * A written value in each of its possible forms; `undefined` = it is absent. Each throws an {@link UnreadableError} where the
 * value cannot have that form.
 */
export interface Written {
  text(): string | undefined;
  items(): readonly string[] | undefined;
  properties(reader: ObjectReader): readonly TextPair[] | undefined;
}

/** A part of a request cannot be read. The message says why, without the value itself, which may be a secret. */
export class UnreadableError extends Error {
  override get name(): "UnreadableError" {
    return "UnreadableError";
  }
}

/** The value of a text. Lists and objects are never in one text, unless a style has split it. */
export function readText(reader: Reader, text: string): Reading {
  if (reader === "text") return { value: text, fits: true };
  if (reader === "number") return orText(numberOf(text), text);
  if (reader === "boolean") return orText(truthOf(text), text);
  const found =
    "anyOf" in reader ? firstThatFits(reader.anyOf, (each) => readText(each, text)) : undefined;
  return found ?? { value: text, fits: false };
}

/** The value of written text; `undefined` = it is absent. Throws an {@link UnreadableError}. */
export function readWritten(reader: Reader, written: Written): Reading | undefined {
  if (typeof reader === "string" || "name" in reader) {
    const text = written.text();
    return text === undefined ? undefined : readText(reader, text);
  }
  if ("anyOf" in reader) return firstThatFits(reader.anyOf, (each) => readWritten(each, written));
  if ("items" in reader) {
    const items = written.items();
    return items && listOf(items.map((item) => readText(reader.items, item)));
  }
  const pairs = written.properties(reader);
  return pairs && readProperties(reader, pairs);
}

/**
 * The value of the texts under one name, while it is not shown how lists are written: one text is a single value, several are a
 * list, unless only a single value is allowed.
 */
export function readPlain(
  reader: Reader,
  texts: readonly string[] | undefined,
): Reading | undefined {
  if (texts === undefined) return undefined;
  const [text] = texts;
  if (text !== undefined && texts.length === 1) return readText(reader, text);
  if (reader === "number" || reader === "boolean") {
    throw new UnreadableError(`is given ${texts.length} times`);
  }
  const items = typeof reader === "object" && "items" in reader ? reader.items : reader;
  return listOf(texts.map((each) => readText(items, each)));
}

/** A list of values that were read. */
export function listOf(readings: readonly Reading[]): Reading {
  return {
    value: readings.map(({ value }) => value),
    fits: readings.every(({ fits }) => fits),
  };
}

/**
 * The first reading that fits. Where none does, the first that finds anything, so that messages refer to the manifest's first
 * entry.
 */
export function firstThatFits(
  readers: readonly Reader[],
  read: (reader: Reader) => Reading | undefined,
): Reading | undefined {
  let first: Reading | undefined;
  let unreadable: UnreadableError | undefined;
  for (const reader of readers) {
    try {
      const reading = read(reader);
      if (reading?.fits) return reading;
      first ??= reading;
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      unreadable ??= error;
    }
  }
  if (first === undefined && unreadable) throw unreadable;
  return first;
}

function readProperties(reader: ObjectReader, pairs: readonly TextPair[]): Reading {
  const readers = new Map(reader.properties);
  const values = new Map<string, unknown>();
  let fits = true;
  for (const [name, text] of pairs) {
    if (values.has(name)) throw new UnreadableError("has a property twice");
    const reading = readText(readers.get(name) ?? reader.others, text);
    values.set(name, reading.value);
    fits &&= reading.fits;
  }
  // These are own properties, whatever their names: `__proto__` is one, too.
  return { value: Object.fromEntries(values), fits };
}

function orText(value: unknown, text: string): Reading {
  return value === undefined ? { value: text, fits: false } : { value, fits: true };
}

function truthOf(text: string): boolean | undefined {
  return text === "true" || text === "false" ? text === "true" : undefined;
}

/** A number of JSON (RFC 8259, section 6): neither `+1`, nor `01`, `.5`, `0x10`, or nothing. */
const numberText = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;

function numberOf(text: string): number | undefined {
  const value = numberText.test(text) ? Number(text) : NaN;
  if (!Number.isFinite(value)) return undefined;
  if (Number.isSafeInteger(value) || !/^-?\d+$/.test(text)) return value;
  // A rounded 64-bit identifier would identify something else.
  return String(value) === text || BigInt(value) === BigInt(text) ? value : undefined;
}
