/** The search: what is known of a page's sections, and which of them come first. */
import { describe, expect, test } from "vitest";
import MiniSearch from "minisearch";
import { sectionsOf } from "../../../../templates/docs/build/search-sections.js";
import { queryText, ranked } from "../../../../templates/docs/theme/ranking.js";
import { dialect } from "./rendered.js";

const page = [
  "<!-- Made by nobody. -->",
  "# Books \\& more",
  "All about books.",
  '## <a id="list-books"></a>List Books',
  "`GET /books` · **Deprecated**",
  "Lists *books*, and books.\n\n```sh [curl]\ncurl\n```",
  "| Name |\n| --- |\n| `page-size` |",
  '## <a id="shelves"></a>Shelves',
  '### <a id="shelves--add"></a>Add to a Shelf',
  "`PUT /shelves/{id}/books`",
  '## <a id="burn"></a>burn',
  "*Cannot be called yet:* method and path not shown",
].join("\n\n");

const sections = sectionsOf(dialect, page, "groups/books.md");

describe("sections", () => {
  test("are one for each heading, with ids and routes of operations", () => {
    expect(sections.map(({ anchor, titles }) => [anchor, ...titles])).toEqual([
      ["", "Books & more", "", "", "Books & more"],
      ["list-books", "Books & more", "books.list-books", "GET /books", "List Books"],
      ["shelves", "Books & more", "", "", "Shelves"],
      [
        "shelves--add",
        "Books & more",
        "books.shelves.add",
        "PUT /shelves/{id}/books",
        "Add to a Shelf",
      ],
      ["burn", "Books & more", "books.burn", "", "burn"],
    ]);
  });

  test("have each word of prose and tables once, and none of samples", () => {
    expect(sections[1]?.text).toBe("get books deprecated lists and name page size");
  });
});

describe("what is found", () => {
  const index = new MiniSearch({
    fields: ["title", "titles", "text"],
    storeFields: ["title", "titles"],
  });
  index.addAll(
    sections.map(({ anchor, titles, text }) => ({
      id: `books.html#${anchor}`,
      title: titles[3],
      titles: titles.slice(0, 3),
      text,
    })),
  );
  const first = (query: string): string | undefined =>
    ranked(index.search(queryText(query), { prefix: true, fuzzy: 0.2 }), query)[0]?.title;

  test.each([
    ["List Books", "List Books"],
    ["books.list-books", "List Books"],
    ["listBooks", "List Books"],
    ["lst boks", "List Books"],
    ["GET /books", "List Books"],
    ["/shelves/{id}/books", "Add to a Shelf"],
    ["books.shelves.add", "Add to a Shelf"],
    ["shelf", "Add to a Shelf"],
    ["shelves", "Shelves"],
    ["burn", "burn"],
    ["page-size", "List Books"],
  ])("begins with what is called so: %s", (query, title) => {
    expect(first(query)).toBe(title);
  });
});
