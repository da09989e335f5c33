/**
 * Lines of a width: brackets stand on one line, or have a line for each part. RuboCop asks for no width, so this is for readers.
 * Groups are marked by control characters, which no text of a manifest has in code or comments.
 */
import { code, type Code, type Hole } from "../text/code.js";

/** Columns of a line. */
const lineWidth = 110;
const [open, between, close] = ["\u0001", "\u0002", "\u0003"];

/** The parts between brackets. */
export function group(parts: readonly Hole[]): Code {
  const inside = parts.reduce<Code | undefined>(
    (whole, part) => (whole === undefined ? code`${part}` : code`${whole}\u0002${part}`),
    undefined,
  );
  return inside === undefined ? code`` : code`\u0001${inside}\u0003`;
}

/** A text, or the parts of a group. */
type Piece = string | readonly (readonly Piece[])[];

/** A text with its groups set. */
export function inWidth(text: string): string {
  if (!text.includes(open)) return text;
  return text
    .split("\n")
    .flatMap((line) => (line.includes(open) ? setLine(line) : [line]))
    .join("\n");
}

/** A text with its groups on one line. */
export function onOneLine(text: string): string {
  return flat(readPieces(text));
}

function setLine(line: string): readonly string[] {
  const indent = line.length - line.trimStart().length;
  return set(readPieces(line.slice(indent)), indent, 0);
}

function readPieces(text: string): readonly Piece[] {
  let at = 0;
  const read = (): readonly Piece[] => {
    const pieces: Piece[] = [];
    let plain = "";
    while (at < text.length && text[at] !== between && text[at] !== close) {
      const character = text[at] ?? "";
      at += 1;
      if (character !== open) {
        plain += character;
        continue;
      }
      if (plain !== "") pieces.push(plain);
      plain = "";
      pieces.push(readGroup());
    }
    if (plain !== "") pieces.push(plain);
    return pieces;
  };
  const readGroup = (): Piece => {
    const parts: (readonly Piece[])[] = [];
    for (;;) {
      parts.push(read());
      at += 1;
      if (text[at - 1] !== between) return parts;
    }
  };
  return read();
}

function flat(pieces: readonly Piece[]): string {
  return pieces
    .map((each) => (typeof each === "string" ? each : each.map(flat).join(", ")))
    .join("");
}

/** The lines of some pieces at an indentation; `more` columns follow the last one. The last group breaks first. */
function set(pieces: readonly Piece[], indent: number, more: number): readonly string[] {
  const space = " ".repeat(indent);
  const whole = flat(pieces);
  const index = pieces.findLastIndex((each) => typeof each === "object");
  const found = pieces[index];
  const fits = indent + whole.length + more <= lineWidth;
  if (fits || found === undefined || typeof found === "string") return [space + whole];
  const before = set(pieces.slice(0, index), indent, 0);
  const inside = found.flatMap((each, part) =>
    withEnd(set(each, indent + 2, 1), part === found.length - 1 ? "" : ","),
  );
  return [...before, ...inside, space + flat(pieces.slice(index + 1))];
}

function withEnd(lines: readonly string[], end: string): readonly string[] {
  return [...lines.slice(0, -1), `${lines.at(-1) ?? ""}${end}`];
}
