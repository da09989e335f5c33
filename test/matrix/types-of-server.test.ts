/** The types of emitted servers, compiled: each line that must compile does, each that must not does not. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RenderedTree } from "../../generator/output/render.js";
import { provideHono, provideZod, renderPackage } from "../behaviour/emitted-client.js";
import { writePackages } from "../consumers/common-files.js";
import { specifiedManifest } from "../golden-tree.js";

const root = fileURLToPath(new URL("../../", import.meta.url));

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile).config,
  ts.sys,
  root,
);

/** Manifests by the names that the type tests import their servers under. */
const manifests = {
  "music-filled-server": `${root}test/scenarios/music-filled`,
  "music-catalog-server": specifiedManifest,
  "bodies-server": `${root}test/scenarios/bodies`,
  "responses-server": `${root}test/scenarios/responses`,
  "streams-server": `${root}test/scenarios/streams`,
  "styles-server": `${root}test/scenarios/styles`,
  "authentication-server": `${root}test/scenarios/authentication`,
};

const consumers = ["server", "server-messages", "server-not-shown"].map(
  (name) => `${root}test/types/emitted/${name}.ts`,
);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "server-types-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("handlers, options and hooks have the types of their manifests", async () => {
  const target = "typescript-server";
  const trees = new Map<string, RenderedTree>();
  for (const [name, manifest] of Object.entries(manifests)) {
    trees.set(name, await renderPackage(manifest, target));
  }
  const { settings } = await writePackages(folder, target, trees);
  await provideZod(folder);
  await provideHono(folder);
  const paths = Object.keys(manifests).map((name): readonly [string, string[]][] => {
    const sources = join(folder, name, target, "src");
    return [
      [name, [`${sources}/index.ts`]],
      [`${name}/mock`, [`${sources}/mock.ts`]],
      [`${name}/node`, [join(folder, settings.rootDirs[0] ?? "", "runtime/node.ts")]],
      [`${name}/*`, [`${sources}/groups/*.ts`]],
    ];
  });
  const program = ts.createProgram(consumers, {
    ...options,
    paths: Object.fromEntries(paths.flat()),
    rootDirs: settings.rootDirs.map((each) => join(folder, each)),
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    types: ["node"],
  });
  expect(
    ts.formatDiagnostics(ts.getPreEmitDiagnostics(program), {
      getCurrentDirectory: () => root,
      getCanonicalFileName: (given) => given,
      getNewLine: () => "\n",
    }),
  ).toBe("");
});
