/**
 * The client of the filled service in the project of a consumer (`consumer/`): packed, installed, and used in Node, from
 * bundles and in a page. Whatever made the code that runs, it asks the same and finds the same.
 */
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Format } from "esbuild";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { provideZod, renderClient, writeFiles } from "../behaviour/emitted-client.js";
import { compile, versions } from "../consumers/compiler.js";
import { succeed } from "../consumers/process.js";
import { browserWanted, findBrowser, launch, visit } from "./browser.js";
import { type MusicService, serveMusic } from "./music-service.js";
import { install, pack, root } from "./npm.js";
import { type Site, serveBuilt, serveSources, viteBuild, viteBundle } from "./vite.js";

let folder: string;
/** An ECMAScript project and, in its folder `commonjs/`, one of CommonJS: both see what is installed. */
let project: string;
let service: MusicService;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "consumers-"));
  project = join(folder, "project");
  const files = await renderClient(join(root, "test/scenarios/music-filled"));
  await writeFiles(
    folder,
    Object.fromEntries([...files.values()].map(({ path, text }) => [path, text])),
  );
  // Packages that the package's own build needs.
  await provideZod(folder);
  const consumer = join(import.meta.dirname, "consumer");
  await cp(consumer, project, { recursive: true });
  await cp(join(consumer, "src"), join(project, "commonjs/src"), { recursive: true });
  await install(project, [await pack(join(folder, "typescript-client"), folder)]);
  await writeFiles(project, { "commonjs/package.json": '{ "type": "commonjs" }' });
  service = await serveMusic();
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

// A test that failed half-way leaves the next what it asked.
beforeEach(() => {
  service.take();
});

/** The `findings` of the consumer, as JSON. */
const found = {
  byMethod: "Slow Water",
  byFunction: "Mira Sund",
  playing: "Tides, of Åland by sea",
  empty: [null, null],
  refusal: "NotFoundError 404",
};

/** Its requests for them, in this order. */
const asked = [
  "GET /v1/albums/slow-water?market=SE",
  "GET /v1/albums/slow-water",
  "GET /v1/me/player?additional_types=episode",
  'PUT /v1/playlists/quiet application/json {"name":"Quiet – calm","public":false}',
  "PUT /v1/playlists/quiet/images image/jpeg aGVsbG8=",
  "GET /v1/albums/missing",
];

describe("in Node, it is used", () => {
  /** Returns the findings of a consumer's module in its own process. */
  async function run(module: string): Promise<unknown> {
    const program = `
      const { findings } = await import(process.argv[1]);
      console.log(JSON.stringify(await findings(process.argv[2])));
    `;
    const given = ["--input-type=module", "--eval", program, pathToFileURL(module).href];
    return JSON.parse(await succeed(process.execPath, [...given, service.url], { cwd: folder }));
  }

  test.each(versions)("by modules that TypeScript %s compiled", async (version) => {
    const settings = { noEmit: false, rootDir: "src", outDir: `compiled/${version}` };
    const where = { folder: project, include: ["src"] };
    expect(await compile({ version, resolution: "nodenext", ...where, settings })).toBe("");
    expect(await run(join(project, `compiled/${version}/findings.js`))).toEqual(found);
    expect(service.take()).toEqual(asked);
  });

  test.each(versions)("by CommonJS that TypeScript %s compiled", async (version) => {
    const commonjs = join(project, "commonjs");
    const compiled = join(commonjs, version, "findings.js");
    // An `import` in the text becomes `require`, which this setting would refuse.
    const settings = {
      noEmit: false,
      rootDir: "src",
      outDir: version,
      verbatimModuleSyntax: false,
    };
    const where = { folder: commonjs, include: ["src/findings.ts", "src/refused.ts"] };
    expect(await compile({ version, resolution: "nodenext", ...where, settings })).toBe("");
    expect(await readFile(compiled, "utf8")).toContain('require("music-filled/albums")');
    expect(await run(compiled)).toEqual(found);
    expect(service.take()).toEqual(asked);
  });

  test.each<[Format, string]>([
    ["esm", "mjs"],
    ["cjs", "cjs"],
  ])("from a bundle of esbuild, format %s", async (format, ending) => {
    // Outside the project, where nothing is installed.
    const bundle = join(folder, `bundles/findings.${ending}`);
    await build({
      entryPoints: [join(project, "src/findings.ts")],
      outfile: bundle,
      bundle: true,
      format,
      platform: "node",
      target: "node20.19",
    });
    expect(await run(bundle)).toEqual(found);
    expect(service.take()).toEqual(asked);
  });
});

// Its declarations are checked as well: no project here sets `skipLibCheck`.
describe("is typed", () => {
  test.each(versions)("for bundlers: TypeScript %s", async (version) => {
    const where = { folder: project, include: ["src"] };
    expect(await compile({ version, resolution: "bundler", ...where })).toBe("");
  });

  test.each(versions)("where Node has the only types: TypeScript %s", async (version) => {
    const typeRoots = [join(root, "node_modules/@types")];
    const settings = { lib: ["es2022"], types: ["node"], typeRoots };
    const where = { folder: project, include: ["src/findings.ts", "src/refused.ts"] };
    expect(await compile({ version, resolution: "nodenext", ...where, settings })).toBe("");
  });
});

describe("in a page of another origin, it is used", () => {
  const program = findBrowser(process.env);
  let browser: Browser | undefined;
  beforeAll(async () => {
    if (program !== undefined) browser = await launch(program);
    // The reason that a test gives for being skipped is not always printed.
    else console.warn(`Nothing is tried in a page: ${browserWanted}`);
  });
  afterAll(() => browser?.close());

  const sites: readonly (readonly [name: string, start: () => Promise<Site>])[] = [
    ["built by Vite", builtByVite],
    ["served by Vite as it is written", () => serveSources(project)],
    ["bundled by esbuild", builtByEsbuild],
  ];
  test.for(sites)("%s", async ([, start], { skip, onTestFinished }) => {
    if (browser === undefined) {
      // There nobody reads what was skipped.
      if (process.env["CI"]) throw new Error(browserWanted);
      return skip(browserWanted);
    }
    const site = await start();
    onTestFinished(site.close);
    const page = `${site.url}?service=${encodeURIComponent(service.url)}`;
    const { output, faults } = await visit(browser, page);
    // Chromium writes each answer of a failure to the console, wanted or not.
    expect(faults).toEqual([expect.stringMatching(/ 404 .*\/albums\/missing$/)]);
    expect(JSON.parse(output)).toEqual(found);
    const requests = service.take();
    expect(requests.filter((line) => !line.startsWith("OPTIONS "))).toEqual(asked);
    expect(requests).toContain("OPTIONS /v1/playlists/quiet");
  });

  async function builtByVite(): Promise<Site> {
    await viteBuild(project);
    return serveBuilt(project, "dist");
  }

  async function builtByEsbuild(): Promise<Site> {
    await build({
      entryPoints: [join(project, "src/page.ts")],
      outfile: join(project, "bundled/src/page.js"),
      bundle: true,
      minify: true,
      format: "esm",
      platform: "browser",
      target: "es2022",
    });
    const page = await readFile(join(project, "index.html"), "utf8");
    await writeFiles(project, { "bundled/index.html": page.replace("page.ts", "page.js") });
    return serveBuilt(project, "bundled");
  }
});

test("Vite bundles the operation that is called, and no other", async () => {
  const bundle = await viteBundle(project, "src/one-call.ts");
  expect(bundle.match(/\/[\w/-]*\{\w+\}[\w/-]*/g)).toEqual(["/artists/{id}"]);
  expect(bundle).not.toContain("albums");
  // With its credentials, its error classes and what Vite adds.
  expect(gzipSync(bundle).length).toBeLessThan(5500);
});
