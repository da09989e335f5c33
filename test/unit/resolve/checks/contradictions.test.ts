/** Schemas that no value fits are found, and nothing is said where one might: what is not known contradicts nothing. */
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fewest, runs } from "../../../left-to-matrices.js";
import { clashesAmong } from "../../../../generator/resolve/checks/schemas/clashes.js";
import { kindReader } from "../../../../generator/resolve/checks/schemas/kinds.js";
import { nothingShared, rootOf } from "../../../../generator/resolve/place.js";
import { schemaAt } from "../../../../generator/resolve/schemas.js";
import type { SchemaValue } from "../../../../generator/validate/schema-shape.js";
import { diagnosticsOf, faultsOf, ref } from "./schema-faults.js";

const object = (properties: object, more: object = {}): object => ({
  type: "object",
  properties,
  ...more,
});

describe("no value fits", () => {
  test.each<readonly [string, object, string]>([
    [
      "types",
      { allOf: [{ type: "string" }, { type: "integer" }] },
      "no value fits both: a string, and an integer",
    ],
    [
      "types with others in common",
      { allOf: [{ type: ["string", "null"] }, { type: ["integer", "boolean"] }] },
      "no value fits both: a string or null, and an integer or a boolean",
    ],
    [
      "types that exclude each other only together",
      {
        allOf: [
          { type: ["string", "integer"] },
          { type: ["integer", "null"] },
          { type: ["null", "string"] },
        ],
      },
      "no value fits both: an integer or null, and null or a string",
    ],
    [
      "a type and values of another",
      { type: "string", enum: [1, 2] },
      "no value fits both: 1 or 2, and a string",
    ],
    [
      "values",
      { allOf: [{ enum: ["a", "b", "c", "d", "e", "f"] }, { const: "g" }] },
      'no value fits both: "a", "b", "c", "d" or one of 2 more, and "g"',
    ],
    [
      "values and a pattern",
      { allOf: [{ enum: ["b"] }, { type: "string", pattern: "^a" }] },
      'no value fits both: "b", and a string that matches ^a (of "b": it does not match the pattern)',
    ],
    [
      "a value and a union",
      { const: 3, anyOf: [{ type: "string" }, { type: "integer", maximum: 2 }] },
      "no value fits both: 3, and a string or an integer (of 3: no alternative accepts it)",
    ],
    [
      "bounds",
      {
        allOf: [
          { type: "number", exclusiveMinimum: 5 },
          { type: "integer", maximum: 5 },
        ],
      },
      "no value fits both: exclusiveMinimum 5, and maximum 5",
    ],
    [
      "bounds without a type, where something else says it",
      { type: "string", minLength: 4, allOf: [{ maxLength: 3 }] },
      "no value fits both: minLength 4, and maxLength 3",
    ],
    [
      "a property",
      { allOf: [object({ id: { type: "string" } }), object({ id: { type: "boolean" } })] },
      'no value of "id" fits both: a string, and a boolean',
    ],
    [
      "a property of a property, of items",
      {
        allOf: [
          object({ a: { type: "array", items: object({ b: { const: 1 } }) } }),
          { properties: { a: { items: { properties: { b: { const: 2 } } } } } },
        ],
        type: "object",
      },
      'no value of "a" → items → "b" fits both: 1, and 2',
    ],
    [
      "a property that others must be like",
      {
        allOf: [
          object({ id: { type: "string" } }),
          object({}, { additionalProperties: { type: "null" } }),
        ],
      },
      'no value of "id" fits both: a string, and null',
    ],
    [
      "a required property that is refused",
      object({ id: false }, { required: ["id"] }),
      'no value fits both: "id" is required, and `false` rules it out',
    ],
    [
      "a required property that nobody declares",
      object({}, { required: ["id"], additionalProperties: false }),
      'no value fits both: "id" is required, and `false` rules it out',
    ],
    [
      "an item",
      {
        allOf: [
          { type: "array", prefixItems: [{ type: "string" }, { type: "string" }] },
          { type: "array", prefixItems: [true], items: { type: "integer" } },
        ],
      },
      "no value of item 2 fits both: a string, and an integer",
    ],
    [
      "more items than there may be",
      { type: "array", prefixItems: [true], items: false, minItems: 2 },
      "no value fits both: there are at least 2 items, and `false` rules it out",
    ],
  ])("%s", (_, schema, message) => {
    expect(faultsOf({ a: schema })).toEqual([`contradictory-schema: ${message}`]);
  });

  test("references are followed, and the fault is where both meet", () => {
    const schemas = {
      text: { type: "string" },
      "named-text": { ...ref("text"), title: "Name" },
      both: { allOf: [ref("named-text"), { type: "integer" }] },
      user: { allOf: [ref("both"), { description: "Only a consequence." }] },
    };
    const [fault, ...more] = diagnosticsOf(schemas);
    expect(more).toEqual([]);
    expect(fault).toMatchObject({
      at: expect.objectContaining({ path: ["schemas", "both"] }),
      related: [
        { message: "a string", at: expect.objectContaining({ path: ["schemas", "text"] }) },
        {
          message: "an integer",
          at: expect.objectContaining({ path: ["schemas", "both", "allOf", 1] }),
        },
      ],
    });
  });

  test("one fault for all properties that others must be like", () => {
    const properties = { a: { type: "string" }, b: { type: "string" }, c: { type: "null" } };
    const schema = {
      allOf: [object(properties), object({}, { additionalProperties: { type: "integer" } })],
    };
    expect(faultsOf({ a: schema })).toHaveLength(1);
  });
});

describe("a value may fit", () => {
  test.each<readonly [string, unknown]>([
    ["an integer is a number", { allOf: [{ type: "number" }, { type: "integer" }] }],
    ["not shown", { allOf: [{ type: "string" }, "not shown"] }],
    ["anything", { allOf: [{ type: "string" }, true, {}] }],
    ["`false`, which says it in so many words", { allOf: [{ type: "string" }, false] }],
    ["a property that is ruled out", { allOf: [object({ a: true }), object({ a: false })] }],
    [
      "a bound of another type",
      { type: ["string", "integer"], minimum: 5, allOf: [{ maximum: 1 }] },
    ],
    ["a condition", { type: "string", if: { type: "integer" }, then: { minLength: 3 } }],
    ["a negation", { type: "string", not: { type: "string", maxLength: 3 } }],
    ["keywords without a type", { allOf: [{ minLength: 3 }, { minimum: 5 }, { maximum: 1 }] }],
    ["one value in common", { allOf: [{ enum: ["a", "b"] }, { enum: ["b", "c"] }] }],
    [
      "equal bounds",
      {
        allOf: [
          { type: "integer", minimum: 3 },
          { type: "integer", maximum: 3 },
        ],
      },
    ],
    [
      "a pattern may say more",
      {
        allOf: [
          object(
            {},
            { required: ["a"], patternProperties: { "^a": true }, additionalProperties: false },
          ),
        ],
      },
    ],
    [
      "open objects",
      {
        allOf: [
          object({ a: { type: "string" } }, { additionalProperties: "not shown" }),
          object({}, { required: ["b"] }),
        ],
      },
    ],
    ["a reference to nothing said", { allOf: [ref("unknown"), { type: "string" }] }],
    [
      "closed items",
      {
        allOf: [
          { type: "array", items: false },
          { type: "array", items: { type: "string" } },
        ],
      },
    ],
  ])("%s", (_, schema) => {
    expect(faultsOf({ unknown: "not shown", a: schema })).toEqual([]);
  });

  test("lists that were merely observed", () => {
    const schemas = { seen: { enum: ["a"] }, other: { allOf: [ref("seen"), { const: "b" }] } };
    expect(diagnosticsOf(schemas)).toHaveLength(1);
    const { length } = diagnosticsOf({
      ...schemas,
      seen: { anyOf: [{ enum: ["a"] }, "not shown"] },
    });
    expect(length).toBe(0);
  });
});

test("of a schema that is said to be contradictory JSON Schema accepts nothing", () => {
  const name = fc.constantFrom("a", "b");
  const form: fc.Arbitrary<SchemaValue> = fc.letrec<{ schema: SchemaValue; form: SchemaValue }>(
    (tie) => ({
      schema: fc.oneof(
        { maxDepth: 2 },
        { arbitrary: fc.boolean(), weight: 1 },
        { arbitrary: tie("form"), weight: 5 },
      ),
      form: fc.record(
        {
          type: fc.constantFrom(
            "string",
            "number",
            "integer",
            "boolean",
            "null",
            "array",
            "object" as const,
          ),
          enum: fc.array(fc.constantFrom("a", "b", 0, 1, null), { minLength: 1, maxLength: 2 }),
          const: fc.constantFrom("a", 1),
          minLength: fc.nat({ max: 2 }),
          maxLength: fc.nat({ max: 2 }),
          minimum: fc.integer({ min: -1, max: 2 }),
          exclusiveMaximum: fc.integer({ min: -1, max: 2 }),
          minItems: fc.nat({ max: 2 }),
          maxItems: fc.nat({ max: 2 }),
          required: fc.uniqueArray(name, { maxLength: 2 }),
          items: tie("schema"),
          prefixItems: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }),
          properties: fc.dictionary(name, tie("schema"), { maxKeys: 2 }),
          additionalProperties: tie("schema"),
          allOf: fc.array(tie("schema"), { minLength: 2, maxLength: 3 }),
          anyOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }),
          not: tie("schema"),
        },
        { requiredKeys: [] },
      ),
    }),
  ).form;
  const scalar = fc.constantFrom<unknown>(null, true, 0, 1, -1, 2.5, "", "a", "b", "abc");
  const value: fc.Arbitrary<unknown> = fc.oneof(
    scalar,
    fc.array(scalar, { maxLength: 3 }),
    fc.dictionary(name, scalar, { maxKeys: 2 }),
  );
  const ajv = new Ajv2020({ strict: false });
  const place = rootOf("schemas/a.yaml", { observers: new Set(), shared: nothingShared });
  const kindsOf = kindReader(new Map(), []);
  let found = 0;
  fc.assert(
    fc.property(form, fc.array(value, { minLength: 20, maxLength: 20 }), (written, values) => {
      const clashes = clashesAmong(
        { schema: schemaAt(written, place) },
        { find: () => undefined, kindsOf },
      );
      // Of a property that nothing fits an object may do without.
      if (clashes.every(({ where }) => where.length > 0)) return;
      found += 1;
      const accepts = ajv.compile(JSON.parse(JSON.stringify(written)));
      expect(values.filter((each) => accepts(each))).toEqual([]);
    }),
    { numRuns: runs(400) },
  );
  expect(found).toBeGreaterThan(fewest(40));
});
