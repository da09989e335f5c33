/** The site of the docs in a real browser: of the specification, of which little is known, and of the filled one. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { browserWanted, findBrowser, launch } from "./browser.js";
import { answerTimes, background, focused, unfold, wideTables } from "./docs/in-page.js";
import { goTo, openPage, seriousFindings, unsound } from "./docs/look.js";
import { type ServedSite, serveSite } from "./docs/served-site.js";
import { type BuiltSite, builtSite } from "./docs/site.js";
import { root } from "./npm.js";
import { specifiedManifest } from "../golden-tree.js";

/** The first place that the search shows. */
function firstFound(page: Page): Promise<string | null> {
  return page.locator(".search-found a").first().getAttribute("href");
}

const program = findBrowser(process.env);
if (program === undefined) console.warn(`Skipped: pages of the docs. ${browserWanted}.`);

const filledManifest = join(root, "test/scenarios/music-filled");

let real: BuiltSite;
let filled: BuiltSite;
beforeAll(async () => {
  real = await builtSite(specifiedManifest);
  filled = await builtSite(filledManifest, { DOCS_URL: "https://docs.example/reference/" });
});
afterAll(async () => {
  await real.remove();
  await filled.remove();
});

describe.skipIf(program === undefined && process.env["CI"] === undefined)("in a browser", () => {
  let browser: Browser;
  let context: BrowserContext;
  let site: ServedSite;
  beforeAll(async () => {
    browser = await launch(program ?? "chromium");
    context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    site = await serveSite(real.dist, "/");
  });
  afterAll(async () => {
    await site.close();
    await browser.close();
  });

  test("every page is sound: for all eyes, on narrow screens, and by itself", async () => {
    expect(real.pages.length).toBeGreaterThan(40);
    expect(await unsound(context, site.url, real.pages)).toEqual([]);
  });

  test("so is one on which much is known, below a path", async () => {
    const below = await serveSite(filled.dist, "/reference/");
    const groups = ["groups/artists.html", "groups/player.html", "resources/artist.html"];
    const others = filled.pages.filter((path) => !path.includes("/") && path !== "schemas.html");
    expect(await unsound(context, below.url, [...groups, ...others])).toEqual([]);
    await below.close();
  });

  test("a changelog is sound, in the list at the side and in the search, and leads to what it names", async () => {
    const made = await builtSite(join(root, "test/scenarios/changelog"));
    const served = await serveSite(made.dist, "/");
    const open = await openPage(context, served.url);
    const { page } = open;
    expect(await unsound(context, served.url, ["changelog.html"])).toEqual([]);
    await goTo(open, served.url);
    await page.locator('.VPSidebar a[href="/changelog.html"]').click();
    await expect.poll(() => page.locator("h1").textContent()).toContain("Changelog");
    expect(await page.locator("main h2").allTextContents()).toEqual(
      ["Unreleased", "1.1.0 of January", "library-1.0.0"].map((title) =>
        expect.stringContaining(title),
      ),
    );
    await page.locator("main").getByRole("link", { name: "Archive a book" }).first().click();
    await page.waitForURL("**/groups/books.html#archive");
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("1.1.0 of January");
    await expect.poll(() => firstFound(page)).toContain("/changelog.html#release-1-1-0-of-january");
    expect(open.faults).toEqual([]);
    await page.close();
    await served.close();
    await made.remove();
  });

  test("tables fit their pages on a screen of 1280 pixels, opened too", async () => {
    const below = await serveSite(filled.dist, "/reference/");
    const open = await openPage(context, below.url);
    const wide: unknown[] = [];
    for (const path of filled.pages) {
      await goTo(open, `${below.url}${path}`);
      await open.page.evaluate(unfold);
      const found: unknown[] = await open.page.evaluate(wideTables);
      wide.push(...found.map((each) => `${path}: ${each}`));
    }
    expect(wide).toEqual([]);
    await open.page.close();
    await below.close();
  });

  test("the search finds an operation by its title, its id, its path, and a schema by its name", async () => {
    const below = await serveSite(filled.dist, "/reference/");
    const open = await openPage(context, below.url);
    const { page } = open;
    await goTo(open, below.url);
    const operation = "/reference/groups/artists.html#top-tracks";
    const wanted: readonly (readonly [query: string, href: string])[] = [
      ["Get Artist's Top Tracks", operation],
      ["artist top trakcs", operation],
      ["artists.top-tracks", operation],
      ["/artists/{id}/top-tracks", operation],
      ["artist-summary", "/reference/schemas.html#artist-summary"],
      ["not known", "/reference/not-known.html"],
    ];
    await page.keyboard.press("Control+k");
    const input = page.getByRole("combobox");
    for (const [query, href] of wanted) {
      await input.fill(query);
      await expect.poll(() => firstFound(page)).toBe(href);
    }
    await input.fill("Get Artist's Top Tracks");
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${operation}`);
    await expect.poll(() => page.locator("h1").textContent()).toContain("Artists");
    expect(await page.locator("dialog").count()).toBe(0);
    expect(open.faults).toEqual([]);
    await page.close();
    await below.close();
  });

  test("the search answers each query", async () => {
    const open = await openPage(context, site.url);
    await goTo(open, site.url);
    await open.page.keyboard.press("/");
    await open.page.getByRole("combobox").fill("a");
    await open.page.locator(".search-found a").first().waitFor();
    const queries = ["top tracks", "Get Artist", "playlists", "s", "not shown", "limits"];
    const times: number[] = await open.page.evaluate(answerTimes(queries));
    console.log(`search: ${times.map((each) => `${each.toFixed(0)} ms`).join(", ")}`);
    // How fast is a figure of the bench.
    expect(times).toHaveLength(queries.length);
    await open.page.close();
  });

  test("a keyboard reaches the search, the pages, tabs, tables and what is folded", async () => {
    const below = await serveSite(filled.dist, "/reference/");
    const open = await openPage(context, below.url);
    const { page } = open;
    await goTo(open, `${below.url}groups/artists.html`);
    const reached = new Set<string>();
    const wanted = ["search", "side link", "radio", "figure", "summary", "pre", "copy"];
    for (let step = 0; step < 160 && !wanted.every((each) => reached.has(each)); step += 1) {
      await page.keyboard.press("Tab");
      reached.add(String(await page.evaluate(focused)));
    }
    expect([...reached]).toEqual(expect.arrayContaining(wanted));
    // Tabs are a group of radio buttons: arrows go through them, and every group of the page follows.
    await page.locator(".vp-code-group input").first().focus();
    await page.keyboard.press("ArrowRight");
    const languages = page.locator(".vp-code-group:not(.statuses) .active .lang");
    const shown = await languages.allTextContents();
    expect([...new Set(shown)]).toEqual(["HTTP"]);
    // Statuses are each for itself: a choice of one changes no other, and no language.
    await page.locator(".statuses label").nth(1).click();
    const statuses = page.locator(".statuses .active .lang");
    await expect.poll(() => statuses.first().textContent()).toBe("404");
    expect(await statuses.nth(1).textContent()).toBe("200");
    expect(await languages.first().textContent()).toBe("HTTP");
    await page.locator("summary").first().focus();
    await page.keyboard.press("Enter");
    expect(await page.locator("details").first().getAttribute("open")).not.toBeNull();
    await page.reload();
    await expect
      .poll(() => page.locator(".vp-code-group .active .lang").first().textContent())
      .toBe("HTTP");
    await page.close();
    await below.close();
  });

  test("where nothing can be kept, tabs change all the same", async () => {
    const below = await serveSite(filled.dist, "/reference/");
    const open = await openPage(context, below.url);
    const { page } = open;
    await page.addInitScript(`Object.defineProperty(window, "localStorage", {
      get: () => { throw new DOMException("denied", "SecurityError"); },
    })`);
    await page.goto(`${below.url}groups/artists.html`);
    await page.locator(".vp-code-group label").nth(1).click();
    await expect
      .poll(() => page.locator(".vp-code-group .active .lang").first().textContent())
      .toBe("HTTP");
    await page.close();
    await below.close();
  });

  test("code stands beside the text on wide screens, and below the introduction on narrow ones", async () => {
    const below = await serveSite(filled.dist, "/reference/");
    const open = await openPage(context, below.url);
    const { page } = open;
    await goTo(open, `${below.url}groups/artists.html`);
    const places = async (): Promise<readonly (readonly [left: number, top: number])[]> => {
      const boxes = ["introduction", "beside", "rest"].map((name) =>
        page.locator(`.operation.with-code > .${name}`).first().boundingBox(),
      );
      return (await Promise.all(boxes)).map((box) => [box?.x ?? -1, box?.y ?? -1]);
    };
    const [[left, top] = [], [codeLeft = 0, codeTop] = [], [restLeft] = []] = await places();
    expect([codeTop, restLeft]).toEqual([top, left]);
    expect(codeLeft).toBeGreaterThan(640);
    await page.setViewportSize({ width: 375, height: 800 });
    const narrow = await places();
    expect(new Set(narrow.map(([x]) => x)).size).toBe(1);
    expect(narrow.map(([, y]) => y)).toEqual(narrow.map(([, y]) => y).toSorted((a, b) => a - b));
    // Each row of a table is a card, whose cells say what they are.
    expect(await page.locator(".operation thead").first().boundingBox()).toMatchObject({
      width: 1,
    });
    const label = `getComputedStyle(document.querySelector(".operation td[data-label=Type]"), "::before").content`;
    expect(await page.evaluate(label)).toBe('"Type"');
    expect(await seriousFindings(page)).toEqual([]);
    expect(open.faults).toEqual([]);
    await page.close();
    await below.close();
  });

  test("operations of the open page stand at the side, and the one that is read is marked", async () => {
    const below = await serveSite(filled.dist, "/reference/");
    const open = await openPage(context, below.url);
    const { page } = open;
    await goTo(open, `${below.url}groups/artists.html`);
    const links = page.locator(".side-operations a");
    expect(await links.allTextContents()).toContain("Get Artist's Top TracksGET");
    await links.filter({ hasText: "Top Tracks" }).click();
    await page.waitForURL("**/groups/artists.html#top-tracks");
    const read = page.locator('.side-operations a[aria-current="location"]');
    await expect.poll(() => read.textContent()).toContain("Top Tracks");
    await page.locator(".VPSidebar a", { hasText: "Errors" }).click();
    await page.waitForURL("**/errors.html");
    await expect.poll(() => links.count()).toBe(0);
    expect(open.faults).toEqual([]);
    await page.close();
    await below.close();
  });

  test("a page that does not exist says so, and leads on", async () => {
    const open = await openPage(context, site.url);
    await goTo(open, `${site.url}groups/nothing.html`);
    expect(await open.page.locator("h1").textContent()).toBe("There is no such page");
    // The answer itself, with its status.
    expect(open.faults.splice(0)).toHaveLength(1);
    expect(await seriousFindings(open.page)).toEqual([]);
    await open.page.getByRole("button", { name: "Search" }).last().click();
    await open.page.getByRole("combobox").waitFor();
    await open.page.keyboard.press("Escape");
    await open.page.locator(".not-found").getByRole("link", { name: "Not known yet" }).click();
    await open.page.waitForURL("**/not-known.html");
    expect(await readFile(join(real.dist, "404.html"), "utf8")).toContain("There is no such page");
    await open.page.close();
  });

  test("on paper there is the page alone, all of it", async () => {
    const below = await serveSite(filled.dist, "/reference/");
    const open = await openPage(context, below.url);
    const { page } = open;
    await goTo(open, `${below.url}groups/artists.html`);
    await page.emulateMedia({ media: "print" });
    for (const hidden of [".VPNav", ".VPSidebar", ".VPDoc .aside", ".VPDocFooter", ".copy"]) {
      expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
    }
    const samples = page.locator(".vp-code-group").first().locator("pre");
    expect(await samples.count()).toBe(3);
    for (const each of await samples.all()) expect(await each.isVisible()).toBe(true);
    expect(await page.locator("details table").first().isVisible()).toBe(true);
    // In the colours of the page when it is light, whatever it is.
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate(background)).toBe("rgb(255, 255, 255)");
    await page.close();
    await below.close();
  });
});

describe("for programs", () => {
  test("each page says what it is about, in words of its own", async () => {
    for (const { dist, pages } of [real, filled]) {
      const texts = await Promise.all(pages.map((path) => readFile(join(dist, path), "utf8")));
      const words = texts.map(
        (text) => /<meta name="description" content="([^"]*)"/.exec(text)?.[1],
      );
      expect(words).not.toContain(undefined);
      expect(new Set(words).size).toBe(pages.length);
    }
  });

  test("each page has its Markdown beside it, with links that lead on", async () => {
    for (const path of filled.pages) {
      const html = await readFile(join(filled.dist, path), "utf8");
      const twin = path.replace(/\.html$/, ".md");
      expect(html).toContain(
        `<link rel="alternate" type="text/markdown" href="/reference/${twin}">`,
      );
      const text = await readFile(join(filled.dist, twin), "utf8");
      const links = [...text.matchAll(/\]\(([^()#\s:]+)[^()\s]*\)/g)].map(([, link = ""]) => link);
      for (const link of new Set(links)) {
        const target = join(filled.dist, twin, "..", link);
        await expect(readFile(target), `${twin} → ${link}`).resolves.toBeDefined();
      }
    }
  });

  test("all pages are one text too, in the order of the list", async () => {
    const list = await readFile(join(filled.dist, "llms.txt"), "utf8");
    const full = await readFile(join(filled.dist, "llms-full.txt"), "utf8");
    const listed = [...list.matchAll(/\]\(([^()\s]+\.md)\)/g)].map(([, path]) => path);
    const places = [...full.matchAll(/^<!-- page: (\S+) -->$/gm)].map(([, path]) => path);
    expect(places).toEqual(listed.map((path) => `https://docs.example/reference/${path}`));
    expect(places).toHaveLength(filled.pages.length);
    expect(full).toContain('## <a id="top-tracks"></a>Get Artist\'s Top Tracks');
  });

  test("a list of addresses is made where the address is known, and it is said where not", async () => {
    const map = await readFile(join(filled.dist, "sitemap.xml"), "utf8");
    const addresses = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
    expect(addresses.toSorted()).toEqual(
      filled.pages
        .map((path) => `https://docs.example/reference/${path.replace(/^index\.html$/, "")}`)
        .toSorted(),
    );
    await expect(readFile(join(real.dist, "sitemap.xml"))).rejects.toThrow("ENOENT");
    expect(real.output).toContain("no sitemap.xml: it needs to know where the site will stand");
  });

  test("what other targets made is there too", async () => {
    for (const path of ["openapi/openapi.yaml", "openapi/openapi.json", "http/artists.http"]) {
      await expect(readFile(join(real.dist, path)), path).resolves.toBeDefined();
    }
  });
});
