// Made by endpoint-manifest (docs) from its template build/finish.ts. Not to be edited: fill the manifest in and run generate.

/** Ends a build: checks every anchor, and writes the files for programs beside the pages. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { SiteConfig } from "vitepress";
import { neighbours } from "../markdown/links.js";
import { basePath, type SiteFacts } from "../site.js";
import type { RenderedPage } from "./renderer.js";
import { fullText, siteTwin, twinOrder } from "./twins.js";

/** The folders of the pages and the site, and the logger. */
export type FinishedSite = Pick<SiteConfig, "srcDir" | "outDir" | "pages" | "logger">;

/** Finishes a site. Throws where a link leads to an anchor that does not exist. */
export function finishSite(
  site: FinishedSite,
  facts: SiteFacts,
  rendered: ReadonlyMap<string, RenderedPage>,
): void {
  const dead = deadAnchors(rendered);
  if (dead.length > 0) throw new Error(`links to places that do not exist:\n${dead.join("\n")}`);
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(site.outDir, path)), { recursive: true });
    writeFileSync(join(site.outDir, path), text);
  };
  const twins = new Map(
    site.pages.map((page) => [page, siteTwin(readFileSync(join(site.srcDir, page), "utf8"), page)]),
  );
  for (const [page, text] of twins) put(page, text);
  copyBeside(site);
  const listed = join(site.srcDir, "llms.txt");
  const list = existsSync(listed) ? readFileSync(listed, "utf8") : "";
  put("llms-full.txt", fullText(twinOrder(list, [...twins.keys()]), twins, facts));
  tellMachines(site, facts, put);
}

/** Links to anchors that no page has: `groups/books.md: authors.md#born`. */
export function deadAnchors(rendered: ReadonlyMap<string, RenderedPage>): readonly string[] {
  return [...rendered].flatMap(([from, { targets }]) =>
    targets
      .filter(
        ({ page, anchor }) => anchor !== "" && rendered.get(page)?.anchors.has(anchor) !== true,
      )
      .map(({ page, anchor }) => `${from}: ${page}#${anchor}`),
  );
}

/** Copies files beside the pages, such as images, and the folders that other targets have made. */
function copyBeside({ srcDir, outDir }: FinishedSite): void {
  for (const name of readdirSync(srcDir)) {
    if (/\.(?:svg|txt)$/.test(name)) cpSync(join(srcDir, name), join(outDir, name));
  }
  for (const name of neighbours) {
    const folder = join(srcDir, "..", name);
    if (existsSync(folder)) cpSync(folder, join(outDir, name), { recursive: true });
  }
}

function tellMachines(
  { logger }: FinishedSite,
  facts: SiteFacts,
  put: (path: string, text: string) => void,
): void {
  if (facts.url === undefined) {
    const ways = "`url` under `docs` in targets.yaml, or DOCS_URL=https://… when it is built";
    logger.info(`no sitemap.xml: it needs to know where the site will stand (${ways})`);
    return;
  }
  // Robots request this file only at the root of a host.
  if (basePath(facts) === "/")
    put("robots.txt", `User-agent: *\nAllow: /\nSitemap: ${facts.url}/sitemap.xml\n`);
}
