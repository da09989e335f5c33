// Made by endpoint-manifest (docs) from its template markdown/parts.ts. Not to be edited: fill the manifest in and run generate.

/** Paragraphs with a role: "**Query parameters**" and "`404` Not Found" head the text below, "*Source:* …" ends it. */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { solid } from "./plain-text.js";

/** Adds the rule. */
export function parts(md: MarkdownIt): void {
  md.core.ruler.push("parts", ({ tokens }: StateCore) => {
    for (const [index, inline] of tokens.entries()) {
      const paragraph = tokens[index - 1];
      if (inline.type !== "inline" || paragraph?.type !== "paragraph_open") continue;
      const look = lookOf(solid(inline.children));
      if (look !== undefined) paragraph.attrJoin("class", look);
    }
  });
}

function lookOf([first, words, close, rest]: readonly Token[]): string | undefined {
  if (first?.type === "em_open" && /^Sources?:$/.test(words?.content ?? "")) return "source";
  if (first?.type === "strong_open" && close?.type === "strong_close") {
    return rest === undefined || rest.content.startsWith(" (") ? "part" : undefined;
  }
  if (first?.type !== "code_inline") return undefined;
  const [, group] = /^([1-5])(?:\d\d|XX)$/.exec(first.content) ?? [];
  return group === undefined ? undefined : `status status-${group}`;
}
