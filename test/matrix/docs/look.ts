/** Looks at pages as their readers have them: light and dark, on a narrow screen, with what a screen reader is told. */
import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContext, Page } from "playwright-core";
import { excessWidth, isDark, isTakenOver, unfold } from "./in-page.js";

/** A page that stays open, and what went wrong on it so far. */
export interface OpenPage {
  readonly page: Page;
  /** Errors and warnings of the console, requests to other hosts, dialogs. */
  readonly faults: string[];
}

/** Opens an empty page that keeps its faults; what goes to another host than that of `url` is stopped. */
export async function openPage(context: BrowserContext, url: string): Promise<OpenPage> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("dialog", async (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  await page.route(
    (asked) => !asked.href.startsWith(url) && /^(?:https?|wss?):$/.test(asked.protocol),
    async (route) => {
      faults.push(`asked another host: ${route.request().url()}`);
      await route.abort();
    },
  );
  return { page, faults };
}

/** Opens a page of a site, and waits until the scripts of the site have taken it over. */
export async function goTo({ page }: OpenPage, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(isTakenOver);
}

/** Returns the serious and critical findings of axe-core in the two looks of a page: rule, and the places. */
export async function seriousFindings(page: Page): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const look of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: look });
    await page.waitForFunction(look === "dark" ? isDark : `!${isDark}`);
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    // Nothing else depends on the colours.
    if (look === "dark") axe.withRules(["color-contrast", "link-in-text-block"]);
    const { violations } = await axe.analyze();
    for (const { id, impact, nodes } of violations) {
      if (impact !== "serious" && impact !== "critical") continue;
      const places = nodes.slice(0, 3).map(({ target, failureSummary }) => {
        return `${target.join(" ")} (${failureSummary?.split("\n")[1]?.trim()})`;
      });
      findings.push(`${look}: ${id} at ${places.join(", ")}`);
    }
  }
  return findings;
}

/** By how many pixels a page is wider than a screen of so many. */
export async function overflowAt(page: Page, width: number): Promise<number> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: 640 });
  const wider = Number(await page.evaluate(excessWidth));
  if (before !== null) await page.setViewportSize(before);
  return wider;
}

/** Returns the faults of pages of a site, with all folded parts open: two at a time. */
export async function unsound(
  context: BrowserContext,
  url: string,
  paths: readonly string[],
): Promise<readonly string[]> {
  const left = [...paths];
  const findings: string[] = [];
  const look = async (): Promise<void> => {
    const open = await openPage(context, url);
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      await goTo(open, `${url}${path}`);
      await open.page.evaluate(unfold);
      const found = [...(await seriousFindings(open.page))];
      const wider = await overflowAt(open.page, 320);
      if (wider > 0) found.push(`${wider} pixels wider than the screen`);
      findings.push(...[...found, ...open.faults.splice(0)].map((each) => `${path}: ${each}`));
    }
    await open.page.close();
  };
  await Promise.all([look(), look()]);
  return findings;
}
