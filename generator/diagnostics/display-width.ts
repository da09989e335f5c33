/** How many columns of a terminal a piece of text takes. */
import { visible } from "./visible.js";

/** Scripts and symbols that terminals show in two columns: Unicode's East Asian Width W and F, in brief. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18aff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]/u;

const emoji = /\p{Emoji_Presentation}|\ufe0f|\p{Regional_Indicator}/u;

const printsNothing = /^[\p{Mn}\p{Me}\u200c\u200d]+$/u;

const tabWidth = 4;

/** A character as a reader sees it, in the form for a terminal. */
export interface Glyph {
  readonly shown: string;
  readonly columns: number;
  /** Where it begins in the text, in UTF-16 code units. */
  readonly offset: number;
  /** How many UTF-16 code units of the text it stands for. */
  readonly length: number;
}

/** Texts in which each code unit is a character by itself. */
const plain = /^[\t\x20-\x7e]*$/;

let segmenter: Intl.Segmenter | undefined;

/** Returns the characters of a line. The segmenter is made on demand: the engine takes 12 ms to load its data. */
function charactersOf(
  line: string,
): Iterable<{ readonly segment: string; readonly index: number }> {
  if (plain.test(line)) return Array.from(line, (segment, index) => ({ segment, index }));
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return segmenter.segment(line);
}

/** Splits one line into glyphs: tabs become spaces, invisible characters become escapes. */
export function glyphsOf(line: string): readonly Glyph[] {
  const glyphs: Glyph[] = [];
  let column = 0;
  for (const { segment, index } of charactersOf(line)) {
    const glyph = glyphOf(segment, index, column);
    column += glyph.columns;
    glyphs.push(glyph);
  }
  return glyphs;
}

function glyphOf(segment: string, offset: number, column: number): Glyph {
  const { length } = segment;
  if (segment === "\t") {
    const columns = tabWidth - (column % tabWidth);
    return { shown: " ".repeat(columns), columns, offset, length };
  }
  const shown = visible(segment);
  // An escape is plain ASCII.
  const columns = shown === segment ? columnsOf(segment) : shown.length;
  return { shown, columns, offset, length };
}

/** Columns of one grapheme: a letter with its accents takes one, an emoji with its joiners two. */
function columnsOf(grapheme: string): number {
  if (emoji.test(grapheme) || wide.test(grapheme)) return 2;
  return printsNothing.test(grapheme) ? 0 : 1;
}
