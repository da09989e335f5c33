/** Schemas in the dialects of OpenAPI's versions. */
import { describe, expect, test } from "vitest";
import { described, lostIn, plain, readDescription } from "./read-description.js";

type Version = "2.0" | "3.0" | "3.1" | "3.2";

const firstLines: Readonly<Record<Version, string>> = {
  "2.0": 'swagger: "2.0"',
  "3.0": "openapi: 3.0.3",
  "3.1": "openapi: 3.1.0",
  "3.2": "openapi: 3.2.0",
};

function read(version: Version, schema: string, others = "") {
  const key = version === "2.0" ? "definitions" : "components: { schemas";
  const end = version === "2.0" ? "" : " }";
  return described(
    `${firstLines[version]}\ninfo: { title: Books }\n${key}: { Book: ${schema}${others} }${end}\n`,
  );
}

function schemaOf(version: Version, schema: string, others = ""): unknown {
  return plain(read(version, schema, others).schemas[0]?.schema);
}

describe("what may be null", () => {
  test.each([
    ["2.0", "{ type: string, x-nullable: true }", { type: ["string", "null"] }],
    ["3.0", "{ type: string, nullable: true }", { type: ["string", "null"] }],
    ["3.0", "{ nullable: true }", {}],
    ["3.0", "{ nullable: true, enum: [a, null] }", { enum: ["a", null] }],
    [
      "3.0",
      "{ nullable: true, title: Maybe, allOf: [{ type: string }, { minLength: 1 }] }",
      {
        title: "Maybe",
        anyOf: [{ allOf: [{ type: "string" }, { minLength: 1 }] }, { type: "null" }],
      },
    ],
    [
      "3.0",
      "{ nullable: true, oneOf: [{ type: string }] }",
      { oneOf: [{ type: "string" }, { type: "null" }] },
    ],
    [
      "3.0",
      "{ nullable: true, allOf: [{ $ref: '#/components/schemas/Book' }] }",
      { anyOf: [{ $ref: "#/schemas/Book" }, { type: "null" }] },
    ],
    ["3.1", "{ type: [string, 'null'] }", { type: ["string", "null"] }],
  ] as const)("%s %s", (version, schema, wanted) => {
    expect(schemaOf(version, schema)).toEqual(wanted);
  });

  test("3.1 has no such word, and says so", () => {
    const api = read("3.1", "{ type: string, nullable: true }");
    expect(plain(api.schemas[0]?.schema)).toEqual({ type: "string" });
    expect(lostIn(api)).toContain("components.schemas.Book.nullable nullable");
  });
});

describe("a list of values without null", () => {
  test.each([
    ["3.0", "{ type: string, nullable: true, enum: [a, b] }", "nullable"],
    ["2.0", "{ type: string, x-nullable: true, enum: [a, b] }", "x-nullable"],
  ] as const)("has null in %s where null may come, which is told: %s", (version, schema, word) => {
    const api = read(version, schema);
    expect(plain(api.schemas[0]?.schema)).toEqual({
      type: ["string", "null"],
      enum: ["a", "b", null],
    });
    expect(api.losses).toEqual([
      expect.objectContaining({
        what: word,
        why: "The list of values beside it does not have null; it is read as one that has.",
        isMeant: true,
      }),
    ]);
  });

  test("keeps a default that is null", () => {
    const told = schemaOf("3.0", "{ type: string, nullable: true, enum: [a], default: null }");
    expect(told).toEqual({ type: ["string", "null"], enum: ["a", null], default: null });
  });

  test("is what it says in 3.1, where the type says all", () => {
    const told = schemaOf("3.1", "{ type: [string, 'null'], enum: [a] }");
    expect(told).toEqual({ type: ["string", "null"], enum: ["a"] });
  });
});

describe("schemas without a type", () => {
  test.each([
    ["{ properties: { a: {} } }", "object"],
    ["{ additionalProperties: true }", "object"],
    ["{ required: [a] }", "object"],
    ["{ patternProperties: { ^x: {} } }", "object"],
    ["{ items: {} }", "array"],
    ["{ minItems: 1 }", "array"],
    ["{ maxLength: 9 }", "string"],
    ["{ pattern: ^a }", "string"],
    ["{ format: date }", "string"],
    ["{ properties: { a: {} }, default: {} }", "object"],
    ["{ properties: { a: {} }, oneOf: [{ required: [a] }, { type: object }] }", "object"],
    ["{ properties: { a: {} }, allOf: [{ $ref: '#/components/schemas/Base' }] }", "object"],
  ])("that mean one are of it: %s", (schema, type) => {
    const api = read("3.1", schema, ", Base: { type: object }");
    expect(plain(api.schemas[0]?.schema)).toMatchObject({ type });
    const [told] = api.losses;
    expect(told).toMatchObject({ what: "type", isMeant: true });
  });

  test.each([
    "{}",
    "{ title: Any }",
    "{ minimum: 1 }",
    "{ format: int32 }",
    "{ properties: { a: {} }, items: {} }",
    "{ pattern: ^a, minimum: 1 }",
    "{ enum: [a], minLength: 1 }",
    "{ properties: { a: {} }, default: none }",
    "{ properties: { a: {} }, oneOf: [{ required: [a] }, { type: string }] }",
    "{ properties: { a: {} }, anyOf: [{ $ref: '#/components/schemas/Maybe' }] }",
    "{ allOf: [{ items: {} }, { properties: { a: {} } }] }",
    "{ allOf: [{ $ref: '#/components/schemas/Maybe' }, { maxLength: 1 }] }",
    "{ not: { properties: { a: {} } } }",
    "{ if: { properties: { a: {} } }, then: { required: [a] } }",
  ])("that may mean several stay without one: %s", (schema) => {
    const api = read("3.1", schema, ", Maybe: { type: [object, 'null'] }");
    const told = JSON.stringify(plain(api.schemas[0]?.schema));
    expect(told).not.toContain('"type":"object"');
    expect(told).not.toContain('"type":"array"');
  });

  test("may be null beside the type that they mean", () => {
    const told = schemaOf("3.0", "{ nullable: true, properties: { a: {} } }");
    expect(told).toEqual({ type: ["object", "null"], properties: { a: {} } });
  });

  test("that add to another schema are objects as well", () => {
    const told = schemaOf(
      "3.0",
      "{ allOf: [{ $ref: '#/components/schemas/Base' }, { properties: { a: { type: string } } }] }",
      ", Base: { properties: { b: { type: string } } }",
    );
    expect(told).toEqual({
      allOf: [
        { $ref: "#/schemas/Base" },
        { type: "object", properties: { a: { type: "string" } } },
      ],
    });
  });
});

describe("words of older drafts", () => {
  test.each([
    [
      "2.0",
      "{ type: number, minimum: 1, exclusiveMinimum: true }",
      { type: "number", exclusiveMinimum: 1 },
    ],
    [
      "3.0",
      "{ type: number, maximum: 9, exclusiveMaximum: false }",
      { type: "number", maximum: 9 },
    ],
    ["3.1", "{ type: number, exclusiveMaximum: 9 }", { type: "number", exclusiveMaximum: 9 }],
    ["3.0", "{ type: string, format: byte }", { type: "string", contentEncoding: "base64" }],
    ["3.1", "{ type: string, format: byte }", { type: "string", format: "byte" }],
    ["2.0", "{ type: file }", { type: "string", format: "binary" }],
    [
      "2.0",
      "{ type: array, items: [{ type: string }] }",
      { type: "array", prefixItems: [{ type: "string" }] },
    ],
    ["3.0", "{ type: string, example: a }", { type: "string", examples: ["a"] }],
  ] as const)("%s %s", (version, schema, wanted) => {
    expect(schemaOf(version, schema)).toEqual(wanted);
  });
});

describe("discriminators", () => {
  const kinds =
    ", Film: { type: object, properties: { kind: { type: string } } }, Poem: { type: object, properties: { kind: { const: verse } } }";
  const union = (discriminator: string): string =>
    `{ oneOf: [{ $ref: '#/components/schemas/Film' }, { $ref: '#/components/schemas/Poem' }], discriminator: ${discriminator} }`;
  const mapping = (schema: unknown): unknown => Object(Object(schema)["discriminator"])["mapping"];

  test("names of schemas are said, and what a schema lists comes first", () => {
    const told = schemaOf("3.1", union("{ propertyName: kind }"), kinds);
    expect(mapping(told)).toEqual({ Film: "#/schemas/Film", verse: "#/schemas/Poem" });
  });

  test("a mapping may have names and references", () => {
    const written =
      "{ propertyName: kind, mapping: { film: Film, verse: '#/components/schemas/Poem' } }";
    const told = schemaOf("3.1", union(written), kinds);
    expect(mapping(told)).toEqual({ film: "#/schemas/Film", verse: "#/schemas/Poem" });
  });

  test("a value that its schema refuses is lost", () => {
    const written = "{ propertyName: kind, mapping: { poem: Poem } }";
    const api = read("3.1", union(written), kinds);
    expect(mapping(plain(api.schemas[0]?.schema))).toEqual({
      Film: "#/schemas/Film",
      verse: "#/schemas/Poem",
    });
    expect(lostIn(api)).toContain("components.schemas.Book.discriminator.mapping.poem poem");
  });

  test("heirs that share one list are told apart by their names alone", () => {
    const base =
      "{ type: object, discriminator: { propertyName: kind }, properties: { kind: { type: string, enum: [Novel, Tale] } } }";
    const heirs =
      ", Novel: { allOf: [{ $ref: '#/components/schemas/Book' }] }, Tale: { allOf: [{ $ref: '#/components/schemas/Novel' }] }, Other: { type: object }";
    expect(mapping(schemaOf("3.0", base, heirs))).toEqual({
      Novel: "#/schemas/Novel",
      Tale: "#/schemas/Tale",
    });
  });
});

test("what is not understood is not shown, and refuses nothing", () => {
  const api = read(
    "3.1",
    "{ type: object, properties: { id: { type: uuid }, at: { type: uuid, title: At } } }",
  );
  expect(plain(api.schemas[0]?.schema)).toEqual({
    type: "object",
    properties: { id: "not shown", at: { title: "At" } },
  });
});

test("schemas in other files get names of their own, and lead back", () => {
  const { api } = readDescription({
    "openapi.yaml":
      "openapi: 3.1.0\ninfo: { title: Books }\ncomponents: { schemas: { Book: { type: object, properties: { author: { $ref: 'schemas/author.yaml' }, kind: { $ref: 'kinds.yaml#/$defs/kind' } } } } }\n",
    "schemas/author.yaml":
      "type: object\nproperties: { books: { type: array, items: { $ref: '../openapi.yaml#/components/schemas/Book' } }, self: { $ref: 'author.yaml' } }\n",
    "kinds.yaml": "$defs: { kind: { type: string } }\n",
  });
  expect(api.schemas.map(({ name, schema }) => [name, plain(schema)])).toEqual([
    [
      "Book",
      {
        type: "object",
        properties: { author: { $ref: "#/schemas/author" }, kind: { $ref: "#/schemas/kind" } },
      },
    ],
    [
      "author",
      {
        type: "object",
        properties: {
          books: { type: "array", items: { $ref: "#/schemas/Book" } },
          self: { $ref: "#/schemas/author" },
        },
      },
    ],
    ["kind", { type: "string" }],
  ]);
});

test("each value knows its place", () => {
  const [book] = read("3.0", "{ type: string, nullable: true }").schemas;
  const type = book?.schema.kind === "map" ? book.schema.entries[0]?.value : undefined;
  expect(type?.kind === "list" ? type.items.map(({ at }) => at.path.at(-1)) : []).toEqual([
    "type",
    "nullable",
  ]);
});
