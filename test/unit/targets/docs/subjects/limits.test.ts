/** The page on limits tells them in sentences, those of the service first. */
import { expect, test } from "vitest";
import { lines, textOfFacts } from "./subject-text.js";

test("tells the limits of the service and of single operations", async () => {
  const text = await textOfFacts(
    "limits.md",
    `
limits:
  rate: [{ requests: 180, seconds: 60, per: application }]
  pageSize: { default: 20, maximum: 50 }
  idsPerCall: { maximum: 10, of: [query.ids, body.ids] }
  other:
    - text: At most 5 books and shelves.
      check: { maxTotal: 5, of: [query.books, query.shelves] }
errors: { 429: { description: Too many., headers: none, content: none } }
`,
    "{ list: { title: List books, limits: { pageSize: { maximum: 10 } } } }",
  );
  expect(text).toBe(
    lines(
      '## <a id="requests"></a>Requests',
      "",
      "- At most 180 requests in 1 minute per application.",
      "",
      "Who asks more often is answered [`429` **Too Many Requests**](errors.md#status-429).",
      "",
      '## <a id="page-size"></a>Items on a page',
      "",
      "- 20 items on a page by default.",
      "- At most 50 items on a page.",
      "",
      '## <a id="ids-per-call"></a>Ids in a call',
      "",
      "- At most 10 ids in each of the query parameter `ids` and the body's field `ids`.",
      "",
      '## <a id="other"></a>Other limits',
      "",
      "- At most 5 books and shelves (at most 5 values in the query parameters `books` and `shelves`, counted together).",
      "",
      "*Source:* Handbook (document).",
      "",
      '## <a id="operations"></a>Limits of single operations',
      "",
      "These hold beside the limits above. Where both speak of items on a page or of ids, the operation's own word holds.",
      "",
      "| Limits | Operations |",
      "| --- | --- |",
      "| At most 10 items on a page. | [List books](groups/books.md#list) |",
    ),
  );
});

test("says that there are none", async () => {
  const text = await textOfFacts(
    "limits.md",
    "limits: none",
    "{ list: { title: List books, authentication: none, limits: none, pagination: none, deprecated: false } }",
  );
  expect(text).toBe(lines("There are none.", "", "*Source:* Handbook (document)."));
});

test("says who shares a limit only where it is known", async () => {
  const text = await textOfFacts(
    "limits.md",
    "limits: { rate: [{ requests: 1, seconds: 90, per: not shown }], pageSize: none }",
  );
  expect(text).toBe(
    lines(
      '## <a id="requests"></a>Requests',
      "",
      "- At most 1 request in 90 seconds per what is *not shown*.",
      "",
      '## <a id="page-size"></a>Items on a page',
      "",
      "There is none.",
      "",
      "> [!IMPORTANT]",
      "> **Not shown**, and where to fill it in:",
      ">",
      "> - who shares 1 request in 90 seconds: `manifest/service.yaml#limits.rate[0].per`",
      "> - how many ids a call may have (`idsPerCall`), whether there are other limits (`other`): `manifest/service.yaml#limits`",
      "> - limits of their own, for all operations: `limits` of each, in `manifest/groups/`",
      "",
      "*Source:* Handbook (document).",
    ),
  );
});

test("says in one panel that nothing is known", async () => {
  const text = await textOfFacts("limits.md", "");
  expect(text).toBe(
    lines(
      "> [!IMPORTANT]",
      "> **Not shown**, and where to fill it in:",
      ">",
      "> - how many requests are allowed; how many items a page has; how many ids a call may have; whether there are other limits: `manifest/service.yaml#limits`",
      "> - limits of their own, for all operations: `limits` of each, in `manifest/groups/`",
    ),
  );
});
