/** Texts that end earlier than they look. */
import { cite, type Finding } from "./finding.js";
import { isNullText, isPlain, scalarText, scalarValue } from "./scalars.js";
import type { Visit } from "./walk.js";

/**
 * `description: see #1`: a plain text with a `#` behind it and no space after that.
 * A comment with a space after its `#` is left alone, and so is one after a number.
 */
export function cutTextFaults({ node }: Visit, text: string): readonly Finding[] {
  if (!isPlain(node) || isNullText(scalarText(node, text))) return [];
  if (typeof scalarValue(node, text) !== "string") return [];
  const comment = /[ \t]+(#[^\s#!].*)/y;
  comment.lastIndex = node.range[1];
  const cut = comment.exec(text)?.[1]?.trimEnd();
  if (cut === undefined) return [];
  const start = text.indexOf("#", node.range[1]);
  return [
    {
      code: "comment-cuts-text",
      message: `YAML takes ${cite(cut)} for a comment, so the text is only ${cite(scalarText(node, text))}`,
      range: [start, start + cut.length],
      help: "put the whole text in quotes; or put a space after `#` if a comment is meant",
    },
  ];
}
