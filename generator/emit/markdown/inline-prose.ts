/** A line of a text of a manifest that is Markdown, in Markdown of our own: emphasis, code, links to other hosts, line breaks. */
import type MarkdownIt from "markdown-it";
import type { Token } from "markdown-it";
import { inlineCode, inlineText, lineStart, textWithin } from "./text.js";

/** The line; where Markdown would not read it as what is meant, what it says without any marks. */
export function inlineProse(children: readonly Token[], md: MarkdownIt): string {
  const written = lineStart(tidied(writtenOf(withoutRoles(children))));
  const [inline] = md.parseInline(written, {});
  const isRead = words(tokensText(inline?.children ?? [])) === words(tokensText(children));
  return isRead ? written : inlineText(tokensText(children));
}

/** Returns the text of tokens: the alternatives of images, and line breaks as spaces. Tags have no text. */
export function tokensText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      switch (token.type) {
        case "softbreak":
        case "hardbreak":
          return " ";
        case "html_inline":
          return isTag(token) ? (breaks(token) ? " " : "") : token.content;
        case "image":
          return tokensText(token.children ?? []);
        default:
          return token.content;
      }
    })
    .join("");
}

function words(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

function writtenOf(tokens: readonly Token[]): string {
  const ends: string[] = [];
  return tokens
    .map((token) => {
      switch (token.type) {
        case "text":
        case "text_special":
          return textWithin(token.content);
        case "code_inline":
          return inlineCode(token.content);
        case "em_open":
        case "em_close":
          return "*";
        case "strong_open":
        case "strong_close":
          return "**";
        case "softbreak":
          return " ";
        case "hardbreak":
          return "<br>";
        case "image":
          return textWithin(tokensText(token.children ?? []));
        case "link_open": {
          const target = targetOf(token);
          ends.push(target === undefined ? "" : `](<${target}>)`);
          return target === undefined ? "" : "[";
        }
        case "link_close":
          return ends.pop() ?? "";
        case "html_inline":
          return isTag(token) ? (breaks(token) ? "<br>" : "") : textWithin(token.content);
        default:
          return textWithin(token.content);
      }
    })
    .join("");
}

/** No line break at either end, and never two for one. */
function tidied(text: string): string {
  return text
    .replace(/\s*<br>(?:\s|<br>)*/g, "<br>")
    .replace(/^(?:<br>|\s)+|(?:<br>|\s)+$/g, "")
    .replace(/\s+/g, " ");
}

/** Where a link leads, if that is another host; escaped so that nothing in it ends the link, or a cell of a table. */
function targetOf(token: Token): string | undefined {
  const href = token.attrGet("href") ?? "";
  if (!/^https?:\/\/[^/]/i.test(href) || !URL.canParse(href)) return undefined;
  return href
    .replace(
      /[<>()[\]{}|"'`\\\s*_~]/g,
      (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
    )
    .replaceAll("&", "&amp;");
}

/** Elements of HTML: in another name in angle brackets somebody may have meant a value of the reader's own. */
const elements: ReadonlySet<string> = new Set(
  (
    "a abbr address article aside audio b bdi bdo big blockquote body br button canvas caption center cite code col " +
    "colgroup dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 " +
    "head header hr html i iframe img input ins kbd label legend li link main map mark meta nav object ol p picture pre q " +
    "s samp script section select small source span strike strong style sub summary sup svg table tbody td template " +
    "textarea tfoot th thead tr tt u ul var video wbr"
  ).split(" "),
);

/** Those that begin or end a line of their own. */
const lines = /^(?:br|p|div|li|tr|h[1-6]|ul|ol|dl|dt|dd|table|pre|hr|blockquote|section|article)$/;

function isTag({ content }: Token): boolean {
  const name = nameOf(content);
  return name === undefined
    ? content.startsWith("<!") || content.startsWith("<?")
    : elements.has(name);
}

function breaks({ content }: Token): boolean {
  return lines.test(nameOf(content) ?? "");
}

function nameOf(tag: string): string | undefined {
  return /^<\/?([a-z][a-z\d-]*)/i.exec(tag)?.[1]?.toLowerCase();
}

/** On a page a line that begins with a route, a status or "Source:" has a look of its own, which no text may give itself. */
function withoutRoles(tokens: readonly Token[]): readonly Token[] {
  const first = tokens.findIndex(({ type, content }) => type !== "text" || content.trim() !== "");
  const [head, next] = tokens.slice(first);
  if (first === -1 || head === undefined) return tokens;
  const isRole =
    (head.type === "code_inline" && /^[A-Z][A-Z-]* \/|^[1-5](?:\d\d|XX)$/.test(head.content)) ||
    (head.type === "em_open" && /^Sources?:$/.test(next?.content ?? ""));
  if (!isRole) return tokens;
  const plain = tokens.filter(({ type }) => !/^em_/.test(type));
  return plain.map((each) => (each === head ? textLike(each) : each));
}

/** The same words as text. */
function textLike(token: Token): Token {
  const copy: Token = Object.create(Object.getPrototypeOf(token));
  return Object.assign(copy, token, { type: "text", tag: "" });
}
