/** What facts narrow of a Kotlin client: the answers of calls, and nothing else. */
import { expect, test } from "vitest";
import { narrowedTypes } from "../../../../generator/sdk/changes/narrowing.js";
import { kotlinClient } from "../../../../generator/targets/kotlin-client/index.js";
import { changesBetween } from "../../changes/model-text.js";
import { modelOf } from "../../resolve/manifest-text.js";

const settings = {
  ...{ client: "Library", groupId: "com.example", artifactId: "library", version: "1.0.0" },
};

function manifest(said: string) {
  const operation = `find: { method: GET, path: "/books/{id}", ${said} }`;
  return {
    "groups/books.yaml": `source: handbook\noperations:\n  ${operation}\n`,
    "schemas/book.yaml":
      "source: handbook\nschemas: { book: { type: object, properties: { id: { type: string } } } }\n",
  };
}

const unknown = manifest("responses: not shown");
const content = (of: string) => manifest(`responses: { 200: { content: ${of} } }`);
const giving = (schema: string) => content(`{ application/json: { schema: ${schema} } }`);

test.each([
  ["an object", giving("{ $ref: '#/schemas/book' }"), "Book?"],
  ["a list", giving("{ type: array, items: { type: string } }"), "JsonList<String>?"],
  ["nothing", content("none"), "Nothing?"],
])("a response that is known to be %s", (_, after, now) => {
  const model = modelOf(after);
  const spell = kotlinClient.spelledPlaces?.(model, settings) ?? (() => []);
  const found = narrowedTypes(changesBetween(unknown, after), model, spell);
  expect(found).toMatchObject([{ name: "client.books.find()", now }]);
});

test("a parameter, which had no property, narrows nothing", () => {
  const before = manifest("parameters: { query: { market: not shown } }");
  const after = manifest("parameters: { query: { market: { schema: { type: string } } } }");
  const model = modelOf(after);
  const spell = kotlinClient.spelledPlaces?.(model, settings) ?? (() => []);
  expect(narrowedTypes(changesBetween(before, after), model, spell)).toEqual([]);
});
