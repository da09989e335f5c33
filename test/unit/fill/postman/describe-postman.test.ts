/** A collection is described by what people wrote into it; lists are open, and examples are only examples. */
import { expect, test } from "vitest";
import { faultsOf, plain } from "../observed/told-manifest.js";
import { describeItems, facts, operation, saved, spanOf } from "./collection.js";

const base = { variable: [{ key: "baseUrl", value: "https://api.books.example/v1/" }] };

test("an operation has title, description, folders, address and parameters", () => {
  const list = {
    name: "List books",
    request: {
      method: "get",
      description: { content: "All books of a shelf.", type: "text/markdown" },
      header: [
        { key: "Accept", value: "application/json" },
        { key: "X-Shelf", value: "12", description: "Where they stand." },
        { key: "X-Trace", value: "1", disabled: true },
      ],
      url: {
        raw: "{{baseUrl}}/shelves/:shelf/books?limit=20&tag=a&tag=b",
        host: ["{{baseUrl}}"],
        path: ["shelves", ":shelf", "books"],
        query: [
          { key: "limit", value: "<integer>", description: "How many." },
          { key: "tag", value: "a" },
          { key: "tag", value: "b" },
          { key: "sort", value: null, disabled: true },
          { key: "after", value: "{{cursor}}" },
        ],
        variable: [{ key: "shelf", value: "7", description: "Its number." }],
      },
    },
  };
  const { value, diagnostics } = describeItems(
    [{ name: "Shelves", item: [{ name: "Books", item: [list] }] }],
    base,
  );
  const [only] = value.operations;
  expect(diagnostics).toEqual([]);
  expect(only).toMatchObject({
    method: "GET",
    path: "/shelves/{shelf}/books",
    tags: ["Shelves", "Books"],
  });
  expect(plain(only?.facts)).toEqual({
    title: "List books",
    description: "All books of a shelf.",
    method: "GET",
    path: "/shelves/{shelf}/books",
    parameters: {
      path: { shelf: { description: "Its number." } },
      query: {
        limit: { description: "How many.", schema: { type: "integer" } },
        tag: {
          style: "form",
          explode: true,
          schema: { type: "array", items: { type: "string" } },
        },
        sort: { required: false },
        after: "not shown",
        "(others)": "not shown",
      },
      header: {
        "X-Shelf": { description: "Where they stand.", schema: { type: "string" } },
        "X-Trace": { required: false, schema: { type: "string" } },
        "(others)": "not shown",
      },
    },
  });
  expect(plain(value.service)).toEqual({
    title: "Book Shop",
    baseUrl: "https://api.books.example/v1",
  });
  expect(value.source).toEqual({ id: "book-shop", title: "Book Shop", kind: "document" });
  expect(faultsOf(value)).toEqual([]);
});

test.each<[string, unknown, string]>([
  ["a text", "https://api.books.example/books", "/books"],
  ["a map with its raw text", { raw: "https://api.books.example/books/:id?x=1#y" }, "/books/{id}"],
  [
    "a map of parts",
    {
      protocol: "https",
      host: ["api", "books", "example"],
      port: "8443",
      path: ["books", { type: "string", value: "new" }],
    },
    "/books/new",
  ],
  ["a variable in the path", "{{host}}/books/{{bookId}}/pages", "/books/{bookId}/pages"],
  ["a dynamic variable", "{{host}}/books/{{$guid}}", "/books/{guid}"],
  ["two in one segment", "{{host}}/books/{{from}}-{{to}}", "/books/{from}-{to}"],
  ["an action behind a colon", "{{host}}/books/:id:lend", "/books/{id}:lend"],
  ["one name twice", "{{host}}/a/:id/b/:id", "/a/{id}/b/{id-2}"],
  ["a name that is reserved", "{{host}}/books/{{(others)}}", "/books/{-others-}"],
  ["spaces", "{{host}}/all books", "/all%20books"],
  ["nothing behind the host", "{{host}}", "/"],
])("a URL that is %s", (_, url, path) => {
  const { value } = describeItems([saved({ method: "GET", url })]);
  expect(value.operations.map((each) => each.path)).toEqual([path]);
  expect(faultsOf(value)).toEqual([]);
});

test("a request may be its URL alone, and a draft without one is lost", () => {
  const { value } = describeItems([
    saved("https://api.books.example/books"),
    saved({ method: "GET" }),
    saved({ method: "LINK", url: "https://api.books.example/books" }),
    saved({ method: "GET", url: "https://login.example/token" }),
  ]);
  expect(value.operations.map(({ method, path }) => `${method} ${path}`)).toEqual(["GET /books"]);
  expect(value.losses.map(({ what, why }) => `${what}: ${why}`)).toEqual([
    "a request: It has no URL.",
    "a request: Operations have no such method.",
    "a request: It goes to another address than most requests of the collection.",
  ]);
});

test.each<[string, string, readonly object[], unknown]>([
  [
    "a variable of the collection",
    "{{url}}/books",
    [{ key: "url", value: "https://a.example/api" }],
    "https://a.example/api",
  ],
  [
    "a variable of a variable",
    "{{url}}/books",
    [
      { key: "url", value: "https://{{host}}" },
      { key: "host", value: "a.example" },
    ],
    "https://a.example",
  ],
  [
    "parts in variables",
    "{{scheme}}://{{host}}/{{version}}/books",
    [
      { key: "scheme", value: "https" },
      { key: "host", value: "a.example" },
      { key: "version", value: "v2" },
    ],
    "https://a.example/v2",
  ],
  ["a variable of an environment", "{{url}}/books", [], undefined],
  [
    "a variable that names itself",
    "{{url}}/books",
    [{ key: "url", value: "{{url}}{{url}}" }],
    undefined,
  ],
  ["a name and a password", "https://jane:pass@a.example/books", [], undefined],
  ["no scheme", "a.example/books", [], undefined],
])("the base URL is %s", (_, url, variable, wanted) => {
  const { value } = describeItems([saved({ method: "GET", url })], { variable });
  expect(value.operations.map(({ path }) => path)).toEqual(["/books"]);
  expect(plain(value.service)).toEqual({
    title: "Book Shop",
    ...(wanted !== undefined && { baseUrl: wanted }),
  });
  expect(value.losses.some(({ what }) => what === "the base URL")).toBe(wanted === undefined);
  expect(JSON.stringify(value)).not.toContain("jane");
});

test("a sample in the place of an id proves no parameter", () => {
  const {
    path,
    facts: told,
    assumed,
  } = operation(saved({ method: "GET", url: "{{u}}/books/12/pages" }));
  expect(path).toBe("/books/12/pages");
  expect(told.entries.map(({ key }) => key)).toEqual(["title", "method"]);
  expect(plain(assumed)).toEqual({
    path: "/books/{book-id}/pages",
    parameters: { path: { "book-id": { schema: { type: "integer" } } } },
  });
});

test("bodies are told by their kind", () => {
  const post = (body: object, header: object[] = []): unknown =>
    facts(saved({ method: "POST", url: "{{u}}/books", header, body }))["body"];
  const of = (type: string, schema: unknown): unknown => ({
    content: { [type]: schema === undefined ? "not shown" : { schema }, "(others)": "not shown" },
  });
  const book = {
    type: "object",
    properties: {
      title: { type: ["string", "null"] },
      year: { type: ["integer", "null"] },
      shelf: "not shown",
    },
    additionalProperties: "not shown",
  };
  const raw = '{ "title": "{{title}}", "year": "<integer>", "shelf": {{shelf}} }';
  const json = { raw: { language: "json" } };
  expect(post({ mode: "raw", raw, options: json })).toEqual(of("application/json", book));
  const typed = [{ key: "Content-Type", value: "application/vnd.books+json; charset=utf-8" }];
  expect(post({ mode: "raw", raw }, typed)).toEqual(of("application/vnd.books+json", book));
  expect(post({ mode: "raw", raw: "<a/>", options: { raw: { language: "xml" } } })).toEqual(
    of("application/xml", undefined),
  );
  expect(post({ mode: "raw", raw: "{ no", options: json })).toEqual(
    of("application/json", undefined),
  );
  expect(post({ mode: "raw", raw })).toBeUndefined();
  expect(post({ mode: "raw", raw: "", options: json })).toBeUndefined();
  expect(post({ mode: "raw", raw, options: json, disabled: true })).toBeUndefined();
  expect(post({ mode: "file", file: { src: "/home/jane/a.bin" } })).toEqual(
    of("application/octet-stream", undefined),
  );
  expect(post({ mode: "graphql", graphql: { query: "{ books { title } }" } })).toEqual(
    of("application/json", undefined),
  );
  expect(
    post({
      mode: "urlencoded",
      urlencoded: [
        { key: "title", value: "Emma", description: "As printed." },
        { key: "pages", value: "12" },
        { key: "note", value: "", disabled: true },
      ],
    }),
  ).toEqual(
    of("application/x-www-form-urlencoded", {
      type: "object",
      properties: {
        title: { type: "string", description: "As printed." },
        pages: { type: "integer" },
        note: { type: "string" },
      },
      additionalProperties: "not shown",
    }),
  );
  expect(
    post({
      mode: "formdata",
      formdata: [
        { key: "cover", type: "file", src: "/home/jane/cover.png" },
        { key: "tag", value: "a", type: "text" },
        { key: "tag", value: "b", type: "text" },
      ],
    }),
  ).toEqual(
    of("multipart/form-data", {
      type: "object",
      properties: {
        cover: { type: "string", format: "binary" },
        tag: { type: "array", items: { type: "string" } },
      },
      additionalProperties: "not shown",
    }),
  );
});

test("examples of answers are observed: open, and nothing in them is required", () => {
  const response = [
    {
      name: "The book",
      code: 200,
      header: [{ key: "Content-Type", value: "application/json" }],
      body: '{ "id": 1, "title": null }',
    },
    {
      name: "Not there",
      status: "Not Found",
      code: 404,
      _postman_previewlanguage: "json",
      body: '{ "error": "x" }',
    },
    { name: "Gone", code: 204, body: null },
    { name: "A draft", code: null },
  ];
  const item = saved({ method: "GET", url: "{{u}}/books/:id" }, { response });
  const object = (properties: object): object => ({
    schema: { type: "object", properties, additionalProperties: "not shown" },
  });
  expect(facts(item)["responses"]).toEqual({
    200: {
      description: "The book",
      content: {
        "application/json": object({ id: { type: ["integer", "null"] }, title: "not shown" }),
        "(others)": "not shown",
      },
    },
    204: { description: "Gone", content: "none" },
    404: {
      description: "Not there",
      content: {
        "application/json": object({ error: { type: ["string", "null"] } }),
        "(others)": "not shown",
      },
    },
    "(others)": "not shown",
  });
  const { losses } = describeItems([item]).value;
  expect(losses.map(({ what }) => what)).toEqual(["an example of an answer", "the base URL"]);
});

test("two requests for one operation are merged, and the second title is lost", () => {
  const { value } = describeItems([
    saved(
      { method: "GET", url: { raw: "{{u}}/books/:id", query: [{ key: "a", value: "1" }] } },
      { name: "One" },
    ),
    saved(
      { method: "GET", url: { raw: "{{u}}/books/{{bookId}}", query: [{ key: "b", value: "x" }] } },
      { name: "Two" },
    ),
  ]);
  expect(value.operations.map(({ path }) => path)).toEqual(["/books/{id}"]);
  expect(plain(value.operations[0]?.facts)).toMatchObject({
    title: "One",
    parameters: {
      query: { a: { schema: { type: "integer" } }, b: { schema: { type: "string" } } },
    },
  });
  expect(value.losses.map(({ what }) => what)).toContain("the title of a request");
});

test("an outermost folder with a description is a group", () => {
  const inner = { name: "Covers", description: "Pictures", item: [saved("{{u}}/b")] };
  const { value } = describeItems([
    { name: "Books", description: "All of them", item: [saved("{{u}}/a"), inner] },
    { name: "Authors", item: [saved("{{u}}/c")] },
  ]);
  expect(value.groups?.map(({ name, facts: told }) => [name, plain(told)])).toEqual([
    ["Books", { description: "All of them" }],
  ]);
  expect(value.losses).toContainEqual(
    expect.objectContaining({ what: "the description of a folder" }),
  );
});

test("what is no description is told as lost, with its place", () => {
  const event = [{ listen: "test", script: { exec: ["pm.test()"] } }];
  const { value } = describeItems(
    [{ name: "Books", description: "All of them", event, item: [saved("{{u}}/a", { event })] }],
    { event },
  );
  expect(value.losses).toEqual([
    {
      at: { file: "books.json", path: ["event", 0] },
      what: "a script (3 times)",
      why: expect.any(String),
    },
    expect.objectContaining({ what: "the base URL" }),
  ]);
});

test("a header is the same in any case, and a text of headers is read by its lines", () => {
  const told = [
    [
      { key: "X-Shelf", value: "1" },
      { key: "x-shelf", value: "2" },
    ],
    "X-Shelf: 1\nAccept: */*\r\n\nno header",
  ].map((header) => facts(saved({ method: "GET", url: "{{u}}/a", header })));
  const header = { "X-Shelf": { schema: { type: "string" } }, "(others)": "not shown" };
  expect(told.map((each) => each["parameters"])).toEqual([
    { path: "none", header },
    { path: "none", header },
  ]);
});

test("a text that would be taken for a marker is none", () => {
  const told = facts(
    saved({ method: "GET", url: "{{u}}/a", description: " None " }, { name: "Not shown" }),
  );
  expect(told).toEqual({ method: "GET", path: "/a", parameters: { path: "none" } });
});

test.each<[string, unknown, readonly (string | number)[]]>([
  ["an item that is neither", [{ name: "x" }], ["item", 0]],
  ["an item that is nothing", [null], ["item", 0]],
  ["a request that is a number", [{ request: 1 }], ["item", 0, "request"]],
])("%s is reported at its place, and the others are read", (_, items, path) => {
  const all = [...(Array.isArray(items) ? items : []), saved("{{u}}/books")];
  const { value, diagnostics } = describeItems(all);
  expect(diagnostics.map(({ code, at }) => ({ code, at }))).toEqual([
    { code: "source-shape", at: spanOf(all, path) },
  ]);
  expect(value.operations.map((each) => each.path)).toEqual(["/books"]);
});
