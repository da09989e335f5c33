/**
 * Lines of a width as google-java-format sets them: its own model of levels and breaks, and its way to decide them. A level that
 * does not fit on its line breaks at each of its breaks that is `unified`, and at those that `fill` where the next part does not
 * fit. Marks are control characters, which no text of a manifest has in code or comments.
 */
import { type Code, code, type Hole, nothing } from "../text/code.js";
import { filledComment, isFilledComment } from "./filled-comments.js";
import { cutLiterals } from "./long-literals.js";

/** Columns of a line. */
export const lineWidth = 100;

const [open, atBreak, close] = ["\u0001", "\u0002", "\u0003"];

/**
 * Further columns of the lines in a level; `after-break`: 4 where the break before it is taken. `inside`: no level of its own.
 */
export type Indent = "0" | "4" | "after-break";

/**
 * When a break is taken: with all others of its level, where the next part does not fit, or like items of a list, which fill
 * lines if all of them are short.
 */
export type BreakKind = "unified" | "fill" | "items";

/** Code in a level. */
export function level(indent: Indent, inside: Hole): Code {
  switch (indent) {
    case "0":
      return code`\u00010${inside}\u0003`;
    case "4":
      return code`\u00014${inside}\u0003`;
    case "after-break":
      return code`\u0001x${inside}\u0003`;
  }
}

/** A place for a line break, which is a space or nothing where it is not taken. */
export function lineBreak(kind: BreakKind, flat: " " | "" = " "): Code {
  switch (kind) {
    case "unified":
      return flat === "" ? code`\u0002un` : code`\u0002us`;
    case "fill":
      return flat === "" ? code`\u0002fn` : code`\u0002fs`;
    case "items":
      return flat === "" ? code`\u0002in` : code`\u0002is`;
  }
}

/** Parts with commas between, and a break behind each comma. */
export function commas(parts: readonly Hole[], kind: BreakKind = "unified"): Code {
  return parts.reduce<Code>(
    (whole, part, index) =>
      index === 0 ? code`${part}` : code`${whole},${lineBreak(kind)}${part}`,
    nothing,
  );
}

/** A place where a line may break. */
interface Break {
  readonly kind: BreakKind;
  readonly flat: string;
}

/** A unit that is set as one. */
interface Level {
  readonly indent: Indent;
  readonly docs: Doc[];
  /** True if all parts between its breaks are short, as they were written. */
  isShort: boolean;
}

/** A text, a break, or code in a level. */
type Doc = string | Break | Level;

/** Where the next text stands. */
interface State {
  readonly indent: number;
  readonly column: number;
  readonly mustBreak: boolean;
}

/** A text with its levels set, and its doc comments filled. */
export function inWidth(text: string): string {
  const lines: string[] = [];
  const all = text.split("\n");
  for (let index = 0; index < all.length; index += 1) {
    const line = all[index] ?? "";
    if (isFilledComment(line)) {
      const end = all.findIndex((each, at) => at >= index && each.trimEnd().endsWith("*/"));
      lines.push(...filledComment(all.slice(index, end + 1)));
      index = end;
    } else {
      const set = line.includes(open) ? setLine(line) : [line];
      lines.push(...set.flatMap((each) => cutLiterals(each, lineWidth)));
    }
  }
  return lines.join("\n");
}

/** A text with all of its levels on one line. */
export function onOneLine(text: string): string {
  return flatText(readLevel(text));
}

function setLine(line: string): readonly string[] {
  const indent = line.length - line.trimStart().length;
  const root = readLevel(line.slice(indent));
  const printer = new Printer(indent);
  printer.level(root, { indent, column: indent, mustBreak: false });
  return printer.lines;
}

/** A text belongs to the level of the break before it, so that what closes a call counts for its last argument. */
function readLevel(text: string): Level {
  const root: OpenLevel = { indent: "0", docs: [], isShort: true, start: 0 };
  const stack: OpenLevel[] = [root];
  let current = root;
  let plain = "";
  let column = 0;
  const end = (): void => {
    if (plain !== "") current.docs.push(plain);
    plain = "";
  };
  const endPart = (of: OpenLevel, comma: number): void => {
    of.isShort &&= column - of.start - comma < shortItem;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === open) {
      end();
      at += 1;
      stack.push({
        indent: indents[text[at] ?? ""] ?? "0",
        ...{ docs: [], isShort: true, start: column },
      });
    } else if (sign === close) {
      end();
      const top = stack.pop();
      if (top === undefined) continue;
      endPart(top, 0);
      stack.at(-1)?.docs.push(top);
    } else if (sign === atBreak) {
      end();
      current = stack.at(-1) ?? root;
      endPart(current, 1);
      const flat = text[at + 2] === "s" ? " " : "";
      column += flat.length;
      current.start = column;
      current.docs.push({ kind: kinds[text[at + 1] ?? ""] ?? "unified", flat });
      at += 2;
    } else {
      plain += sign;
      column += 1;
    }
  }
  end();
  return root;
}

/** A level that is being read, and the column at which its last part began. */
interface OpenLevel extends Level {
  start: number;
}

const indents: Readonly<Record<string, Indent>> = { "0": "0", "4": "4", x: "after-break" };
const kinds: Readonly<Record<string, BreakKind>> = { u: "unified", f: "fill", i: "items" };

function flatText(doc: Doc): string {
  if (typeof doc === "string") return doc;
  return "docs" in doc ? doc.docs.map(flatText).join("") : doc.flat;
}

/** In UTF-16 code units, as google-java-format counts. */
function widthOf(docs: readonly Doc[]): number {
  return docs.reduce((sum, doc) => sum + flatText(doc).length, 0);
}

/** The columns under which all items of a list are short. */
const shortItem = 10;

class Printer {
  readonly lines: string[];
  /** True if the last break was taken. */
  #isBroken = false;

  constructor(indent: number) {
    this.lines = [" ".repeat(indent)];
  }

  level(of: Level, state: State): State {
    const width = widthOf([of]);
    if (state.column + width <= lineWidth) {
      this.#write(flatText(of));
      // The breaks in it are not taken, whatever was before.
      if (of.docs.some((doc) => typeof doc === "object")) this.#isBroken = false;
      return { ...state, column: state.column + width };
    }
    const more = of.indent === "4" || (of.indent === "after-break" && this.#isBroken) ? 4 : 0;
    return { ...state, column: this.#broken(of, { ...state, indent: state.indent + more }).column };
  }

  #broken({ docs, isShort }: Level, start: State): State {
    const { splits, breaks } = parted(docs);
    let state = this.#split(undefined, splits[0] ?? [], { ...start, mustBreak: false });
    breaks.forEach((each, index) => {
      const kind = each.kind === "items" ? (isShort ? "fill" : "unified") : each.kind;
      state = this.#split({ ...each, kind }, splits[index + 1] ?? [], state);
    });
    return state;
  }

  #split(before: Break | undefined, split: readonly Doc[], start: State): State {
    let state = start;
    const width = widthOf(split);
    if (before !== undefined) {
      const isTaken =
        before.kind === "unified" ||
        state.mustBreak ||
        state.column + before.flat.length + width > lineWidth;
      this.#isBroken = isTaken;
      if (isTaken) {
        this.lines.push(" ".repeat(state.indent));
        state = { ...state, column: state.indent };
      } else {
        this.#write(before.flat);
        state = { ...state, column: state.column + before.flat.length };
      }
    }
    const isEnough = state.column + width <= lineWidth;
    let { column } = state;
    for (const doc of withFormat(split)) {
      if (typeof doc === "string") {
        this.#write(doc);
        column += doc.length;
      } else if (!isBreak(doc)) {
        ({ column } = this.level(doc, { ...state, column, mustBreak: false }));
      }
    }
    return { ...state, column, mustBreak: !isEnough };
  }

  #write(text: string): void {
    this.lines.push((this.lines.pop() ?? "") + text);
  }
}

/**
 * Behind a text with placeholders, the arguments of these are a list of their own, as behind that of `String.format`. The text stands
 * before the level that has the first break between arguments.
 */
function withFormat(split: readonly Doc[]): readonly Doc[] {
  const [text, list, ...others] = split;
  if (typeof text !== "string" || !/^".*(?:%|\{[0-9]\}).*",$/.test(text)) return split;
  if (list === undefined || !isItems(list)) return split;
  const [first, ...docs] = list.docs;
  if (!isBreak(first)) return split;
  const last: Level = { ...list, indent: "0", docs };
  return [text, { ...list, docs: [{ ...first, kind: "unified" }, last] }, ...others];
}

function isBreak(doc: Doc | undefined): doc is Break {
  return typeof doc === "object" && "kind" in doc;
}

function isItems(doc: Doc): doc is Level {
  if (typeof doc === "string" || isBreak(doc)) return false;
  const [first] = doc.docs;
  return isBreak(first) && first.kind === "items";
}

function parted(docs: readonly Doc[]): {
  readonly splits: readonly (readonly Doc[])[];
  readonly breaks: readonly Break[];
} {
  const splits: Doc[][] = [[]];
  const breaks: Break[] = [];
  for (const doc of docs) {
    if (isBreak(doc)) {
      breaks.push(doc);
      splits.push([]);
    } else splits.at(-1)?.push(doc);
  }
  return { splits, breaks };
}
