import { describe, expect, test } from "vitest";
import { narrowedTypes } from "../../../../generator/sdk/changes/narrowing.js";
import { goClient } from "../../../../generator/targets/go-client/index.js";
import { changesBetween } from "../../changes/model-text.js";
import { type ManifestTexts, modelOf } from "../../resolve/manifest-text.js";

const settings = { module: "example.com/library", version: "1.0.0" };

/** What narrowed between two manifests, a line each; `!` before what may break a caller. */
function narrowed(before: ManifestTexts, after: ManifestTexts): readonly string[] {
  const model = modelOf(after);
  const spell = goClient.spelledPlaces?.(model, settings) ?? (() => []);
  return narrowedTypes(changesBetween(before, after), model, spell).map(
    ({ name, was, now, breaking }) =>
      `${breaking ? "!" : "-"} ${name}${was === undefined ? "" : `: ${was} →`} ${now}`,
  );
}

const get = ["method: GET", "path: /books/{id}"];
const known = "{ type: object, properties: { id: { type: string } } }";

/** The operation `books.find`, beside a schema `book`. */
function manifest(lines: readonly string[], book = known): ManifestTexts {
  const operation = lines.map((line) => `    ${line}\n`).join("");
  return {
    "groups/books.yaml": `source: handbook\noperations:\n  find:\n${operation}`,
    "schemas/book.yaml": `source: handbook\nschemas: { book: ${book} }\n`,
  };
}

/** A response with a body of a schema. */
const giving = (schema: string): string =>
  `responses: { 200: { content: { application/json: { schema: ${schema} } } } }`;

const ofBook = "{ $ref: '#/schemas/book' }";

describe("facts of an operation that could be called", () => {
  test.each<[string, string, string, readonly string[]]>([
    [
      "its responses",
      "responses: not shown",
      giving(ofBook),
      ["! client.Books.Find: result unknown → *Answer[Book]"],
    ],
    [
      "the items of a list",
      giving("{ type: array, items: not shown }"),
      giving("{ type: array, items: { type: string } }"),
      ["! client.Books.Find: result partly unknown → *Answer[[]string]"],
    ],
    [
      "that it has no data",
      "responses: not shown",
      "responses: { 204: { content: none } }",
      ["! client.Books.Find: result unknown → *Answer[NoContent]"],
    ],
    ["a failure only", "responses: not shown", "responses: { 404: { content: none } }", []],
    [
      "parameters, which had no field",
      "parameters: { query: { market: not shown } }",
      "parameters: { query: { market: { schema: { type: string } } } }",
      [],
    ],
    [
      "a value of the path, which is a text still",
      "parameters: { path: { id: not shown } }",
      "parameters: { path: { id: { description: Number. } } }",
      [],
    ],
  ])("narrow: %s", (_, before, after, lines) => {
    expect(narrowed(manifest([...get, before]), manifest([...get, after]))).toEqual(lines);
  });

  test("break nobody where it could not be called", () => {
    expect(narrowed(manifest(["method: GET"]), manifest([...get, giving(ofBook)]))).toEqual([
      "- client.Books.Find can be called now",
    ]);
  });
});

describe("facts of a schema", () => {
  test.each<[string, string, string, string, readonly string[]]>([
    [
      "itself, which a call gives",
      ofBook,
      "not shown",
      known,
      ["! client.Books.Find: unknown → *Answer[Book]"],
    ],
    [
      "itself, of which a call gives a list",
      `{ type: array, items: ${ofBook} }`,
      "not shown",
      known,
      ["! client.Books.Find: unknown → *Answer[[]Book]"],
    ],
    [
      "its items",
      ofBook,
      "{ type: array, items: not shown }",
      "{ type: array, items: { type: string } }",
      ["! client.Books.Find: partly unknown → *Answer[Book]"],
    ],
    [
      "itself, in a property that had no field",
      `{ type: object, properties: { book: ${ofBook} } }`,
      "not shown",
      known,
      [],
    ],
    ["that it is anything", ofBook, "not shown", "true", []],
    [
      "a property, which had no field",
      ofBook,
      "{ type: object, properties: { id: not shown } }",
      known,
      [],
    ],
    [
      "other properties of an object",
      ofBook,
      "{ type: object, properties: { id: { type: string } }, additionalProperties: not shown }",
      "{ type: object, properties: { id: { type: string } }, additionalProperties: { type: string } }",
      [],
    ],
  ])("narrow a call: %s", (_, given, before, after, lines) => {
    const operation = [...get, giving(given)];
    expect(narrowed(manifest(operation, before), manifest(operation, after))).toEqual(lines);
  });
});

test.each([
  ["example.com/library", "go get example.com/library"],
  ["library", "go mod edit -require=library@v0.0.0 -replace=library=./generated/go-client"],
])("the first steps with the module %s", (module, command) => {
  expect(goClient.firstSteps?.({ ...settings, module }, "generated/go-client")).toEqual([
    [command, `then: import "${module}"`],
  ]);
});
