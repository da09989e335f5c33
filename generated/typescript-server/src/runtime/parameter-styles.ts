// Made by endpoint-manifest (typescript-server) from its template parameter-styles.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Reads what a style has written: the table "Style Examples" of OpenAPI 3.1.1 from right to left. */
import {
  formRow,
  labelRow,
  matrixRow,
  pipeDelimitedRow,
  simpleRow,
  spaceDelimitedRow,
  type StyleRow,
} from "../typescript-client/style-table.js";
import { addPair, type NamedTexts, single } from "./named-texts.js";
import { percentDecode } from "./percent-decoding.js";
import { type TextPair, UnreadableError, type Written } from "./readers.js";
import type { ObjectReader, StyleName } from "./route.js";

/** A parameter, or a property of a form, of which it is known how it is written. */
export interface Styled {
  readonly name: string;
  readonly style: RowStyle;
  readonly explode: boolean;
}

/** The styles of the table; `deep-objects.ts` has the other one. */
export type RowStyle = Exclude<StyleName, "deepObject">;

/** Undoes the encoding of one item. */
export type Decode = (text: string) => string;

/** Where exploded objects are read from: others may stand under names, too. */
export interface NamedPlace {
  readonly texts: NamedTexts;
  readonly decode: Decode;
  /** Whether an object takes what stands under a name. */
  takes(name: string, reader: ObjectReader): boolean;
}

const rows: Readonly<Record<RowStyle, StyleRow>> = {
  form: formRow,
  simple: simpleRow,
  label: labelRow,
  matrix: matrixRow,
  spaceDelimited: spaceDelimitedRow,
  pipeDelimited: pipeDelimitedRow,
};

/** What is written under names: in a query, a form or cookies. */
export function writtenAmong(styled: Styled, place: NamedPlace): Written {
  const row = rows[styled.style];
  if (row.named) return underNames(styled, row, place);
  const alone = (): Written | undefined => {
    const text = single(place.texts, styled.name);
    return text === undefined ? undefined : writtenAlone(styled, text, place.decode);
  };
  return {
    text: () => alone()?.text(),
    items: () => alone()?.items(),
    properties: (reader) => alone()?.properties(reader),
  };
}

/** What is written as one text: in a path or a header. */
export function writtenAlone(styled: Styled, text: string, decode: Decode): Written {
  const { style, explode } = styled;
  const row = rows[style];
  const { prefix = "", separator, delimiter = ",", named } = row;
  const rest = (): string => {
    if (text.startsWith(prefix)) return text.slice(prefix.length);
    throw new UnreadableError(`must begin with "${prefix}", as style ${style} has it`);
  };
  if (named) return ownNames(styled, row, rest, decode);
  return {
    text: () => decode(rest()),
    items: () => parts(rest(), explode ? separator : delimiter).map(decode),
    properties: () =>
      explode
        ? parts(rest(), separator).map(pairWith(decode))
        : paired(parts(rest(), delimiter).map(decode)),
  };
}

/** The names stand in the text itself, and there are no others in it. */
function ownNames(
  styled: Styled,
  { separator }: StyleRow,
  rest: () => string,
  decode: Decode,
): Written {
  const { name, style, explode } = styled;
  const among = (isObject: boolean): Written => {
    const texts = new Map<string, string[]>();
    for (const pair of parts(rest(), separator)) addPair(texts, pair, decode);
    if (!(isObject && explode) && !(texts.size === 1 && texts.has(name))) {
      throw new UnreadableError(`must be written under its name alone, as style ${style} has it`);
    }
    return writtenAmong(styled, { texts, decode, takes: () => true });
  };
  return {
    text: () => among(false).text(),
    items: () => among(false).items(),
    properties: (reader) => among(true).properties(reader),
  };
}

function underNames(
  { name, explode }: Styled,
  { delimiter = "," }: StyleRow,
  place: NamedPlace,
): Written {
  const { texts, decode } = place;
  const own = (): string | undefined => single(texts, name);
  return {
    text: () => {
      const text = own();
      return text === undefined ? undefined : decode(text);
    },
    items: () => (explode ? texts.get(name)?.map(decode) : split(own(), delimiter, decode)),
    properties: (reader) => {
      if (!explode) return paired(split(own(), delimiter, decode));
      const taken = [...texts.keys()].filter((each) => place.takes(each, reader));
      return found(
        taken.map((each) => [each, single(texts, each)]),
        decode,
      );
    },
  };
}

/** What is between delimiters. Those that are percent-encoded can be told from an item only before it is decoded. */
function split(
  text: string | undefined,
  delimiter: string,
  decode: Decode,
): readonly string[] | undefined {
  if (text === undefined) return undefined;
  const plain = percentDecode(delimiter);
  return plain === delimiter ? parts(text, delimiter).map(decode) : parts(decode(text), plain);
}

/** So many values a single text may have: those of a body could have millions. */
const mostParts = 100_000;

/** What is between separators. Throws an `UnreadableError` where there is too much of it. */
function parts(text: string, separator: string): readonly string[] {
  const found = text.split(separator, mostParts + 1);
  if (found.length > mostParts) throw new UnreadableError(`has more than ${mostParts} values`);
  return found;
}

/** `R,100,G,200`: names and texts by turns. */
function paired(parts: readonly string[] | undefined): readonly TextPair[] | undefined {
  if (parts && parts.length % 2 > 0) {
    throw new UnreadableError("must be names and values by turns");
  }
  return parts?.flatMap((name, index) =>
    index % 2 === 0 ? [[name, parts[index + 1] ?? ""] as const] : [],
  );
}

function pairWith(decode: Decode): (pair: string) => TextPair {
  return (pair) => {
    const end = pair.indexOf("=");
    if (end < 0) throw new UnreadableError("must be names with values");
    return [decode(pair.slice(0, end)), decode(pair.slice(end + 1))];
  };
}

function found(
  pairs: readonly (readonly [name: string, text: string | undefined])[],
  decode: Decode,
): readonly TextPair[] | undefined {
  return pairs.length === 0 ? undefined : pairs.map(([name, text = ""]) => [name, decode(text)]);
}
