/** Files of the command-line tool of every scenario stand as gofmt would set them, by gofmt's WebAssembly build. */
import { format } from "@wasm-fmt/gofmt";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cli } from "../../../../generator/targets/cli/index.js";
import { scenarioNames, scenariosFolder, specifiedManifest } from "../../../golden-tree.js";
import { loadFolder } from "../../../model-lookup.js";

const folders = [
  ...scenarioNames().map((name) => [name, join(scenariosFolder, name)] as const),
  ["the specified service", specifiedManifest] as const,
];

test.each(folders)("%s", async (_, folder) => {
  const { model } = loadFolder(folder).value;
  const settings = { module: "example.com/library", version: "1.0.0" };
  const { value: files, diagnostics } = cli.emit(model, settings, []);
  expect(diagnostics).toEqual([]);
  for (const file of files) {
    if (file.kind !== "built" || !file.path.endsWith(".go")) continue;
    const text = await file.print();
    expect(format(text), file.path).toBe(text);
  }
});
