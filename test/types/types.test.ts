/** The type tests, compiled: each line that must compile does, each that must not does not. */
import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";
import { provideZod, renderClient, writeFiles } from "../behaviour/emitted-client.js";
import { specifiedManifest } from "../golden-tree.js";

const root = fileURLToPath(new URL("../../", import.meta.url));

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile).config,
  ts.sys,
  root,
);

test("every type test compiles with the project's own settings", () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".test-d.ts"));
  expect(files).toEqual(["runtime.test-d.ts", "tanstack.test-d.ts"]);
  expect(
    compiled(
      files.map((name) => `${import.meta.dirname}/${name}`),
      options,
    ),
  ).toBe("");
});

/** Services, and the files that call their clients. */
const services = [
  { name: "music-catalog", manifest: specifiedManifest, callers: ["music-catalog"] },
  {
    name: "music-filled",
    manifest: `${root}test/scenarios/music-filled`,
    callers: ["errors", "music-filled", "pagination", "subpaths", "validators"],
  },
];

test.each(services)("so do those of $name, whose client is made for it", async (service) => {
  const { name, manifest, callers } = service;
  const folder = await mkdtemp(join(tmpdir(), "emitted-types-"));
  try {
    const files = await renderClient(manifest);
    await writeFiles(
      folder,
      Object.fromEntries([...files.values()].map(({ path, text }) => [path, text])),
    );
    await provideZod(folder);
    const sources = join(folder, "typescript-client/src");
    const paths = {
      [name]: [`${sources}/index.ts`],
      [`${name}/events`]: [`${sources}/events.ts`],
      [`${name}/schemas`]: [`${sources}/validators.ts`],
      [`${name}/tanstack`]: [`${sources}/tanstack.ts`],
      [`${name}/*`]: [`${sources}/groups/*.ts`],
    };
    const given = {
      ...options,
      paths,
      lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
      types: [],
    };
    const consumers = callers.map((caller) => `${import.meta.dirname}/emitted/${caller}.ts`);
    expect(compiled(consumers, given)).toBe("");
  } finally {
    await rm(folder, { recursive: true });
  }
});

function compiled(files: readonly string[], settings: ts.CompilerOptions): string {
  const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram(files, settings));
  return ts.formatDiagnostics(diagnostics, formatHost);
}

const formatHost: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => root,
  getCanonicalFileName: (name) => name,
  getNewLine: () => "\n",
};
