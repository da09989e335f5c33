/** Extensions: those that say a fact are read, the others are told once each, with a reason. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toldIn } from "../../../../generator/fill/told.js";
import { readNew } from "../new-manifest/described.js";
import { operationsOf } from "../../../../generator/model/walk.js";
import { described, plain } from "./read-description.js";

const file = join(import.meta.dirname, "corpus/31-extensions-of-sdks.yaml");
const api = described(readFileSync(file, "utf8"));

test("groups and names place operations", () => {
  const { model, diagnostics } = readNew(api);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const ids = operationsOf(model).map(({ id }) => id);
  expect(ids).toEqual([
    "me.saved-books.list-all",
    "books.add",
    "books.list-c",
    "books.notes.find-all",
    "d.retrieve",
    "e.retrieve",
    "f.retrieve",
    "g.retrieve",
    "h.retrieve",
    "i.retrieve",
  ]);
});

test("pages are ways to page of the service, which operations refer to", () => {
  expect(plain(toldIn(api.service, "pagination"))).toEqual({
    "offset-books": {
      strategy: "offset",
      request: { offset: "query.offset", limit: "query.limit" },
      response: { items: "/books" },
    },
    "cursor-after-books-paging-next": {
      strategy: "cursor",
      request: { cursor: "query.after" },
      response: { items: "/books", cursor: "/paging/next" },
    },
    "link-books": {
      strategy: "link",
      request: "none",
      response: { items: "/books", next: "/next" },
    },
    "cursor-after-size-books-more-paging-next": {
      strategy: "cursor",
      request: { cursor: "query.after", limit: "query.size" },
      response: { items: "/books", hasMore: "/more", cursor: "/paging/next" },
    },
    "page-list": { strategy: "page", request: { page: "query.page" }, response: { items: "" } },
    "link-list-header-link": {
      strategy: "link",
      request: "none",
      response: { items: "", next: "header:Link" },
    },
  });
  const uses = api.operations.map(({ facts }) =>
    plain(toldIn(toldIn(facts, "pagination"), "uses")),
  );
  expect(uses).toEqual([
    "offset-books",
    "cursor-after-books-paging-next",
    undefined,
    "link-books",
    "link-books",
    undefined,
    "cursor-after-size-books-more-paging-next",
    "page-list",
    "link-list-header-link",
    undefined,
  ]);
});

test("headers of every request", () => {
  expect(plain(toldIn(api.service, "headers"))).toEqual({
    "X-Tenant": { required: false },
    "X-Version": {},
  });
});

test("a header of every request that is listed twice is told", () => {
  const twice = described(
    JSON.stringify({
      openapi: "3.1.1",
      info: { title: "Books", version: "1" },
      "x-fern-global-headers": [{ header: "X-Tenant" }, { header: "x-tenant", optional: true }],
      paths: { "/a": { get: {} } },
    }),
  );
  expect(plain(toldIn(twice.service, "headers"))).toEqual({ "X-Tenant": {} });
  expect(twice.losses.filter(({ what }) => what === "header x-tenant")).toHaveLength(1);
});

test("each other extension is told once, with a reason", () => {
  const told = api.losses.filter(({ what }) => what.startsWith("x-"));
  expect(told.map(({ what, why }) => `${what}: ${why}`)).toMatchInlineSnapshot(`
    [
      "x-logo: It is for pages of a site of docs, which are made of the facts.",
      "x-speakeasy-retries: Retries are options of a client and of a call. It stands in 2 places, of which this is the first.",
      "x-codeSamples: Samples are made of the facts.",
      "x-fern-ignore: Every output has all operations and schemas.",
      "x-internal: Every output has all operations and schemas.",
      "x-speakeasy-deprecation-message: Write the reason of a deprecation into the manifest.",
      "x-codegen-request-body-name: Each client has its own name for the body of a request.",
      "x-enum-varnames: Values and schemas are called as the description has them.",
      "x-enumNames: Values and schemas are called as the description has them.",
      "x-tagGroups: It is for pages of a site of docs, which are made of the facts.",
    ]
  `);
});
