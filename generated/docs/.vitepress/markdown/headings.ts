// Made by endpoint-manifest (docs) from its template markdown/headings.ts. Not to be edited: fill the manifest in and run generate.

/** Headings take the id of their leading anchor, or one made from their text, and link to themselves. */
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

/**
 * Both tokens have the id, because the closing one renders the link. A heading below the title without an anchor gets the id that
 * code forges give it.
 */
function takeIds({ tokens }: StateCore): void {
  const taken = new Set<string>();
  for (const [index, open] of tokens.entries()) {
    const [inline, close] = tokens.slice(index + 1);
    if (open.type !== "heading_open" || inline === undefined || close === undefined) continue;
    const [first, ...others] = inline.children ?? [];
    const written = anchorOf(first);
    if (written === undefined && open.tag === "h1") continue;
    const id = written ?? forgeId(plainText(inline.children), taken);
    taken.add(id);
    if (written !== undefined) inline.children = others;
    open.attrSet("id", id);
    close.meta = { id };
  }
}

/** Lower case, without punctuation, with a hyphen for each space, and a number where the id is taken. */
function forgeId(title: string, taken: ReadonlySet<string>): string {
  const id = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, "")
    .trim()
    .replaceAll(" ", "-");
  for (let count = 0; ; count += 1) {
    const numbered = count === 0 ? id : `${id}-${count}`;
    if (!taken.has(numbered)) return numbered;
  }
}

/** The id of a heading. */
export function headingId(open: Token): string {
  return open.attrGet("id") ?? "";
}
