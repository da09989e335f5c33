/** The cost of the docs' site: to build it, to load a large page of it on a slow machine, and to search it. */
import { execFileSync } from "node:child_process";
import { cpSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { browserWanted, findBrowser, launch } from "../../matrix/browser.js";
import { answerTimes, isTakenOver } from "../../matrix/docs/in-page.js";
import { serveSite } from "../../matrix/docs/served-site.js";
import { writeTexts } from "../disk.js";
import { median } from "../median.js";
import type { Quantity, Row, SectionResult } from "../result.js";
import type { SectionPlaces } from "../section.js";
import { syntheticManifest } from "../synthetic/manifest.js";

/** So many operations stand on one page. */
const operations = 100;

/** Makes the table. */
export async function docsReport({ root, folder, rounds }: SectionPlaces): Promise<SectionResult> {
  const real = join(folder, "real");
  cpSync(join(root, "manifest"), join(real, "manifest"), { recursive: true });
  const large = join(folder, "large");
  writeTexts(join(large, "manifest"), oneGroup(syntheticManifest({ operations })));
  const built = Array.from({ length: Math.min(3, rounds) }, () => buildSeconds(root, real));
  const largeSeconds = buildSeconds(root, large);
  const pages = await pageRows(join(large, "generated/docs/dist"), rounds);
  return {
    section: "docs",
    tables: [
      {
        title: "docs",
        columns: ["", "at most"],
        rows: [
          row("site of the shipped manifest", { value: median(built), unit: "s" }, 10),
          row(`site of one page with ${operations} operations`, {
            value: largeSeconds,
            unit: "s",
          }),
          ...pages,
        ],
      },
    ],
    goals: [],
    leftOut: pages.length === 0 ? [`pages in a browser: ${browserWanted}`] : [],
    bars: [],
  };
}

function row(name: string, figure: Quantity, most?: number): Row {
  return { name, cells: [figure, most === undefined ? null : { ...figure, value: most }] };
}

/** Makes the docs, and how long their site then takes to build. */
function buildSeconds(root: string, project: string): number {
  const docs = join(project, "generated/docs");
  const options = { cwd: project, encoding: "utf8", stdio: "pipe" } as const;
  rmSync(join(docs, "dist"), { recursive: true, force: true });
  execFileSync(process.execPath, [join(root, "dist/main.js"), "generate"], options);
  rmSync(join(project, "node_modules"), { force: true });
  symlinkSync(join(root, "node_modules"), join(project, "node_modules"));
  const program = join(root, "node_modules/vitepress/bin/vitepress.js");
  const started = performance.now();
  execFileSync(process.execPath, [program, "build"], { ...options, cwd: docs });
  return (performance.now() - started) / 1000;
}

/** All operations of a service in one group, what were groups being below it. */
function oneGroup(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const groups = [...files].filter(([path]) => path.startsWith("groups/"));
  const others = [...files].filter(([path]) => !path.startsWith("groups/"));
  const subgroups = Object.fromEntries(
    groups.map(([path, text]) => {
      const { source: _, ...group } = parse(text);
      return [path.slice("groups/".length, -".yaml".length), group];
    }),
  );
  const group = { source: "handbook", title: "Everything", subgroups };
  return new Map([
    ...others.map(([path, text]): [string, string] =>
      path === "service.yaml"
        ? [path, stringify({ ...parse(text), groups: ["everything"] })]
        : [path, text],
    ),
    ["groups/everything.yaml", stringify(group)],
  ]);
}

/** Returns the browser's figures for the large page: each load is the first one of its visitor. */
async function pageRows(dist: string, rounds: number): Promise<readonly Row[]> {
  const program = findBrowser(process.env);
  if (program === undefined) return [];
  const site = await serveSite(dist, "/");
  const browser = await launch(program);
  try {
    const paints: number[] = [];
    const answers: number[] = [];
    let bytes = 0;
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      site.take();
      await page.goto(`${site.url}groups/everything.html`);
      await page.waitForFunction(isTakenOver);
      await page.waitForLoadState("networkidle");
      bytes = site.take().reduce((sum, [, length]) => sum + length, 0);
      paints.push(Number(await page.evaluate(firstPaint)));
      await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      await page.keyboard.press("/");
      await page.getByRole("combobox").fill("a");
      await page.locator(".search-found a").first().waitFor();
      const times: number[] = await page.evaluate(answerTimes(["list", "by id", "create", "line"]));
      answers.push(Math.max(...times));
      await context.close();
    }
    return [
      row(
        `the page with ${operations} operations, all that is loaded`,
        { value: bytes / 1000, unit: "KB" },
        150,
      ),
      row("its first paint, the CPU 4 times slower", { value: median(paints), unit: "ms" }, 1000),
      row("the slowest answer of the search", { value: median(answers), unit: "ms" }, 100),
    ];
  } finally {
    await browser.close();
    await site.close();
  }
}

const firstPaint = `performance.getEntriesByName("first-contentful-paint")[0]?.startTime`;
