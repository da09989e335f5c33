/**
 * Texts of a manifest that are Markdown, as many sources write them, in Markdown of our own: what CommonMark knows without HTML.
 * Tags are left out and what stands between them is kept; `<br>` is a line break. No text makes anything else of itself: links
 * lead to other hosts, and headings, quotes and rules, which would reach beyond a text, are paragraphs.
 */
import type MarkdownIt from "markdown-it";
import type { Token } from "markdown-it";
import { inlineProse } from "./inline-prose.js";
import { codeBlock, inlineCode, inlineText } from "./text.js";

/** Matches a text that may have markup beside its words. */
const markup = /[\\`*_[<&#~]|^\s*(?:[-+>]|\d+[.)]|-{3,}|={3,})\s|^ {4}/m;

let parser: MarkdownIt | undefined;

/** Loads the parser, which takes its time: to be awaited before a text is asked for. */
export async function loadProse(): Promise<void> {
  if (parser !== undefined) return;
  const { default: Parser } = await import("markdown-it");
  // A block of HTML would keep Markdown in it from being read; within a line tags are found all the same.
  parser = new Parser("commonmark", { html: true }).disable("html_block");
  // Which links may be there is decided where they are written: what others lead to is not shown.
  parser.validateLink = () => true;
}

/** A text as blocks of Markdown. */
export function proseBlocks(text: string): readonly string[] {
  if (!markup.test(text)) {
    return text
      .split(/\n\s*\n/)
      .map(inlineText)
      .filter((each) => each !== "");
  }
  const md = loaded();
  return blocksOf(md.parse(readable(text), {}), md);
}

/** A text on one line, for a table or a sentence: what were blocks stands behind line breaks. */
export function proseLine(text: string): string {
  if (!markup.test(text)) return inlineText(text);
  const md = loaded();
  return linesOf(md.parse(readable(text), {}), md).join("<br>");
}

/** A text made without the parser would be another one than the next run makes of it. */
function loaded(): MarkdownIt {
  if (parser === undefined) throw new Error("a text was asked for before its parser was loaded");
  return parser;
}

/** The first paragraph of a text on one line: what a table has of a text that another place has in full. */
export function proseStart(text: string): string {
  const [first = ""] = text.trim().split(/\n[^\S\n]*\n/);
  return proseLine(first);
}

/** Without the characters that no line can show. */
function readable(text: string): string {
  return text.replace(/[^\P{Cc}\n\r\t]/gu, " ");
}

/** A block, or several that are one: all tokens from what opens it to what closes it. */
function partsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [];
  let depth = 0;
  for (const token of tokens) {
    if (depth === 0) parts.push([]);
    parts.at(-1)?.push(token);
    depth += token.nesting;
  }
  return parts;
}

function blocksOf(tokens: readonly Token[], md: MarkdownIt): readonly string[] {
  return partsOf(tokens).flatMap((part): readonly string[] => {
    const [open, ...rest] = part;
    const inner = rest.slice(0, -1);
    switch (open?.type) {
      case "paragraph_open":
      case "heading_open":
        return textOfBlock(open, inner, md);
      case "bullet_list_open":
      case "ordered_list_open":
        return present(listOf(open, inner, md));
      case "fence":
      case "code_block":
        return [codeBlock("", open.content)];
      case "blockquote_open":
        return blocksOf(inner, md);
      default:
        return [];
    }
  });
}

function listOf(open: Token, items: readonly Token[], md: MarkdownIt): string {
  const first = Number(open.attrGet("start") ?? 1);
  return partsOf(items)
    .map((item, index) => {
      const mark = open.type === "ordered_list_open" ? `${first + index}.` : "-";
      const indent = " ".repeat(mark.length + 1);
      const isTight = item.some(({ type, hidden }) => type === "paragraph_open" && hidden);
      const blocks = blocksOf(item.slice(1, -1), md).join(isTight ? "\n" : "\n\n");
      return `${mark} ${blocks.replace(/\n(?=.)/g, `\n${indent}`)}`;
    })
    .filter((each) => !/^\S+ $/.test(each))
    .join("\n");
}

function linesOf(tokens: readonly Token[], md: MarkdownIt): readonly string[] {
  return partsOf(tokens).flatMap((part): readonly string[] => {
    const [open, ...rest] = part;
    const inner = rest.slice(0, -1);
    switch (open?.type) {
      case "paragraph_open":
      case "heading_open":
        return textOfBlock(open, inner, md);
      case "list_item_open":
        return linesOf(inner, md).map((line, index) => (index === 0 ? `• ${line}` : line));
      case "bullet_list_open":
      case "ordered_list_open":
      case "blockquote_open":
        return linesOf(inner, md);
      case "fence":
      case "code_block":
        return open.content
          .split("\n")
          .filter((line) => line.trim() !== "")
          .map(inlineCode);
      default:
        return [];
    }
  });
}

/** The text of a paragraph or a heading. */
function textOfBlock(
  { type }: Token,
  [inline]: readonly Token[],
  md: MarkdownIt,
): readonly string[] {
  const text = inlineProse(inline?.children ?? [], md);
  return present(type === "heading_open" ? strong(text) : text);
}

function present(text: string): readonly string[] {
  return text === "" ? [] : [text];
}

/** A heading within a text is no heading of the page. */
function strong(text: string): string {
  return text === "" || /[*_]/.test(text) ? text : `**${text}**`;
}
