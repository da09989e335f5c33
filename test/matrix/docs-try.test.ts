/** The panel in which calls are tried, in a real browser, against the mock. */
import { join } from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { mockDescription } from "../../generator/mock/description.js";
import type { LoggedRequest } from "../../generator/mock/request-log.js";
import { startMock } from "../../generator/mock/start.js";
import { loadFolder } from "../model-lookup.js";
import { browserWanted, findBrowser, launch } from "./browser.js";
import { stored } from "./docs/in-page.js";
import { goTo, openPage, overflowAt, seriousFindings } from "./docs/look.js";
import { type ServedSite, serveSite } from "./docs/served-site.js";
import { type BuiltSite, builtSite } from "./docs/site.js";
import { root } from "./npm.js";

const program = findBrowser(process.env);
if (program === undefined) console.warn(`Skipped: calls that are tried. ${browserWanted}.`);

const manifest = join(root, "test/scenarios/music-filled");

describe.skipIf(program === undefined && process.env["CI"] === undefined)("a call", () => {
  const ended = new AbortController();
  const asked: LoggedRequest[] = [];
  let mockUrl: string;
  let built: BuiltSite;
  let site: ServedSite;
  let browser: Browser;
  beforeAll(async () => {
    built = await builtSite(manifest);
    site = await serveSite(built.dist, "/");
    browser = await launch(program ?? "chromium");
    const { model } = loadFolder(manifest).value;
    const mock = await startMock(JSON.stringify(mockDescription(model)), {
      port: 0,
      host: "127.0.0.1",
      signal: ended.signal,
      log: (request) => asked.push(request),
      onError: (error) => console.error(error),
    });
    mockUrl = mock.url;
  });
  afterAll(async () => {
    ended.abort();
    await browser.close();
    await site.close();
    await built.remove();
  });

  /** A page with the panel of an operation, which may ask the mock alone. */
  async function opened(
    path: string,
    anchor: string,
  ): Promise<{ page: Page; panel: Locator; faults: string[] }> {
    const open = await openPage(
      await browser.newContext({ viewport: { width: 1280, height: 900 } }),
      site.url,
    );
    const { page, faults } = open;
    onTestFinished(() => page.context().close());
    await page.route(`${mockUrl}/**`, (route) => route.continue());
    asked.splice(0);
    await goTo(open, `${site.url}${path}`);
    const section = page.locator(".operation", { has: page.locator(`#${anchor}`) });
    await section.getByRole("button", { name: "Try it" }).click();
    const panel = section.locator(".try-panel");
    const base = panel.getByLabel("Base URL");
    expect(await base.inputValue()).toBe("http://127.0.0.1:4010");
    await base.fill(mockUrl);
    return { page, panel, faults };
  }

  test("is sent when it is asked for, and not before; its answer and the command are shown", async () => {
    const { page, panel, faults } = await opened("groups/artists.html", "retrieve");
    await panel.getByLabel("oauth: token").fill("the-token");
    const command = panel.locator("pre").first();
    expect(await command.textContent()).toBe(
      [
        `curl '${mockUrl}/artists/3hWqZr8NfLkV5bYc2TxJpD'`,
        "--header 'accept: application/json'",
        `--header 'authorization: Bearer '"$OAUTH_TOKEN"`,
      ].join(" \\\n  "),
    );
    expect(asked).toEqual([]);
    await panel.getByRole("button", { name: "Send request" }).click();
    const answer = panel.locator(".try-answer");
    await answer.locator("pre").waitFor();
    expect(asked).toMatchObject([{ method: "GET", operation: "artists.retrieve", status: 200 }]);
    expect(await answer.locator(".status").textContent()).toMatch(/^200 OK in \d+ ms$/);
    expect(await answer.locator("pre").textContent()).toContain('"name": "Harbour Lights"');
    await answer.locator("summary").click();
    expect(await answer.locator("dt").allTextContents()).toContain("content-type");
    // Credentials are in memory: nothing of them is stored, and another panel has them too.
    expect(await page.evaluate(stored)).not.toContain("the-token");
    await page.getByRole("button", { name: "Try it" }).first().click();
    await expect.poll(() => page.getByLabel("oauth: token").nth(1).inputValue()).toBe("the-token");
    expect(await page.getByLabel("Base URL").nth(1).inputValue()).toBe(mockUrl);
    expect(faults).toEqual([]);
  });

  test("without what it needs says so, and is not sent", async () => {
    const { panel, faults } = await opened("groups/artists.html", "retrieve");
    await panel.getByLabel("id", { exact: false }).fill("");
    await panel.getByRole("button", { name: "Send request" }).click();
    expect(await panel.locator(".try-fault").textContent()).toBe(
      'The path parameter "id" is required',
    );
    expect(asked).toEqual([]);
    expect(faults).toEqual([]);
  });

  test("with a body sends what was typed, and answers of all kinds are shown", async () => {
    const { panel } = await opened("groups/player.html", "transfer");
    await panel.getByLabel("oauth: token").fill("t");
    const body = panel.getByLabel("JSON");
    await body.fill("{");
    expect(await panel.locator("pre").first().textContent()).toBe(
      "# The request body must be JSON",
    );
    await body.fill('{ "device_ids": ["5fbb3ba6aa454b5534c4ba43a8c7e8e45a63ad0e"] }');
    await panel.getByRole("button", { name: "Send request" }).click();
    await expect.poll(() => panel.locator(".try-answer").textContent()).toContain("204");
    expect(await panel.locator(".try-answer").textContent()).toContain("The body is empty.");
    expect(asked.at(-1)).toMatchObject({ method: "PUT", status: 204 });
  });

  test("that no one answers says what may be wrong", async () => {
    const { page, panel } = await opened("groups/artists.html", "retrieve");
    await page.route(`${mockUrl}/**`, (route) => route.abort());
    await panel.getByRole("button", { name: "Send request" }).click();
    await panel.locator(".try-fault").waitFor();
    expect(await panel.locator(".try-fault").textContent()).toMatch(
      /^The request failed: .*endpoint-manifest mock --port 4010.*\(CORS\)\?$/,
    );
  });

  test("answered with hostile text is text", async () => {
    const { page, panel, faults } = await opened("groups/artists.html", "retrieve");
    const text = `<img src=x onerror="globalThis.hit = 1"><script>globalThis.hit = 1</script>`;
    await page.route(`${mockUrl}/**`, (route) =>
      route.fulfill({
        headers: { "access-control-allow-origin": "*", "content-type": "text/html" },
        body: text,
      }),
    );
    await panel.getByRole("button", { name: "Send request" }).click();
    await expect.poll(() => panel.locator(".try-answer pre").textContent()).toBe(text);
    expect(await page.evaluate("globalThis.hit")).toBeUndefined();
    expect(faults).toEqual([]);
  });

  test("can be tried with a keyboard, on narrow screens, and whatever one's eyes", async () => {
    const { page, panel } = await opened("groups/artists.html", "retrieve");
    await panel.getByLabel("oauth: token").fill("t");
    await panel.getByLabel("oauth: token").press("Enter");
    await panel.locator(".try-answer pre").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await overflowAt(page, 320)).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: "print" });
    expect(await panel.isVisible()).toBe(false);
    // Another page has its own.
    await page.emulateMedia({ media: "screen" });
    await page.locator(".VPSidebar a", { hasText: "Errors" }).click();
    await page.waitForURL("**/errors.html");
    await expect.poll(() => page.locator(".try").count()).toBe(0);
  });
});
