/** The manifests of this repository, read quickly and in the full way. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readManifest } from "../../../../generator/source/read.js";
import { syntheticManifest } from "../../../bench/synthetic/manifest.js";
import { isReadQuickly } from "./both-ways.js";

const root = join(import.meta.dirname, "../../../..");

/** Its texts have escapes that nobody else needs. */
const odd = ["hostile"];

/** As long as the manifest of the specification, and made of it. */
const long = ["music-filled"];

function foldersIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder)).map((name) => join(folder, name));
}

function slowFiles(folder: string, lineEnd = "\n"): readonly string[] {
  const { value } = readManifest(join(root, folder));
  return value
    .filter(({ text }) => !isReadQuickly(text.replaceAll("\n", lineEnd)))
    .map(({ file }) => file);
}

describe("every file is read quickly, as in the full way", () => {
  const scenarios = foldersIn("test/scenarios").filter(
    (folder) => ![...odd, ...long].some((name) => folder.endsWith(name)),
  );
  test.each(["test/specification/manifest", "templates/starter", ...scenarios])("%s", (folder) => {
    expect(slowFiles(folder)).toEqual([]);
  });

  test("with lines that end as on Windows", () => {
    expect(scenarios.flatMap((folder) => slowFiles(folder, "\r\n"))).toEqual([]);
  });

  test("a synthetic manifest", () => {
    const texts = syntheticManifest({ operations: 20 });
    const slow = [...texts].filter(
      ([file, text]) => file.endsWith(".yaml") && !isReadQuickly(text),
    );
    expect(slow.map(([file]) => file)).toEqual([]);
  });
});

test("manifests with faults are read as in the full way, or given up", () => {
  const folders = [
    ...foldersIn("test/invalid").map((folder) => join(folder, "manifest")),
    ...odd.map((name) => join("test/scenarios", name)),
  ];
  expect(folders.flatMap((folder) => slowFiles(folder)).length).toBeGreaterThan(20);
});
