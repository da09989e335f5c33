/** What the Python client of every scenario is made of stands as ruff would set it, by ruff's WebAssembly build. */
import { format } from "@wasm-fmt/ruff_fmt";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pythonClient } from "../../../../generator/targets/python-client/index.js";
import { scenarioNames, scenariosFolder, specifiedManifest } from "../../../golden-tree.js";
import { loadFolder } from "../../../model-lookup.js";

const folders = [
  ...scenarioNames().map((name) => [name, join(scenariosFolder, name)] as const),
  ["the specified service", specifiedManifest] as const,
];

/** The form that `pyproject.toml` of a package asks for. */
const form = {
  indent_style: "space",
  indent_width: 4,
  line_width: 100,
  quote_style: "double",
  magic_trailing_comma: "respect",
} as const;

test.each(folders)("%s", async (_, folder) => {
  const { model } = loadFolder(folder).value;
  const settings = { package: "library", version: "1.0.0" };
  const { value: files, diagnostics } = pythonClient.emit(model, settings, []);
  expect(diagnostics).toEqual([]);
  for (const file of files) {
    if (file.kind !== "built" || !file.path.endsWith(".py")) continue;
    const text = await file.print();
    expect(format(text, file.path, form), file.path).toBe(text);
  }
});
