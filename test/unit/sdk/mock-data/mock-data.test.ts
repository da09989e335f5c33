/** The data of a mock: responses, named schemas as they are sent, pages. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { mockData } from "../../../../generator/sdk/mock-data/mock-data.js";
import { namedSchemas } from "../../../../generator/sdk/json-schema/named-schemas.js";
import { plainJson } from "../../../../generator/sdk/json-schema/json-objects.js";
import { loadFolder, schemaNamed } from "../../../model-lookup.js";

function modelOf(scenario: string) {
  return loadFolder(join(import.meta.dirname, "../../../scenarios", scenario)).value.model;
}

describe("answers", () => {
  const { operations, schemas } = mockData(modelOf("responses"));

  test("are an operation's own, then those that any operation may give", () => {
    expect(operations["books.retrieve"]?.replies.slice(0, 4)).toEqual([
      {
        status: "200",
        content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/book" } }],
        headers: [{ name: "ETag", required: true, schema: { type: "string" } }],
      },
      { status: "404", content: [expect.anything()] },
      {
        status: "401",
        content: [expect.anything()],
        headers: [{ name: "WWW-Authenticate", required: true, schema: { type: "string" } }],
      },
      { status: "5XX" },
    ]);
  });

  test("have no content, or one that is not shown", () => {
    expect(operations["books.save"]?.replies[0]).toEqual({ status: "200", content: [] });
    expect(operations["books.remove"]?.replies).toContainEqual({ status: "default" });
  });

  test("bring the schemas along that they refer to", () => {
    expect(Object.keys(schemas)).toContain("book");
    expect(JSON.parse(JSON.stringify(schemas))).toEqual(schemas);
  });

  test.each([
    ["any-media", "application/json"],
    ["any-media-text", "text/plain"],
    ["any-media-bytes", "application/octet-stream"],
    ["any-media-unknown", "*/*"],
  ])("of any media type have that of their schema: %s", (name, mediaType) => {
    const made = mockData(modelOf("representations")).operations[`books.${name}`];
    expect(made?.replies[0]?.content).toMatchObject([{ mediaType }]);
  });

  test("of operations that cannot be called there are none", () => {
    expect(mockData(modelOf("names-only"))).toEqual({ schemas: {}, operations: {} });
  });
});

describe("named schemas", () => {
  test("have what is answered, and nothing that is only sent or used by nobody", () => {
    const { schemas } = mockData(modelOf("schema-sides"));
    expect(Object.keys(schemas)).not.toContain("card");
    expect(Object.keys(schemas)).not.toContain("changes");
    expect(schemas["reader"]).toMatchObject({ required: ["id", "name"] });
    expect(JSON.stringify(schemas)).not.toContain("secret");
  });

  test("that differ by side have two names", () => {
    const model = modelOf("schema-sides");
    const { scopes, needed } = namedSchemas(model, { refer: (name) => `#/x/${name}` });
    const shelf = schemaNamed(model, "shelf");
    const rank = schemaNamed(model, "rank");
    if (shelf === undefined || rank === undefined) throw new Error("the scenario has changed");
    const owner = (side: "request" | "response") =>
      JSON.stringify(plainJson(scopes[side].schemaOf(shelf)));
    expect(owner("response")).toContain('"#/x/reader"');
    expect(owner("request")).toContain('"#/x/reader-input"');
    expect(needed().map(({ name }) => name)).toEqual([
      ...["reader", "reader-input", "moment", "reader-id", "shelf", "shelf-input", "rank"],
    ]);
  });
});

describe("pages", () => {
  const { operations } = mockData(modelOf("pagination"));

  test.each([
    [
      "books.list",
      {
        strategy: "offset",
        request: { offset: "query.offset", limit: "query.limit" },
        response: { items: "/items", total: "/total", next: "/next" },
        roots: [""],
      },
    ],
    ["books.browse", { roots: ["/books"] }],
    ["books.search", { roots: ["/books", "/authors", "/more~1less/others"] }],
    ["shelves.list", { strategy: "page", first: 1, request: { page: "query.page" } }],
    [
      "shelves.by-token",
      {
        strategy: "cursor",
        request: { cursor: "header.X-Page-Token" },
        response: { items: "", cursor: "header:X-Next-Page-Token" },
      },
    ],
    [
      "shelves.by-link-header",
      { strategy: "link", request: {}, response: { next: "header:Link" } },
    ],
  ])("of %s are known", (id, paging) => {
    expect(operations[id]?.paging).toMatchObject(paging);
  });

  test("are left alone where no call could follow them", () => {
    const unfollowed = Object.entries(operations).filter(([id]) => id.startsWith("unfollowed."));
    expect(unfollowed.length).toBeGreaterThan(0);
    expect(unfollowed.filter(([, { paging }]) => paging !== undefined)).toEqual([]);
    expect(operations["shelves.list-paging"]?.paging).toBeUndefined();
  });

  test("have the size that the limits, or else the parameter, say", () => {
    const filled = mockData(modelOf("music-filled")).operations;
    const sizeOf = (id: string) => filled[id]?.paging?.defaultSize;
    expect(sizeOf("browse.get-new-releases")).toBe(20);
    expect(sizeOf("playlists.tracks.list")).toBe(100);
    expect(operations["books.list"]?.paging?.defaultSize).toBeUndefined();
  });
});
