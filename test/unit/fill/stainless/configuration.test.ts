/** What is read of a configuration: pages, aliases, twice the same endpoint, deprecations, models, packages. */
import { describe, expect, test } from "vitest";
import { openTexts } from "../../../../generator/fill/sources/open-sources.js";
import {
  type Configuration,
  describeStainless,
} from "../../../../generator/fill/stainless/describe-stainless.js";
import { join } from "../../../../generator/fill/stainless/join.js";
import { toldIn } from "../../../../generator/fill/told.js";
import { described, plain } from "../openapi/read-description.js";

function read(text: string): Configuration {
  const opened = openTexts({ "stainless.yml": text }, ["stainless.yml"]);
  const [source] = opened.value.sources;
  if (source?.kind.format !== "stainless") throw new Error("not a configuration");
  return describeStainless(source.root).value;
}

function factsOf(configuration: Configuration): unknown {
  return configuration.operations.map(({ operationId, facts }) => ({
    id: operationId,
    ...Object(plain(facts)),
  }));
}

/** Losses as `what: why`. */
function lossesOf({ losses }: Pick<Configuration, "losses">): readonly string[] {
  return losses.map(({ what, why }) => `${what}: ${why}`);
}

test("an alias is a former name, and so is another method of the resource with the same endpoint", () => {
  const read1 = read(`
organization: { name: library }
resources:
  books:
    methods:
      add: post /books
      _add2: { endpoint: POST /books }
      create: { type: alias, to: add }
      unwrap: { type: webhook_unwrap }
  beta: { methods: { add: post /books } }
`);
  expect(factsOf(read1)).toEqual([
    { id: "books.add", formerly: ["create", "add2"], method: "POST", path: "/books" },
  ]);
  expect(lossesOf(read1)).toEqual([
    "methods.unwrap: It has no endpoint: events are described by themselves.",
    "methods.add2: It calls the same as `add`, as a former name of it.",
    "methods.add: It calls the same as `books.add`, and an operation has one place.",
  ]);
});

test("a deprecation of a resource is that of its methods, and one for each language has one text", () => {
  const { operations } = read(`
targets: {}
resources:
  books:
    deprecated: Use loans.
    methods:
      list: get /books
      add: { endpoint: post /books, deprecated: { python: Use import., go: Use import. } }
`);
  expect(operations.map(({ facts }) => plain(toldIn(facts, "deprecated")))).toEqual([
    { reason: "Use loans." },
    { reason: "Use import." },
  ]);
});

describe("schemes of pagination", () => {
  const schemes: readonly (readonly [name: string, scheme: string, pager: unknown])[] = [
    [
      "cursor, by purposes, in the body",
      `{ name: p, type: cursor, param_location: body, request: { from: { x-stainless-pagination-property: { purpose: next_cursor_param } }, size: {} },
         response: { books: { x-stainless-pagination-property: { purpose: items } }, meta: { properties: { to: { x-stainless-pagination-property: { purpose: next_cursor_field } } } }, more: { x-stainless-pagination-property: { purpose: has_next_page } } } }`,
      {
        strategy: "cursor",
        request: { cursor: "body.from", limit: "body.size" },
        response: { items: "/books", hasMore: "/more", cursor: "/meta/to" },
      },
    ],
    [
      "cursor, without purposes",
      `{ name: p, type: cursor, request: { cursor: { type: string }, limit: { type: integer } }, response: { data: { type: array }, next_cursor: { type: string } } }`,
      {
        strategy: "cursor",
        request: { cursor: "query.cursor", limit: "query.limit" },
        response: { items: "/data", cursor: "/next_cursor" },
      },
    ],
    [
      "numbers of pages, of a list that is the answer",
      `{ name: p, type: page_number, request: { page: { x-stainless-pagination-property: { purpose: page_number_param } }, per_page: {} }, response: { items: { type: array, x-stainless-pagination-property: { purpose: items, is_top_level_array: true } } } }`,
      {
        strategy: "page",
        request: { page: "query.page", limit: "query.per_page" },
        response: { items: "" },
      },
    ],
    [
      "addresses of the next page",
      `{ name: p, type: cursor_url, request: {}, response: { results: { type: array, x-stainless-pagination-property: { purpose: items } }, next: { type: string, x-stainless-pagination-property: { purpose: cursor_url_field } } } }`,
      { strategy: "link", request: "none", response: { items: "/results", next: "/next" } },
    ],
  ];

  test.each(schemes)("%s", (_name, scheme, pager) => {
    const { service } = read(
      `pagination: [${scheme}]\nresources: { books: { methods: { list: { endpoint: get /books, paginated: p } } } }`,
    );
    expect(plain(toldIn(service, "pagination"))).toEqual({ p: pager });
  });

  test("one that a manifest cannot say is told, and the operations with it", () => {
    const one = read(
      `pagination: [{ name: p, type: cursor_id, request: { after: {} }, response: { data: { type: array } } }]
resources: { books: { methods: { list: { endpoint: get /books, paginated: p } } } }`,
    );
    expect(toldIn(one.service, "pagination")).toBe(undefined);
    expect(lossesOf(one)).toEqual([
      "pagination: The manifest has no words for a cursor that is the id of an item of the page.",
      "paginated: The manifest has no words for this scheme.",
    ]);
  });
});

test("models name schemas; of two that are called alike the second has its resource before it", () => {
  const description = described(`openapi: 3.1.1
info: { title: Library, version: "1" }
paths: { /a: { get: { responses: { "200": { description: A, content: { application/json: { schema: { anyOf: [{ $ref: "#/components/schemas/A" }, { $ref: "#/components/schemas/B" }, { $ref: "#/components/schemas/Item" }] } } } } } } } }
components: { schemas: { A: { type: object }, B: { type: object }, Item: { type: object } } }`);
  const configuration = read(`
targets: {}
resources:
  books: { models: { item: A } }
  loans: { models: { item: "#/components/schemas/B", none: { type: alias, to: item }, inner: "#/paths/a" } }
`);
  const { api } = join(description, configuration);
  expect(api.schemas.map(({ name }) => name)).toEqual(["item", "loans-item", "item-2"]);
  expect(lossesOf(configuration)).toEqual([
    "models.none: A schema has one name.",
    "models.inner: Only schemas under `components` have names.",
  ]);
});

test("packages have the names of published ones", () => {
  const { packages } = read(`
organization: { name: acme-books }
settings: { license: MIT }
custom_casings: { acme-books: { pascal: ACMEBooks } }
resources: { books: { methods: { list: get /books } } }
targets:
  node: { package_name: "@acme/books" }
  python: { package_name: acme_books, publish: { pypi: { package_name: acme-books-sdk } } }
  go: { package_name: acme, production_repo: "acme/books-go#next" }
  java: { reverse_domain: com.acme.books, publish: { maven: true } }
  kotlin: { reverse_domain: com.acme.books }
  cli: { binary_name: books, production_repo: acme/books-cli }
`);
  expect(packages).toEqual({
    typescript: "@acme/books",
    python: { package: "acme-books-sdk", module: "acme_books" },
    go: { module: "github.com/acme/books-go", package: "acme" },
    java: { groupId: "com.acme.books", artifactId: "acme-books-java", package: "com.acme.books" },
    kotlin: {
      ...{ groupId: "com.acme.books", artifactId: "acme-books-kotlin", package: "com.acme.books" },
    },
    cli: { module: "github.com/acme/books-cli", program: "books" },
    className: "ACMEBooks",
    license: "MIT",
  });
});
