/** Given a schema, want the expression of its validator: one line each. */
import { describe, expect, test } from "vitest";
import type { SchemaValue } from "../../../../../generator/validate/schema-shape.js";
import type { Schemas } from "./types-of.js";
import { kindText, validatorOf } from "./validators-of.js";

type Case = readonly [SchemaValue, string];

describe("values", () => {
  test.each<Case>([
    ["not shown", "unknown()"],
    [{}, "unknown()"],
    [true, "unknown()"],
    [false, "never()"],
    [{ type: "boolean" }, "boolean()"],
    [{ type: "null" }, "nullValue()"],
    [{ type: "string", minLength: 1, maxLength: 9 }, "string(minLength(1), maxLength(9))"],
    [{ type: "string", pattern: "^\\d" }, 'string(pattern("^\\\\d"))'],
    [{ type: "string", pattern: "^(a+)+$" }, 'string(pattern("^(a+)+$", 12))'],
    [
      { type: "object", patternProperties: { "^(a+)+$": { type: "string" } } },
      'object({}, { patterns: { "^(a+)+$": string() }, longest: { "^(a+)+$": 12 } })',
    ],
    // That a text is not of a pattern is only known where it was held against it.
    [{ not: { type: "string", pattern: "^(a+)+$" } }, "unknown()"],
    [{ type: "string", format: "date-time", contentEncoding: "base64" }, "string()"],
    [{ type: "integer", format: "int32" }, "number(integer())"],
    [
      { type: "number", minimum: -1, exclusiveMaximum: 1 },
      "number(minimum(-1), exclusiveMaximum(1))",
    ],
    [
      { type: "number", exclusiveMinimum: 0, maximum: 1 },
      "number(exclusiveMinimum(0), maximum(1))",
    ],
    [{ type: "number", multipleOf: 0.1 }, "number(multipleOf(0.1))"],
    [{ type: ["string", "null"], maxLength: 3 }, "nullable(string(maxLength(3)))"],
    [{ type: ["string", "integer"] }, "anyOf(string(), number(integer()))"],
    [{ maxLength: 3 }, "conditional(string(), string(maxLength(3)))"],
  ])("%j is %s", (schema, text) => {
    expect(kindText(schema)).toBe(text);
  });
});

describe("lists of values", () => {
  test.each<Case>([
    [{ const: "a" }, 'literals("a")'],
    [{ enum: ["a", 1, true, null] }, 'literals("a", 1, true, null)'],
    [
      { enum: ["a", [1], { b: null }] },
      'anyOf(literals("a"), constant([1]), constant({ b: null }))',
    ],
    [{ type: "integer", enum: [1, "a"] }, 'allOf(literals(1, "a"), number(integer()))'],
  ])("%j is %s", (schema, text) => {
    expect(kindText(schema)).toBe(text);
    expect(kindText(schema, { side: "request" })).toBe(text);
  });

  test.each<Case>([
    [{ enum: ["a", "b"] }, "string()"],
    [{ enum: ["a", 1] }, "anyOf(string(), number())"],
    [{ enum: ["a", null] }, "unknown()"],
    [{ const: "a" }, 'literals("a")'],
  ])("%j, merely observed, may grow: it is %s", (schema, text) => {
    expect(kindText(schema, { kind: "observed" })).toBe(text);
    expect(kindText(schema, { kind: "observed", side: "request" })).toBe(text);
  });
});

describe("arrays", () => {
  test.each<Case>([
    [{ type: "array" }, "array(unknown())"],
    [
      { type: "array", items: { type: "null" }, minItems: 1, maxItems: 2 },
      "array(nullValue(), minItems(1), maxItems(2))",
    ],
    [{ type: "array", uniqueItems: true }, "array(unknown(), uniqueItems())"],
    [{ type: "array", uniqueItems: false }, "array(unknown())"],
    [{ type: "array", contains: { const: 1 } }, "array(unknown(), contains(literals(1)))"],
    [
      { type: "array", contains: { const: 1 }, minContains: 0, maxContains: 2 },
      "array(unknown(), contains(literals(1), 0, 2))",
    ],
    [{ type: "array", contains: { const: 1 }, minContains: 0 }, "array(unknown())"],
    // How many there are at most nobody can tell.
    [
      { type: "array", contains: { not: "not shown" }, maxContains: 2 },
      "array(unknown(), contains(unknown()))",
    ],
    [
      { type: "array", prefixItems: [{ type: "string" }], items: false },
      "tuple([string()], never())",
    ],
    [
      { type: "array", prefixItems: [true], minItems: 1 },
      "tuple([unknown()], unknown(), minItems(1))",
    ],
  ])("%j is %s", (schema, text) => {
    expect(kindText(schema)).toBe(text);
  });
});

describe("objects", () => {
  const text = { type: "string" } as const;

  test.each<Case>([
    [{ type: "object" }, "looseObject({})"],
    [
      { type: "object", properties: { a: text, b: text }, required: ["b"] },
      "looseObject({ a: optional(string()), b: string() })",
    ],
    [
      { type: "object", properties: { a: "not shown", b: {} }, required: ["b", "c"] },
      'looseObject({ b: unknown() }, required("c"))',
    ],
    [
      { type: "object", properties: { a: text }, additionalProperties: "not shown" },
      "looseObject({ a: optional(string()) })",
    ],
    [
      { type: "object", properties: { a: {} }, additionalProperties: false },
      "object({ a: optional(unknown()) }, { additional: never() })",
    ],
    [
      { type: "object", required: ["a"], additionalProperties: text },
      'object({}, { additional: string() }, required("a"))',
    ],
    [
      { type: "object", patternProperties: { "^x": text, "^y": true } },
      'object({}, { patterns: { "^x": string() } })',
    ],
    [
      {
        type: "object",
        required: ["a"],
        patternProperties: { "^y": true },
        additionalProperties: false,
      },
      'object({}, { patterns: { "^y": unknown() }, additional: never() }, required("a"))',
    ],
    [
      { type: "object", propertyNames: { enum: ["a"] }, minProperties: 1, maxProperties: 2 },
      'looseObject({}, minProperties(1), maxProperties(2), propertyNames(literals("a")))',
    ],
    [
      { type: "object", dependentRequired: { a: ["b"], c: [] } },
      'looseObject({}, dependentRequired({ a: ["b"] }))',
    ],
    [
      { type: "object", dependentSchemas: { a: { type: "object", required: ["b"] }, c: true } },
      'looseObject({}, dependentSchemas({ a: looseObject({}, required("b")) }))',
    ],
    [
      { type: "object", properties: JSON.parse('{ "__proto__": { "type": "string" } }') },
      'looseObject({ ["__proto__"]: optional(string()) })',
    ],
  ])("%j is %s", (schema, wanted) => {
    expect(kindText(schema)).toBe(wanted);
  });

  test("what goes the other way only is neither required nor checked", () => {
    const schema: SchemaValue = {
      type: "object",
      properties: {
        id: { type: "integer", readOnly: true },
        secret: { type: "string", writeOnly: true },
      },
      required: ["id", "secret"],
      minProperties: 2,
      additionalProperties: false,
    };
    expect(kindText(schema, { side: "request" })).toBe(
      "object({ id: optional(unknown()), secret: string() }, { additional: never() })",
    );
    expect(kindText(schema)).toBe(
      "object({ id: number(integer()), secret: optional(unknown()) }, { additional: never() })",
    );
  });

  test("nor does another part of an allOf require it", () => {
    const schema: SchemaValue = {
      allOf: [
        { type: "object", properties: { id: { type: "integer", readOnly: true } } },
        { type: "object", required: ["id", "name"] },
        { required: ["id"] },
      ],
    };
    const sent = validatorOf(schema, { side: "request" });
    expect(sent.safeParse({ name: 1 })).toEqual({ value: { name: 1 } });
    expect(sent.safeParse({}).issues).toHaveLength(1);
    expect(validatorOf(schema).safeParse({ name: 1 }).issues).toBeDefined();
  });
});

describe("combinations", () => {
  const schemas: Schemas = {
    "a-b": { type: "string" },
    unknown: "not shown",
    c: { $ref: "#/schemas/unknown" },
  };
  const [ab, unknown] = [{ $ref: "#/schemas/a-b" }, { $ref: "#/schemas/c" }];

  test.each<Case>([
    [ab, "refer(aB)"],
    // A name for what nobody has shown.
    [unknown, "unknown()"],
    [
      { allOf: [ab, { minimum: 1 }, true] },
      "allOf(refer(aB), conditional(number(), number(minimum(1))))",
    ],
    [{ allOf: [ab, unknown] }, "refer(aB)"],
    [{ anyOf: [ab, { type: "null" }] }, "nullable(refer(aB))"],
    [{ anyOf: [ab, "not shown"] }, "unknown()"],
    // More than one may fit, as in the types.
    [{ oneOf: [ab, { type: "string" }, false] }, "anyOf(refer(aB), string())"],
    [{ not: ab }, "not(refer(aB))"],
    // A validator that is looser than its schema cannot refuse anything below `not`.
    [{ not: { type: "array", items: unknown } }, "unknown()"],
    [{ not: { oneOf: [ab, { maxLength: 1 }] } }, "unknown()"],
    [{ not: { type: "number", multipleOf: 0.1 } }, "unknown()"],
    [{ if: ab, then: { const: "x" } }, 'conditional(refer(aB), literals("x"))'],
    [{ if: ab, else: { const: 1 } }, "conditional(refer(aB), unknown(), literals(1))"],
    [{ if: ab, then: "not shown" }, "unknown()"],
    [
      { if: { anyOf: [ab, unknown] }, then: { const: 1 }, else: { const: 2 } },
      "anyOf(literals(1), literals(2))",
    ],
  ])("%j is %s", (schema, text) => {
    expect(kindText(schema, { schemas })).toBe(text);
  });

  test("a discriminator does not refuse what its members accept", () => {
    const film: SchemaValue = {
      type: "object",
      properties: { kind: { type: "string" } },
      required: ["kind"],
    };
    const item: SchemaValue = {
      oneOf: [{ $ref: "#/schemas/film" }],
      discriminator: { propertyName: "kind", mapping: { movie: "#/schemas/film" } },
    };
    const validator = validatorOf(item, { schemas: { film } });
    expect(validator.safeParse({ kind: "something new" }).issues).toBeUndefined();
  });
});
