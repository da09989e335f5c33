/** Ids made of names, and facts with those in place of the names. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { kebabIds } from "../../../../generator/fill/openapi/kebab-ids.js";
import { kebabCase } from "../../../../generator/words.js";
import { schemaIds, withSchemaIds } from "../../../../generator/fill/openapi/schema-ids.js";
import { described, plain } from "./read-description.js";

test.each([
  ["BookObject", "book-object"],
  ["HTTPError", "http-error"],
  ["book_list.v2", "book-list-v2"],
  ["OAuth", "oauth"],
  ["Ärzte", "arzte"],
  ["2ndBook", "nd-book"],
  ["Author's", "authors"],
  ["书", ""],
])("%s → %s", (name, id) => {
  expect(kebabCase(name)).toBe(id);
});

test("ids are ids, and differ also without their hyphens", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ maxLength: 12, unit: "grapheme" })), (names) => {
      const ids = [...kebabIds(names, "schema").values()];
      expect(ids).toHaveLength(names.length);
      for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/);
      expect(new Set(ids.map((id) => id.replaceAll("-", ""))).size).toBe(names.length);
    }),
  );
});

test("the same names get the same ids", () => {
  const names = [{ name: "Book" }, { name: "book" }, { name: "BOOK" }];
  expect([...schemaIds(names)]).toEqual([
    ["Book", "book"],
    ["book", "book-2"],
    ["BOOK", "book-3"],
  ]);
});

test("references get other names, and what only looks like one does not", () => {
  const api = described(`openapi: 3.1.0
info: { title: Books }
paths:
  /books:
    get:
      parameters:
        - { name: schema, in: query, schema: { $ref: '#/components/schemas/BookList' } }
      responses:
        '200': { description: Done, content: { application/json: { schema: { $ref: '#/components/schemas/BookList' } } } }
webhooks:
  lent: { post: { requestBody: { content: { a/b: { schema: { $ref: '#/components/schemas/BookList' } } } } } }
components:
  schemas:
    BookList:
      type: object
      properties:
        default: { $ref: '#/components/schemas/BookList' }
        examples: { type: array, items: { $ref: '#/components/schemas/BookList' } }
      oneOf: [{ $ref: '#/components/schemas/BookList' }]
      discriminator: { propertyName: kind, mapping: { list: BookList } }
      examples: [{ $ref: '#/schemas/BookList' }]
      const: { $ref: '#/schemas/BookList' }
`);
  const renamed = withSchemaIds(api, schemaIds(api.schemas));
  const count = (name: string, value: unknown): number =>
    JSON.stringify(value).split(`"$ref":"#/schemas/${name}"`).length - 1;
  const [operation] = renamed.operations;
  expect([
    count("book-list", plain(operation?.facts)),
    count("BookList", plain(operation?.facts)),
  ]).toEqual([2, 0]);
  expect(count("book-list", plain(renamed.service))).toBe(1);
  const [list] = renamed.schemas;
  expect(list?.name).toBe("book-list");
  expect([count("book-list", plain(list?.schema)), count("BookList", plain(list?.schema))]).toEqual(
    [3, 2],
  );
  expect(plain(list?.schema)).toMatchObject({
    discriminator: { mapping: { list: "#/schemas/book-list" } },
  });
});
