/** Text of a manifest in files of requests: one line of a comment after another, in which nothing is done. */

import { type Prose, spelled } from "../../sdk/words/prose.js";

/** A text that is said once for all outputs. */
export function inRequests(prose: Prose): string {
  const asItIs = (text: string): string => text;
  return spelled(prose, {
    ...{ code: asItIs, said: asItIs, markdown: asItIs, missing: asItIs },
    reference: ({ id }) => id,
  });
}

/** Columns of a line. */
const width = 100;

/** Comments of a text, wrapped. */
export function commentLines(text: string): readonly string[] {
  const lines: string[] = [];
  let line = "#";
  for (const word of harmless(text).split(" ")) {
    if (line !== "#" && line.length + word.length >= width) {
      lines.push(line);
      line = "#";
    }
    // Behind the sign of a comment, "@" begins an instruction.
    line += line === "#" && word.startsWith("@") ? ` \\${word}` : ` ${word}`;
  }
  return [...lines, line.trimEnd()];
}

/** Separates a request from the one before it, and names it. The id makes the name unique, also in scripts. */
export function separator(title: string, id: string): string {
  const text = harmless(title);
  return `### ${/^[#@]/.test(text) ? "\\" : ""}${text} (${id})`;
}

/** In one line, without what would begin a variable. */
function harmless(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/\{(?=\{)/g, "{ ")
    .trim();
}
