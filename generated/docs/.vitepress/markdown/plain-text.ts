// Made by endpoint-manifest (docs) from its template markdown/plain-text.ts. Not to be edited: fill the manifest in and run generate.

/** What tokens say, without what they look like. */
import type { Token } from "markdown-it";

/** The text of a line, images by what stands for them. */
export function plainText(tokens: readonly Token[] | null): string {
  return (tokens ?? []).map(textOf).join("");
}

/** Tokens without the empty texts that stand beside marks. */
export function solid(tokens: readonly Token[] | null): readonly Token[] {
  return (tokens ?? []).filter(({ type, content }) => type !== "text" || content !== "");
}

function textOf(token: Token): string {
  switch (token.type) {
    case "softbreak":
    case "hardbreak":
      return " ";
    case "image":
      return plainText(token.children);
    case "anchor":
      return "";
    default:
      return token.content;
  }
}
