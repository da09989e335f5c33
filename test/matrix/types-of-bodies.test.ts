/** The types of bodies and of streams, compiled: each line that must compile does, each that must not does not. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";
import { renderClient, writeFiles } from "../behaviour/emitted-client.js";

const root = fileURLToPath(new URL("../../", import.meta.url));

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile).config,
  ts.sys,
  root,
);

test("bodies and streams have the types of their manifests, and all of their files compile", async () => {
  const folder = await mkdtemp(join(tmpdir(), "body-types-"));
  try {
    const paths: Record<string, string[]> = {};
    for (const scenario of ["bodies", "streams", "representations"]) {
      const files = [...(await renderClient(`${root}test/scenarios/${scenario}`)).values()];
      await writeFiles(
        join(folder, scenario),
        Object.fromEntries(files.map(({ path, text }) => [path, text])),
      );
      const entry = join(folder, scenario, "typescript-client/src");
      paths[scenario] = [`${entry}/index.ts`];
      paths[`${scenario}/*`] = [`${entry}/groups/*.ts`, `${entry}/*.ts`];
    }
    const program = ts.createProgram(
      ["bodies", "representations"].map((each) => `${root}test/types/emitted/${each}.ts`),
      {
        ...options,
        paths,
        lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
        types: [],
      },
    );
    expect(
      ts.formatDiagnostics(ts.getPreEmitDiagnostics(program), {
        getCurrentDirectory: () => root,
        getCanonicalFileName: (name) => name,
        getNewLine: () => "\n",
      }),
    ).toBe("");
  } finally {
    await rm(folder, { recursive: true });
  }
});
