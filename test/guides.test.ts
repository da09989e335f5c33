/** The guides of clients name nothing that no package has: each word of their code stands in what is emitted, or is another program's. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { renderTree } from "../generator/output/render.js";
import { allTargets } from "../generator/targets.js";
import { goldenFolder, readTemplate, templatesFolder } from "./golden-tree.js";
import { guideOf, guideSettings } from "./guide-samples.js";
import { loadFolder } from "./model-lookup.js";

const starter = join(import.meta.dirname, "../templates/starter");

/** Words that no package has, each with what it is. */
const others: Readonly<Record<string, readonly string[]>> = {
  // A parameter of the path that is a list; the server of `net/http/httptest`; commands of this program.
  "go-client": ["PathIDs", "Server"],
  "java-client": [],
  "kotlin-client": [],
  // Programs that check types, a keyword, and the type of an object to send.
  "python-client": ["mypy", "twine", "className", "NewBook"],
  // Methods of a Hash, and a name that was taken.
  "ruby-client": ["dig", "count_"],
};

describe.each(Object.keys(others))("the guide of the %s", (target) => {
  test("names only what a package has", async () => {
    const known = new Set([
      ...wordsIn(filesBelow(join(goldenFolder, target))),
      ...wordsIn(filesBelow(join(templatesFolder, target))),
      ...wordsIn(await starterTexts(target)),
      ...wordsIn(guideOf(target).match(/^```yaml$.*?^```$/ms) ?? []),
      ...settingsOf(target),
      ...(others[target] ?? []),
      // Commands of this program.
      ...["diff", "generate"],
    ]);
    const code = [...guideOf(target).matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, text = ""]) =>
      text.replaceAll(/"[^"]*"/g, " "),
    );
    expect(code.length).toBeGreaterThan(40);
    expect([...wordsIn(code)].filter((word) => !known.has(word))).toEqual([]);
  });
});

/** The names of a target's settings. */
function settingsOf(target: string): readonly string[] {
  const shape = allTargets.find(({ name }) => name === target)?.settings;
  return shape !== undefined && "shape" in shape ? Object.keys(Object(shape.shape)) : [];
}

/** The package of the starter, with the settings that the guide shows. */
async function starterTexts(target: string): Promise<readonly string[]> {
  const { model } = loadFolder(starter).value;
  const listed = allTargets.find(({ name }) => name === target);
  const files = listed?.configured(guideSettings(target))?.emit(model, []).value ?? [];
  expect(files.length).toBeGreaterThan(10);
  const { value: tree } = await renderTree([{ target, files }], readTemplate);
  return [...tree.values()].map(({ text }) => text);
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((each) =>
    each.isFile() ? [readFileSync(join(each.parentPath, each.name), "utf8")] : [],
  );
}

function wordsIn(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.match(/[A-Za-z_]\w{2,}/g) ?? []));
}
