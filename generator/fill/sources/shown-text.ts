/** The text of Markdown and HTML as a person sees it, with the way back to where each character is written. */
import type { TextRange } from "../../source/finding.js";

/** A shown text. */
export interface ShownText {
  readonly shown: string;
  /** Where a stretch of it is written. */
  rangeOf(start: number, end: number): TextRange;
}

/** HTML that formats, a character that HTML writes by name, a character that Markdown escapes, and marks of code. */
const written =
  /<\/?(?:a|b|br|code|del|em|i|s|span|strong)(?:\s[^<>]*)?\/?>|&(?:amp|lt|gt|quot|apos|#39|#x27|nbsp);|\\[!-/:-@[-`{-~]|`|\s+/gy;

const entities: ReadonlyMap<string, string> = new Map([
  ["&amp;", "&"],
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&apos;", "'"],
  ["&#39;", "'"],
  ["&#x27;", "'"],
  ["&nbsp;", " "],
]);

/** Reads a piece of one line or of several, which begins at `offset` of its file. */
export function shownText(raw: string, offset: number): ShownText {
  let shown = "";
  const starts: number[] = [];
  for (let at = 0; at < raw.length;) {
    written.lastIndex = at;
    const sign = written.exec(raw)?.[0] ?? "";
    const seen = sign === "" ? raw.charAt(at) : shownSign(sign);
    if (!(seen === " " && (shown === "" || shown.endsWith(" ")))) {
      shown += seen;
      if (seen !== "") starts.push(offset + at);
    }
    at += Math.max(1, sign.length);
  }
  const text = shown.trimEnd();
  return {
    shown: text,
    rangeOf: (start, end) => {
      const first = starts[Math.min(start, starts.length - 1)] ?? offset;
      const last = starts[Math.min(end, starts.length) - 1] ?? first;
      return [first, Math.max(first, last) + 1];
    },
  };
}

function shownSign(sign: string): string {
  if (sign === "`" || sign.startsWith("<")) return "";
  if (sign.startsWith("\\")) return sign.slice(1);
  return entities.get(sign) ?? " ";
}
