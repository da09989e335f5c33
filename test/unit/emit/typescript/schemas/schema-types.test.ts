/** Given a schema, want a type: one line each. */
import { describe, expect, test } from "vitest";
import type { SchemaValue } from "../../../../../generator/validate/schema-shape.js";
import { type Schemas, typeOf } from "./types-of.js";

type Case = readonly [SchemaValue, string];

describe("values", () => {
  test.each<Case>([
    ["not shown", "unknown"],
    [{}, "unknown"],
    [true, "unknown"],
    [false, "never"],
    [{ type: "string", format: "date-time" }, "string"],
    [{ type: "integer" }, "number"],
    [{ type: ["string", "null"] }, "string | null"],
    [{ type: "boolean" }, "boolean"],
    [{ type: "null" }, "null"],
    [{ const: "a" }, '"a"'],
    [{ const: { a: [1, null] } }, "{ a: readonly [1, null]; }"],
    [{ enum: ["a", 1, true, null] }, '"a" | 1 | true | null'],
    [{ type: "string", enum: ["a", "A"] }, '"a" | "A"'],
    [{ type: ["string", "null"], enum: ["a", null] }, '"a" | null'],
    [{ minimum: 1 }, "unknown"],
  ])("%j is %s", (schema, type) => {
    expect(typeOf(schema)).toBe(type);
  });

  test.each<Case>([
    [{ enum: ["a", "b"] }, '"a" | "b" | (string & {})'],
    [{ enum: [1, 2] }, "1 | 2 | (number & {})"],
    [{ enum: ["a", 1] }, '"a" | 1 | (string & {}) | (number & {})'],
    [{ enum: [true] }, "unknown"],
    [{ const: "a" }, '"a"'],
  ])("%j, merely observed, is %s", (schema, type) => {
    expect(typeOf(schema, { kind: "observed" })).toBe(type);
  });
});

describe("arrays", () => {
  test.each<Case>([
    [{ type: "array" }, "unknown[]"],
    [{ type: "array", items: { enum: [1, 2] } }, "(1 | 2)[]"],
    [{ type: "array", items: "not shown" }, "unknown[]"],
    [{ type: "array", prefixItems: [{ const: 1 }, true] }, "[1?, unknown?, ...unknown[]]"],
    [
      { type: "array", prefixItems: [{ const: 1 }, { const: 2 }], minItems: 1, items: false },
      "[1, 2?]",
    ],
    [{ type: "array", prefixItems: [{ const: 1 }], minItems: 3 }, "[1, ...unknown[]]"],
    [{ type: "array", prefixItems: [{ const: 1 }, { const: 2 }], maxItems: 1 }, "[1?]"],
  ])("%j is %s", (schema, type) => {
    expect(typeOf(schema)).toBe(type);
  });

  test("that are sent are readonly", () => {
    expect(typeOf({ type: "array", items: { type: "array" } }, { side: "request" })).toBe(
      "readonly (readonly unknown[])[]",
    );
    expect(typeOf({ type: "array", prefixItems: [{ type: "array" }] }, { side: "request" })).toBe(
      "readonly [(readonly unknown[])?, ...unknown[]]",
    );
  });
});

describe("objects", () => {
  const text = { type: "string" } as const;
  test.each<Case>([
    [{ type: "object" }, "{ [name: string]: unknown; }"],
    [{ type: "object", additionalProperties: false }, "{ [name: string]: never; }"],
    [{ type: "object", additionalProperties: text }, "{ [name: string]: string; }"],
    [{ type: "object", properties: { a: text } }, "{ a?: string; }"],
    [{ type: "object", properties: { a: text }, required: ["a"] }, "{ a: string; }"],
    [{ type: "object", required: ["a"] }, "{ a: unknown; }"],
    [
      { type: "object", required: ["a"], additionalProperties: text },
      "{ [name: string]: string; a: string; }",
    ],
    [
      { type: "object", properties: { a: text }, additionalProperties: "not shown" },
      "{ [name: string]: unknown; a?: string; }",
    ],
    [
      { type: "object", properties: { a: text }, additionalProperties: { type: "integer" } },
      "{ [name: string]: number | string | undefined; a?: string; }",
    ],
    [
      { type: "object", patternProperties: { "^x": text }, additionalProperties: false },
      "{ [name: string]: string; }",
    ],
    [
      { type: "object", propertyNames: { enum: ["a", "b"] }, additionalProperties: text },
      "{ a?: string; b?: string; }",
    ],
    [
      { type: "object", properties: { public: text, "10": text, "a-b": text, __proto__x: text } },
      '{ "10"?: string; public?: string; "a-b"?: string; __proto__x?: string; }',
    ],
    [{ properties: { a: text } }, "unknown"],
  ])("%j is %s", (schema, type) => {
    expect(typeOf(schema)).toBe(type);
  });

  const marked: SchemaValue = {
    type: "object",
    properties: {
      id: { type: "string", readOnly: true },
      secret: { type: "string", writeOnly: true },
      made: { $ref: "#/schemas/moment" },
      name: { type: "string" },
    },
    required: ["id", "secret"],
  };
  const schemas: Schemas = { moment: { type: "string", readOnly: true } };

  test("what is answered has no writeOnly property", () => {
    expect(typeOf(marked, { schemas })).toBe("{ id: string; made?: Moment; name?: string; }");
  });

  test("what is sent has no readOnly one, and takes undefined for what is optional", () => {
    expect(typeOf(marked, { schemas, side: "request" })).toBe(
      "{ secret: string; name?: string | undefined; }",
    );
  });
});

describe("combinations", () => {
  const schemas: Schemas = {
    base: {
      type: "object",
      required: ["id"],
      properties: { id: { type: "string" }, kind: { type: "string" } },
    },
    film: { type: "object", properties: { kind: { const: "film" } } },
    song: { type: "object", properties: { length: { type: "integer" } } },
    gone: "not shown",
  };
  const refer = (name: string) => ({ $ref: `#/schemas/${name}` });
  test.each<Case>([
    [
      { allOf: [refer("base"), { type: "object", properties: { a: { type: "null" } } }] },
      "Base & { a?: null; }",
    ],
    [{ allOf: [refer("base"), { required: ["kind"] }] }, "Base & { kind: string; }"],
    [{ allOf: [refer("base"), { required: ["id"] }] }, "Base"],
    [{ allOf: [refer("base"), { required: ["other"] }] }, "Base & { other: unknown; }"],
    [{ allOf: [refer("base"), "not shown"] }, "Base"],
    [
      { allOf: [refer("base"), { type: "object", properties: { kind: { const: "x" } } }] },
      'Base & { kind?: "x"; }',
    ],
    [{ allOf: [{ type: "string" }, { type: "integer" }] }, "string & number"],
    [{ allOf: [{ type: "string" }, { enum: ["a"] }] }, '"a"'],
    [{ allOf: [{ enum: ["a", "b", "c"] }, { not: { const: "b" } }] }, '"a" | "c"'],
    [{ anyOf: [{ enum: ["a"] }, { type: "string" }] }, '"a" | (string & {})'],
    [{ anyOf: [refer("base"), "not shown"] }, "unknown"],
    [{ oneOf: [refer("base"), { type: "null" }] }, "Base | null"],
    [{ not: { type: "null" } }, "unknown"],
    [{ if: refer("base"), then: refer("film") }, "unknown"],
    [{ if: { type: "object", maxProperties: 0 }, then: { type: "object" } }, "unknown"],
    [{ if: refer("base"), then: refer("film"), else: refer("song") }, "(Base & Film) | Song"],
    [{ if: refer("base"), else: { type: "null" } }, "Base | null"],
    [
      { oneOf: [refer("film"), refer("song")], discriminator: { propertyName: "kind" } },
      'Film | (Song & { kind: "song"; })',
    ],
    [
      {
        oneOf: [refer("base"), refer("song")],
        discriminator: {
          propertyName: "kind",
          mapping: { a: "#/schemas/base", b: "#/schemas/base", c: "#/schemas/song" },
        },
      },
      '(Base & { kind: "a" | "b"; }) | (Song & { kind: "c"; })',
    ],
    [
      {
        type: "object",
        properties: { a: { type: "string" }, b: { type: "integer" } },
        oneOf: [{ required: ["a"] }, { required: ["b"] }],
      },
      "{ a?: string; b?: number; } & ({ a: string; b?: never; } | { b: number; a?: never; })",
    ],
    [
      { type: "object", properties: { a: { type: "string" } }, not: { required: ["b"] } },
      "{ a?: string; } & { b?: never; }",
    ],
  ])("%j is %s", (schema, type) => {
    expect(typeOf(schema, { schemas })).toBe(type);
  });
});
