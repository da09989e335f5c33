/** Block scalars, `|` and `>`, read quickly. */
import { code, type Cursor, endLine, unsure } from "./cursor.js";

/** The header after `|` or `>`. */
interface Header {
  readonly folds: boolean;
  /** How the line ends at the end are treated; "" keeps one. */
  readonly chomps: "" | "-" | "+";
  /** How much deeper than its parent the text is indented, where it says so. */
  readonly indent: number | undefined;
}

/** The lines of a block scalar. */
interface Block {
  /** From the first line that is not empty. */
  readonly start: number;
  /** Behind the last line that is not empty, before its line end. */
  readonly end: number;
  /** Empty lines before the first line, and line ends behind the last one. */
  readonly before: number;
  readonly after: number;
  readonly indent: number;
}

/** The text; the cursor goes to the line after it. Its lines are indented beyond the column of the map or list around it. */
export function blockText(cursor: Cursor, parentColumn: number): string | undefined {
  const header = blockHeader(cursor);
  if (header === undefined || !endLine(cursor)) return unsure;
  const block = blockLines(cursor, parentColumn, header.indent);
  if (block === undefined) return unsure;
  cursor.lines += block.after;
  const body = header.folds ? folded(cursor.text, block) : literal(cursor.text, block);
  cursor.end = block.end;
  return "\n".repeat(block.before) + body + lineEnds(header.chomps, block.after);
}

function lineEnds(chomps: Header["chomps"], after: number): string {
  if (chomps === "-") return "";
  return chomps === "" ? "\n" : "\n".repeat(after);
}

function blockHeader(cursor: Cursor): Header | undefined {
  const header = /[|>](?:([-+])([1-9])?|([1-9])([-+])?)?(?=[ \n])/y;
  header.lastIndex = cursor.at;
  const found = header.exec(cursor.text);
  if (found === null) return unsure;
  cursor.at = header.lastIndex;
  const chomps = found[1] ?? found[4];
  const indent = found[2] ?? found[3];
  return {
    folds: found[0].startsWith(">"),
    chomps: chomps === "-" || chomps === "+" ? chomps : "",
    indent: indent === undefined ? undefined : Number(indent),
  };
}

/** Finds the lines. Lines of spaces alone, and tabs at the start of a line, are left to the full way. */
function blockLines(
  cursor: Cursor,
  parentColumn: number,
  said: number | undefined,
): Block | undefined {
  const { text } = cursor;
  let before = 0;
  while (text.charCodeAt(cursor.at) === code.newline) {
    before += 1;
    cursor.at += 1;
  }
  const first = indentAt(text, cursor.at);
  const indent = said === undefined ? first : parentColumn + said;
  if (first <= parentColumn || first < indent) return unsure;
  const start = cursor.at;
  let end = start;
  let after = 0;
  while (cursor.at < text.length) {
    const own = indentAt(text, cursor.at);
    const next = text.charCodeAt(cursor.at + own);
    if (own > 0 && next === code.newline) return unsure;
    if (next === code.tab || Number.isNaN(next)) return unsure;
    if (next === code.newline) {
      after += 1;
      cursor.at += 1;
      continue;
    }
    if (own < indent) break;
    end = text.indexOf("\n", cursor.at);
    if (end === -1) return unsure;
    after = 1;
    cursor.at = end + 1;
  }
  return end === start ? unsure : { start, end, before, after, indent };
}

function indentAt(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) === code.space) at += 1;
  return at - start;
}

/** Native search and replace: no line is looked at one by one. */
function literal(text: string, { start, end, indent }: Block): string {
  const lines = text.slice(start + indent, end);
  return lines.replaceAll(`\n${" ".repeat(indent)}`, "\n");
}

/** A line end between two lines is a space, of several one is dropped; lines that are indented further keep theirs (YAML 1.2.2, section 8.1.3). */
function folded(text: string, { start, end, indent }: Block): string {
  let value = "";
  let pending = 0;
  let wasDeeper = false;
  for (let at = start; at < end;) {
    const lineEnd = text.indexOf("\n", at);
    if (lineEnd === at) pending += 1;
    else {
      const isDeeper = text.charCodeAt(at + indent) === code.space;
      value +=
        between(pending, wasDeeper || isDeeper, value === "") + text.slice(at + indent, lineEnd);
      wasDeeper = isDeeper;
      pending = 1;
    }
    at = lineEnd + 1;
  }
  return value;
}

/** Returns the text for the line ends between two lines. */
function between(lineEnds: number, keepsAll: boolean, isFirst: boolean): string {
  if (isFirst) return "";
  if (keepsAll) return "\n".repeat(lineEnds);
  return lineEnds === 1 ? " " : "\n".repeat(lineEnds - 1);
}
