/** Texts that regular expressions match. */
import { characterOf } from "./mock-characters.js";
import { type Piece, patternTree } from "./mock-pattern.js";
import type { Random } from "./mock-random.js";
import { mayMatch, type PatternWords } from "./mock-schema.js";

/** The length of a text, in code points. */
export interface Lengths {
  readonly least: number;
  readonly most: number;
}

/** Maximum length of a generated text, in code points. */
export const longestText = 100_000;

const trees = /* @__PURE__ */ new Map<string, Piece>();

/** Number of attempts before giving up. */
const tries = 40;

/** A text of the requested length that an expression matches; `undefined` where none is found. */
export function patternText(
  words: PatternWords,
  lengths: Lengths,
  random: Random,
): string | undefined {
  const { pattern: source = "" } = words;
  const tree = trees.get(source) ?? patternTree(source);
  trees.set(source, tree);
  const { least, most } = lengths;
  const isFine = (text: string): boolean => {
    const { length } = [...text];
    return length >= least && length <= most && mayMatch(words, text);
  };
  let failures = 0;
  for (let index = 0; index < tries && failures < 3; index++) {
    const own = random.fork(index);
    const shortest = textOf(tree, { random: own.fork("characters"), extra: 0, index });
    if (shortest === undefined) {
      failures++;
      continue;
    }
    const { length } = [...shortest];
    const wanted = Math.min(most, Math.max(least, length + own.integer(0, 6)));
    const extra = wanted - length;
    const text =
      extra > 0 ? textOf(tree, { random: own.fork("characters"), extra, index }) : shortest;
    for (const each of [text, shortest, ...padded(text ?? shortest, lengths)]) {
      if (each !== undefined && isFine(each)) return each;
    }
  }
  return undefined;
}

/** An expression without anchors also matches inside a longer text. */
function padded(text: string, { least }: Lengths): readonly string[] {
  const missing = least - [...text].length;
  return missing > 0 ? [text + "a".repeat(missing), "a".repeat(missing) + text] : [];
}

interface Writing {
  readonly random: Random;
  /** Number of characters beyond the minimum. */
  readonly extra: number;
  /** Number of the attempt: each distributes the extra characters differently. */
  readonly index: number;
}

/** A text of a tree; `undefined` where a character class is empty, or the text becomes too long. */
function textOf(tree: Piece, { random, extra, index }: Writing): string | undefined {
  const groups = new Map<string, string>();
  let left = extra;
  let room = longestText;
  let isWhole = true;

  const take = (most: number): number => {
    const bound = Math.min(most, left);
    // All at once, to reach an exact length; or some here and some there.
    return index % 2 === 0 ? bound : random.integer(0, bound);
  };

  const write = (piece: Piece): string => {
    if (!isWhole) return "";
    switch (piece.kind) {
      case "character":
        return piece.text;
      case "class": {
        const character = characterOf(piece.source, random);
        if (character === undefined || room-- < 0) isWhole = false;
        return character ?? "";
      }
      case "sequence":
        return piece.pieces.map(write).join("");
      case "choice":
        return write(random.pick(piece.members) ?? piece);
      case "group": {
        const text = write(piece.piece);
        for (const name of piece.names) groups.set(name, text);
        return text;
      }
      case "backreference":
        return groups.get(piece.name) ?? "";
      case "repeat":
        return repeated(piece);
    }
  };

  const repeated = ({ piece, least, most }: Piece & { readonly kind: "repeat" }): string => {
    const texts: string[] = [];
    for (; texts.length < least && isWhole;) {
      texts.push(write(piece));
      if (room-- < 0) isWhole = false;
    }
    for (let more = take(most - least); more > 0 && isWhole && texts.length < most;) {
      const text = write(piece);
      texts.push(text);
      const size = Math.max(1, [...text].length);
      more -= size;
      left -= size;
    }
    return texts.join("");
  };

  const text = write(tree);
  return isWhole ? text : undefined;
}
