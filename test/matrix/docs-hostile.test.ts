/** Hostile text in every place of the docs: the site shows it as it is, and nothing of it does anything. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import MarkdownIt from "markdown-it";
import { beforeAll, expect, test } from "vitest";
import { loadProse, proseBlocks, proseLine } from "../../generator/emit/markdown/prose.js";
import { withHiddenShown } from "../../generator/hidden-signs.js";
import { writeFiles } from "../behaviour/emitted-client.js";
import { browserWanted, findBrowser, launch } from "./browser.js";
import { corpus, flag, hostileManifest, hostileText, textsOfGroup } from "./docs/hostile-texts.js";
import {
  foreignElements,
  foreignInPanels,
  openPanels,
  pageText,
  sideText,
} from "./docs/in-page.js";
import { goTo, openPage } from "./docs/look.js";
import { serveSite } from "./docs/served-site.js";
import { builtSite } from "./docs/site.js";

const program = findBrowser(process.env);
if (program === undefined) console.warn(`Skipped: hostile texts of the docs. ${browserWanted}.`);

beforeAll(() => loadProse());

const seeds: readonly (readonly [name: string, seed: number])[] = [
  // A mark that VitePress searches its scripts for is the title of an operation.
  ["the same", 129_798_201],
  // One is the title of a page, beside a quotation mark.
  ["the same", 146_704_290],
  ["new", fc.readConfigureGlobal().seed ?? Date.now() % 2 ** 31],
];

test.skipIf(program === undefined && process.env["CI"] === undefined).each(seeds)(
  "text is text, whatever it looks like: %s texts, seed %i",
  async (_, seed) => {
    // Each text of the list alone, in another place each time, then random ones made of them.
    const shift = Math.abs(seed) % corpus.length;
    const texts = [
      ...corpus.slice(shift),
      ...corpus.slice(0, shift),
      ...fc.sample(hostileText, { numRuns: 12 * textsOfGroup, seed }),
    ];
    const manifest = await mkdtemp(join(tmpdir(), "hostile-docs-"));
    await writeFiles(manifest, hostileManifest(texts));
    // Every text is another one than before, so that the changelog tells both.
    const older = Object.entries(hostileManifest(texts.toReversed()));
    const site = await builtSite(manifest, {}, () => ({
      commit: "old",
      files: older.map(([file, text]) => ({ file, bytes: Buffer.from(String(text)) })),
    }));
    const served = await serveSite(site.dist, "/");
    const browser = await launch(program ?? "chromium");
    const open = await openPage(await browser.newContext(), served.url);
    const { page } = open;
    const findings: string[] = [];
    let panels = 0;
    try {
      for (const [index, path] of site.pages.entries()) {
        // By address, and from page to page, which takes another way through the site's scripts.
        if (index % 2 === 0) await goTo(open, `${served.url}${path}`);
        else {
          const link = page.locator(`.VPSidebar a[href="/${path.replace(/^index\.html$/, "")}"]`);
          await link.click();
          // The list marks a page when it is shown.
          await expect.poll(() => link.getAttribute("aria-current")).toBe("page");
        }
        const foreign: unknown = await page.evaluate(foreignElements);
        expect(foreign, path).toEqual([]);
        const shown = plain(await page.evaluate(pageText));
        if (path === "groups/names.html") {
          expect(texts.filter((text) => !shown.includes(seen(text)))).toEqual([]);
        }
        panels += Number(await page.evaluate(openPanels));
        expect(await page.evaluate(foreignInPanels), path).toEqual([]);
        const own = /^groups\/g(\d+)\.html$/.exec(path)?.[1];
        if (own === undefined) continue;
        const first = Number(own) * textsOfGroup;
        for (const text of texts.slice(first, first + textsOfGroup)) {
          // Values are shown as JSON.
          const json = JSON.stringify(text).slice(1, -1);
          const forms = [text, json, ...readAsProse(text)].map(seen);
          forms.push(plain(withHiddenShown("page.md", json)));
          if (!forms.some((form) => shown.includes(form)))
            findings.push(`${path}: ${JSON.stringify(text)}`);
        }
        const title = seen(texts[first] ?? "");
        if (!plain(await page.evaluate(sideText)).includes(title)) {
          findings.push(`at the side: ${JSON.stringify(texts[first])}`);
        }
      }
      expect(findings).toEqual([]);
      expect(panels).toBeGreaterThan(0);
      expect(await page.evaluate(`globalThis.${flag}`)).toBeUndefined();
      expect(open.faults).toEqual([]);
      expect(site.pages.length).toBeGreaterThan(texts.length / textsOfGroup);
    } finally {
      await browser.close();
      await served.close();
      await site.remove();
      await rm(manifest, { recursive: true });
    }
  },
);

const commonMark = new MarkdownIt("commonmark", { html: true });

/**
 * Returns the text of a description in blocks and in a cell, without tags and marks of Markdown; where a line ends, the text of
 * an element has a space or nothing at all.
 */
function readAsProse(text: string): readonly string[] {
  return ["", " "].flatMap((lineEnd) =>
    [proseBlocks(text), [proseLine(text)]].map((blocks) =>
      blocks
        .flatMap((block) => commonMark.parse(block.replaceAll("<br>", lineEnd), {}))
        .map(({ content, children }) => children?.map((each) => each.content).join("") ?? content)
        .join(" "),
    ),
  );
}

/** Text as a page shows it: signs that nobody sees are escapes there, but for those that end lines. */
function seen(text: string): string {
  return plain(withHiddenShown("page.md", text.replace(/[\p{Zl}\p{Zp}]/gu, " ")));
}

/** Text as it is read: what is between words counts as a space, as it does in HTML. */
function plain(text: unknown): string {
  return String(text)
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
}
