// Made by endpoint-manifest (typescript-server) from its template parameter-styles.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Reads values in a style: the table "Style Examples" of OpenAPI 3.1.1 from right to left. */
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

/** A parameter, or a property of a form, whose style is known. */
export interface Styled {
  readonly name: string;
  readonly style: RowStyle;
  readonly explode: boolean;
}

/** The styles of the table; `deep-objects.ts` reads the remaining one. */
export type RowStyle = Exclude<StyleName, "deepObject">;

/** Decodes one item. */
export type Decode = (text: string) => string;

/** The source of exploded objects, which may also hold other names. */
export interface NamedPlace {
  readonly texts: NamedTexts;
  readonly decode: Decode;
  /** True if an object takes the value under a name. */
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

/** A value under names: in a query, a form or cookies. */
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

/** A value in one text: in a path or a header. */
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

/** The names are in the text itself, and there are no others. */
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

/** The items between delimiters. Percent-encoded delimiters are distinguishable from items only before decoding. */
function split(
  text: string | undefined,
  delimiter: string,
  decode: Decode,
): readonly string[] | undefined {
  if (text === undefined) return undefined;
  const plain = percentDecode(delimiter);
  return plain === delimiter ? parts(text, delimiter).map(decode) : parts(decode(text), plain);
}

/** Maximum number of values in a single text: a text in a body could hold millions. */
const mostParts = 100_000;

/** The parts between separators. Throws an `UnreadableError` where there are too many. */
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
