/**
 * Signs that nobody sees and that change what a text seems to say: they turn its direction, join words, or stand for nothing at
 * all (CVE-2021-42574, "Trojan Source"). Whatever a manifest has of them is written as an escape that is seen.
 */

/**
 * Signs of direction, of format and of invisible width, tags, and what marks the order of bytes; not the joiners of words and emoji,
 * nor signs of format that are seen, such as U+0600.
 */
const hidden =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{13430}-\u{1343f}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e007f}]/u;

const everyHidden = new RegExp(hidden.source, "gu");

/** Files of prose and of JSON. What is emitted as code or as YAML has escapes of its own by then, and is read back. */
const shown = /\.(?:json|md|txt|http|svg)$/;

/** The text of a file as it may be written: in JSON, also in samples, the escapes mean the very same signs. */
export function withHiddenShown(path: string, text: string): string {
  return shown.test(path) ? hiddenShown(text) : text;
}

/** A text in which such signs are escapes that people see, whatever reads it. */
export function hiddenShown(text: string): string {
  return hidden.test(text) ? text.replace(everyHidden, escaped) : text;
}

function escaped(sign: string): string {
  return sign
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
}
