/** Characters that no manifest holds as such: controls, and the line end that other tools do not see. */
import type { Finding } from "./finding.js";

/** YAML 1.2.2, section 5.1, without what it allows for JSON's sake; and a `\r` that ends no line. */
const forbidden = /(?![\t\n\r\u0085])\p{Cc}|\r(?!\n)|[\ufffe\uffff]|\p{Surrogate}/gu;

/** No forbidden character is outside of this: a class without lookahead and `u` costs a third of the time. */
const suspicious = /[^\t\n -~\u0085\u00a0-\ud7ff\ue000-\ufffd]/;

/** A binary file has nothing else; ten places are enough to see that. */
const maximumFindings = 10;

/** A text that the parser can take, and where it was not one. */
export interface CleanText {
  /** As long as the text that came in; each forbidden character is replaced. */
  readonly text: string;
  readonly findings: readonly Finding[];
}

/** Finds the forbidden characters; the parser uses some of them as marks of its own. */
export function clean(text: string): CleanText {
  if (!suspicious.test(text) || text.search(forbidden) === -1) return { text, findings: [] };
  const findings: Finding[] = [];
  for (const { 0: character, index } of text.matchAll(forbidden)) {
    if (findings.length === maximumFindings) break;
    findings.push(forbiddenCharacter(character, index));
  }
  const cleaned = text.replace(forbidden, (character) => (character === "\r" ? "\n" : "\ufffd"));
  return { text: cleaned, findings };
}

function forbiddenCharacter(character: string, index: number): Finding {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const range = [index, index + 1] as const;
  if (character === "\r") {
    return {
      code: "forbidden-character",
      message: "a carriage return (U+000D) stands without a line feed",
      range,
      help: "end the lines with a line feed, or with both",
    };
  }
  return {
    code: "forbidden-character",
    message: `the character U+${code} is not allowed in YAML`,
    range,
    help: `delete it; or write "\\u${code}" in a text in double quotes`,
  };
}
