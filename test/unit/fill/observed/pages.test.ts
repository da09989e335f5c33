/** Pagination is assumed where query and answer make it plain, and is never a fact. */
import { expect, test } from "vitest";
import type { PlainPager } from "../../../../generator/fill/openapi/pagers.js";
import { describeEntries, entry } from "../har/capture.js";
import { describeItems, saved } from "../postman/collection.js";
import { toldIn } from "../../../../generator/fill/told.js";
import { faultsOf, plain } from "./told-manifest.js";

test.each<[string, unknown, PlainPager | undefined]>([
  [
    "/books?limit=1&offset=0",
    { items: [], total: 1, next: null },
    {
      strategy: "offset",
      request: { offset: "query.offset", limit: "query.limit" },
      response: { items: "/items", total: "/total", next: "/next" },
    },
  ],
  // A service may count otherwise than a client does; a link is what it says itself.
  [
    "/books?page=1&per_page=5",
    { data: [1], links: { next: "https://x.example/books?page=2" }, total: 9 },
    {
      strategy: "link",
      request: { page: "query.page", limit: "query.per_page" },
      response: { items: "/data", total: "/total", next: "/links/next" },
    },
  ],
  [
    "/books?offset=0&limit=5",
    { items: [1], next: "/books?offset=5" },
    {
      strategy: "link",
      request: { offset: "query.offset", limit: "query.limit" },
      response: { items: "/items", next: "/next" },
    },
  ],
  [
    "/books?page=1",
    { items: [1], next: 2 },
    {
      strategy: "page",
      request: { page: "query.page" },
      response: { items: "/items", next: "/next" },
    },
  ],
  [
    "/books?after=x",
    { items: [1], next_cursor: "y", next_url: "/books?after=y" },
    {
      strategy: "link",
      request: { cursor: "query.after" },
      response: { items: "/items", next: "/next_url" },
    },
  ],
  [
    "/books?after=x",
    { items: [1], next_cursor: "y", next: "y" },
    {
      strategy: "cursor",
      request: { cursor: "query.after" },
      response: { items: "/items", next: "/next", cursor: "/next_cursor" },
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
  const assumed = plain(toldIn(value.assumed, "pagination"));
  const [name = ""] = Object.keys(Object(assumed));
  expect(plain(only?.assumed)).toEqual(pager && { pagination: { uses: name } });
  expect(plain(value.assumed)).toEqual(pager ? { pagination: { [name]: pager } } : {});
  if (pager !== undefined) expect(name.split("-")[0]).toBe(pager.strategy);
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
      "page-per-page-data": {
        strategy: "page",
        request: { page: "query.page", limit: "query.per_page" },
        response: { items: "/data" },
      },
    },
  });
  expect(faultsOf(value)).toEqual([]);
});
