// Made by endpoint-manifest (docs) from its template markdown/raw-html.ts. Not to be edited: fill the manifest in and run generate.

/** The HTML that a page may have: a comment at its head, anchors, line breaks and foldable details. Everything else is text. */
import type { MarkdownIt, StateBlock, StateInline, Token } from "markdown-it";

const anchor = /<a id="([\w.-]+)"><\/a>/y;
const lineBreak = /<br>/y;
const summary = /^<summary>(.*)<\/summary>$/;

/** Adds the rules. */
export function rawHtml(md: MarkdownIt): void {
  const within = { alt: ["paragraph"] };
  md.block.ruler.before("fence", "head-comment", headComment);
  md.block.ruler.before("fence", "details", details, within);
  md.inline.ruler.before("autolink", "anchor", inlineAnchor);
  md.inline.ruler.before("autolink", "line-break", inlineBreak);
  md.core.ruler.after("block", "details-close", closeDetails);
  md.renderer.rules["anchor"] = (tokens, index) =>
    `<a id="${md.utils.escapeHtml(anchorOf(tokens[index]) ?? "")}"></a>`;
}

/** The id of an anchor. */
export function anchorOf(token: Token | undefined): string | undefined {
  return token?.type === "anchor" ? token.content : undefined;
}

/** The comment that names the generator: only at the head of a page, where no text of a manifest stands. */
function headComment(state: StateBlock, start: number, _: number, silent: boolean): boolean {
  if (start !== 0 || !lineAt(state, start).startsWith("<!--")) return false;
  const end = state.src.indexOf("-->");
  if (end === -1) return false;
  if (!silent) state.line = state.src.slice(0, end).split("\n").length;
  return true;
}

/** `<details>` with its summary, and `</details>`; not inside lists and quotes, which they would cut. */
function details(state: StateBlock, start: number, _: number, silent: boolean): boolean {
  const line = lineAt(state, start);
  if (line !== "<details>" && line !== "</details>") return false;
  const depth = openDetails(state.tokens);
  // A paragraph that this may end is one level deeper only when it is pushed.
  if (state.level !== depth) return false;
  if (line === "</details>") {
    if (depth === 0) return false;
    if (silent) return true;
    state.push("details_close", "details", -1);
    state.line = start + 1;
    return true;
  }
  const text = summary.exec(lineAt(state, start + 1))?.[1];
  if (text === undefined) return false;
  if (silent) return true;
  const open = state.push("details_open", "details", 1);
  if (text.startsWith("Not shown:")) open.attrSet("class", "not-shown");
  state.push("summary_open", "summary", 1);
  const inline = state.push("inline", "", 0);
  inline.children = summaryTokens(state, text);
  state.push("summary_close", "summary", -1);
  state.line = start + 2;
  return true;
}

/** HTML text: characters, entities, and code. */
function summaryTokens({ md, Token }: StateBlock, html: string): Token[] {
  return html.split(/(<code>.*?<\/code>)/).map((piece) => {
    const code = /^<code>(.*)<\/code>$/.exec(piece)?.[1];
    const token =
      code === undefined ? new Token("text", "", 0) : new Token("code_inline", "code", 0);
    token.content = md.utils.unescapeAll((code ?? piece).replace(/\\/g, "&#92;"));
    return token;
  });
}

/** Details that a page leaves open are closed at its end. */
function closeDetails({ tokens, Token }: { tokens: Token[]; Token: StateBlock["Token"] }): void {
  for (let left = openDetails(tokens); left > 0; left -= 1) {
    tokens.push(Object.assign(new Token("details_close", "details", -1), { block: true }));
  }
}

function openDetails(tokens: readonly Token[]): number {
  return tokens.reduce(
    (sum, { type, nesting }) => (type.startsWith("details_") ? sum + nesting : sum),
    0,
  );
}

function inlineAnchor(state: StateInline, silent: boolean): boolean {
  anchor.lastIndex = state.pos;
  const [all, id] = anchor.exec(state.src) ?? [];
  if (all === undefined || id === undefined) return false;
  if (!silent) state.push("anchor", "a", 0).content = id;
  state.pos += all.length;
  return true;
}

function inlineBreak(state: StateInline, silent: boolean): boolean {
  lineBreak.lastIndex = state.pos;
  if (!lineBreak.test(state.src)) return false;
  if (!silent) state.push("hardbreak", "br", 0);
  state.pos += "<br>".length;
  return true;
}

function lineAt(state: StateBlock, line: number): string {
  return state.src.slice(state.bMarks[line], state.eMarks[line]).trimEnd();
}
