/** The type tests, compiled: each line that must compile does, each that must not does not. */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

test("every type test compiles with the project's own settings", () => {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile).config,
    ts.sys,
    root,
  );
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".test-d.ts"));
  expect(files).toEqual(["client.test-d.ts", "runtime.test-d.ts"]);
  const program = ts.createProgram(
    files.map((name) => `${import.meta.dirname}/${name}`),
    options,
  );
  const diagnostics = ts.getPreEmitDiagnostics(program);
  expect(ts.formatDiagnostics(diagnostics, formatHost)).toBe("");
});

const formatHost: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => root,
  getCanonicalFileName: (name) => name,
  getNewLine: () => "\n",
};
