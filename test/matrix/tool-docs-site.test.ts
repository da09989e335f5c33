/** The site of the tool's own docs: it builds, which a link that leads nowhere would prevent, and its pages are sound in a browser. */
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sections } from "../../docs/scripts/site-facts.js";
import { succeed } from "../consumers/process.js";
import { browserWanted, findBrowser, launch } from "./browser.js";
import { goTo, openPage, overflowAt, unsound } from "./docs/look.js";
import { type ServedSite, serveSite } from "./docs/served-site.js";
import { root } from "./npm.js";

const program = findBrowser(process.env);
if (program === undefined) console.warn(`Skipped: pages of the tool's docs. ${browserWanted}.`);

/** A page of each kind: prose with samples, tables, a reference, a text of many sections. */
const looked = [
  "getting-started.md",
  "guides/server.md",
  "reference/manifest.md",
  "reference/shared.md",
  "reference/commands.md",
  "development/recipes.md",
].map(pathOf);

beforeAll(async () => {
  // VitePress takes the name of the environment from it, and is not under test.
  await succeed("npm", ["run", "--silent", "docs:tool"], {
    cwd: root,
    env: { NODE_ENV: undefined },
  });
});

describe.skipIf(program === undefined && process.env["CI"] === undefined)("in a browser", () => {
  let site: ServedSite;
  let browser: Browser;
  let context: BrowserContext;
  beforeAll(async () => {
    site = await serveSite(join(root, "docs/dist"), "/");
    browser = await launch(program ?? "chromium");
    context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  test("pages of each kind are sound, for all eyes and by themselves", async () => {
    expect(await unsound(context, site.url, looked)).toEqual([]);
  });

  test("the search finds a key of the manifest, an option and a diagnostic", async () => {
    const open = await openPage(context, site.url);
    await goTo(open, site.url);
    await open.page.keyboard.press("/");
    const wanted = [
      ["toleranceSeconds", "/reference/service.html#signature.toleranceSeconds"],
      ["marker-typo", "/reference/diagnostics.html#marker-typo"],
      ["scaffold", "/reference/commands.html#scaffold"],
    ] as const;
    for (const [query, href] of wanted) {
      await open.page.getByRole("combobox").fill(query);
      await expect.poll(() => found(open.page)).toContain(href);
    }
    expect(open.faults).toEqual([]);
    await open.page.close();
  });

  test("every page is there, and fits a narrow screen", async () => {
    const pages = sections.flatMap(([, listed]) => listed).map(pathOf);
    expect(pages.length).toBeGreaterThan(25);
    const open = await openPage(context, site.url);
    const wide: string[] = [];
    for (const path of pages) {
      await open.page.goto(`${site.url}${path}`);
      const wider = await overflowAt(open.page, 320);
      if (wider > 0) wide.push(`${path}: ${wider} pixels wider than the screen`);
    }
    expect([...wide, ...open.faults]).toEqual([]);
    await open.page.close();
  });
});

/** Places that the search shows. */
async function found(page: Page): Promise<readonly (string | null)[]> {
  const links = await page.locator(".search-found a").all();
  return Promise.all(links.map((each) => each.getAttribute("href")));
}

function pathOf(page: string): string {
  return page.replace(/\.md$/, ".html");
}
