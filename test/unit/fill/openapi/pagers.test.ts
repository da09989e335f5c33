/** Names of ways to page: each from its own content, so that no other operation and no order of them renames it. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { type PlainPager, pagersOf } from "../../../../generator/fill/openapi/pagers.js";

const at = { at: { file: "openapi.yaml", path: [] } };

function nameOf(pager: PlainPager): string {
  return pagersOf().nameOf(pager, at);
}

test.each<readonly [PlainPager, string]>([
  [
    {
      strategy: "offset",
      request: { offset: "query.offset", limit: "query.limit" },
      response: { items: "/items", total: "/total" },
    },
    "offset-total",
  ],
  [
    { strategy: "offset", request: { offset: "query.offset" }, response: { items: "/items" } },
    "offset-unsized",
  ],
  [{ strategy: "page", request: { page: "query.p" }, response: { items: "/data" } }, "page-p-data"],
  [
    {
      strategy: "cursor",
      request: { cursor: "query.after" },
      response: { items: "/data", cursor: "/page_info/next" },
    },
    "cursor-after-data-page-info-next",
  ],
  [
    { strategy: "cursor", request: { cursor: "body.cursor" }, response: { items: "/items" } },
    "cursor-body-cursor",
  ],
  [
    { strategy: "link", request: {}, response: { items: "", next: "header:Link" } },
    "link-list-header-link",
  ],
  [{ strategy: "link", request: {}, response: { items: "/書籍", next: "/next" } }, "link"],
])("%j is %s", (pager, name) => {
  expect(nameOf(pager)).toBe(name);
});

const pointer = fc.constantFrom("", "/items", "/data", "/books", "/page/items");

const pager = fc.oneof(
  fc.record({
    strategy: fc.constant("offset" as const),
    request: fc.record(
      {
        offset: fc.constantFrom("query.offset", "query.skip", "body.offset"),
        limit: fc.constantFrom("query.limit", "query.size"),
      },
      { requiredKeys: ["offset"] },
    ),
    response: fc.record(
      { items: pointer, total: fc.constant("/total") },
      { requiredKeys: ["items"] },
    ),
  }),
  fc.record({
    strategy: fc.constant("link" as const),
    request: fc.constant({}),
    response: fc.record({ items: pointer, next: fc.constantFrom("/next", "header:Link") }),
  }),
);

test("ways are called the same in any order, and beside any others", () => {
  fc.assert(
    fc.property(fc.array(pager), (ways) => {
      const pagers = pagersOf();
      const names = ways.map((each) => pagers.nameOf(each, at));
      expect(names).toEqual(ways.map(nameOf));
      const contents = new Set(ways.map((each) => JSON.stringify(each)));
      expect(new Set(names).size).toBe(contents.size);
    }),
  );
});
