/**
 * Doc comments as google-java-format fills them: words of a paragraph on lines of the width, the lines of a tag or an item behind its
 * first one, one that fits on a single line. What is to be filled is marked by control characters.
 */

/** Begins a line of a comment that is filled; the digit behind it says how far its further lines are indented. */
export const filled = "\u0004";

/** Columns of a line. */
const lineWidth = 100;

/** True if a line begins a doc comment. */
export function isFilledComment(line: string): boolean {
  const text = line.trimStart();
  return text === "/**" || text.startsWith(`/** ${filled}`);
}

/** The lines of a comment, from the one that begins it to the one that ends it. */
export function filledComment(lines: readonly string[]): readonly string[] {
  const [first = ""] = lines;
  const indent = " ".repeat(first.length - first.trimStart().length);
  const texts = lines.length === 1 ? [inner(first)] : lines.slice(1, -1).map(content);
  const [only = "", ...others] = texts;
  const alone = only.slice(2);
  const isOneLine =
    others.length === 0 &&
    only.startsWith(filled) &&
    !alone.startsWith("@") &&
    indent.length + alone.length + "/**  */".length <= lineWidth;
  if (isOneLine) return [`${indent}/** ${alone} */`];
  const width = lineWidth - indent.length - " * ".length;
  return [
    `${indent}/**`,
    ...texts
      .flatMap((text) => (text.startsWith(filled) ? fill(text, width) : [text]))
      .map((text) => `${indent} * ${text}`.trimEnd()),
    `${indent} */`,
  ];
}

function inner(line: string): string {
  return line.trimStart().slice("/** ".length, -" */".length);
}

function content(line: string): string {
  return line.trimStart().replace(/^\* ?/, "");
}

function fill(text: string, width: number): readonly string[] {
  const more = " ".repeat(Number(text[1]));
  const [space = ""] = /^ */.exec(text.slice(2)) ?? [];
  const words = text
    .slice(2)
    .split(" ")
    .filter((word) => word !== "");
  const lines: string[] = [];
  let line = space;
  let isEmpty = true;
  for (const word of words) {
    if (isEmpty) line += word;
    else if (line.length + 1 + word.length <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = more + word;
    }
    isEmpty = false;
  }
  return [...lines, line];
}
