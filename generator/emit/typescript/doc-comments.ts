/** Doc comments: text of a manifest in, lines out that end no comment and make no tag of their own. */
import { escapeUnsafe } from "./literals.js";
import { linesOf, onOneLine } from "../text/prose.js";
import { escapeProse, proseLines } from "./prose.js";

/** The text of a doc comment, safe to stand in one. Made by `docComment` and by nothing else. */
export interface DocComment {
  readonly lines: readonly string[];
}

/** A block tag: `@deprecated text`, `@param name - text`. */
export interface DocTag {
  /** Without the `@`. */
  readonly tag: string;
  /** The subject of the tag, an identifier: for `param` and similar tags. */
  readonly name?: string;
  /** Markdown, by any author. */
  readonly text?: string;
  /** JSON in place of a text: it is never wrapped, and its line breaks are kept. */
  readonly json?: string;
}

/** Makes a doc comment. Texts are Markdown by any author; empty ones are left out, no text at all is no comment. */
export function docComment(content: {
  /** The documented thing, in a sentence. */
  readonly summary?: string;
  readonly paragraphs?: readonly string[];
  readonly tags?: readonly DocTag[];
}): DocComment {
  const { summary, paragraphs = [], tags = [] } = content;
  const lines: string[] = summary === undefined ? [] : proseLines(onOneLine(summary));
  for (const paragraph of paragraphs) append(lines, proseLines(paragraph));
  if (tags.length > 0) append(lines, tags.flatMap(tagLines));
  return { lines };
}

/** The same comment with further tags before its own; without a comment, these tags alone. */
export function withTags(docs: DocComment | undefined, tags: readonly DocTag[]): DocComment {
  const lines = docs?.lines ?? [];
  // No other line can begin with the sign, because prose has a backslash before it.
  const firstTag = lines.findIndex((line) => line.startsWith("@"));
  const end = firstTag === -1 ? lines.length : firstTag;
  const text = lines.slice(0, lines.findLastIndex((line, index) => index < end && line !== "") + 1);
  append(text, [...tags.flatMap(tagLines), ...lines.slice(end)]);
  return { lines: text };
}

/** Adds lines, with a blank one before them where there are others. */
function append(lines: string[], block: readonly string[]): void {
  if (lines.length > 0 && block.length > 0) lines.push("");
  for (const line of block) lines.push(line);
}

function tagLines({ tag, name, text = "", json }: DocTag): string[] {
  if (json !== undefined) return jsonTagLines(tag, json);
  // A brace in first place would be read as a JSDoc type.
  const prose = text.trimStart().replace(/^\{/, "\\{");
  const lead = `@${tag}${name === undefined ? "" : ` ${name}`}`;
  if (prose.trim() === "") return [lead];
  // The hyphen keeps TypeScript from looking for a type after the name (TSDoc, `@param`).
  const start = name === undefined ? `${lead} ` : `${lead} - `;
  const placeholder = "x".repeat(start.length - 1);
  const [first = "", ...others] = proseLines(`${placeholder} ${prose}`);
  return first.startsWith(`${placeholder} `)
    ? [`${start}${first.slice(start.length)}`, ...others.map(indented)]
    : [lead, ...proseLines(prose).map(indented)];
}

/** Texts on which a comment would act stand in strings only, where JSON has other spellings of them (RFC 8259, section 7). */
function jsonTagLines(tag: string, json: string): string[] {
  const lines = json
    .replaceAll("*/", "*\\/")
    .replace(/([\s{])@/g, "$1\\u0040")
    .split("\n")
    .map(escapeUnsafe);
  const [only = "", ...others] = lines;
  return others.length === 0 ? [`@${tag} ${only}`] : [`@${tag}`, ...lines];
}

function indented(line: string): string {
  return line === "" ? "" : `  ${line}`;
}

/** A comment that short stands on one line. */
const longestSingleLine = 88;

/** The description that makes ts-morph print a comment in the form that `commentLines` has; none for an empty comment. */
export function descriptionOf(docs: DocComment): string | undefined {
  const [first] = docs.lines;
  if (first === undefined) return undefined;
  const isSingle = docs.lines.length === 1 && first.length <= longestSingleLine;
  return isSingle ? first : `\n${docs.lines.join("\n")}`;
}

/** The lines of the comment that ts-morph prints for a description. */
export function commentLines(description: string): string[] {
  const [first = "", ...others] = description.split("\n");
  if (others.length === 0) return [`/** ${first} */`];
  const inside = first === "" ? others : [first, ...others];
  return ["/**", ...inside.map((line) => (line === "" ? " *" : ` * ${line}`)), " */"];
}

/** True if a word that begins a `//` comment makes some tool act on it. */
const directive = /^(?:[@#/!<]|[\w-]+-(?:ignore|disable|enable|expect)\b)/;

/** Text as `//` comments: one for each of its lines, none of which ends early or is a directive to a tool. */
export function lineComments(text: string): string[] {
  return linesOf(text).map((line) => {
    const safe = escapeProse(line).trim();
    if (safe === "") return "//";
    return directive.test(safe) ? `// - ${safe}` : `// ${safe}`;
  });
}
