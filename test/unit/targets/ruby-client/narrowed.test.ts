import { expect, test } from "vitest";
import { narrowedTypes } from "../../../../generator/sdk/changes/narrowing.js";
import { rubyClient } from "../../../../generator/targets/ruby-client/index.js";
import { changesBetween } from "../../changes/model-text.js";
import { type ManifestTexts, modelOf } from "../../resolve/manifest-text.js";

const settings = { gem: "library", version: "1.0.0" };

const known = "{ type: object, properties: { id: { type: string } } }";

/** The operation `books.find`, beside a schema `book`. */
function manifest(said: string, book = known, service = ""): ManifestTexts {
  return {
    "service.yaml": `source: handbook\nsources: { handbook: { title: Handbook, kind: document } }\ngroups: [books]\n${service}`,
    "groups/books.yaml": `source: handbook\noperations:\n  find:\n    method: GET\n    path: /books/{id}\n    ${said}\n`,
    "schemas/book.yaml": `source: handbook\nschemas: { book: ${book} }\n`,
  };
}

/** A response with a body of a schema. */
const giving = (schema: string): string =>
  `responses: { 200: { content: { application/json: { schema: ${schema} } } } }`;

/** One event of a service, and its payload. */
const telling = (payload: string): string =>
  `events:
  lent:
    delivery: { via: webhook, method: POST }
    payload: ${payload}
    signature: { algorithm: hmac-sha256, header: x-signature, encoding: hex, prefix: none, signs: "{body}", timestampHeader: none, toleranceSeconds: none }
`;

const ofBook = giving("{ $ref: '#/schemas/book' }");
const bookPayload =
  "{ required: true, content: { application/json: { schema: { $ref: '#/schemas/book' } } } }";
const unknown = "responses: not shown";

test.each<[string, ManifestTexts, ManifestTexts, readonly string[]]>([
  [
    "a response",
    manifest(unknown),
    manifest(ofBook),
    ["client.books.find: result unknown → Library::Models::Book"],
  ],
  [
    "a response without a body",
    manifest(unknown),
    manifest("responses: { 200: { content: none } }"),
    ["client.books.find: result unknown → nil"],
  ],
  [
    "the items of a list",
    manifest(giving("{ type: array, items: not shown }")),
    manifest(giving("{ type: array, items: { type: string } }")),
    ["client.books.find: result partly unknown → Array[String]"],
  ],
  [
    "a list of records",
    manifest(unknown),
    manifest(giving("{ type: array, items: { $ref: '#/schemas/book' } }")),
    ["client.books.find: result unknown → Array[Library::Models::Book]"],
  ],
  [
    "a schema that a call gives",
    manifest(ofBook, "not shown"),
    manifest(ofBook),
    ["client.books.find: unknown → Library::Models::Book"],
  ],
  [
    "a response that may be one of several, of which a caller would have to tell the kind",
    manifest(unknown),
    manifest(giving("{ anyOf: [{ type: string }, { type: integer }] }")),
    [],
  ],
  [
    "a property, which had no reader",
    manifest(ofBook, "{ type: object, properties: { id: not shown } }"),
    manifest(ofBook),
    [],
  ],
  [
    "a parameter, which had no keyword",
    manifest("parameters: { query: { market: not shown } }"),
    manifest("parameters: { query: { market: { schema: { type: string } } } }"),
    [],
  ],
  [
    "a payload",
    manifest(unknown, known, telling("not shown")),
    manifest(unknown, known, telling(bookPayload)),
    ["receiver.lent: payload unknown → application/json"],
  ],
  [
    "a payload of which a receiver would have to tell the kind",
    manifest(unknown, "{ anyOf: [{ type: string }, { type: integer }] }", telling("not shown")),
    manifest(unknown, "{ anyOf: [{ type: string }, { type: integer }] }", telling(bookPayload)),
    [],
  ],
])("facts narrow what is given alone: %s", (_, before, after, lines) => {
  const model = modelOf(after);
  const spell = rubyClient.spelledPlaces?.(model, settings) ?? (() => []);
  const found = narrowedTypes(changesBetween(before, after), model, spell);
  expect(found.map(({ name, was, now }) => `${name}: ${was} → ${now}`)).toEqual(lines);
});

test("its first steps install it from the folder", () => {
  expect(rubyClient.firstSteps?.(settings, "generated/ruby-client")).toEqual([
    [
      "bundle add library --path generated/ruby-client",
      'then: require "library", and Library::Client.new',
    ],
  ]);
});
