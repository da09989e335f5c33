/** The dialect of the pages as the site renders it, with a highlighter and a drawing that show what they were given. */
import type { MarkdownIt } from "markdown-it";
import { createMarkdownRenderer } from "vitepress";
import { dialectOf } from "../../../../templates/docs/markdown/dialect.js";
import type { PageEnv } from "../../../../templates/docs/markdown/links.js";

/** VitePress's own renderer, of which the dialect takes the class. */
const given = await createMarkdownRenderer(".", { highlight: (code) => code });

/** The dialect. */
export const dialect: MarkdownIt = dialectOf(given, {
  highlight: (code, language) => `<b class="${language}">${given.utils.escapeHtml(code)}</b>`,
  draw: ({ states }) =>
    states.length > 3
      ? undefined
      : `<?xml?>\n<!-- x --><svg width="20pt" height="8.5pt" id="g"><title>t</title><g fill="none">${states.length}</g></svg>`,
});

/** The HTML of a page that stands in `groups/`. */
export function html(markdown: string, env: PageEnv = { relativePath: "groups/books.md" }): string {
  return dialect.render(markdown, env).replace(/>\n</g, "><").trim();
}

/** The text that HTML shows. */
export function shownText(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");
}
