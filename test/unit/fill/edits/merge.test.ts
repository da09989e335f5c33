/** Some facts are filled in, others stay or differ, slot by slot. */
import { parse } from "yaml";
import { describe, expect, test } from "vitest";
import { conflictsIn, filled, filledGroup, target } from "./filling.js";

const file = "groups/books.yaml";

/** A group with one operation, which is written in YAML. */
function group(operation: string): string {
  return `source: letters\noperations:\n  list: ${operation}\n`;
}

/** The operation, filled in. */
function operationAfter(operation: string, told: string): unknown {
  return parse(filledGroup(group(operation), told)).operations.list;
}

describe("facts", () => {
  test.each([
    ["the same text in other spacing", "{ summary: All books }", "summary: '  All\n\n  books '"],
    [
      "a list in another order",
      "{ authentication: [{ a: [x, z] }, { b: none }] }",
      "authentication: [{ b: none }, { a: [z, x] }]",
    ],
    [
      "keys in another order",
      "{ pagination: { uses: offset, root: /items } }",
      "pagination: { root: /items, uses: offset }",
    ],
    [
      "nothing told",
      "{ title: A, body: { required: true } }",
      "{ title: not shown, body: { content: { (others): not shown } } }",
    ],
    [
      "`none` on both sides",
      "{ body: none, parameters: { path: none } }",
      "{ body: none, parameters: { path: none } }",
    ],
    [
      "a deprecation of which no more is told",
      "{ deprecated: { since: 2026-01-31 } }",
      "deprecated: true",
    ],
    [
      "names of headers in other letters",
      "{ parameters: { header: { X-Id: { required: true } } } }",
      "parameters: { header: { x-id: { required: true } } }",
    ],
    [
      "a status that is never given",
      "{ responses: { 403: none, 200: { content: none } } }",
      "responses: { 200: { content: none } }",
    ],
  ])("the same: %s", (_name, operation, told) => {
    expect(conflictsIn(group(operation), told)).toEqual([]);
    expect(filledGroup(group(operation), told)).toBe(group(operation));
  });

  test.each([
    ["a value", "{ method: GET }", "method: POST", ["method: GET | POST"]],
    [
      "`none`, and something",
      "{ body: none }",
      "body: { required: true }",
      ["body: none | { required: true }"],
    ],
    [
      "something, and `none`",
      "{ body: { required: true } }",
      "body: none",
      ["body: { required: true } | none"],
    ],
    [
      "a deprecation",
      "{ deprecated: false }",
      "deprecated: { since: '2026-01-31' }",
      ['deprecated: false | { since: "2026-01-31" }'],
    ],
    [
      "a name that a complete list leaves out",
      "{ responses: { 200: { content: none } } }",
      "responses: { 200: { content: none }, 404: { content: none }, (others): not shown }",
      ["responses.404: - | { content: none }"],
    ],
    [
      "a name that the complete list of the source leaves out",
      "{ parameters: { query: { q: { required: true }, (others): not shown } } }",
      "parameters: { query: { limit: not shown } }",
      ["parameters.query.q: { required: true } | -"],
    ],
  ])("differ: %s", (_name, operation, told, want) => {
    expect(conflictsIn(group(operation), told)).toEqual(want);
  });

  test.each([
    ["[{ a: none }, not shown]", "[{ b: none }, { a: none }]", [{ b: "none" }, { a: "none" }]],
    ["[not shown]", "[{ a: none }, none]", [{ a: "none" }, "none"]],
    ["[not shown]", "none", "none"],
    ["[not shown]", "[{ a: none }, not shown]", [{ a: "none" }, "not shown"]],
    ["[{ a: none }, not shown]", "[none, not shown]", [{ a: "none" }, "none", "not shown"]],
    ["not shown", "[not shown]", ["not shown"]],
  ])("an alternative that is not shown is filled in: %s, %s", (known, told, want) => {
    expect(conflictsIn(group(`{ authentication: ${known} }`), `authentication: ${told}`)).toEqual(
      [],
    );
    expect(operationAfter(`{ authentication: ${known} }`, `authentication: ${told}`)).toMatchObject(
      {
        authentication: want,
      },
    );
  });

  test.each([
    ["[{ a: none }]", "[{ a: none }, not shown]", []],
    ["[{ a: none }, none]", "[not shown]", []],
    ["none", "[not shown]", []],
    ["none", "[{ a: none }, none]", ["authentication: none | [{ a: none }, none]"]],
    [
      "[{ a: none }]",
      "[{ b: none }, not shown]",
      ["authentication: [{ a: none }] | [{ b: none }, not shown]"],
    ],
    ["[{ a: none }, not shown]", "none", ["authentication: [{ a: none }, not shown] | none"]],
  ])("of alternatives that are known nothing is taken back: %s, %s", (known, told, conflicts) => {
    const text = group(`{ authentication: ${known} }`);
    expect(conflictsIn(text, `authentication: ${told}`)).toEqual(conflicts);
    expect(filledGroup(text, `authentication: ${told}`)).toBe(text);
  });

  test.each([
    ["{ url: not shown }", "https://a.example", "https://a.example"],
    ["https://a.example", "{ url: not shown }", "https://a.example"],
    ["https://a.example", "{ url: https://a.example }", "https://a.example"],
    ["not shown", "{ url: not shown }", { url: "not shown" }],
    ["{ url: not shown }", "{ url: not shown }", { url: "not shown" }],
  ])("a base URL of its own is filled in where it is not shown: %s, %s", (known, told, want) => {
    const text = group(`{ baseUrl: ${known} }`);
    expect(conflictsIn(text, `baseUrl: ${told}`)).toEqual([]);
    expect(operationAfter(`{ baseUrl: ${known} }`, `baseUrl: ${told}`)).toMatchObject({
      baseUrl: want,
    });
  });

  test("a bucket stays open where the source's list leaves out one of its names", () => {
    const told = "parameters: { query: { limit: not shown } }";
    expect(
      operationAfter("{ parameters: { query: { q: not shown, (others): not shown } } }", told),
    ).toEqual({
      parameters: { query: { q: "not shown", limit: "not shown", "(others)": "not shown" } },
    });
  });

  test("another kind of thing differs as a whole", () => {
    const service =
      "source: letters\ntitle: A\nsources: { letters: { title: L, kind: document } }\nauthentication:\n  schemes: { key: { type: apiKey, name: X, in: header } }\n";
    const told =
      "authentication: { schemes: { key: { type: http, scheme: bearer, description: A } } }";
    const { conflicts, files } = filled({ "service.yaml": service }, [
      target("service.yaml", [], told),
    ]);
    expect(conflicts.map(({ at, known }) => [at.path.join("."), known])).toEqual([
      ["authentication.schemes.key", "{ type: apiKey, name: X, in: header }"],
    ]);
    expect(files).toEqual([]);
  });

  test("a conflict knows both sides' places and sources, and can be preferred", () => {
    const text =
      "source: handbook\noperations:\n  list: { sourceOf: { method: guess }, method: GET, path: /a } # c\n";
    const targets = [target(file, ["operations", "list"], "{ method: POST, path: /b }")];
    const { conflicts } = filled({ [file]: text }, targets);
    expect(conflicts[0]).toEqual({
      at: { file, path: ["operations", "list", "method"], part: "value" },
      known: "GET",
      knownSources: ["guess"],
      told: "POST",
      toldAt: { file: "letters.json", path: ["method"] },
    });
    const preferred = filled({ [file]: text }, targets, { prefer: ({ known }) => known === "GET" });
    expect(preferred.conflicts).toHaveLength(1);
    expect(preferred.filled).toEqual([{ ...preferred.filled[0], replaced: "GET" }]);
    expect(preferred.files[0]?.after).toBe(text.replace("GET", "POST").replace("guess", "letters"));
  });
});

describe("schemas", () => {
  /** The schema of a parameter, filled in. */
  function schemaAfter(known: string, told: string): unknown {
    const { files, conflicts } = filled(
      { "schemas/book.yaml": `source: letters\nschemas:\n  book: ${known}\n` },
      [target("schemas/book.yaml", ["schemas", "book"], told)],
    );
    const text = files[0]?.after;
    return {
      schema: text === undefined ? "as it was" : parse(text).schemas.book,
      conflicts: conflicts.map(
        ({ at, known: said }) => `${at.path.slice(2).join(".")}: ${said ?? "-"}`,
      ),
    };
  }

  test("two sources may give different examples, and both are right", () => {
    const text = "source: handbook\nschemas:\n  book: { type: string, examples: [a, b] }\n";
    const targets = [
      target("schemas/book.yaml", ["schemas", "book"], "{ type: string, examples: [c, a] }"),
    ];
    const { files, conflicts } = filled({ "schemas/book.yaml": text }, targets);
    expect(conflicts).toEqual([]);
    expect(files[0]?.after).toBe(
      text
        .replace("[a, b]", "[a, b, c]")
        .replace("handbook\n", "handbook\nsourceOf: { book: [handbook, letters] }\n"),
    );
  });

  test.each([
    ["all of it", "not shown", "{ type: string }", { type: "string" }, []],
    [
      "subschemas",
      "{ type: array, items: not shown }",
      "{ type: array, items: { type: string } }",
      { type: "array", items: { type: "string" } },
      [],
    ],
    [
      "properties of an object that may have more, until the list is complete",
      "{ type: object, properties: { id: not shown }, additionalProperties: not shown }",
      "{ type: object, properties: { id: { type: integer }, name: { type: string } } }",
      { type: "object", properties: { id: { type: "integer" }, name: { type: "string" } } },
      [],
    ],
    [
      "properties of an object of which none is known",
      "{ type: object, additionalProperties: not shown }",
      "{ type: object, properties: { id: { type: integer } }, additionalProperties: not shown }",
      {
        type: "object",
        properties: { id: { type: "integer" } },
        additionalProperties: "not shown",
      },
      [],
    ],
    [
      "an assertion that is left out means that there is none",
      "{ type: string, description: A }",
      "{ type: string, description: ' A ', maxLength: 5, format: uri }",
      "as it was",
      ["maxLength: -", "format: -"],
    ],
    [
      "an annotation that is left out says nothing",
      "{ type: string, description: A }",
      "{ type: string, title: B, description: A, default: z, deprecated: true, examples: [b, a] }",
      {
        type: "string",
        title: "B",
        description: "A",
        default: "z",
        examples: ["b", "a"],
        deprecated: true,
      },
      [],
    ],
    [
      "an annotation differs, and a flag that decides what is sent",
      "{ type: string, title: A, description: A, default: a, deprecated: false }",
      "{ type: string, title: B, description: B, default: b, deprecated: true, readOnly: true }",
      "as it was",
      ["title: A", "description: A", "default: a", "deprecated: false", "readOnly: -"],
    ],
    [
      "a flag that is not set is one that is left out",
      "{ type: string }",
      "{ type: string, deprecated: false, readOnly: false, writeOnly: false }",
      "as it was",
      [],
    ],
    ["`{}` is any value, and known", "{}", "{ type: string }", "as it was", [": {}"]],
    ["`true` and `{}` are one", "{ items: true }", "{ items: {} }", "as it was", []],
    [
      "another type differs as a whole",
      "{ type: string, maxLength: 5 }",
      "{ type: integer, minimum: 1 }",
      "as it was",
      [": { type: string, maxLength: 5 }"],
    ],
    [
      "a reference and what it might be",
      "{ $ref: '#/schemas/a' }",
      "{ type: object }",
      "as it was",
      [': { $ref: "#/schemas/a" }'],
    ],
    [
      "lists whose order says nothing",
      "{ type: object, required: [a, b], enum: [1, 2] }",
      "{ required: [b, a], enum: [2, 1], type: [object] }",
      "as it was",
      [],
    ],
    [
      "a type that the values say",
      "{ enum: [a, b] }",
      "{ type: string, enum: [b, a] }",
      "as it was",
      [],
    ],
    [
      "a property that a complete list leaves out",
      "{ type: object, properties: { id: { type: string } } }",
      "{ type: object, properties: { id: { type: string }, name: { type: string } } }",
      "as it was",
      ["properties.name: -"],
    ],
    [
      "members of a union, where all the rest agrees",
      "{ oneOf: [{ type: string }, not shown] }",
      "{ oneOf: [{ type: string }, { type: integer }] }",
      { oneOf: [{ type: "string" }, { type: "integer" }] },
      [],
    ],
    [
      "a union in which nobody knows which member is which one",
      "{ oneOf: [not shown, { type: string }] }",
      "{ oneOf: [{ type: string }, { type: integer }] }",
      "as it was",
      ["oneOf: [not shown, { type: string }]"],
    ],
    [
      "a property that the source says not to exist",
      "{ type: object, properties: { id: not shown }, additionalProperties: not shown }",
      "{ type: object, properties: { name: true }, additionalProperties: false }",
      {
        type: "object",
        properties: { id: "not shown", name: true },
        additionalProperties: "not shown",
      },
      ["properties.id: not shown"],
    ],
    [
      "a property that the source says not to exist, of a list that was complete before",
      "{ type: object, properties: { id: not shown, name: true }, additionalProperties: false }",
      "{ type: object, properties: { name: true }, additionalProperties: false }",
      "as it was",
      ["properties.id: not shown"],
    ],
  ])("%s", (_name, known, told, schema, conflicts) => {
    expect(schemaAfter(known, told)).toEqual({ schema, conflicts });
  });

  test.each(["not shown", "false", "true"])(
    "a property that the source says not to exist goes where the source is preferred, beside `%s`",
    (rest) => {
      const known = `{ type: object, properties: { id: not shown, name: true }, additionalProperties: ${rest} }`;
      const told = "{ type: object, properties: { name: true }, additionalProperties: false }";
      const { files, conflicts } = filled(
        { "schemas/book.yaml": `source: handbook\nschemas:\n  book: ${known}\n` },
        [target("schemas/book.yaml", ["schemas", "book"], told)],
        { prefer: () => true },
      );
      expect(conflicts).toEqual([]);
      expect(parse(files[0]?.after ?? "").schemas.book).toEqual({
        type: "object",
        properties: { name: true },
        additionalProperties: false,
      });
    },
  );
});
