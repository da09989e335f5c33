/** The type tests, compiled: each line that must compile does, each that must not does not. */
import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";
import { provideZod, renderClient, writeFiles } from "../behaviour/emitted-client.js";

const root = fileURLToPath(new URL("../../", import.meta.url));

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile).config,
  ts.sys,
  root,
);

test("every type test compiles with the project's own settings", () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".test-d.ts"));
  expect(files).toEqual(["client.test-d.ts", "runtime.test-d.ts", "tanstack.test-d.ts"]);
  expect(
    compiled(
      files.map((name) => `${import.meta.dirname}/${name}`),
      options,
    ),
  ).toBe("");
});

test("so does that of the filled service, whose client is made for it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "filled-types-"));
  try {
    const files = await renderClient(`${root}test/scenarios/music-filled`);
    await writeFiles(
      folder,
      Object.fromEntries([...files.values()].map(({ path, text }) => [path, text])),
    );
    await provideZod(folder);
    const sources = join(folder, "typescript-client/src");
    const paths = {
      "music-filled": [`${sources}/index.ts`],
      "music-filled/events": [`${sources}/events.ts`],
      "music-filled/schemas": [`${sources}/validators.ts`],
      "music-filled/tanstack": [`${sources}/tanstack.ts`],
      "music-filled/*": [`${sources}/groups/*.ts`],
    };
    const consumers = ["errors", "music-filled", "pagination", "subpaths", "validators"].map(
      (name) => `${import.meta.dirname}/filled/${name}.ts`,
    );
    const given = {
      ...options,
      paths,
      lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
      types: [],
    };
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
