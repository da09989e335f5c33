/** Prose of a manifest in doc comments of TypeScript. */
import { proseLines as linesOfProse } from "../text/prose.js";
import { escapeUnsafe } from "./literals.js";

/** Columns of text in a line of a comment: the print width without the indentation and star of a member's comment. */
const textWidth = 92;

/** Text that a comment takes as it is. */
const plainProse = /^[\x20-.\x30-?A-~]*$/;

/**
 * Takes away what a doc comment would act on: its end, tags (an `@` after white space or a brace begins one, also in
 * the middle of a line), and characters that cannot be seen. Markdown shows a backslash before punctuation as the
 * punctuation alone, so a reader of the rendered docs sees the author's text.
 */
export function escapeProse(line: string): string {
  if (plainProse.test(line)) return line;
  const safe = escapeUnsafe(line.replaceAll("\t", "  ")).replaceAll("*/", "*\\/");
  return safe.includes("@") ? safe.replace(/(^|[\s{])@/g, "$1\\@") : safe;
}

const form = { width: textWidth, escape: escapeProse };

/** The lines of a doc comment that say a text. */
export function proseLines(text: string): string[] {
  return linesOfProse(text, form);
}
