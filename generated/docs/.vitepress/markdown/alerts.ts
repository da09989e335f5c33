// Made by endpoint-manifest (docs) from its template markdown/alerts.ts. Not to be edited: fill the manifest in and run generate.

/** Alerts as on code forges: a quote that begins with `[!NOTE]`. "Not shown" and "Deprecated" have a look of their own. */
import type { MarkdownIt, StateCore, Token } from "markdown-it";

const marker = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][^\S\n]*(?:\n|$)/;

/** Looks of alerts, by the first words of their text. */
const known: readonly (readonly [words: string, look: string])[] = [
  ["**Not shown", "not-shown"],
  ["**Deprecated", "deprecated"],
];

/** Adds the rule. */
export function alerts(md: MarkdownIt): void {
  md.core.ruler.after("block", "alerts", ({ tokens }: StateCore) => {
    for (const [index, open] of tokens.entries()) {
      if (open.type === "blockquote_open") markAlert(tokens, index, open);
    }
  });
  md.renderer.rules["alert_open"] = (tokens, index) => {
    const { look, title } = lookOf(tokens[index]);
    const head = title === undefined ? "" : `<p class="custom-block-title">${title}</p>\n`;
    return `<div class="custom-block ${look}">\n${head}`;
  };
}

function markAlert(tokens: readonly Token[], index: number, open: Token): void {
  const [paragraph, inline] = tokens.slice(index + 1);
  if (paragraph?.type !== "paragraph_open" || inline?.type !== "inline") return;
  const [all, type] = marker.exec(inline.content) ?? [];
  const close = tokens.find(
    (token, place) =>
      place > index && token.type === "blockquote_close" && token.level === open.level,
  );
  if (all === undefined || type === undefined || close === undefined) return;
  inline.content = inline.content.slice(all.length);
  const look = known.find(([words]) => inline.content.startsWith(words))?.[1];
  const title = type.charAt(0) + type.slice(1).toLowerCase();
  Object.assign(open, {
    type: "alert_open",
    tag: "div",
    meta: look === undefined ? { look: type.toLowerCase(), title } : { look },
  });
  Object.assign(close, { type: "alert_close", tag: "div" });
}

function lookOf(token: Token | undefined): { readonly look: string; readonly title?: string } {
  return token?.meta ?? { look: "note" };
}
