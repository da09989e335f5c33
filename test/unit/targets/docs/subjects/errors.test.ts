/** The page on errors tells what any operation may answer, and which operations list errors themselves. */
import { expect, test } from "vitest";
import { lines, textOfFacts } from "./subject-text.js";

test("tells each error, and what operations list themselves", async () => {
  const text = await textOfFacts(
    "errors.md",
    `
errors:
  404:
    description: No such book.
    headers: { X-Hint: { description: What to try., required: true, schema: { type: string } } }
    content:
      application/json:
        schema: { type: object, required: [code], properties: { code: { type: integer } } }
`,
    "{ list: { title: List books, responses: { 404: none, 409: { description: Lent. } } } }",
  );
  expect(text).toBe(
    lines(
      "Any operation may respond with these errors. An operation's own entry for a status replaces the one here.",
      "",
      "| Status | When |",
      "| --- | --- |",
      "| [`404` **Not Found**](#status-404) | No such book. |",
      "",
      '## <a id="status-404"></a>`404` **Not Found**',
      "",
      "No such book.",
      "",
      "`application/json`:",
      "",
      "| Field | Type | Required |",
      "| --- | --- | --- |",
      "| `code` | integer | yes |",
      "",
      "Headers:",
      "",
      "| Header | Type | Required | Description |",
      "| --- | --- | --- | --- |",
      "| `X-Hint` | string | yes | What to try. |",
      "",
      "*Source:* Handbook (document).",
      "",
      '## <a id="operations"></a>Errors that operations list themselves',
      "",
      "| Errors | Operations |",
      "| --- | --- |",
      "| `409` **Conflict**, never `404` **Not Found** | [List books](groups/books.md#list) |",
    ),
  );
});

test("says that there are none", async () => {
  const text = await textOfFacts("errors.md", "errors: none");
  expect(text).toBe(
    lines(
      "There are no common errors. Each operation lists its own.",
      "",
      "*Source:* Handbook (document).",
      "",
      "> [!IMPORTANT]",
      "> **Not shown:** what is answered, for all operations.",
      "> To be filled in at `responses` of each, in `manifest/groups/`.",
    ),
  );
});

test("says that errors were merely observed, and what is missing of them", async () => {
  const text = await textOfFacts(
    "errors.md",
    `
sourceOf: { errors: calls }
errors: { 503: not shown }
`,
  );
  expect(text).toBe(
    lines(
      "Any operation may respond with these errors. An operation's own entry for a status replaces the one here.",
      "",
      "| Status | When |",
      "| --- | --- |",
      "| [`503` **Service Unavailable**](#status-503) | *not shown* |",
      "",
      "> [!IMPORTANT]",
      "> **Not shown**, and where to fill it in:",
      ">",
      "> - whether there are other errors of any operation: `manifest/service.yaml#errors.(others)`",
      "> - what is answered, for all operations: `responses` of each, in `manifest/groups/`",
      "",
      '## <a id="status-503"></a>`503` **Service Unavailable**',
      "",
      "> [!IMPORTANT]",
      "> **Not shown:** when it is answered; its body; its headers.",
      "> To be filled in at `manifest/service.yaml#errors.503`.",
      "",
      "*Source:* calls (**observed**).",
    ),
  );
});

test("says in one panel that nothing is known", async () => {
  const text = await textOfFacts("errors.md", "");
  expect(text).toBe(
    lines(
      "> [!IMPORTANT]",
      "> **Not shown**, and where to fill it in:",
      ">",
      "> - the errors of any operation: `manifest/service.yaml#errors`",
      "> - what is answered, for all operations: `responses` of each, in `manifest/groups/`",
    ),
  );
});
