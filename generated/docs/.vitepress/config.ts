// Made by endpoint-manifest (docs) from its template config.ts. Not to be edited: fill the manifest in and run generate.

/** The site: VitePress and its theme without fonts, our Markdown and our search. It requests nothing from another host. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitepress";
import { codeColours } from "./build/code-colours.js";
import { drawing } from "./build/drawing.js";
import { finishSite } from "./build/finish.js";
import { headOf, iconTag, staticNotFound, withoutIcons } from "./build/head.js";
import { navOf, sidebarOf } from "./build/navigation.js";
import { pageCarrier } from "./build/page-carrier.js";
import { pageRenderer } from "./build/renderer.js";
import { dataText, htmlText } from "./build/texts.js";
import { basePath, siteFacts } from "./site.js";

const facts = siteFacts(process.env);
const { attach, pages, sections } = pageRenderer({
  highlight: await codeColours(),
  draw: await drawing(),
});

const config = defineConfig({
  title: dataText(facts.title),
  lang: "en",
  base: basePath(facts),
  outDir: "dist",
  cacheDir: ".cache",
  // In a separate script: within a page a title could end it.
  metaChunk: true,
  router: { prefetchLinks: false },
  head: [iconTag],
  ...(facts.url !== undefined && { sitemap: { hostname: `${facts.url}/` } }),
  // VitePress highlights nothing: it would act on comments such as `[!code --]`.
  markdown: { config: attach, highlight: (code) => code },
  themeConfig: {
    siteTitle: htmlText(facts.title),
    nav: navOf(facts),
    sidebar: sidebarOf(facts),
    outline: { level: [2, 3], label: "On this page" },
    docFooter: { prev: "Before", next: "Next" },
    search: {
      provider: "local",
      options: {
        // The index accepts only text, so sections pass as JSON.
        _render: (_, env) => JSON.stringify(sections(env)),
        miniSearch: { _splitIntoSections: (_, text) => JSON.parse(text) },
      },
    },
  },
  transformHead: (context) => headOf(context, facts, pages.get(context.page)?.about ?? ""),
  transformHtml: (html, _, { page }) =>
    withoutIcons(page === "404.md" ? staticNotFound(html, facts) : html),
  buildEnd: (site) => finishSite(site, facts, pages),
  vue: { template: { transformAssetUrls: false } },
  vite: {
    plugins: [pageCarrier()],
    resolve: {
      alias: [
        { find: /^.*\/VPNavBarSearch\.vue$/, replacement: themeFile("search-button.ts") },
        { find: /^.*\/VPSidebarGroup\.vue$/, replacement: themeFile("side-links.ts") },
      ],
    },
  },
});

function themeFile(name: string): string {
  return fileURLToPath(new URL(`theme/${name}`, import.meta.url));
}

// VitePress expects this export name.
export { config as default };
