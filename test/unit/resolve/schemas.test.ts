/** Schemas as written → schemas of the model: nothing that a schema says is lost, and what it does not say is not added. */
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Schema } from "../../../generator/model/schema.js";
import { refusal } from "../../../generator/model/schema-refusal.js";
import { jsonValue } from "../../../generator/resolve/json-values.js";
import {
  nothingShared,
  rootOf,
  saidBy,
  type Surroundings,
} from "../../../generator/resolve/place.js";
import { schemaAt } from "../../../generator/resolve/schemas.js";
import type { SchemaValue } from "../../../generator/validate/schema-shape.js";

const around: Surroundings = { observers: new Set(), shared: nothingShared };
const place = saidBy(rootOf("schemas/a.yaml", around), ["handbook"]);

function read(schema: SchemaValue): Schema {
  return schemaAt(schema, place);
}

describe("kinds", () => {
  test.each<readonly [SchemaValue, object]>([
    ["not shown", { kind: "notShown" }],
    [true, { kind: "any" }],
    [false, { kind: "never" }],
    [{}, { kind: "any" }],
    [
      { title: "T", deprecated: true },
      { kind: "any", title: "T", deprecated: true },
    ],
    [{ $ref: "#/schemas/a" }, { kind: "reference", name: "a" }],
    [
      { type: "integer", minimum: 1 },
      { kind: "number", integer: true, minimum: 1 },
    ],
    [{ type: "number" }, { kind: "number", integer: false }],
    [{ const: null }, { kind: "enum", values: [{ kind: "null" }], open: false }],
    [
      { type: "string", enum: ["a"] },
      { kind: "enum", values: [{ kind: "string", value: "a" }] },
    ],
    [
      { type: ["string", "null"] },
      { kind: "anyOf", members: [{ kind: "string" }, { kind: "null" }] },
    ],
    [{ type: "array" }, { kind: "array", prefix: [], items: { kind: "any" } }],
    [
      { type: "array", items: "not shown" },
      { items: { kind: "notShown", at: expect.objectContaining({ path: ["items"] }) } },
    ],
    [
      { type: "array", prefixItems: [true], items: false },
      { prefix: [{ kind: "any" }], items: { kind: "never" } },
    ],
    [{ type: "object" }, { kind: "object", properties: [], additional: { kind: "any" } }],
    [{ type: "object", additionalProperties: "not shown" }, { additional: { kind: "notShown" } }],
    [{ not: { type: "null" } }, { kind: "not", schema: { kind: "null" } }],
    [
      { if: true, then: false },
      { kind: "conditional", consequence: { kind: "never" } },
    ],
  ])("%j", (schema, wanted) => {
    expect(read(schema)).toMatchObject(wanted);
  });

  test("what stands side by side becomes members of an `allOf`, which has the annotations", () => {
    const schema = read({
      description: "both",
      $ref: "#/schemas/a",
      type: "object",
      oneOf: [{ $ref: "#/schemas/b" }],
      discriminator: { propertyName: "kind", mapping: { x: "#/schemas/b" } },
    });
    expect(schema).toMatchObject({
      kind: "allOf",
      description: "both",
      members: [
        { kind: "reference" },
        { kind: "object" },
        {
          kind: "oneOf",
          discriminator: { propertyName: "kind", mapping: [{ value: "x", schema: "b" }] },
        },
      ],
    });
  });

  test("keywords without a type hold for values of their type, and only for those", () => {
    expect(read({ required: ["id"], maxLength: 5 })).toMatchObject({
      kind: "allOf",
      members: [
        {
          kind: "conditional",
          condition: { kind: "string" },
          consequence: { kind: "string", maxLength: 5 },
        },
        {
          kind: "conditional",
          condition: { kind: "object", required: [] },
          consequence: { required: ["id"] },
        },
      ],
    });
  });

  test("a list of values that are not all of the type keeps both", () => {
    expect(read({ type: "string", enum: ["a", 1] })).toMatchObject({
      kind: "allOf",
      members: [{ kind: "enum" }, { kind: "string" }],
    });
  });

  test("what is not said is left out, not undefined", () => {
    const { at: _at, ...rest } = read({ type: "string" });
    expect(Object.entries(rest)).toEqual([["kind", "string"]]);
  });
});

describe("a value that is refused", () => {
  const scalar = fc.constantFrom<unknown>(null, true, false, 0, 1, 2.5, -1, "", "a", "ab", "abc");
  const value: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      scalar,
      fc.array(tie("value"), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom("a", "b"), tie("value"), { maxKeys: 2 }),
    ),
  })).value;
  const schema: fc.Arbitrary<SchemaValue> = fc.letrec<{ schema: SchemaValue; form: SchemaValue }>(
    (tie) => ({
      schema: fc.oneof({ maxDepth: 2 }, fc.boolean(), tie("form")),
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
          enum: fc.array(value, { minLength: 1, maxLength: 2 }),
          const: value,
          minLength: fc.nat({ max: 3 }),
          maxLength: fc.nat({ max: 3 }),
          pattern: fc.constantFrom("^a", "b$", "^.?$"),
          minimum: fc.integer({ min: -1, max: 2 }),
          exclusiveMaximum: fc.integer({ min: -1, max: 2 }),
          multipleOf: fc.constantFrom(0.5, 2, 3),
          minItems: fc.nat({ max: 2 }),
          maxItems: fc.nat({ max: 2 }),
          required: fc.uniqueArray(fc.constantFrom("a", "b"), { maxLength: 2 }),
          items: tie("schema"),
          prefixItems: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }),
          properties: fc.dictionary(fc.constantFrom("a", "b"), tie("schema"), { maxKeys: 2 }),
          allOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }),
          anyOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }),
          oneOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }),
          not: tie("schema"),
        },
        { requiredKeys: [] },
      ),
    }),
  ).schema;
  const ajv = new Ajv2020({ strict: false });

  test("is one that JSON Schema refuses too", () => {
    let refused = 0;
    fc.assert(
      fc.property(schema, value, (written, given) => {
        if (refusal(jsonValue(given), read(written), () => undefined) === undefined) return;
        refused += 1;
        expect(ajv.validate(JSON.parse(JSON.stringify(written)), given)).toBe(false);
      }),
      { numRuns: 1000 },
    );
    expect(refused).toBeGreaterThan(50);
  });
});
