/** Pages as the site's reader of Markdown takes them apart. */
import { createMarkdownRenderer } from "vitepress";

// Without what the site's reader adds of its own accord: colours, and a link to itself in each heading.
const renderer = createMarkdownRenderer(import.meta.dirname, {
  highlight: (code) => code,
  anchor: { permalink: () => undefined },
});

/** A token of markdown-it. */
export type MarkdownToken = ReturnType<Awaited<typeof renderer>["parse"]>[number];

/** All tokens of a text, those within lines too. */
export async function markdownTokens(text: string): Promise<readonly MarkdownToken[]> {
  const tokens = (await renderer).parse(text, {});
  return tokens.flatMap((token) => [token, ...(token.children ?? [])]);
}

const allowedHtml = [
  /^<!-- Made by [^<>]* -->\n?$/,
  /^<details>\n<summary>(?:[^<>]|<code>[^<>]*<\/code>)*<\/summary>\n?$/,
  /^<\/details>\n?$/,
  /^<a id="[a-zA-Z0-9-]+">$/,
  /^<\/a>$/,
  /^<br>$/,
];

/** Returns the HTML of a text that no page may have: nothing of a manifest is any. */
export async function strangeHtml(text: string): Promise<readonly string[]> {
  const tokens = await markdownTokens(text);
  return tokens
    .filter(({ type }) => type === "html_block" || type === "html_inline")
    .map(({ content }) => content)
    .filter((html) => !allowedHtml.some((form) => form.test(html)));
}
