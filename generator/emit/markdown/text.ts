/** Text of a manifest in Markdown: it is text there too, whatever it looks like. */

/** One line of prose: characters that Markdown or HTML would act on are escaped (CommonMark 0.31, section 2.4). */
export function inlineText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
    .replace(/[\\`*_{}[\]<>#|!&~()]/g, "\\$&")
    .replace(/^(\d*)([-+.])(?=\s)/, "$1\\$2");
}

/** Code within a line, with a fence longer than any run of backticks in it (CommonMark 0.31, section 6.1). */
export function inlineCode(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = "`".repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1);
  const padding = fence.length > 1 ? " " : "";
  return `${fence}${padding}${text.replace(/[\p{Cc}\p{Zl}\p{Zp}|]+/gu, " ")}${padding}${fence}`;
}

/** A block of code, with a fence longer than any run of backticks in it (CommonMark 0.31, section 4.5). */
export function codeBlock(language: string, code: string): string {
  const runs = code.match(/`{3,}/g) ?? [];
  const fence = "`".repeat(Math.max(3, ...runs.map(({ length }) => length + 1)));
  return `${fence}${language}\n${code.trimEnd()}\n${fence}`;
}

/** A table; cells are Markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
