/** Texts for schemas: formats, patterns, lengths, or else a few plain words. */
import { base64 } from "../typescript-client/base64.js";
import { isJson } from "../typescript-client/media-type.js";
import type { MockSchema } from "./mock-data.js";
import { formatText } from "./mock-formats.js";
import type { Made } from "./mock-making.js";
import { largest, smallest } from "./mock-parts.js";
import { type Lengths, longestText, patternText } from "./mock-pattern-texts.js";
import type { Random } from "./mock-random.js";
import { mayMatch, type Words } from "./mock-schema.js";

/** Input for making a text. */
export interface TextMaking {
  readonly random: Random;
  readonly attempt: number;
  /** Makes the JSON value that a text contains. */
  readonly makeContent: (schema: MockSchema) => Made | undefined;
}

/** A text; `undefined` where none is found. Other attempts give other lengths. */
export function textFor(words: readonly Words[], making: TextMaking): string | undefined {
  const { random, attempt } = making;
  const least = largest(
    words.map(({ minLength }) => minLength),
    0,
  );
  const most = smallest(
    words.map(({ maxLength }) => maxLength),
    Infinity,
  );
  if (least > most || least > longestText) return undefined;
  const lengths = { least, most };
  const patterns = words.filter(({ pattern }) => pattern !== undefined);
  const isFine = (text: string | undefined): text is string => {
    if (text === undefined) return false;
    const { length } = [...text];
    return length >= least && length <= most && words.every((each) => mayMatch(each, text));
  };
  const formats = words.flatMap(({ format }) => format ?? []);
  // A format is a wish, a pattern is a rule: after some attempts only the rules count.
  const wishes = attempt < 4 ? formats : [];
  for (const make of [
    () => contentText(words, making),
    ...wishes.map((format) => (index: number) => formatText(format, random.fork(index), lengths)),
    ...patterns.map(
      (pattern) => (index: number) => patternText(pattern, lengths, random.fork(index)),
    ),
    (index: number) => plainText(random.fork(index), lengths, attempt),
  ]) {
    for (let index = 0; index < 8; index++) {
      const text = make(index);
      if (isFine(text)) return text;
      if (text === undefined) break;
    }
  }
  return undefined;
}

/** A text for content keywords (section 8 of the same): JSON, or base64 of it. */
function contentText(
  words: readonly Words[],
  { random, makeContent }: TextMaking,
): string | undefined {
  const content = words.find(({ contentSchema }) => contentSchema !== undefined)?.contentSchema;
  const isEncoded = words.some(({ contentEncoding }) => contentEncoding === "base64");
  const isOfJson = words.some(({ contentMediaType = "" }) => isJson(contentMediaType));
  const made = isOfJson ? makeContent(content ?? {}) : undefined;
  const text = made && JSON.stringify(made.value);
  if (!isEncoded) return text;
  return base64(new TextEncoder().encode(text ?? phrase(random)));
}

const first = [
  "Amber",
  "Bright",
  "Calm",
  "Distant",
  "Early",
  "Gentle",
  "Hidden",
  "Quiet",
  "Silver",
  "Wide",
];
const second = [
  "bridge",
  "coast",
  "field",
  "garden",
  "harbour",
  "island",
  "lantern",
  "meadow",
  "river",
  "window",
];

function phrase(random: Random): string {
  return `${random.pick(first)} ${random.pick(second)}`;
}

function plainText(random: Random, { least, most }: Lengths, attempt: number): string {
  const text = phrase(random);
  // Further attempts try cases that the first ones missed: the shortest text, a single letter, a longer one.
  const wanted = [text.length, least, 1, text.length + attempt * 4][attempt % 4] ?? 0;
  const length = Math.min(most, Math.max(least, wanted));
  return text.repeat(Math.ceil(length / text.length)).slice(0, length);
}
