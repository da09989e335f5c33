/**
 * Each scenario gives exactly the files of its golden trees, and both printers and the read-back gate agree on them.
 * `npm run test:update` writes the trees anew; what it changed is to be read before it is committed.
 */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  readBackWhole,
  saysWhatWasMeant,
} from "../generator/emit/typescript/read-back/read-back.js";
import { printReference } from "../generator/emit/typescript/reference-printer.js";
import { isTypeScriptFile } from "../generator/emit/typescript/source-file.js";
import { allTargets } from "../generator/targets.js";
import {
  goldenFiles,
  goldenFolder,
  goldenTrees,
  type Rendered,
  renderScenario,
  scenarioNames,
  templatesFolder,
  textOf,
} from "./golden-tree.js";

const targets = allTargets.map(({ name }) => name);

describe.each(scenarioNames())("%s", (scenario) => {
  const made = renderScenario(scenario);

  test("has no fault and gets no remark", async () => {
    const { report } = await made;
    expect(report).toBe("");
  });

  test.each(targets)("gives the files of golden/%s", async (target) => {
    const wanted = builtTexts(await made, target);
    expect(wanted.size).toBeGreaterThan(0);
    for (const [path, text] of wanted) {
      await expect(text).toMatchFileSnapshot(join(goldenFolder, target, scenario, path));
    }
    const orphans = goldenFiles(target, scenario).filter((path) => !wanted.has(path));
    expect(orphans, "golden files that nothing makes any more: delete them").toEqual([]);
  });

  test("prints the same bytes both ways, and they read back as what was meant", async () => {
    const { texts, files } = await made;
    const typescript = [...files].filter(([, file]) => isTypeScriptFile(file));
    expect(typescript.length).toBeGreaterThan(2);
    for (const [path, file] of typescript) {
      if (!isTypeScriptFile(file)) continue;
      const text = texts.get(path) ?? "";
      expect(await printReference(file.structure), path).toBe(text);
      expect(await readBackWhole(file.structure, text), path).toEqual([]);
      // Imports of things called `type` or `as` are left to the parser.
      const isLeft = scenario === "reserved-names" && path.endsWith("/src/tanstack.ts");
      expect(saysWhatWasMeant(file.structure, text), path).toBe(!isLeft);
    }
  });
});

test("every golden tree belongs to a scenario and a target", () => {
  const wanted = scenarioNames().flatMap((name) => targets.map((target) => `${target}/${name}`));
  expect(goldenTrees().filter((tree) => !wanted.includes(tree))).toEqual([]);
});

test("copied files, which no golden tree has, are their templates under a header", async () => {
  const { texts, files } = await renderScenario("names-only");
  const copies = [...files].flatMap(([path, file]) =>
    file.kind === "copied" ? [{ path, file }] : [],
  );
  expect(copies.length).toBeGreaterThan(10);
  for (const { path, file } of copies) {
    expect(file.header).toMatch(/^(?:\/\/|\/\*) Made by endpoint-manifest .*Not to be edited/s);
    expect(texts.get(path)).toBe(file.header + textOf(templatesFolder, file.template));
  }
});

/** Returns the built texts of a target, by path below its folder. */
function builtTexts({ texts, files }: Rendered, target: string): ReadonlyMap<string, string> {
  const folder = `${target}/`;
  return new Map(
    [...texts]
      .filter(([path]) => path.startsWith(folder) && files.get(path)?.kind === "built")
      .map(([path, text]) => [path.slice(folder.length), text]),
  );
}
