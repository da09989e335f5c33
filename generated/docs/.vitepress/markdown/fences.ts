// Made by endpoint-manifest (docs) from its template markdown/fences.ts. Not to be edited: fill the manifest in and run generate.

/** Code blocks with a copy button; the site's scripts find both by their classes. */
import type { MarkdownIt, Token } from "markdown-it";

/** Code as HTML, highlighted for a language. */
export type Highlight = (code: string, language: string) => string;

/** The info string of a fence: a language, and a label in brackets. */
export interface FenceInfo {
  readonly language: string;
  readonly label?: string;
}

/** Adds the rules. */
export function fences(md: MarkdownIt, highlight: Highlight): void {
  md.renderer.rules["fence"] = (tokens, index) => block(md, highlight, tokens[index]);
  md.renderer.rules["code_block"] = (tokens, index) => block(md, highlight, tokens[index]);
}

/** Reads the info string of a fence. */
export function fenceInfo({ info }: Pick<Token, "info">): FenceInfo {
  const [, language = "", label] = /^([^\s[]*)\s*(?:\[([^\]]+)\])?/.exec(info.trim()) ?? [];
  return label === undefined ? { language } : { language, label };
}

function block(md: MarkdownIt, highlight: Highlight, token: Token | undefined): string {
  if (token === undefined) return "";
  const { language, label = language } = fenceInfo(token);
  const isActive = token.meta?.isActive === true;
  // One class name for all languages: in shell code, the copying script would cut lines that begin with `>`.
  return [
    `<div class="language-code${isActive ? " active" : ""}">`,
    `<button type="button" title="Copy" class="copy"></button>`,
    `<span class="lang">${md.utils.escapeHtml(label)}</span>`,
    `<pre class="sample" tabindex="0"><code>${highlight(token.content.trimEnd(), language)}</code></pre>`,
    "</div>\n",
  ].join("");
}
