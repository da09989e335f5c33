/**
 * Lines of a width as ruff sets them: what stands in brackets goes on one line, on a line of its own, or on a line for each part.
 * Groups are marked by control characters, which no text of a manifest has in code or comments.
 */
import { code, type Code, type Hole } from "../text/code.js";

/** Columns of a line. */
export const lineWidth = 100;

/**
 * How a group breaks: `call` and `parameters` on a line of their own while they fit there, with a comma behind the last one where
 * they do not; `items` on a line each; `sole` without a comma; `operands` of `|` in brackets of a type; `type` within parentheses
 * that it gets then; `names` of an import likewise.
 */
export type GroupKind = "call" | "parameters" | "items" | "sole" | "operands" | "type" | "names";

const kinds: readonly GroupKind[] = [
  ...(["call", "parameters", "items", "sole", "operands", "type", "names"] as const),
];
const [open, between, close] = ["\u0001", "\u0002", "\u0003"];
const betweenCode = code`\u0002`;

/** Parts of a group, without the brackets around it. */
export function group(kind: GroupKind, parts: readonly Hole[]): Code {
  const start = starts[kind];
  const inside = parts.reduce<Code | undefined>(
    (whole, part) => (whole === undefined ? code`${part}` : code`${whole}${betweenCode}${part}`),
    undefined,
  );
  return inside === undefined ? code`` : code`${start}${inside}\u0003`;
}

const starts: Readonly<Record<GroupKind, Code>> = {
  call: code`\u00010`,
  parameters: code`\u00011`,
  items: code`\u00012`,
  sole: code`\u00013`,
  operands: code`\u00014`,
  type: code`\u00015`,
  names: code`\u00016`,
};

/** A line of text, or a group in it. */
type Piece = string | Group;

/** The kind of level that a mark begins. */
interface Group {
  readonly kind: GroupKind;
  readonly parts: readonly (readonly Piece[])[];
}

/** A text with its groups set. */
export function inWidth(text: string): string {
  if (!text.includes(open)) return text;
  return text
    .split("\n")
    .flatMap((line) => (line.includes(open) ? setLine(line) : [line]))
    .join("\n");
}

/** A text with its groups as they are on one line, however long that is. */
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
    const end = (): void => {
      if (plain !== "") pieces.push(plain);
      plain = "";
    };
    while (at < text.length && text[at] !== between && text[at] !== close) {
      if (text[at] === open) {
        end();
        pieces.push(readGroup());
      } else {
        plain += text[at];
        at += 1;
      }
    }
    end();
    return pieces;
  };
  const readGroup = (): Group => {
    const kind = kinds[Number(text[at + 1])] ?? "call";
    const parts: (readonly Piece[])[] = [];
    at += 2;
    for (;;) {
      parts.push(read());
      at += 1;
      if (text[at - 1] !== between) return { kind, parts };
    }
  };
  return read();
}

function flat(pieces: readonly Piece[]): string {
  return pieces.map((each) => (typeof each === "string" ? each : flatGroup(each))).join("");
}

function flatGroup({ kind, parts }: Group): string {
  return parts.map(flat).join(kind === "operands" || kind === "type" ? " | " : ", ");
}

/** In code points, as ruff counts, but that wide characters are two. */
function widthOf(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  let width = 0;
  for (const each of text) width += wide.test(each) ? 2 : 1;
  return width;
}

const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|[\u{20000}-\u{3fffd}]/u;

/** The lines of some pieces at an indentation; `more` columns follow the last one. */
function set(pieces: readonly Piece[], indent: number, more: number): readonly string[] {
  const space = " ".repeat(indent);
  const whole = flat(pieces);
  if (indent + widthOf(whole) + more <= lineWidth) return [space + whole];
  const index = broken(pieces);
  const found = pieces[index];
  if (found === undefined || typeof found === "string") return [space + whole];
  const before = flat(pieces.slice(0, index));
  const after = pieces.slice(index + 1);
  if (found.kind === "operands" && before === "" && after.length === 0) {
    return operands(found, indent, more);
  }
  if (found.kind === "type") return typed(space + before, found, after, indent, more);
  const [inside, last] = [setParts(found, indent + 4), found.kind === "names" ? [")"] : []];
  const head = `${space}${before}${found.kind === "names" ? "(" : ""}`;
  const rest = set([...last, ...after], indent, more);
  return [head, ...inside, ...rest];
}

/** Which group breaks: of a function its parameters, else the last one. */
function broken(pieces: readonly Piece[]): number {
  const parameters = pieces.findIndex(
    (each) => typeof each === "object" && each.kind === "parameters",
  );
  return parameters >= 0 ? parameters : pieces.findLastIndex((each) => typeof each === "object");
}

function setParts({ kind, parts }: Group, indent: number): readonly string[] {
  const space = " ".repeat(indent);
  if (kind === "sole") return parts.flatMap((each) => set(each, indent, 0));
  const together = parts.map(flat).join(", ");
  const isAlone = kind === "parameters" && parts.length === 1;
  if ((kind === "call" || kind === "parameters") && !isAlone) {
    if (indent + widthOf(together) <= lineWidth) return [space + together];
  }
  return parts.flatMap((each) => withEnd(set(each, indent, 1), ","));
}

function withEnd(lines: readonly string[], end: string): readonly string[] {
  return [...lines.slice(0, -1), `${lines.at(-1) ?? ""}${end}`];
}

/** Operands on a line each, the operator before all but the first. */
function operands({ parts }: Group, indent: number, more: number): readonly string[] {
  return parts.flatMap((each, index) => {
    const sign: readonly Piece[] = index === 0 ? [] : ["| "];
    return set([...sign, ...each], indent, index === parts.length - 1 ? more : 0);
  });
}

/** A type that is not within brackets: of several operands it gets parentheses, of one only where it fits into these. */
function typed(
  head: string,
  { parts }: Group,
  after: readonly Piece[],
  indent: number,
  more: number,
): readonly string[] {
  const [only = []] = parts;
  const rest = flat(after);
  const inside = set([{ kind: "operands", parts }], indent + 4, 0);
  const space = " ".repeat(indent);
  if (parts.length > 1) return [`${head}(`, ...inside, `${space})${rest}`];
  if (only.some((each) => typeof each === "object")) {
    const [first = "", ...others] = set([head.trimStart(), ...only, ...after], indent, more);
    return [first, ...others];
  }
  const fits = indent + 4 + widthOf(flat(only)) <= lineWidth;
  return fits ? [`${head}(`, ...inside, `${space})${rest}`] : [head + flat(only) + rest];
}
