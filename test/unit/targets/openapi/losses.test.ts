/** Facts that a description has no words for; nothing else is missing from it. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { plainObject } from "../../../../generator/sdk/json-schema/json-objects.js";
import { openapiDocument } from "../../../../generator/targets/openapi/document.js";
import { lossReport } from "../../../../generator/targets/openapi/loss-report.js";
import { lossesOf } from "../../../../generator/targets/openapi/losses.js";
import { loadFolder } from "../../../model-lookup.js";
import { modelOf } from "../../resolve/manifest-text.js";
import { type Facts, lost, textsOf } from "./description.js";

const { model } = loadFolder(join(import.meta.dirname, "../../../scenarios/music-filled")).value;

describe("of the filled service", () => {
  const names = new Set(lossesOf(model, false).map(({ what }) => what));

  test("limits, pages, states and versions have no words", () => {
    for (const what of ["limits.rate", "limits.idsPerCall", "pagination", "repeat-mode"]) {
      expect(names).toContain(what);
    }
    expect(names).toContain("deprecated.sunset");
    expect(names).toContain("versioning.negotiation");
  });

  test("an event that is no webhook has no place", () => {
    const { webhooks } = plainObject(openapiDocument(model, { version: "1.0.0" }));
    expect(Object.keys(Object(webhooks))).toEqual(["playback-changed", "playlist-changed"]);
    expect(names).toContain("queue-changed");
  });
});

test.each<[why: string, facts: Facts, what: string]>([
  [
    "former names",
    { operation: "{ formerly: [all], method: GET, path: /books }" },
    "books.list formerly",
  ],
  [
    "an answer that is never given where others may be",
    { operation: "{ responses: { 404: none, (others): not shown } }" },
    "books.list status 404",
  ],
  [
    "a parameter with several media types",
    {
      operation:
        "{ parameters: { query: { q: { content: { text/plain: not shown, text/csv: not shown } } } } }",
    },
    "books.list parameter q",
  ],
  [
    "reserved characters elsewhere than in the query",
    { operation: "{ path: '/books/{id}', parameters: { path: { id: { allowReserved: true } } } }" },
    "books.list allowReserved of id",
  ],
  [
    "what a `not` has that is not shown",
    { schemas: "{ book: { not: { type: array, items: not shown } } }" },
    "not",
  ],
  [
    "a state, with what is not shown of it",
    {
      service:
        "states: { shelf: { values: [full], initial: full, description: none, schema: not shown } }\n",
    },
    "shelf (schema) (transitions)",
  ],
  [
    "a pager, with what is not shown of it",
    {
      service:
        "pagination: { pages: { strategy: page, request: { page: not shown }, response: not shown } }\n",
    },
    "pages (request.page) (response)",
  ],
])("lost: %s", (_, facts, what) => {
  expect(lost(facts)).toContain(what);
});

describe("the report", () => {
  test("has what is lost by subject, with a reason and a place, and operations without a path", () => {
    const report = lossReport(
      modelOf(
        textsOf({
          operations:
            "list: { method: GET, path: /books, limits: { rate: [{ requests: 1, seconds: 2 }], pageSize: none } }\nlend: { title: Lend }",
        }),
      ),
      { version: "1.0.0", openapi: "3.2" },
    );
    expect(report).toMatch(/^<!-- .* -->\n\n# Facts that the description lacks\n/);
    expect(report).toContain("in the words of OpenAPI 3.2.0");
    expect(report).toContain("1 of 2 operations are listed by path.");
    expect(report).toContain("- [Limits](#limits): 1\n");
    expect(report).toContain(
      [
        "## Limits",
        "",
        "OpenAPI has no words for limits other than those of schemas.",
        "",
        "| Of | What | Not shown | Place in the manifest |",
        "| --- | --- | --- | --- |",
        "| `books.list` | `limits.rate` | `[0].per` | `manifest/groups/books.yaml#operations.list.limits.rate` |",
      ].join("\n"),
    );
    expect(report).toContain(
      "| `books.lend` | method, path | `manifest/groups/books.yaml#operations.lend` |",
    );
  });

  test("whose subject has one reason says it once", () => {
    const report = lossReport(model, { version: "1.0.0" });
    expect(report.match(/OpenAPI has no words for limits/g)).toHaveLength(1);
    expect(report).not.toMatch(/\n\n\n/);
  });
});
