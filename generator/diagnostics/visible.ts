/** Text from a manifest, made safe for a terminal and a log: what is invisible becomes visible. */

/**
 * Control, format (bidirectional, zero-width) and separator characters and halves of surrogate pairs;
 * not the two joiners, which belong to ordinary words and emoji.
 */
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu;

const short = new Map([
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);

/** Writes each invisible character as an escape, so that no text can move the cursor or reorder a line. */
export function visible(text: string): string {
  return text.replace(invisible, (character) => short.get(character) ?? escaped(character));
}

/** The same for JSON text, in which such characters stand in strings only: as JSON's own escapes. */
export function visibleInJson(json: string): string {
  return json.replace(invisible, (character) => {
    if (character === "\n") return character;
    return [...Array(character.length).keys()]
      .map((index) => `\\u${hex(character.charCodeAt(index))}`)
      .join("");
  });
}

function escaped(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${hex(code)}`;
}

function hex(code: number): string {
  return code.toString(16).padStart(4, "0");
}
