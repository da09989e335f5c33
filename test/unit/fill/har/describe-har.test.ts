/** A capture is described by what it shows, and every map that is told is one of the manifest's. */
import { expect, test } from "vitest";
import { faultsOf, plain } from "../observed/told-manifest.js";
import { describeEntries, entry, facts, json, operation, routes } from "./capture.js";

const book = { id: 7, title: "Emma", price: 9.5, tags: ["novel"], author: { id: 1 } };

test("an operation has what was asked and answered, and all of it is open", () => {
  const seen = entry("/books?limit=20&tag=a&tag=b", { answer: { items: [book], total: 1 } });
  expect(facts(seen)).toEqual({
    method: "GET",
    path: "/books",
    parameters: {
      path: "none",
      query: {
        limit: { schema: { type: "integer" } },
        tag: {
          style: "form",
          explode: true,
          schema: { type: "array", items: { type: "string" } },
        },
        "(others)": "not shown",
      },
    },
    responses: {
      200: {
        content: {
          "application/json": {
            schema: {
              type: "object",
              properties: {
                items: {
                  type: ["array", "null"],
                  items: {
                    type: ["object", "null"],
                    properties: {
                      id: { type: ["integer", "null"] },
                      title: { type: ["string", "null"] },
                      price: { type: ["number", "null"] },
                      tags: {
                        type: ["array", "null"],
                        items: { type: ["string", "null"] },
                      },
                      author: {
                        type: ["object", "null"],
                        properties: { id: { type: ["integer", "null"] } },
                        additionalProperties: "not shown",
                      },
                    },
                    additionalProperties: "not shown",
                  },
                },
                total: { type: ["integer", "null"] },
              },
              additionalProperties: "not shown",
            },
          },
          "(others)": "not shown",
        },
      },
      "(others)": "not shown",
    },
  });
});

test("the source is observed, named by its file, and of the day of its first call", () => {
  const { value } = describeEntries([entry("/books")]);
  expect(value.source).toEqual({
    id: "book-shop",
    title: "Recorded calls (Book Shop)",
    kind: "observed",
    date: "2026-03-04",
  });
  expect(plain(value.service)).toEqual({ baseUrl: "https://api.books.example" });
});

test("facts know their places in the capture", () => {
  const { facts: told, at } = operation(entry("/books"));
  expect(at).toEqual({ file: "Book Shop.har", path: ["log", "entries", 0] });
  expect(told.entries[0]?.value.at.path).toEqual(["log", "entries", 0, "request", "method"]);
});

test("samples are merged: kinds, properties, items and statuses", () => {
  const told = facts(
    entry("/books", { answer: [{ id: 1, note: null, size: 1 }] }),
    entry("/books", { answer: [{ id: "x", size: 1.5, old: true }, []] }),
    entry("/books", { status: 404, answer: "gone", type: "text/plain" }),
    entry("/books", { status: 204, content: {} }),
  );
  expect(told["responses"]).toEqual({
    200: {
      content: {
        "application/json": {
          schema: {
            type: "array",
            items: {
              type: ["object", "array", "null"],
              properties: {
                id: { type: ["string", "integer", "null"] },
                note: "not shown",
                size: { type: ["number", "null"] },
                old: { type: ["boolean", "null"] },
              },
              additionalProperties: "not shown",
              items: "not shown",
            },
          },
        },
        "(others)": "not shown",
      },
    },
    204: { content: "none" },
    404: { content: { "text/plain": "not shown", "(others)": "not shown" } },
    "(others)": "not shown",
  });
});

test("nothing is required, listed or bounded, however often it was the same", () => {
  const same = Array.from({ length: 20 }, () =>
    entry("/books?sort=title&page=1", {
      method: "POST",
      body: json({ kind: "novel" }),
      answer: book,
    }),
  );
  const text = JSON.stringify(facts(...same));
  expect(text).toContain('"sort"');
  expect(text).not.toMatch(
    /required|enum|const|minimum|maximum|default|pattern|example|novel|Emma/,
  );
});

test("a parameter is optional where a call went well without it, not where one failed", () => {
  const told = facts(
    entry("/books?sort=title", { body: json({}) }),
    entry("/books?page=2"),
    entry("/books?page=1&sort=title", { status: 400 }),
  );
  expect(told).toMatchObject({
    parameters: { query: { sort: { required: false }, page: { required: false } } },
    body: { required: false },
  });
  const failed = facts(entry("/books?sort=title"), entry("/books", { status: 400 }));
  expect(failed).toMatchObject({ parameters: { query: { sort: { schema: { type: "string" } } } } });
  expect(JSON.stringify(failed)).not.toContain("required");
});

test("forms are told by their names", () => {
  const encoded = {
    mimeType: "application/x-www-form-urlencoded",
    text: "title=Emma&tag=a&tag=b&year=1815",
  };
  const parts = {
    mimeType: "multipart/form-data; boundary=x",
    params: [
      { name: "cover", fileName: "emma.png", contentType: "image/png" },
      { name: "title", value: "Emma" },
    ],
  };
  const raw = {
    mimeType: "multipart/form-data; boundary=x",
    text: '--x\r\nContent-Disposition: form-data; name="back"; filename="b.png"\r\n\r\n…\r\n--x--',
  };
  const told = facts(
    ...[encoded, parts, raw].map((body) => entry("/books", { method: "POST", body })),
  );
  expect(told["body"]).toEqual({
    content: {
      "application/x-www-form-urlencoded": {
        schema: {
          type: "object",
          properties: {
            title: { type: "string" },
            tag: { type: "array", items: { type: "string" } },
            year: { type: "integer" },
          },
          additionalProperties: "not shown",
        },
      },
      "multipart/form-data": {
        schema: {
          type: "object",
          properties: {
            cover: { type: "string", format: "binary" },
            title: { type: "string" },
            back: { type: "string", format: "binary" },
          },
          additionalProperties: "not shown",
        },
      },
      "(others)": "not shown",
    },
  });
});

test("headers are told by name where they are the API's own", () => {
  const headers = {
    accept: "*/*",
    "user-agent": "x",
    "sec-ch-ua": "x",
    ":authority": "x",
    cookie: "a=b",
    authorization: "Bearer x",
    "x-api-key": "k",
    "X-Shelf": "12",
  };
  expect(facts(entry("/books", { headers }))).toMatchObject({
    parameters: { header: { "x-shelf": { schema: { type: "string" } }, "(others)": "not shown" } },
  });
  const { losses } = describeEntries([entry("/books", { headers })]).value;
  expect(losses).toContainEqual(
    expect.objectContaining({ what: "a parameter with a credential (2 times)" }),
  );
});

test("the API is where most answers are JSON; other hosts and what pages are made of are counted", () => {
  const { value } = describeEntries([
    entry("https://www.books.example/", { type: "text/html", answer: "<p>", resource: "document" }),
    entry("https://cdn.books.example/a.png", { type: "image/png", answer: "" }),
    entry("https://cdn.books.example/b.png", { type: "image/png", answer: "" }),
    entry("https://count.example/hit"),
    entry("/v1/books"),
    entry("/v1/authors"),
    entry("/v1/books", { method: "OPTIONS", status: 204 }),
    entry("/v1/old", { status: 301 }),
    entry("/v1/slow", { status: 0 }),
    entry("wss://api.books.example/live"),
    entry("data:image/png;base64,AAAA"),
  ]);
  expect(plain(value.service)).toEqual({});
  expect(plain(value.assumed)).toEqual({ baseUrl: "https://api.books.example/v1" });
  expect(value.operations.map(({ path }) => path)).toEqual(["/books", "/authors"]);
  expect(value.losses.map(({ what, why }) => `${what}: ${why}`)).toEqual([
    "an entry (3 times): It is no call of an API: a part of a web page: a document, picture, font, script or style.",
    "an entry: It is no call of an API: the browser's own question whether it may ask (CORS).",
    "an entry: It is no call of an API: an answer that leads elsewhere, or to a copy in the cache.",
    "an entry: It is no call of an API: no answer came (status 0).",
    "an entry: It is no call of an API: a web socket.",
    "an entry: It is no call of an API: not http or https.",
    "an entry of https://count.example: It goes to another address than the API's.",
    "headers of answers, cookies, timings: They belong to the connection and to whoever was recorded more than to the API.",
    "other hosts: Several answer in JSON; most answers come from https://api.books.example/v1, which is taken for the API (--base-url names another).",
  ]);
});

test("where one host alone answers in JSON, its address is a fact", () => {
  const image = entry("https://cdn.example/a.png", { type: "image/png", resource: "image" });
  const { value } = describeEntries([image, entry("/v1/books")]);
  expect(plain(value.service)).toEqual({ baseUrl: "https://api.books.example/v1" });
  expect(plain(value.assumed)).toEqual({});
});

test("an address to which no entry goes has no operations, and the likeliest one is told", () => {
  const { value } = describeEntries([entry("/v1/books")], { baseUrl: "https://test.example" });
  expect(value.operations).toEqual([]);
  expect(value.losses.at(-1)?.why).toBe(
    "No entry goes to https://test.example; most answers come from https://api.books.example/v1 (--base-url reads them).",
  );
});

test("somebody may say which address is meant", () => {
  const entries = [entry("/v2/books"), entry("/v2/authors"), entry("https://b.example/shop/api/x")];
  const { value } = describeEntries(entries, { baseUrl: "https://b.example/shop/" });
  expect(plain(value.service)).toEqual({ baseUrl: "https://b.example/shop" });
  expect(value.operations.map(({ path }) => path)).toEqual(["/api/x"]);
});

test.each([
  "http://localhost:3000",
  "http://192.168.0.7",
  "http://[::1]:80",
  "https://shelf.internal",
])("%s is nobody else's base URL", (origin) => {
  const { value } = describeEntries([entry(`${origin}/books`)]);
  expect(value.service.entries).toEqual([]);
  expect(value.operations).toHaveLength(1);
  expect(value.losses.map(({ what }) => what)).toContain("the base URL");
});

test.each<[string, object, unknown]>([
  [
    "a text in base64",
    { mimeType: "application/json", encoding: "base64", text: "eyJhIjoxfQ==" },
    { schema: expect.objectContaining({ properties: { a: { type: ["integer", "null"] } } }) },
  ],
  [
    "an encoding of its own",
    { mimeType: "application/json", encoding: "br", text: "…" },
    "not shown",
  ],
  ["a text that was cut off", { mimeType: "application/json", text: '{"a": [1, 2' }, "not shown"],
  ["no text", { mimeType: "application/json", size: 100 }, "not shown"],
  ["only null", { mimeType: "application/json", text: "null" }, "not shown"],
])("an answer with %s", (_, content, told) => {
  const { value } = describeEntries([entry("/books", { content })]);
  const [only] = value.operations;
  const responses = plain(only?.facts.entries.find(({ key }) => key === "responses")?.value);
  expect(responses).toEqual({
    200: { content: { "application/json": told, "(others)": "not shown" } },
    "(others)": "not shown",
  });
  expect(faultsOf(value)).toEqual([]);
});

test.each<[string, unknown]>([
  ["no answer", { request: { method: "GET", url: "https://a.example/" } }],
  ["no request", { response: { status: 200 } }],
  ["no URL", { request: { method: "GET" }, response: { status: 200 } }],
  ["half a URL", { request: { method: "GET", url: "/books" }, response: { status: 200 } }],
  ["no method", { request: { url: "https://a.example/" }, response: { status: 200 } }],
  [
    "a status in words",
    { request: { method: "GET", url: "https://a.example/" }, response: { status: "OK" } },
  ],
  ["nothing", null],
  ["a text", "GET /books"],
])("an entry with %s is reported at its place, and the others are read", (_, broken) => {
  const { value, diagnostics } = describeEntries([broken, entry("/books")]);
  expect(diagnostics.map(({ code }) => code)).toEqual(["source-shape"]);
  expect(diagnostics[0]?.at).toMatchObject({ file: "Book Shop.har", onDisk: true });
  expect(value.operations.map(({ path }) => path)).toEqual(["/books"]);
});

test("an answer without content or a type is an answer all the same", () => {
  const bare = (response: object): object => ({
    request: { method: "GET", url: "https://api.books.example/books" },
    response,
  });
  const told = facts(bare({ status: 200 }), bare({ status: 202, content: null }));
  expect(told["responses"]).toEqual({
    200: "not shown",
    202: "not shown",
    "(others)": "not shown",
  });
});

test("a capture without calls of an API says so", () => {
  const { value, diagnostics } = describeEntries([]);
  expect(diagnostics).toEqual([]);
  expect(value.operations).toEqual([]);
  expect(value.losses).toEqual([expect.objectContaining({ what: "the capture" })]);
});

test("keys that are data are no properties", () => {
  const answer = {
    "2026-01-01": 1,
    17: 2,
    "3fa85f64-5717-4562-b3fc-2c963f66afa6": 3,
    "jane@books.example": 4,
    total: 5,
    ["__proto__"]: 7,
  };
  const { value } = describeEntries([entry("/books", { answer })]);
  expect(JSON.stringify(plain(value.operations[0]?.facts))).toContain('"properties":{"total":');
  expect(JSON.stringify(value)).not.toMatch(/2026-01-01|3fa85f64|jane/);
  expect(value.losses).toContainEqual(
    expect.objectContaining({ what: "a key in a body (4 times)" }),
  );
  expect(faultsOf(value)).toEqual([]);
});

test("an object with very many keys, and a body that is very deep, are told in part", () => {
  const wide = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`k${index}x`, index]));
  const deep = "[".repeat(200) + "]".repeat(200);
  const { value } = describeEntries([
    entry("/wide", { answer: wide }),
    entry("/deep", { answer: deep }),
  ]);
  expect(value.losses.map(({ why }) => why)).toEqual(
    expect.arrayContaining([
      "There are more keys than an object has properties: they are data.",
      "It is nested too deep to be described.",
    ]),
  );
  expect(faultsOf(value)).toEqual([]);
});

test("a manifest of what was told has no fault", () => {
  const { value } = describeEntries([
    entry("/books?limit=20&id=1&id=2&(others)=1", { answer: { items: [book] } }),
    entry("/books", { method: "POST", status: 201, body: json(book), answer: book }),
    entry("/books/1", { answer: book }),
    entry("/books/2", { status: 404, answer: { error: { code: "x" } } }),
    entry("/books/2/pages/9"),
    entry("/"),
    entry("/books/", { method: "HEAD", answer: "" }),
    entry("/odd%7Bid%7D/a|b", { type: "application/vnd.books.v2+json; charset=utf-8" }),
  ]);
  expect(value.operations).toHaveLength(7);
  expect(faultsOf(value)).toEqual([]);
  expect(routes([entry("/odd%7Bid%7D/a|b")])).toEqual(["GET /odd%7Bid%7D/a|b"]);
});
