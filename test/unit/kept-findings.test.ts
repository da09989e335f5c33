/** An edit of texts keeps the findings of the last run. No other edit does. */
import { expect, test } from "vitest";
import { diagnostic } from "../../generator/diagnostics/diagnostic.js";
import { build, type BuildRequest } from "../../generator/pipeline.js";
import type { ManifestFile } from "../../generator/source/read.js";
import { readTemplate } from "../golden-tree.js";
import { edited, placedTexts } from "../mutated/manifest-texts.js";

/** A manifest with a warning: nothing refers to a shared parameter. */
const files: readonly ManifestFile[] = [
  ...edited(placedTexts("shared").texts, []),
  {
    file: "shared/unused.yaml",
    bytes: Buffer.from(
      "source: handbook\nparameters:\n  unused: { name: unused, in: query, schema: { type: string } }\n",
    ),
  },
];

function make(all: readonly ManifestFile[], last?: BuildRequest["last"]) {
  return build({
    ...{ folder: "manifest", name: "manifest", targets: ["typescript-client"], last },
    ...{ templates: readTemplate, stage: (_, run) => run() },
    files: { value: all, diagnostics: [] },
  });
}

function changed(from: string, to: string): readonly ManifestFile[] {
  const texts = files.map(({ file, bytes }) => ({ file, text: Buffer.from(bytes).toString() }));
  expect(texts.some(({ text }) => text.includes(from))).toBe(true);
  return texts.map(({ file, text }) => ({ file, bytes: Buffer.from(text.replace(from, to)) }));
}

/** A finding of the last run alone: it shows whose findings a run reports. */
const mark = diagnostic("unused-shared", {
  message: "of the last run",
  at: { file: "shared/unused.yaml", path: [] },
});

/** The codes and messages of a run after the manifest was another one, and of a run from nothing. */
async function found(now: readonly ManifestFile[]) {
  const before = await make(files);
  expect(before.diagnostics.map(({ code }) => code)).toEqual(["unused-shared"]);
  const { documents, tree, outlines, inParts, findings } = before.value;
  const after = await make(now, {
    ...{ sources: documents, outlines, inParts, findings: [...findings, mark] },
    hashAt: (_, path) => tree?.get(path)?.hash,
  });
  return { after: after.diagnostics, fromNothing: (await make(now)).diagnostics };
}

test("an edit of a text keeps them", async () => {
  const { after, fromNothing } = await found(changed("title: List books", "title: All books"));
  expect(after).toEqual([...fromNothing, mark]);
});

test.each([
  ["a fact", "name: unused", "name: another"],
  ["a text into none at all", "title: List books", 'title: ""'],
  ["a text into half of one", "title: List books", 'title: "List'],
  ["a text into a marker", "title: List books", "title: not shown"],
  ["a text into nearly a marker", "title: List books", "title: Not Shown"],
])("an edit of %s makes them anew", async (_, from, to) => {
  const { after, fromNothing } = await found(changed(from, to));
  expect(fromNothing.length).toBeGreaterThan(0);
  expect(after).toEqual(fromNothing);
});
