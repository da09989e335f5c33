/** The page on versions tells which one this is, and what is on its way out. */
import { expect, test } from "vitest";
import { lines, textOfFacts } from "./subject-text.js";

test("tells deprecated operations, with the headers that may say so", async () => {
  const text = await textOfFacts(
    "versioning.md",
    `
versioning:
  identifier: v1
  negotiation: { in: header, name: X-Version, value: v1 }
  deprecationPolicy: A year.
`,
    `
{
  list:
    {
      title: List books,
      deprecated:
        { since: 2026-02-01, sunset: 2026-08-01, replacement: books.find, reason: It is slow. },
    },
  find: { title: Find books, deprecated: false },
  look: { title: Look },
}`,
  );
  expect(text).toBe(
    lines(
      '## <a id="version"></a>Version',
      "",
      "This is version `v1`.",
      "",
      "A call says which version it means in the header `X-Version`: `v1`.",
      "",
      "A year.",
      "",
      "*Source:* Handbook (document).",
      "",
      '## <a id="deprecations"></a>Deprecations',
      "",
      "| Operation | Deprecated since | Ends | In its place | Reason |",
      "| --- | --- | --- | --- | --- |",
      "| [List books](groups/books.md#list) | 2026-02-01 | 2026-08-01 | [Find books](groups/books.md#find) | It is slow. |",
      "",
      "A service may send these dates in the headers `Deprecation` (RFC 9745) and `Sunset` (RFC 8594) of its responses, in this form:",
      "",
      "| Operation | Headers |",
      "| --- | --- |",
      "| [List books](groups/books.md#list) | `Deprecation: @1769904000`<br>`Sunset: Sat, 01 Aug 2026 00:00:00 GMT` |",
      "",
      "Known not to be deprecated: 1 of the 3 operations.",
      "",
      "> [!IMPORTANT]",
      "> **Not shown:** whether they are deprecated, for 1 of the 3 operations.",
      "> To be filled in at `deprecated` of each, in `manifest/groups/`.",
      "",
      "*Source:* Handbook (document).",
    ),
  );
});

test("says that there are no versions, and nothing is deprecated", async () => {
  const text = await textOfFacts(
    "versioning.md",
    "versioning: none",
    "{ list: { title: List books, authentication: none, limits: none, pagination: none, deprecated: false } }",
  );
  expect(text).toBe(
    lines(
      '## <a id="version"></a>Version',
      "",
      "The service has no versions.",
      "",
      "A call does not say which version it means.",
      "",
      "The service has no deprecation policy.",
      "",
      "*Source:* Handbook (document).",
      "",
      '## <a id="deprecations"></a>Deprecations',
      "",
      "No operation is deprecated.",
      "",
      "*Source:* Handbook (document).",
    ),
  );
});

test("says what is missing of a deprecation, and of how a version is named", async () => {
  const text = await textOfFacts(
    "versioning.md",
    "versioning: { identifier: not shown, negotiation: { in: query, name: not shown }, deprecationPolicy: none }",
    "{ list: { title: List books, deprecated: true } }",
  );
  expect(text).toBe(
    lines(
      '## <a id="version"></a>Version',
      "",
      "A call says which version it means in the query parameter whose name is *not shown*: *not shown*.",
      "",
      "The service has no deprecation policy.",
      "",
      "> [!IMPORTANT]",
      "> **Not shown**, and where to fill it in:",
      ">",
      "> - which version this is: `manifest/service.yaml#versioning.identifier`",
      "> - the name of the query parameter (`name`), what a call says there (`value`): `manifest/service.yaml#versioning.negotiation`",
      "",
      "*Source:* Handbook (document).",
      "",
      '## <a id="deprecations"></a>Deprecations',
      "",
      "| Operation | Deprecated since | Ends | In its place | Reason |",
      "| --- | --- | --- | --- | --- |",
      "| [List books](groups/books.md#list) | *not shown* | *not shown* | *not shown* | *not shown* |",
      "",
      "> [!IMPORTANT]",
      "> **Not shown:** since when they are deprecated, when they end, what to use in their place and why, for all operations.",
      "> To be filled in at `deprecated` of each, in `manifest/groups/`.",
      "",
      "*Source:* Handbook (document).",
    ),
  );
});

test("says in panels that nothing is known", async () => {
  const text = await textOfFacts("versioning.md", "");
  expect(text).toBe(
    lines(
      '## <a id="version"></a>Version',
      "",
      "> [!IMPORTANT]",
      "> **Not shown:** which version this is; how a call says which version it means; what is promised before something goes.",
      "> To be filled in at `manifest/service.yaml#versioning`.",
      "",
      '## <a id="deprecations"></a>Deprecations',
      "",
      "> [!IMPORTANT]",
      "> **Not shown:** whether they are deprecated, for all operations.",
      "> To be filled in at `deprecated` of each, in `manifest/groups/`.",
    ),
  );
});
