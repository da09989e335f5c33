/** The page on pagination tells each way to page as somebody needs it who has to ask for the next page. */
import { expect, test } from "vitest";
import { lines, textOfFacts } from "./subject-text.js";

test("tells what to send and where the items stand, with an outline", async () => {
  const text = await textOfFacts(
    "pagination.md",
    `
pagination:
  offset:
    strategy: offset
    request: { offset: query.offset, limit: query.limit }
    response: { items: /items, total: header:X-Total }
`,
    `
{
  list:
    {
      title: List books,
      method: GET,
      path: /books,
      parameters: { query: { offset: not shown, limit: not shown } },
      pagination: { uses: offset, root: /books },
    },
}`,
  );
  expect(text).toBe(
    lines(
      '## <a id="offset"></a>offset',
      "",
      "Request a page by the number of items before it. For the next page, send the offset of this page plus the number of its items as the query parameter `offset`. With as many items received as the header `X-Total` says, a page is the last one.",
      "",
      "| Part | Stands in | Is |",
      "| --- | --- | --- |",
      "| `offset` | request: the query parameter `offset` | number of items to skip |",
      "| `limit` | request: the query parameter `limit` | maximum number of items on a page |",
      "| `items` | answer: `/items` | list of the items on the page |",
      "| `total` | answer: the header `X-Total` | number of items on all pages |",
      "",
      "For example, a request of [List books](groups/books.md#list):",
      "",
      "```http",
      "GET /books?offset={offset}&limit={limit}",
      "```",
      "",
      "Its response has these parts of the page:",
      "",
      "```http",
      "X-Total: {total}",
      "```",
      "",
      "```jsonc",
      "{",
      '  "books": {',
      '    "items": […]',
      "  }",
      "}",
      "```",
      "",
      "In the answers of these operations a page stands deeper; the places above lead on from there:",
      "",
      "| A page stands at | Operations |",
      "| --- | --- |",
      "| `/books` | [List books](groups/books.md#list) |",
      "",
      "*Source:* Handbook (document).",
    ),
  );
});

test("says that no operation pages", async () => {
  const text = await textOfFacts(
    "pagination.md",
    "pagination: none",
    "{ list: { title: List books, authentication: none, limits: none, pagination: none, deprecated: false } }",
  );
  expect(text).toBe(
    lines("There is none: no operation has pages.", "", "*Source:* Handbook (document)."),
  );
});

test("says what is missing of a way to page", async () => {
  const text = await textOfFacts(
    "pagination.md",
    `
pagination:
  cursor:
    strategy: cursor
    request: { cursor: not shown }
    response: { items: not shown, cursor: /next, hasMore: /more, (others): not shown }
`,
  );
  expect(text).toBe(
    lines(
      "> [!IMPORTANT]",
      "> **Not shown:** whether they page, and how, for all operations.",
      "> To be filled in at `pagination` of each, in `manifest/groups/`.",
      "",
      '## <a id="cursor"></a>cursor',
      "",
      "Each response has a cursor that leads to the next page, at `/next`. For the next page, send the cursor. There is one as long as `/more` says so.",
      "",
      "| Part | Stands in | Is |",
      "| --- | --- | --- |",
      "| `cursor` | *not shown* | cursor from the response before |",
      "| `items` | *not shown* | list of the items on the page |",
      "| `cursor` | answer: `/next` | cursor of the next page |",
      "| `hasMore` | answer: `/more` | whether there is a next page |",
      "",
      "A response has these parts of a page:",
      "",
      "```jsonc",
      "{",
      '  "next": …, // cursor',
      '  "more": … // hasMore',
      "}",
      "```",
      "",
      "No operation is known to page so.",
      "",
      "> [!IMPORTANT]",
      "> **Not shown**, and where to fill it in:",
      ">",
      "> - what holds `cursor`: `manifest/service.yaml#pagination.cursor.request.cursor`",
      "> - where `items` stands (`items`), whether an answer says more (`(others)`): `manifest/service.yaml#pagination.cursor.response`",
      "",
      "*Source:* Handbook (document).",
    ),
  );
});

test("says in one panel that nothing is known", async () => {
  const text = await textOfFacts("pagination.md", "");
  expect(text).toBe(
    lines(
      "> [!IMPORTANT]",
      "> **Not shown**, and where to fill it in:",
      ">",
      "> - how the service pages: `manifest/service.yaml#pagination`",
      "> - whether they page, and how, for all operations: `pagination` of each, in `manifest/groups/`",
    ),
  );
});
