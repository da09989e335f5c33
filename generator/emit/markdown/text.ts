/** Text of a manifest in Markdown: it is text there too, whatever it looks like. */

/** Control characters, and what ends lines and paragraphs. */
const lineBreaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** One line of prose: characters that Markdown or HTML would act on are escaped (CommonMark 0.31, section 2.4). */
export function inlineText(text: string): string {
  return lineStart(textWithin(text).trim());
}

/** Text in the middle of a line: spaces at its ends stay. */
export function textWithin(text: string): string {
  return text.replace(lineBreaks, " ").replace(/[\\`*_{}[\]<>#!&~()]/g, "\\$&");
}

/** A line of which nothing is read as the mark of a list or of a heading. */
export function lineStart(line: string): string {
  return line.replace(/^(\d*)([-+.])(?=\s|$)/, "$1\\$2").replace(/^[-=](?=[-=])/, "\\$&");
}

/** Code within a line, on one line. */
export function inlineCode(text: string): string {
  return codeSpan(text.replace(lineBreaks, " "));
}

/** A text as code, with a fence longer than any run of backticks in it (CommonMark 0.31, section 6.1). */
export function codeSpan(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = "`".repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1);
  const padding = /^`|`$|^ .*[^ ].* $/s.test(text) ? " " : "";
  return `${fence}${padding}${text}${padding}${fence}`;
}

/** A block of code, with a fence longer than any run of backticks in it (CommonMark 0.31, section 4.5). */
export function codeBlock(language: string, code: string): string {
  const runs = code.match(/`{3,}/g) ?? [];
  const fence = "`".repeat(Math.max(3, ...runs.map(({ length }) => length + 1)));
  return `${fence}${language}\n${code.trimEnd()}\n${fence}`;
}

/** A table; cells are Markdown already, in which a `|`, also one in code, is text (GFM 0.29, section 4.10). */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [tableRow(head), tableRow(head.map(() => "---")), ...rows.map(tableRow)].join("\n");
}

/** A row of a table. */
export function tableRow(cells: readonly string[]): string {
  const inLine = cells.map((cell) => cell.replace(/\s*\n\s*/g, " ").replaceAll("|", "\\|"));
  return `| ${inLine.join(" | ")} |`;
}

/** Code within a line of HTML, such as the summary of something folded. */
export function htmlCode(text: string): string {
  return `<code>${htmlText(text)}</code>`;
}

/** Text in a block of HTML: nothing in it acts, and no blank line ends the block (CommonMark 0.31, section 4.6). */
export function htmlText(text: string): string {
  return text
    .replace(lineBreaks, " ")
    .replace(/[&<>"'`{}*_[\]\\]/g, (character) => `&#${character.codePointAt(0)};`);
}
