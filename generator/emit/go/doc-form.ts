/**
 * Comments in the form in which gofmt leaves them ("Go Doc Comments"): lists are indented, code and tables stand behind a tab,
 * headings have one sign, and a blank line stands around each. Nothing else begins with a space, so that nothing is taken for a
 * list or for code that is none.
 */
import { isHeading } from "./doc-heading.js";

const listItem = /^\s*(?:[-+*]|(\d{1,9})[.)])\s+(\S.*)$/;
const fence = /^\s*(?:```|~~~)/;
const indented = /^ {4}/;
const tableRow = /^\s*\|/;
const headingMark = /^\s*#{1,6}\s+(\S.*)$/;

/** The lines of a comment, without what begins each. */
export function docForm(lines: readonly string[]): readonly string[] {
  const blocks: Block[] = [];
  let open: Block = { kind: "text", lines: [] };
  const begin = (kind: Block["kind"]): void => {
    if (open.lines.length > 0) blocks.push(open);
    open = { kind, lines: [] };
  };
  let isFenced = false;
  for (const line of lines) {
    if (fence.test(line)) {
      isFenced = !isFenced;
      begin(isFenced ? "code" : "text");
      continue;
    }
    if (isFenced) {
      open.lines.push(line);
      continue;
    }
    const [, number, text] = listItem.exec(line) ?? [];
    const [, head] = headingMark.exec(line) ?? [];
    if (line.trim() === "") begin("text");
    else if (head !== undefined) {
      begin("heading");
      open.lines.push(`# ${head.trim()}`);
      begin("text");
    } else if (tableRow.test(line)) {
      if (open.kind !== "code") begin("code");
      open.lines.push(line);
    } else if (text !== undefined) {
      if (open.kind !== "list") begin("list");
      open.lines.push(number === undefined ? `  - ${text}` : ` ${number}. ${text}`);
    } else if (open.kind === "list" && line.startsWith(" ")) open.lines.push(`    ${line.trim()}`);
    else {
      const kind = indented.test(line) ? "code" : "text";
      if (open.kind !== kind) begin(kind);
      open.lines.push(kind === "code" ? line : line.trim());
    }
  }
  begin("text");
  // What begins a comment is taken for text, whatever it looks like.
  const [first, ...others] = blocks.filter(({ lines: own }) =>
    own.some((each) => each.trim() !== ""),
  );
  if (first === undefined) return [];
  return joined([{ kind: "text", lines: textLines(first.lines) }, ...others]);
}

/** Lines without what makes them lines of a list or of code. */
function textLines(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== "");
}

/** Lines that belong together. */
interface Block {
  readonly kind: "text" | "list" | "code" | "heading";
  readonly lines: string[];
}

/** Blocks with a blank line between; lists that follow each other are one, since a blank line does not part them. */
function joined(blocks: readonly Block[]): readonly string[] {
  const whole: Block[] = [];
  for (const { kind, lines } of blocks) {
    const before = whole.at(-1);
    if (kind === "list" && before?.kind === "list") before.lines.push(...lines);
    // Behind code a list would be more of it, and behind a list code would be.
    else if (kind === "list" && before?.kind === "code") {
      whole.push({ kind: "text", lines: textLines(lines) });
    } else if (kind === "code" && (before?.kind === "list" || lines.some(isItem))) {
      whole.push({ kind: "text", lines: textLines(lines) });
    } else whole.push({ kind, lines: [...lines] });
  }
  return whole
    .map(({ kind, lines }, index) => setLines[kind](lines, index === 0))
    .filter(({ length }) => length > 0)
    .flatMap((lines, index) => (index === 0 ? lines : ["", ...lines]));
}

function isItem(line: string): boolean {
  return listItem.test(line);
}

const setLines = {
  code: codeLines,
  list: listLines,
  heading: (lines: readonly string[]) => lines,
  text: paragraphLines,
};

/** A line that gofmt would make a heading ends in a full stop: it is a title of one thing, and heads nothing. */
function paragraphLines(lines: readonly string[], isFirst: boolean): readonly string[] {
  const [only = "", ...others] = lines;
  return !isFirst && others.length === 0 && isHeading(only) ? [`${only}.`] : lines;
}

/** A list has numbers all through, or none. */
function listLines(lines: readonly string[]): readonly string[] {
  const isMixed = ["  - ", " "].every((mark) =>
    lines.some((line) => line.startsWith(mark) && line.charAt(mark.length) !== " "),
  );
  return isMixed ? lines.map((line) => line.replace(/^ \d+\. /, "  - ")) : lines;
}

/** Code behind a tab, without what all of its lines begin with. */
function codeLines(lines: readonly string[]): readonly string[] {
  const isText = (line: string): boolean => line.trim() !== "";
  const kept = lines.slice(Math.max(lines.findIndex(isText), 0), lines.findLastIndex(isText) + 1);
  const depth = Math.min(...kept.filter(isText).map((line) => line.search(/\S/)));
  return kept.map((line) => (isText(line) ? `\t${line.slice(depth)}` : ""));
}
