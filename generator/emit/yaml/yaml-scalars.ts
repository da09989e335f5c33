/** Texts and numbers of YAML: plain where every reader takes them for what they are, else quoted or in a block. */

/** A line is broken where it would be longer, in columns. */
const lineWidth = 100;

/** The longest text of a key without a sign of its own (YAML 1.2.2, section 7.4.3 has 1024). */
export const longestKey = 1000;

/**
 * The signs that cannot stand as they are: controls, odd spaces, signs that are invisible or change the direction, half a
 * character. They are ranges, not properties of Unicode, which grow from one version of Node to the next.
 */
const odd =
  /[\p{Cc}\xA0\xAD\u061C\u1680\u180E\u2000-\u200F\u2028-\u202F\u205F-\u206F\u3000\uD800-\uDFFF\uFEFF\uFFF0-\uFFFF\u{13430}-\u{1343F}\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]/u;

const everyOdd = new RegExp(odd.source, "gu");

/** Begins with no sign of YAML's and no digit, which may begin a number, a date or a time. */
const plainStart = /^[A-Za-z/$_(;\u{80}-\u{10FFFF}]/u;

/** The words that YAML 1.1 or 1.2 reads as something other than text. */
const otherWords = /^(?:y|n|yes|no|on|off|true|false|null)$/i;

/** A text that stands in a document at an indentation. */
export function stringText(text: string, indent: number): string {
  if (text.includes("\n")) return literal(text, indent) ?? quoted(text);
  const short = keyText(text);
  return indent + short.length <= lineWidth ? short : (folded(text, indent) ?? short);
}

/** A text on one line. */
export function keyText(text: string): string {
  const isPlain =
    plainStart.test(text) && !odd.test(text) && !/: | #|[: ]$/.test(text) && !otherWords.test(text);
  return isPlain ? text : quoted(text);
}

/** Readers of YAML 1.1 want a point in a number with an exponent. */
export function numberText(value: number): string {
  return JSON.stringify(value).replace(/^(-?\d+)e/, "$1.0e");
}

/**
 * The text in double quotes, with the escapes of JSON and for other planes one of YAML's own (YAML 1.2.2, section 5.7). A
 * single quote needs none.
 */
export function quoted(text: string): string {
  const isReadable = /["\\]/.test(text) && !text.includes("'") && !odd.test(text);
  if (isReadable) return `'${text}'`;
  const json = JSON.stringify(text);
  return odd.test(json) ? json.replaceAll(everyOdd, escaped) : json;
}

function escaped(sign: string): string {
  const code = (sign.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\U${code.padStart(8, "0")}` : `\\u${code.padStart(4, "0")}`;
}

/** Several lines as they are (section 8.1.2); undefined where a reader, or an editor, could take spaces for something else. */
function literal(text: string, indent: number): string | undefined {
  const isExact =
    text.split("\n").every((line) => !odd.test(line) && !line.endsWith(" ")) &&
    !/^\n* |^\n*$|\n\n$/.test(text);
  if (!isExact) return undefined;
  const start = " ".repeat(indent);
  const body = text.replace(/\n$/, "").replaceAll(/^(?=.)/gm, start);
  return `${text.endsWith("\n") ? "|" : "|-"}\n${body}`;
}

/** One long line, broken at its spaces (section 8.1.3); undefined where there is no place to break it. */
function folded(text: string, indent: number): string | undefined {
  const isExact = !odd.test(text) && /[^ ] [^ ]/.test(text) && !/ {2}|^ | $/.test(text);
  if (!isExact) return undefined;
  const width = Math.max(lineWidth - indent, 40);
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  const start = " ".repeat(indent);
  return `>-\n${[...lines, line].map((each) => start + each).join("\n")}`;
}
