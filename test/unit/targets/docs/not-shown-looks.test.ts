/** How pages tell what is not shown: the setting `notShown` of the docs. */
import { expect, test } from "vitest";
import { docs } from "../../../../generator/targets/docs/index.js";
import type { NotShownLook } from "../../../../generator/targets/docs/not-shown-panel.js";
import { docsScope } from "../../../../generator/targets/docs/places.js";
import { readTexts, service } from "../../resolve/manifest-text.js";
import { printedFile } from "../../../printed-file.js";

const { model } = readTexts({
  "service.yaml": service,
  "groups/books.yaml": "source: handbook\noperations:\n  list: { title: List }\n",
});

/** The texts of the docs, by path. */
async function docsWith(look?: NotShownLook): Promise<ReadonlyMap<string, string>> {
  const settings = look === undefined ? {} : { notShown: look };
  const { value: files } = docs.emit(model, settings, []);
  const texts = files.map(async (file) => [file.path, (await printedFile(file)) ?? ""] as const);
  return new Map(await Promise.all(texts));
}

test("an operation has a folded panel unless the settings say otherwise", async () => {
  const page = "groups/books.md";
  const [preset, folded, open, hidden] = await Promise.all([
    docsWith(),
    docsWith("folded"),
    docsWith("open"),
    docsWith("hidden"),
  ]);
  expect(docsScope(model, []).notShown).toBe("folded");
  expect(preset.get(page)).toBe(folded.get(page));
  expect(folded.get(page)).toContain(
    "<summary>Not shown: 14 facts</summary>\n\nSummary, description, method, path,",
  );
  expect(open.get(page)).toContain(
    "> [!IMPORTANT]\n> **Not shown:** summary, description, method, path,",
  );
  for (const text of [folded, open]) {
    expect(text.get(page)).toContain(
      "To be filled in at `manifest/groups/books.yaml#operations.list`.",
    );
  }
  expect(hidden.get(page)).not.toMatch(/<summary>|IMPORTANT|To be filled in/);
  // That it cannot be called is still told.
  expect(hidden.get(page)).toContain("*Cannot be called yet:* method and path not shown");
});

test("a page that has nothing but its panel has it open, and says so where panels are left out", async () => {
  expect((await docsWith()).get("errors.md")).toContain(
    "> **Not shown**, and where to fill it in:",
  );
  expect((await docsWith("hidden")).get("errors.md")).toMatch(
    /# Errors\n\nNothing is shown of this yet\.\n$/,
  );
});

test("for publication the site has no page of gaps, no link to it and no picture of them", async () => {
  const hidden = await docsWith("hidden");
  expect([...hidden.keys()]).not.toContain("not-known.md");
  expect([...hidden.keys()]).not.toContain("coverage.svg");
  expect(hidden.get(".vitepress/site.json")).toContain('"nav": []');
  expect(hidden.get("llms.txt")).not.toContain("not-known");
  expect(hidden.get("index.md")).not.toContain("How much is known");
});

test("operations are a table, with their ids while no request is known", async () => {
  expect((await docsWith()).get("groups/books.md")).toContain(
    "| Operation | Id |\n| --- | --- |\n| [List](#list) | `books.list` |",
  );
});
