/** Comments of any language: Markdown by any author in, lines out that end no comment and are a directive to no tool. */
import { proseLines } from "./prose.js";

/** How a language writes one kind of comments. */
export interface CommentPolicy {
  /** The text before the first line and after the last one, each on its own line; left out = nothing. */
  readonly open?: string;
  readonly close?: string;
  /** The start of each line. */
  readonly line: string;
  /** The text begins on the line of `open`, as in docstrings, and ends there too if it has one line. */
  readonly opensOnText?: true;
  readonly closesOnOnlyLine?: true;
  /** Columns of text. */
  readonly width: number;
  /** Takes away what the comment, or who reads it, would act on; given a line as its author wrote it. */
  readonly escape: (line: string) => string;
  /** Matches a directive of a tool at the beginning of a line. */
  readonly directive?: RegExp;
  /** Brings the lines of all texts into the form that the language's own formatter would give them. */
  readonly form?: (lines: readonly string[]) => readonly string[];
}

/** The lines of a comment; none for texts that say nothing. Each text is a paragraph or more. */
export function commentLines(texts: readonly string[], policy: CommentPolicy): readonly string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const block = proseLines(text, policy);
    if (lines.length > 0 && block.length > 0) lines.push("");
    for (const line of block) lines.push(policy.directive?.test(line) ? `- ${line}` : line);
  }
  const formed = policy.form?.(lines) ?? lines;
  return formed.length === 0 ? [] : surrounded(formed, policy);
}

function surrounded(
  lines: readonly string[],
  { open, close, line: before, opensOnText, closesOnOnlyLine }: CommentPolicy,
): readonly string[] {
  const [first = "", ...others] = lines;
  const start = open ?? "";
  if (closesOnOnlyLine && others.length === 0) {
    const space = opensOnText ? "" : " ";
    return [`${start}${space}${first}${space}${(close ?? "").trim()}`];
  }
  const set = (opensOnText ? others : lines).map((line) =>
    `${line.startsWith("\t") ? before.trimEnd() : before}${line}`.trimEnd(),
  );
  const head = opensOnText ? [`${start}${first}`] : open === undefined ? [] : [open];
  return [...head, ...set, ...(close === undefined ? [] : [close])];
}
