/** A browser of this machine: found where its user has it, never downloaded. */
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "playwright-core";

/** The message where there is none. */
export const browserWanted = [
  "a Chromium or Chrome is needed: install one (Debian and Ubuntu: apt-get install chromium),",
  "or name its program in the variable CHROME_PATH",
].join(" ");

// Chrome first: where Ubuntu has Chromium as a snap, that cannot read the profile that a test gives it.
const names = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser"];

/** The program of the browser that `CHROME_PATH` names, or else of one on the `PATH`. */
export function findBrowser({ CHROME_PATH, PATH = "" }: NodeJS.ProcessEnv): string | undefined {
  // A name given that is wrong shows when it is launched, rather than another browser in its place.
  if (CHROME_PATH) return CHROME_PATH;
  const folders = PATH.split(delimiter).filter((folder) => folder !== "");
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((program) => canRun(program));
}

function canRun(program: string): boolean {
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Starts a browser that shows nothing, and asks nothing of the network by itself. */
export function launch(program: string): Promise<Browser> {
  return chromium.launch({
    executablePath: program,
    // As root, which a container often is, there is no sandbox.
    chromiumSandbox: false,
    args: ["--disable-gpu", "--disable-quic"],
  });
}

/** The result of a page. */
export interface Visit {
  /** Text of its `output`; empty where it has none because it failed. */
  readonly output: string;
  /** Errors of the page, and those that the browser wrote to its console, each with the place that it is about. */
  readonly faults: readonly string[];
}

/** Opens a page and waits until it shows its `output`, or fails. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage();
  try {
    const faults: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(`${message.text()} ${message.location().url}`);
    });
    const failed = new Promise<null>((resolve) => {
      page.on("pageerror", (error) => {
        faults.push(String(error));
        resolve(null);
      });
    });
    await page.goto(url);
    const shown = page.locator("output").textContent({ timeout: 10_000 });
    const output = await Promise.race([shown.catch(() => null), failed]);
    return { output: output ?? "", faults };
  } finally {
    await page.close();
  }
}
