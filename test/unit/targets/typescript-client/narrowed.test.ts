import { describe, expect, test } from "vitest";
import { narrowedTypes } from "../../../../generator/sdk/changes/narrowing.js";
import { spelledPlaces } from "../../../../generator/targets/typescript-client/spelled-places.js";
import { changesBetween } from "../../changes/model-text.js";
import { type ManifestTexts, modelOf } from "../../resolve/manifest-text.js";

const settings = { package: "library", version: "1.0.0", license: "MIT" };

/** The types that narrowed between two manifests, a line each; `!` before what may break a caller. */
function narrowed(before: ManifestTexts, after: ManifestTexts): readonly string[] {
  const model = modelOf(after);
  const spell = spelledPlaces(model, settings);
  const types = narrowedTypes(changesBetween(before, after), model, spell);
  return types.map(({ name, was, now, breaking }) => {
    const said = was === undefined ? `${name} ${now}` : `${name}: ${was} → ${now}`;
    return `${breaking ? "!" : "-"} ${said}`;
  });
}

/** The operation `books.find`, and schemas beside it. */
function manifest(lines: readonly string[], schemas = ""): ManifestTexts {
  const operation = lines.map((line) => `    ${line}\n`).join("");
  return {
    "groups/books.yaml": `source: handbook\noperations:\n  find:\n${operation}`,
    "schemas/book.yaml": `source: handbook\nschemas:\n  book: { type: object }\n${schemas}`,
  };
}

const get = ["method: GET", "path: /books/{id}"];
const put = ["method: PUT", "path: /books/{shelf}/{id}"];
const book = "{ schema: { $ref: '#/schemas/book' } }";

describe("an operation that could be called", () => {
  test.each<[string, readonly string[], string, string, readonly string[]]>([
    [
      "query parameters",
      get,
      "parameters: { query: not shown }",
      "parameters: { query: { market: { schema: { type: string } } } }",
      ['! books.FindInit["query"]: any names → FindQuery'],
    ],
    [
      "query parameters, one of which is required",
      get,
      "parameters: { query: not shown }",
      "parameters: { query: { market: { required: true } } }",
      [
        '! books.FindInit["query"]: any names → FindQuery',
        '! books.FindInit["query"]: optional → required',
      ],
    ],
    [
      "the absence of headers and cookies",
      get,
      "parameters: { query: none }",
      "parameters: { query: none, header: none, cookie: none }",
      [
        '! books.FindInit["headers"]: any names → none',
        '! books.FindInit["cookies"]: any names → none',
      ],
    ],
    [
      "what one parameter is, and that there are no others",
      get,
      "parameters: { query: { market: not shown, sort: not shown, (others): not shown } }",
      "parameters: { query: { market: { required: true, schema: { enum: [SE, DE] } }, sort: { required: false, description: Order. } } }",
      [
        '! books.FindQuery["market"]: optional → required',
        '! books.FindQuery["market"]: any single value → "SE" | "DE"',
        "! books.FindQuery: any other names → no other names",
      ],
    ],
    [
      "one more parameter",
      get,
      "parameters: { header: { X-A: not shown, (others): not shown } }",
      "parameters: { header: { X-A: not shown, X-B: { schema: { type: integer } }, X-C: not shown, (others): not shown } }",
      ['! books.FindHeaders["X-B"]: any single value → number'],
    ],
    [
      "what is inside a parameter",
      get,
      "parameters: { query: { ids: { style: form, explode: true, schema: { type: array, items: not shown } } } }",
      "parameters: { query: { ids: { style: form, explode: true, schema: { type: array, items: { type: string } } } } }",
      ['! books.FindQuery["ids"]: partly unknown → readonly string[]'],
    ],
    [
      "the one parameter of the path",
      get,
      "parameters: { path: { id: not shown } }",
      "parameters: { path: { id: { description: Number., schema: { type: integer } } } }",
      ["! client.books.find(id): any single value → number"],
    ],
    [
      "one of several parameters of the path",
      put,
      "parameters: { path: { id: not shown, shelf: not shown } }",
      "parameters: { path: { id: { schema: { type: integer } }, shelf: not shown } }",
      ['! books.FindPath["id"]: any single value → number'],
    ],
    [
      "a body",
      put,
      "body: not shown",
      `body: { required: true, content: { application/json: ${book} } }`,
      [
        '! books.FindInit["body"]: any body → Book',
        '! books.FindInit["body"]: optional → required',
      ],
    ],
    [
      "that there is no body",
      put,
      "body: not shown",
      "body: none",
      ['! books.FindInit["body"]: any body → none'],
    ],
    ["that a GET has no body, which it could not have", get, "body: not shown", "body: none", []],
    [
      "of a body whether it is required",
      put,
      `body: { content: { application/json: ${book} } }`,
      `body: { description: New., required: true, content: { application/json: ${book} } }`,
      ['! books.FindInit["body"]: optional → required'],
    ],
    [
      "answers",
      get,
      "responses: not shown",
      `responses: { 200: { content: { application/json: ${book} } }, 404: { content: none } }`,
      ["! client.books.find: result unknown → Book"],
    ],
    [
      "a failure only",
      get,
      "responses: not shown",
      "responses: { 404: { content: none }, (others): not shown }",
      [],
    ],
    [
      "the content of an answer, and of a failure",
      get,
      "responses: { 200: not shown, 404: { content: not shown } }",
      `responses: { 200: { description: Found., content: { application/json: ${book} } }, 404: { content: { application/json: ${book} } } }`,
      [
        "! client.books.find: result unknown → Book",
        '! books.FindResponses["404"]: partly unknown → Answer<Book>',
      ],
    ],
    [
      "what no type says",
      get,
      "",
      "title: Find\nsummary: Finds.\nlimits: none\ndeprecated: true\nauthentication: none",
      [],
    ],
  ])("and of which is filled in: %s", (_, callable, before, after, lines) => {
    const split = (text: string): readonly string[] =>
      text.split("\n").filter((line) => line !== "");
    expect(
      narrowed(manifest([...callable, ...split(before)]), manifest([...callable, ...split(after)])),
    ).toEqual(lines);
  });

  test("under another name now, narrows all the same", () => {
    const named = (name: string, facts: string): ManifestTexts => ({
      "groups/books.yaml": `source: handbook\noperations: { ${name}: { method: GET, path: /books, ${facts} } }\n`,
    });
    const after = named("search", "formerly: [find], parameters: { query: none }");
    expect(narrowed(named("find", "parameters: not shown"), after)).toEqual([
      '! books.SearchInit["query"]: any names → none',
    ]);
  });
});

describe("an operation that could not be called", () => {
  test("can be called now, and breaks nobody", () => {
    const after = manifest([
      ...get,
      "parameters: { query: none }",
      "responses: { 204: { content: none } }",
    ]);
    expect(narrowed(manifest(["method: GET"]), after)).toEqual([
      "- client.books.find can be called now",
    ]);
  });

  test("and cannot be called yet, has no types that narrow", () => {
    expect(
      narrowed(manifest(["path: not shown"]), manifest(["method: GET", "body: none"])),
    ).toEqual([]);
  });

  test("is new as a whole, and so has no earlier state", () => {
    const one = { "groups/books.yaml": "source: handbook\noperations: { list: not shown }\n" };
    expect(narrowed(one, manifest(get))).toEqual([]);
  });
});

describe("a named schema", () => {
  const uses = [
    ...get,
    "responses: { 200: { content: { application/json: { schema: { $ref: '#/schemas/page' } } } } }",
  ];
  const page = "  page: { type: array, items: { $ref: '#/schemas/entry' } }\n";
  const entry =
    "{ type: object, properties: { id: not shown, more: { type: array, items: not shown } }, additionalProperties: not shown }";
  const filled =
    "{ type: object, properties: { id: { type: string }, name: { type: string }, more: { type: array, items: { type: number } } }, required: [id] }";

  test("narrows as a whole, or by its fields", () => {
    expect(
      narrowed(
        manifest(uses, `${page}  entry: not shown\n`),
        manifest(uses, `${page}  entry: ${filled}\n`),
      ),
    ).toEqual(["! Entry: unknown → its 3 fields"]);
    expect(
      narrowed(
        manifest(uses, `${page}  entry: ${entry}\n`),
        manifest(uses, `${page}  entry: ${filled}\n`),
      ),
    ).toEqual([
      '! Entry["id"]: unknown → string',
      '! Entry["name"]: unknown → string',
      '! Entry["more"]: partly unknown → number[]',
      "! Entry: other fields unknown → other fields known",
    ]);
    expect(
      narrowed(
        manifest(uses, `${page}  entry: not shown\n`),
        manifest(uses, `${page}  entry: { type: string }\n`),
      ),
    ).toEqual(["! Entry: unknown → string"]);
    expect(
      narrowed(
        manifest(uses, `${page}  entry: not shown\n`),
        manifest(uses, `${page}  entry: true\n`),
      ),
    ).toEqual([]);
  });

  test("breaks nobody where no operation that could be called was about it", () => {
    const before = manifest(["method: GET"], `${page}  entry: not shown\n`);
    const after = manifest(uses, `${page}  entry: { type: string }\n`);
    expect(narrowed(before, after)).toEqual([
      "- client.books.find can be called now",
      "- Entry: unknown → string",
    ]);
  });

  test("has a type for what is sent and one for what is answered", () => {
    const both = [
      ...put,
      `body: { content: { application/json: ${book} } }`,
      `responses: { 200: { content: { application/json: ${book} } } }`,
    ];
    const say = (id: string) => ({
      ...manifest(both),
      "schemas/book.yaml": `source: handbook\nschemas:\n  book: { type: object, properties: { id: { type: string, readOnly: true }, name: ${id} } }\n`,
    });
    expect(narrowed(say("not shown"), say("{ type: string }"))).toEqual([
      '! Book["name"]: unknown → string',
      '! BookInput["name"]: unknown → string',
    ]);
  });
});

test("answers that any operation may give", () => {
  const common = (body: string): ManifestTexts => ({
    ...manifest(get),
    "service.yaml": `source: handbook\nsources: { handbook: { title: Handbook, kind: document } }\ngroups: [books]\nerrors: { 429: { content: { application/json: { schema: ${body} } } } }\n`,
  });
  expect(narrowed(common("not shown"), common("{ $ref: '#/schemas/book' }"))).toEqual([
    '! CommonErrors["429"]: content unknown → schema book',
  ]);
});

test("what an event carries", () => {
  const carrying = (payload: string): ManifestTexts => ({
    ...manifest(get),
    "service.yaml": `source: handbook\nsources: { handbook: { title: Handbook, kind: document } }\ngroups: [books]\nevents: { returned: { description: A return., payload: ${payload} } }\n`,
  });
  const known = carrying(`{ required: true, content: { application/json: ${book} } }`);
  expect(narrowed(carrying("not shown"), known)).toEqual([
    '! EventPayloads["returned"]: payload unknown → application/json',
  ]);
});
