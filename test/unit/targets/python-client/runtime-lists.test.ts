/** What the emitter says of the runtime is what stands in its folder: its files, what they need, and the names that are exported. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  commonFiles,
  partFiles,
  runtimeFiles,
  type RuntimePart,
  runtimeParts,
} from "../../../../generator/targets/python-client/runtime-files.js";
import {
  commonExports,
  partExports,
  rootNames,
} from "../../../../generator/targets/python-client/runtime-names.js";
import { templatesFolder } from "../../../golden-tree.js";

const [some] = runtimeFiles(new Set(), { module: "library" });
const folder = join(templatesFolder, some?.template ?? "", "..");
const there = readdirSync(folder)
  .filter((name) => name.endsWith(".py"))
  .map((name) => name.replace(/\.py$/, ""));

function textOf(name: string): string {
  return readFileSync(join(folder, `${name}.py`), "utf8");
}

/** Modules of the runtime that a module imports: at once, when it is used, or for type checkers. */
function importsOf(name: string): readonly string[] {
  return [...textOf(name).matchAll(/^ *from \.(\w+) import/gm)].map(([, found = ""]) => found);
}

test("every file of the runtime is copied, all or where facts ask for it", () => {
  expect([...commonFiles, ...partFiles].toSorted()).toEqual(there.toSorted());
});

test.each(["", ...runtimeParts])("what goes with %j needs no other file", (part) => {
  const parts = new Set<RuntimePart>(runtimeParts.filter((each) => each === part));
  const copied = runtimeFiles(parts, { module: "library" }).map(({ template }) =>
    template.replace(/^.*\/(\w+)\.py$/, "$1"),
  );
  const missing = copied.flatMap((name) =>
    importsOf(name)
      .filter((each) => !copied.includes(each))
      .map((each) => `${name}: ${each}`),
  );
  expect(missing).toEqual([]);
});

test("what a package exports is where it is said to be, each name once", () => {
  const tables = [commonExports, ...Object.values(partExports)];
  for (const table of tables) {
    for (const [module, names] of Object.entries(table)) {
      for (const name of names) {
        expect(textOf(module), name).toMatch(
          new RegExp(`^(?:async def|def|class) ${name}\\b|^${name}\\b.* =`, "m"),
        );
      }
    }
  }
  expect(new Set(rootNames).size).toBe(rootNames.length);
});
