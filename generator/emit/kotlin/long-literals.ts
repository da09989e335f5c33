/** String literals that go past the width of a line, cut at their words into a sum. */

/** Text that is one literal, and what may stand behind it. */
const alone = /^"((?:[^"\\]|\\.)*)"(.*)$/;
/** A word with the spaces behind it; escapes stay whole. */
const word = /(?:\\u[0-9a-f]{4}|\\.|[^\\ ])+ *| +/g;

/** The lines of a sum: of parts as wide as they may be, each but the last with the sign behind it. Other text stays as it is. */
export function cutLiteral(text: string, width: number): readonly string[] {
  const [, inside, behind = ""] = alone.exec(text) ?? [];
  if (inside === undefined) return [text];
  const parts: string[] = [];
  let part = "";
  for (const [each] of inside.matchAll(word)) {
    for (const piece of slices(each, width)) {
      if (part !== "" && part.length + piece.length > width) {
        parts.push(part);
        part = "";
      }
      part += piece;
    }
  }
  parts.push(part);
  return parts.map((each, index) => `"${each}"${index === parts.length - 1 ? behind : " +"}`);
}

/** A word that is wider than a line, in pieces that break no escape. */
function slices(text: string, width: number): readonly string[] {
  if (text.length <= width) return [text];
  const signs = text.match(/(?:\\u[0-9a-f]{4})+|\\.|[^\\]/gsu) ?? [];
  const all: string[] = [];
  let piece = "";
  for (const each of signs) {
    if (piece.length + each.length > width) {
      all.push(piece);
      piece = "";
    }
    piece += each;
  }
  return [...all, piece];
}
