/** The lists of the runtime's files are what stands in its folder: each file, and the constants that it declares. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  innerFiles,
  publicFiles,
  runtimeFiles,
} from "../../../../generator/targets/ruby-client/runtime-files.js";
import { templatesFolder } from "../../../golden-tree.js";

const folder = join(templatesFolder, "ruby-client/api_client");
const all = [
  ...Object.entries(publicFiles),
  ...Object.entries(innerFiles).map(([path, file]) => [`runtime/${path}`, file] as const),
];

test("every file is listed", () => {
  const there = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".rb"))
    .map((path) => path.replaceAll("\\", "/").slice(0, -".rb".length));
  expect(all.map(([path]) => path).toSorted()).toEqual(there.toSorted());
});

test.each(all)("%s declares what is loaded from it", (path, { names }) => {
  const text = readFileSync(join(folder, `${path}.rb`), "utf8");
  const indent = path.startsWith("runtime/") ? "    " : "  ";
  for (const name of names) {
    expect(text).toMatch(new RegExp(`^${indent}(?:(?:class|module) ${name}\\b|${name} = )`, "m"));
  }
});

test("a copy has the module of its gem in place of its own", () => {
  for (const { template, inPlaceOf = [] } of runtimeFiles(new Set(), { gem: "a", module: "A" })) {
    const text = readFileSync(join(templatesFolder, template), "utf8");
    const [[placeholder = ""] = []] = inPlaceOf;
    expect(text.split(placeholder)).toHaveLength(2);
    expect(text.replace(placeholder, "")).not.toMatch(/ApiClient|api_client/);
  }
});
