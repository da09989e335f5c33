import { expect, test } from "vitest";
import { narrowedTypes } from "../../../../generator/sdk/changes/narrowing.js";
import { javaClient } from "../../../../generator/targets/java-client/index.js";
import { changesBetween } from "../../changes/model-text.js";
import { type ManifestTexts, modelOf } from "../../resolve/manifest-text.js";

const settings = {
  ...{ client: "Library", groupId: "com.example", artifactId: "library", version: "1.0.0" },
};

const known = "{ type: object, properties: { id: { type: string } } }";

/** The operation `books.find`, beside a schema `book`. */
function manifest(said: string, book = known): ManifestTexts {
  return {
    "groups/books.yaml": `source: handbook\noperations:\n  find:\n    method: GET\n    path: /books/{id}\n    ${said}\n`,
    "schemas/book.yaml": `source: handbook\nschemas: { book: ${book} }\n`,
  };
}

/** A response with a body of a schema. */
const giving = (schema: string): string =>
  `responses: { 200: { content: { application/json: { schema: ${schema} } } } }`;

const ofBook = giving("{ $ref: '#/schemas/book' }");
const unknown = "responses: not shown";

test.each<[string, ManifestTexts, ManifestTexts, readonly string[]]>([
  [
    "a response",
    manifest(unknown),
    manifest(ofBook),
    ["client.books().find(): result unknown → Book"],
  ],
  [
    "a response that may be missing",
    manifest(unknown),
    manifest("responses: { 200: { content: none } }"),
    ["client.books().find(): result unknown → @Nullable Void"],
  ],
  [
    "the items of a list",
    manifest(giving("{ type: array, items: not shown }")),
    manifest(giving("{ type: array, items: { type: string } }")),
    ["client.books().find(): result partly unknown → JsonArray<String>"],
  ],
  [
    "a schema that a call gives",
    manifest(ofBook, "not shown"),
    manifest(ofBook),
    ["client.books().find(): unknown → Book"],
  ],
  [
    "a property, which had no accessor",
    manifest(ofBook, "{ type: object, properties: { id: not shown } }"),
    manifest(ofBook),
    [],
  ],
  [
    "a parameter, which had no method",
    manifest("parameters: { query: { market: not shown } }"),
    manifest("parameters: { query: { market: { schema: { type: string } } } }"),
    [],
  ],
])("facts narrow a call alone: %s", (_, before, after, lines) => {
  const model = modelOf(after);
  const spell = javaClient.spelledPlaces?.(model, settings) ?? (() => []);
  const found = narrowedTypes(changesBetween(before, after), model, spell);
  expect(found.map(({ name, was, now }) => `${name}: ${was} → ${now}`)).toEqual(lines);
});

test("its first steps install it on the machine", () => {
  expect(javaClient.firstSteps?.(settings, "generated/java-client")).toEqual([
    [
      "mvn -q -f generated/java-client install",
      "then: the dependency com.example:library:1.0.0, from this machine",
    ],
  ]);
});
