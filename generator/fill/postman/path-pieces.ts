/** The path of a saved request → pieces: variables are its parameters, and samples may be. */
import { type Piece, pieceOf } from "../observed/template.js";

/** Takes a path apart. `:id`, `{{id}}` and `{id}` are parameters called `id`; anything else is what it looks like. */
export function piecesOf(path: string, isTellable: (text: string) => boolean): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const segment of path.split("/").slice(1)) {
    pieces.push(
      writtenPiece(segment, isTellable) ?? pieceOf(escaped(segment), pieces.at(-1), isTellable),
    );
  }
  return pieces;
}

/** A segment with variables; undefined where it has none, or where what is beside them may not be told. */
function writtenPiece(segment: string, isTellable: (text: string) => boolean): Piece | undefined {
  const [, own, behind = ""] = /^:([\p{L}\p{N}_-]+)(.*)$/su.exec(segment) ?? [];
  const written = own === undefined ? segment : `{${own}}${behind}`;
  const parts = written.split(/\{\{\$?([^{}]+)\}\}|\{([^{}]+)\}/);
  if (parts.length === 1) return undefined;
  const texts = parts.filter((_, index) => index % 3 === 0).map((each) => escaped(each ?? ""));
  const names = parts.flatMap((part, index) =>
    index % 3 === 0 || part === undefined ? [] : [part.trim().replace(/[\s/?#()]+/g, "-")],
  );
  if (![...texts, ...names].every((each) => each === "" || isTellable(each))) return undefined;
  const text = texts
    .map((each, index) => each + (names[index] ? `{${names[index]}}` : ""))
    .join("");
  return { kind: "written", text };
}

/** A text as it stands in a path: what ends one, or would be taken for a parameter, is escaped (RFC 3986, section 3.3). */
function escaped(text: string): string {
  return text.replace(/[\s?#{}]/g, (sign) => encodeURIComponent(sign));
}
