// Made by endpoint-manifest (docs) from its template build/head.ts. Not to be edited: fill the manifest in and run generate.

/** The head of a page, and the text of the 404 page where no script runs. */
import type { HeadConfig, TransformContext } from "vitepress";
import { basePath, type SiteFacts } from "../site.js";
import { htmlText } from "./texts.js";

/** A square with a line for each level of knowledge: all, some, nothing yet. */
const icon =
  "data:image/svg+xml," +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0c6b62"/><path d="M8 10h16M8 16h10" stroke="#fff" stroke-width="3" stroke-linecap="round"/><path d="M8 22h16" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-dasharray="0.1 5.3"/></svg>`,
  );

/** The icon of every page. Without it, a browser asks for one that is not there. */
export const iconTag: HeadConfig = ["link", { rel: "icon", href: icon }];

/** Tags for a page; `about` is its title and its first paragraph. VitePress escapes their attributes. */
export function headOf(
  { page }: Pick<TransformContext, "page">,
  facts: SiteFacts,
  about: string,
): HeadConfig[] {
  const tags: HeadConfig[] = [
    ["meta", { name: "color-scheme", content: "light dark" }],
    [
      "meta",
      { name: "description", content: shortened(about || facts.description || facts.title) },
    ],
  ];
  if (page === "404.md") return tags;
  const base = basePath(facts);
  tags.push(["link", { rel: "alternate", type: "text/markdown", href: `${base}${page}` }]);
  if (facts.url !== undefined) {
    const path = page.replace(/(?:(^|\/)index)?\.md$/, (_, slash?: string) => slash ?? ".html");
    tags.push(["link", { rel: "canonical", href: `${facts.url}/${path}` }]);
  }
  return tags;
}

/** A page without the styles of icons, which the site does not use: one file less to load. */
export function withoutIcons(html: string): string {
  return html.replace(
    /\s*<link rel="preload stylesheet" href="[^"]*\/vp-icons\.css" as="style">/,
    "",
  );
}

/** The 404 page, which VitePress leaves empty until its scripts run. */
export function staticNotFound(html: string, facts: SiteFacts): string {
  const base = htmlText(basePath(facts));
  const ways = [{ text: facts.title, path: "" }, ...facts.nav].map(({ text, path }) => {
    const page = path.replace(/\.md$/, ".html");
    return `<a href="${base}${htmlText(page)}">${htmlText(text)}</a>`;
  });
  const words = `<h1>There is no such page</h1><p>${ways.join(" · ")}</p>`;
  return html.replace("<body>", () => `<body><noscript>${words}</noscript>`);
}

function shortened(text: string): string {
  return text.length <= 160 ? text : `${text.slice(0, 157).trimEnd()}…`;
}
