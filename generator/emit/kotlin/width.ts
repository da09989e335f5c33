/** Lines as ktlint sets them (`ktlint_official`): what does not fit breaks as a whole, and a value of several lines begins on the next. */
import { cutLiteral } from "./long-literals.js";
import { type LayoutKind, marks } from "./layout.js";

/** Columns of a line. */
export const lineWidth = 120;

/** Dots of a chain from which on ktlint breaks it. */
const mostDots = 3;

/** Something that breaks as a whole. */
interface Breaking {
  readonly kind: LayoutKind;
  readonly parts: readonly (readonly Piece[])[];
  /** True if it never stands on one line. */
  readonly isForced: boolean;
}

type Piece = string | Breaking;

const kinds: ReadonlyMap<string, LayoutKind> = new Map([
  [marks.group, "group"],
  [marks.value, "value"],
  [marks.block, "block"],
  [marks.chain, "chain"],
]);

/** A text with its marks set. */
export function inWidth(text: string): string {
  return text
    .split("\n")
    .flatMap((line) => (hasMarks(line) || line.length > lineWidth ? setLine(line) : [line]))
    .join("\n");
}

/** A text with its marks on one line. */
export function onOneLine(text: string): string {
  return pieces(text).map(oneLine).join("");
}

function hasMarks(line: string): boolean {
  return [...kinds.keys()].some((mark) => line.includes(mark));
}

function setLine(line: string): readonly string[] {
  const indent = line.length - line.trimStart().length;
  const printer = new Printer(indent);
  printer.print(pieces(line.slice(indent)), indent, 0);
  return printer.lines();
}

function pieces(text: string): readonly Piece[] {
  let at = 0;
  const read = (): readonly Piece[] => {
    const all: Piece[] = [];
    let plain = "";
    while (at < text.length) {
      const sign = text[at] ?? "";
      if (sign === marks.next || sign === marks.end) break;
      at += 1;
      const kind = kinds.get(sign);
      if (kind === undefined) {
        plain += sign;
        continue;
      }
      if (plain !== "") all.push(plain);
      plain = "";
      all.push(readBreaking(kind));
    }
    if (plain !== "") all.push(plain);
    return all;
  };
  const readBreaking = (kind: LayoutKind): Breaking => {
    const isForced = text[at] === marks.forced;
    if (isForced) at += 1;
    const parts: (readonly Piece[])[] = [];
    for (;;) {
      parts.push(read());
      at += 1;
      if (text[at - 1] !== marks.next) return { kind, parts, isForced };
    }
  };
  return read();
}

/** On one line, whether or not it may be. */
function oneLine(piece: Piece): string {
  if (typeof piece === "string") return piece;
  const parts = piece.parts.map((each) => each.map(oneLine).join(""));
  switch (piece.kind) {
    case "group":
      return parts.join(", ");
    case "value":
      return ` ${parts.join("")}`;
    case "block":
      return ` ${parts.join("; ")} `;
    case "chain":
      return parts.join("");
  }
}

/** On one line; undefined where that may not be. */
function flat(piece: Piece): string | undefined {
  return mustBreak(piece) ? undefined : oneLine(piece);
}

function mustBreak(piece: Piece): boolean {
  if (typeof piece === "string") return false;
  const { kind, parts, isForced } = piece;
  return (
    isForced ||
    (kind === "block" && parts.length > 1) ||
    (kind === "chain" && dots(parts) > mostDots) ||
    parts.some((each) => each.some(mustBreak))
  );
}

/** The dots of a chain: one before each call, and those in what it begins with. */
function dots([head = [], ...calls]: Breaking["parts"]): number {
  const before = head.map((each) => (typeof each === "string" ? each : "")).join("");
  return calls.length + before.split(".").length - 1;
}

/** The columns that have to stay on the line of what comes before. */
function tailOf(behind: readonly Piece[], after: number): number {
  let width = 0;
  for (const each of behind) {
    if (typeof each !== "string") {
      // A chain or a value without a break begins with what stays.
      return width;
    }
    width += each.length;
  }
  return width + after;
}

/** Lines while they are made. */
class Printer {
  readonly #lines: string[] = [];
  #line: string;

  constructor(indent: number) {
    this.#line = " ".repeat(indent);
  }

  lines(): readonly string[] {
    return [...this.#lines, this.#line];
  }

  /** Prints pieces from the current column on; `after` columns follow the last of them on its line. */
  print(all: readonly Piece[], indent: number, after: number): void {
    all.forEach((piece, index) => {
      if (typeof piece === "string") {
        this.#text(piece, indent, after);
        return;
      }
      const text = flat(piece);
      const tail = tailOf(all.slice(index + 1), after);
      if (text !== undefined && this.#line.length + text.length + tail <= lineWidth) {
        this.#line += text;
      } else this.#broken(piece, indent, after);
    });
  }

  /** A literal that is too long and stands alone becomes a sum. */
  #text(text: string, indent: number, after: number): void {
    const isAlone = this.#line.trim() === "";
    const isLong = this.#line.length + text.length + after > lineWidth;
    const cut = isAlone && isLong ? cutLiteral(text, lineWidth - indent - after - 8) : [text];
    cut.forEach((each, index) => {
      if (index > 0) this.#newLine(indent + 4);
      this.#line += each;
    });
  }

  #newLine(indent: number): void {
    this.#lines.push(this.#line);
    this.#line = " ".repeat(indent);
  }

  #broken({ kind, parts }: Breaking, indent: number, after: number): void {
    switch (kind) {
      case "group":
        for (const part of parts) {
          this.#newLine(indent + 4);
          this.print(part, indent + 4, 1);
          this.#line += ",";
        }
        this.#newLine(indent);
        break;
      case "block":
        for (const part of parts) {
          this.#newLine(indent + 4);
          this.print(part, indent + 4, 0);
        }
        this.#newLine(indent);
        break;
      case "value":
        this.#newLine(indent + 4);
        for (const part of parts) this.print(part, indent + 4, after);
        break;
      case "chain":
        this.#chain(parts, indent, after);
        break;
    }
  }

  /** A chain of few dots breaks in its last call, others before each call. */
  #chain(parts: Breaking["parts"], indent: number, after: number): void {
    const [head = [], ...calls] = parts;
    const stays = dots(parts) <= mostDots && this.#fitsBut(calls.slice(0, -1), head);
    this.print(head, indent, 0);
    calls.forEach((each, index) => {
      const last = index === calls.length - 1 ? after : 0;
      if (!stays) this.#newLine(indent + 4);
      this.print(each, stays ? indent : indent + 4, last);
    });
  }

  /** True if nothing but the last call of a chain has to break. */
  #fitsBut(calls: Breaking["parts"], head: readonly Piece[]): boolean {
    return [head, ...calls].every((part) => part.every((each) => !mustBreak(each)));
  }
}
