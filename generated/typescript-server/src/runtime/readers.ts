// Made by endpoint-manifest (typescript-server) from its template readers.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What the texts of a request stand for: numbers, truth values, lists and objects, by the `Reader` of a route. */
import type { ObjectReader, Reader } from "./route.js";

/** What was read of something written. */
export interface Reading {
  readonly value: unknown;
  /** Whether it is what the reader wants; what is not stays text, which the validators refuse in words of theirs. */
  readonly fits: boolean;
}

/** A name and the text that stands under it. */
export type TextPair = readonly [name: string, text: string];

/**
 * A value as it is written, looked at as what it may be: `undefined` = it is not there. Each throws an
 * {@link UnreadableError} where it cannot be that.
 */
export interface Written {
  text(): string | undefined;
  items(): readonly string[] | undefined;
  properties(reader: ObjectReader): readonly TextPair[] | undefined;
}

/** A part of a request cannot be read. The message says why, and nothing of what stands there: it may be a secret. */
export class UnreadableError extends Error {
  override get name(): "UnreadableError" {
    return "UnreadableError";
  }
}

/** What a text stands for. What needs several texts is never in one, unless a style has split it. */
export function readText(reader: Reader, text: string): Reading {
  if (reader === "text") return { value: text, fits: true };
  if (reader === "number") return orText(numberOf(text), text);
  if (reader === "boolean") return orText(truthOf(text), text);
  const found =
    "anyOf" in reader ? firstThatFits(reader.anyOf, (each) => readText(each, text)) : undefined;
  return found ?? { value: text, fits: false };
}

/** What something written stands for; `undefined` = it is not there. Throws an {@link UnreadableError}. */
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
 * What texts under one name stand for while it is not shown how lists are written: one is a single value, several are a
 * list of them, unless a single one is all that there can be.
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

/** A list of what was read. */
export function listOf(readings: readonly Reading[]): Reading {
  return {
    value: readings.map(({ value }) => value),
    fits: readings.every(({ fits }) => fits),
  };
}

/**
 * The first of several that fits. Where none does, what the first finds that finds anything, so that messages are about
 * what the manifest lists first.
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
  // As properties of its own, whatever they are called: `__proto__` is one, too.
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
  // An identifier of 64 bits would become that of something else.
  return String(value) === text || BigInt(value) === BigInt(text) ? value : undefined;
}
