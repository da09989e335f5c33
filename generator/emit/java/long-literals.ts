/**
 * String literals that would go past the width of a line, cut at their words into a sum of literals as google-java-format cuts
 * them. A word that is longer than a line stays whole.
 */

/** A line as the lines that it becomes: itself if it fits, or if no literal in it can be cut. */
export function cutLiterals(line: string, width: number): readonly string[] {
  if (line.length <= width || /^\s*(?:\/\/|\/?\*)/.test(line)) return [line];
  const indent = line.length - line.trimStart().length;
  const cut = cutLine(line, width, indent + 4);
  // Where a line is too long still, google-java-format has the others under the first literal, not under its statement.
  return cut.every((each) => each.length <= width) ? cut : cutLine(line, width);
}

/** Literals of strings and of characters. */
const literals = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;

function cutLine(line: string, width: number, indent?: number): readonly string[] {
  const cut = line.replace(literals, (literal: string, start: number) => {
    const end = start + literal.length;
    // What is called on a literal stays with it.
    if (literal.startsWith("'") || line[end] === ".") return literal;
    const room = { first: width - start - 2, end: line.length - end };
    const parts = cutWords(words(literal.slice(1, -1)), room).map((part) => `"${part}"`);
    return sum(parts, { column: start, indent: indent ?? start + 4, width, end: room.end });
  });
  return cut.split("\n");
}

/** Columns under which google-java-format takes an operand for short. */
const shortOperand = 10;

/** The sum of the parts: one on each line, or as many as fit if all are short. */
function sum(
  [first = '""', ...others]: readonly string[],
  place: {
    readonly column: number;
    readonly indent: number;
    readonly width: number;
    readonly end: number;
  },
): string {
  const isFilled = [first, ...others].every((each) => each.length < shortOperand);
  let text = first;
  let column = place.column + first.length;
  others.forEach((part, index) => {
    const added = `+ ${part}`;
    const behind = index === others.length - 1 ? place.end : 0;
    if (isFilled && column + 1 + added.length + behind <= place.width) {
      text += ` ${added}`;
      column += 1 + added.length;
    } else {
      text += `\n${" ".repeat(place.indent)}${added}`;
      column = place.indent + added.length;
    }
  });
  return text;
}

/** An escape, a blank or any other character of a literal; blanks as Guava has them, which leave out those that do not break. */
const signs = /\\u[0-9a-f]{4}|\\[0-7]{3}|\\.|[^\\]/gs;
const blank = /^(?:[\t-\r \u0085\u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000]|\\t)$/;
const lineEnd = /^\\[nr]$/;

/** The words of a literal: blanks stand before the word, and line ends behind it. */
function words(inside: string): readonly string[] {
  const all: string[] = [];
  let word = "";
  let isEnded = false;
  for (const [sign] of inside.matchAll(signs)) {
    const endsLine = lineEnd.test(sign);
    if (isEnded && !endsLine) {
      all.push(word);
      word = "";
    } else if (blank.test(sign) && word !== "") {
      all.push(word);
      word = "";
    }
    isEnded = endsLine;
    word += sign;
  }
  return word === "" ? all : [...all, word];
}

/** Letters of a part that take the next word in any case. */
const tooShort = 4;

/** The words in parts: as many as fit, and a new part behind each line end. `end` is the room of what stands behind the last. */
function cutWords(
  all: readonly string[],
  { first, end }: { readonly first: number; readonly end: number },
): readonly string[] {
  const parts: string[] = [];
  let room = first;
  let rest = all;
  while (rest.length > 0) {
    if (rest.join("").length <= room) room -= end;
    let part = "";
    let count = 0;
    for (const word of rest) {
      const fits = part.length <= tooShort || part.length + word.length <= room;
      if (!fits && count > 0) break;
      part += word;
      count += 1;
      if (/\\[nr]$/.test(word)) break;
    }
    rest = rest.slice(count);
    parts.push(part);
    // Behind the first, lines are four columns further in and begin with a sign.
    if (parts.length === 1) room -= 6;
  }
  return parts;
}
