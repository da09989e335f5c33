/**
 * A source for each diagnostic of what `fill` reads, and the exact text that the person who named it reads.
 * `npm run test:update` writes `expected.txt` anew; it is to be read as that person would read it.
 */
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fillCodes } from "../generator/diagnostics/catalog-fill.js";
import { type Diagnostic, hasErrors } from "../generator/diagnostics/diagnostic.js";
import { printDiagnostics } from "../generator/diagnostics/print.js";
import { openSources } from "../generator/fill/sources/open-sources.js";
import type { Source } from "../generator/fill/sources/source.js";
import type { SourceNode } from "../generator/fill/sources/source-node.js";

const folder = join(import.meta.dirname, "faulty-sources");

/** Diagnostics that no file in a repository can show everywhere, and the test that does. */
const shownElsewhere: Readonly<Record<string, string>> = {
  // 64 MiB, and 2,000 files.
  "source-too-large": "unit/fill/sources/read-source.test.ts",
  // A file of pairs.
  "map-ambiguous": "unit/fill/matching/operation-map.test.ts",
  "map-shape": "unit/fill/matching/operation-map.test.ts",
  "map-unknown": "unit/fill/matching/operation-map.test.ts",
  // A package, or a manifest's targets.
  "no-client-target": "command-line/compare.test.ts",
  "sdk-unreadable": "command-line/compare.test.ts",
  // A manifest that is to follow a source.
  "source-observed": "unit/fill/following/same-source.test.ts",
  "source-unknown": "unit/fill/following/same-source.test.ts",
};

const folders = readdirSync(folder).sort();

test("every diagnostic has a folder, or a test that shows it", () => {
  expect([...folders, ...Object.keys(shownElsewhere)].sort()).toEqual(
    Object.keys(fillCodes).sort(),
  );
});

test.each(Object.entries(shownElsewhere))("%s is shown by %s", async (code, file) => {
  const text = await readFile(join(import.meta.dirname, file), "utf8");
  expect(text.includes(code)).toBe(true);
});

test.each(folders)("%s", async (name) => {
  const inside = join(folder, name);
  const file = readdirSync(inside).find((each) => each.startsWith("source."));
  const { value, diagnostics } = openSources([join(inside, file ?? "source.yaml")], { roots: [] });
  const all = [...diagnostics, ...value.sources.flatMap((source) => followAll(source))];
  const text = printDiagnostics(all, {
    format: "text",
    colour: false,
    locate: (location) => value.placed(location) ?? { displayPath: location.file },
  });
  await expect(text.replaceAll(`${folder}/`, "")).toMatchFileSnapshot(join(inside, "expected.txt"));
  expect([...new Set(all.map(({ code }) => code))]).toEqual([name]);
  expect(hasErrors(all)).toBe(true);
});

/** Follows all references, as readers do; gives what is wrong with them. */
function followAll(source: Source): readonly Diagnostic[] {
  const pending: SourceNode[] = [source.root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    node.follow();
    pending.push(...node.items(), ...node.entries().map((entry) => entry.node));
  }
  return source.diagnostics();
}
