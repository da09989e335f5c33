// Made by endpoint-manifest (docs) from its template markdown/headings.ts. Not to be edited: fill the manifest in and run generate.

/** Headings take the id of the anchor that they begin with, and link to themselves. */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { plainText } from "./plain-text.js";
import { anchorOf } from "./raw-html.js";

/** Adds the rules. */
export function headings(md: MarkdownIt): void {
  md.core.ruler.after("inline", "heading-ids", takeIds);
  md.renderer.rules["heading_close"] = (tokens, index, options, _env, self) => {
    const id: unknown = tokens[index]?.meta?.id;
    const close = self.renderToken(tokens, index, options);
    if (typeof id !== "string") return close;
    const label = md.utils.escapeHtml(`Link to “${plainText(tokens[index - 1]?.children ?? [])}”`);
    const href = md.utils.escapeHtml(id);
    return ` <a class="header-anchor" href="#${href}" aria-label="${label}"></a>${close}`;
  };
}

/** Both tokens have the id: the closing one renders the link. */
function takeIds({ tokens }: StateCore): void {
  for (const [index, open] of tokens.entries()) {
    if (open.type !== "heading_open") continue;
    const [first, ...others] = tokens[index + 1]?.children ?? [];
    const id = anchorOf(first);
    const close = tokens[index + 2];
    const inline = tokens[index + 1];
    if (id === undefined || inline === undefined || close === undefined) continue;
    inline.children = others;
    open.attrSet("id", id);
    close.meta = { id };
  }
}

/** The id of a heading. */
export function headingId(open: Token): string {
  return open.attrGet("id") ?? "";
}
