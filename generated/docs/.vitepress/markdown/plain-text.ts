// Made by endpoint-manifest (docs) from its template markdown/plain-text.ts. Not to be edited: fill the manifest in and run generate.

/** The text of tokens, without their formatting. */
import type { Token } from "markdown-it";

/** The text of a line; an image is its alternative text. */
export function plainText(tokens: readonly Token[] | null): string {
  return (tokens ?? []).map(textOf).join("");
}

/** Tokens without the empty texts beside marks. */
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
