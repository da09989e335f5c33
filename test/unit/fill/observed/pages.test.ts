/** Pagination is assumed where query and answer make it plain, and is never a fact. */
import { expect, test } from "vitest";
import type { AssumedPager } from "../../../../generator/fill/openapi/pagers.js";
import { describeEntries, entry } from "../har/capture.js";
import { describeItems, saved } from "../postman/collection.js";
import { faultsOf, plain } from "./told-manifest.js";

test.each<[string, unknown, AssumedPager | undefined]>([
  [
    "/books?limit=1&offset=0",
    { items: [], total: 1, next: null },
    {
      strategy: "offset",
      request: { offset: "query.offset", limit: "query.limit" },
      response: { items: "/items", total: "/total", next: "/next" },
    },
  ],
  [
    "/books?page=1",
    [],
    { strategy: "page", request: { page: "query.page" }, response: { items: "" } },
  ],
  [
    "/books?after=x&limit=1",
    { books: [], cursors: { after: "y" } },
    {
      strategy: "cursor",
      request: { cursor: "query.after", limit: "query.limit" },
      response: { items: "/books", cursor: "/cursors/after" },
    },
  ],
  ["/books?after=x", { books: [] }, undefined],
  ["/books?page=1&after=x", { items: [], next_cursor: "y" }, undefined],
  ["/books?page=1", { one: [], two: [] }, undefined],
  ["/books?offset=1", { items: [] }, undefined],
  ["/books", { items: [], total: 1 }, undefined],
])("%s", (address, answer, pager) => {
  const { value } = describeEntries([entry(address, { answer })]);
  const [only] = value.operations;
  expect(only?.facts.entries.some(({ key }) => key === "pagination")).toBe(false);
  const use = pager && { pagination: { uses: pager.strategy } };
  expect(plain(only?.assumed)).toEqual(use);
  expect(plain(value.assumed)).toEqual(pager ? { pagination: { [pager.strategy]: pager } } : {});
  expect(faultsOf(value)).toEqual([]);
});

test("examples of a collection are looked at in the same way", () => {
  const { value } = describeItems([
    saved(
      { method: "GET", url: "{{u}}/books?page=1&per_page=5" },
      { response: [{ code: 200, _postman_previewlanguage: "json", body: '{ "data": [{}] }' }] },
    ),
  ]);
  expect(plain(value.assumed)).toEqual({
    pagination: {
      page: {
        strategy: "page",
        request: { page: "query.page", limit: "query.per_page" },
        response: { items: "/data" },
      },
    },
  });
  expect(faultsOf(value)).toEqual([]);
});
