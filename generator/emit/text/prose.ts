/** Markdown of a manifest as the lines of a comment: wrapped, and with its author's paragraphs, lists and code kept. */

/** The way in which a comment holds a text. */
export interface ProseForm {
  /** Columns of text. */
  readonly width: number;
  /** Takes away what the comment would act on; given a line as its author wrote it. */
  readonly escape: (line: string) => string;
}

const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** The lines of a text, whichever characters its author ended them with. */
export function linesOf(text: string): string[] {
  return text.split(lineBreak);
}

/** All of a text on one line. */
export function onOneLine(text: string): string {
  if (!lineBreak.test(text)) return text.trim();
  return linesOf(text)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" ");
}

/** Lines that are left as they are, because their breaks are part of what they say: headings, tables, quotations. */
const fixedLine = /^\s*(?:[#|>]|(?:[-=*_]\s*){3,}$)/;
const listItem = /^(\s*)(?:[-+*]|\d{1,9}[.)])\s+/;
const codeFence = /^\s*(?:```|~~~)/;
const indentedCode = /^ {4,}\S/;

/** Words with single spaces between them: what they say on one line is the same whatever begins it, but for a fence. */
const singleLine = /^(?!```|~~~)(?:[\x21-.\x30-?A-~]+(?: (?! |$)|$))*$/;

/**
 * The lines of a comment that say a text: its paragraphs are wrapped, code spans and addresses unbroken; blank lines,
 * list items, code, tables and hard line breaks stay where they are.
 */
export function proseLines(text: string, form: ProseForm): string[] {
  if (text.length <= form.width && singleLine.test(text)) {
    return text === "" ? [] : [form.escape(text)];
  }
  const result: string[] = [];
  let paragraph: Paragraph | undefined;
  let insideFence = false;
  let openFence = "";
  const finish = () => {
    if (paragraph !== undefined) result.push(...wrapped(paragraph, form.width));
    paragraph = undefined;
  };
  for (const raw of linesOf(text)) {
    const line = form.escape(raw);
    const isFence = codeFence.test(line);
    if (
      insideFence ||
      isFence ||
      fixedLine.test(line) ||
      (paragraph === undefined && indentedCode.test(line))
    ) {
      finish();
      result.push(line.trimEnd());
      if (isFence) {
        insideFence = !insideFence;
        openFence = codeFence.exec(line)?.[0].trim() ?? "";
      }
      continue;
    }
    if (line.trim() === "") {
      finish();
      if (result.at(-1) !== "") result.push("");
      continue;
    }
    const marker = listItem.exec(line);
    if (marker !== null) finish();
    paragraph ??= paragraphOf(marker);
    paragraph.words.push(...wordsOf(line));
    if (/ {2}$|\\$/.test(line)) finish();
  }
  finish();
  // A block of code that its author left open would swallow what comes after this text.
  if (insideFence) result.push(openFence);
  return trimmed(result);
}

/** Words that wait to be set, and how far the first and the other lines are indented. */
interface Paragraph {
  readonly first: string;
  readonly others: string;
  readonly words: string[];
}

function paragraphOf(marker: RegExpExecArray | null): Paragraph {
  const first = marker?.[1] ?? "";
  return { first, others: marker === null ? "" : " ".repeat(marker[0].length), words: [] };
}

/** Words are what stands between spaces; a code span counts as one, so that it is never broken. */
function wordsOf(line: string): string[] {
  return line.match(line.includes("`") ? /(?:`[^`]*`|[^\s])+/g : /\S+/g) ?? [];
}

/** A word that would turn into a list marker, a heading or a table if it began a line. */
const mustNotBeginLine = /^(?:[-+*>|]|[#=]+|-{2,}|\d{1,9}[.)])/;

function wrapped({ first, others, words }: Paragraph, width: number): string[] {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of words) {
    if (isEmpty) line += word;
    else if (line.length + 1 + word.length <= width || mustNotBeginLine.test(word))
      line += ` ${word}`;
    else {
      lines.push(line);
      line = `${others}${word}`;
    }
    isEmpty = false;
  }
  lines.push(line);
  return lines;
}

function trimmed(lines: readonly string[]): string[] {
  const isText = (line: string) => line !== "";
  return lines.slice(Math.max(lines.findIndex(isText), 0), lines.findLastIndex(isText) + 1);
}
