// Made by endpoint-manifest (docs) from its template markdown/tables.ts. Not to be edited: fill the manifest in and run generate.

/**
 * Rows of tables are cards where a screen is too narrow, and what is still too wide scrolls inside a box. The keyboard can reach
 * the box, and screen readers announce its name.
 */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { plainText } from "./plain-text.js";

/** A bar in Markdown: full blocks, and the rest. */
const bar = /^(█*)(░*)$/;

/** Adds the rules. */
export function tables(md: MarkdownIt): void {
  md.core.ruler.push("bars", ({ tokens }: StateCore) => {
    for (const [index, { type, content }] of tokens.entries()) {
      const cell = tokens[index - 1];
      if (type === "inline" && content !== "" && cell?.type === "td_open" && bar.test(content)) {
        cell.attrJoin("class", "bar");
      }
    }
  });
  md.core.ruler.push("cell-labels", ({ tokens }: StateCore) => labelCells(tokens));
  md.renderer.rules["table_open"] = (tokens, index) => {
    const label = md.utils.escapeHtml(nameOf(tokens, index));
    return `<figure class="table" aria-label="${label}" tabindex="0"><table>\n`;
  };
  md.renderer.rules["table_close"] = () => "</table></figure>\n";
}

/** Cells say which column they stand in: on narrow screens each row is a card. */
function labelCells(tokens: readonly Token[]): void {
  let heads: string[] = [];
  let column = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.type === "table_open") heads = [];
    if (token.type === "tr_open") column = 0;
    const text = plainText(tokens[index + 1]?.children ?? null);
    if (token.type === "th_open") heads.push(text);
    if (token.type !== "td_open") continue;
    const head = heads[column] ?? "";
    if (head !== "") token.attrSet("data-label", head);
    column += 1;
  }
}

/** The heading, the summary or the line above the table. */
function nameOf(tokens: readonly Token[], index: number): string {
  const above = tokens.slice(0, index).findLast(({ type }, place) => {
    const before = tokens[place - 1];
    const isHead = before?.type === "heading_open" || before?.type === "summary_open";
    const isPart = /\b(?:part|status)\b/.test(before?.attrGet("class") ?? "");
    return type === "inline" && (isHead || isPart);
  });
  return `Table: ${plainText(above?.children ?? null)}`;
}
