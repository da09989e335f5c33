/** READMEs in parts: which sections an edit makes anew, and that nobody asks the others for their blocks. */
import { expect, test } from "vitest";
import { readmeFile } from "../../../../generator/emit/markdown/readme-file.js";
import type { ReadmeSection } from "../../../../generator/sdk/readme/sections.js";
import type { Edited } from "../../../../generator/model/made-of.js";
import { printedFile } from "../../../printed-file.js";

/** The sections whose blocks were asked for. */
let asked: string[] = [];

function section(
  title: string,
  blocks: readonly string[],
  hasTitles = false,
): ReadmeSection<string> {
  return {
    ...{ title, hasTitles },
    blocks: () => {
      asked.push(title);
      return blocks;
    },
  };
}

const file = readmeFile(
  () => ["# A client", "It calls."],
  () => [
    section("Calls", ["one", "two"]),
    section("Pages", []),
    section("Operations", ["all"], true),
  ],
  (block) => `**${block}**`,
);

test("the parts are the text, without sections that say nothing", async () => {
  expect(await printedFile(file)).toBe(
    "# A client\n\nIt calls.\n\n## Calls\n\n**one**\n\n**two**\n\n## Operations\n\n**all**\n",
  );
});

test.each([
  { what: "a title", inTitles: ["groups/books.yaml"], made: ["Operations"] },
  { what: "any other text", inTitles: [], made: [] },
])("an edit of $what makes no sections but those that may have it", async ({ inTitles, made }) => {
  asked = [];
  const files = new Set(["groups/books.yaml"]);
  const edited = {
    files,
    inSchemas: new Set<string>(),
    inTitles: new Set(inTitles),
    ofGroups: new Set<string>(),
  };
  for (const { print, stays } of file.parts()) {
    if (stays?.madeOf.texts(edited) ?? true) await print();
  }
  expect(asked).toEqual(made);
});

test("rows of a table are made for their own group alone", async () => {
  const rows = (name: string) => ({
    name,
    madeOf: { texts: ({ inTitles }: Edited) => inTitles.has(`groups/${name}.yaml`) },
    print: () => {
      asked.push(name);
      return `\n| ${name} |`;
    },
  });
  const table = readmeFile(
    () => ["# A client"],
    () => [
      {
        ...section("Operations", ["| Operation |"], true),
        rows: () => [rows("books"), rows("loans")],
      },
    ],
    (block) => block,
  );
  expect(await printedFile(table)).toBe(
    "# A client\n\n## Operations\n\n| Operation |\n| books |\n| loans |\n",
  );
  asked = [];
  const none = new Set<string>();
  const inTitles = new Set(["groups/loans.yaml"]);
  const edited = { files: inTitles, inSchemas: none, inTitles, ofGroups: none };
  for (const { print, stays } of table.parts()) {
    if (stays?.madeOf.texts(edited) ?? true) await print();
  }
  expect(asked).toEqual(["loans"]);
});
