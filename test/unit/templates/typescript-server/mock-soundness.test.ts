/** Whatever a mock makes of random schemas is accepted by them; ajv judges. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { MockSchema } from "../../../../templates/typescript-server/mock-data.js";
import { valueMaker } from "../../../../templates/typescript-server/mock-value.js";
import { judge } from "./made-values.js";
import { fewest, runs } from "../../../left-to-matrices.js";

const name = fc.constantFrom("a", "b", "constructor");
const small = fc.nat(3);

const text: fc.Arbitrary<MockSchema> = fc.record(
  {
    type: fc.constant("string"),
    minLength: fc.nat(12),
    maxLength: fc.integer({ min: 8, max: 40 }),
    pattern: fc.constantFrom(
      "^[a-z]+$",
      "^\\p{L}.?$",
      "\\d{2,}",
      "^(?:ab|[cd]{3,})*$",
      "^[^a-z]{3,9}$",
      "^(?=.*\\d)[a-z\\d]{6,}$",
    ),
  },
  { requiredKeys: ["type"] },
);

const number: fc.Arbitrary<MockSchema> = fc.record(
  {
    type: fc.constantFrom("number", "integer"),
    minimum: fc.integer({ min: -20, max: 5 }),
    exclusiveMinimum: fc.integer({ min: -20, max: 5 }),
    maximum: fc.integer({ min: 8, max: 30 }),
    exclusiveMaximum: fc.integer({ min: 8, max: 30 }),
    multipleOf: fc.constantFrom(0.1, 0.25, 0.5, 1, 1.5, 2, 3),
  },
  { requiredKeys: ["type"] },
);

const leaf = fc.constantFrom<MockSchema>(
  { type: "boolean" },
  { type: "null" },
  { type: ["string", "null"] },
  { type: ["integer", "array"], maximum: 1 },
  { enum: ["x", "y"] },
  { enum: [1, null, "x", [1], { a: 1, b: "x" }] },
  { const: true },
  { const: ["x", 1] },
  { minLength: 1, minimum: 1, minItems: 1, minProperties: 1 },
  { type: "string", examples: ["one", 2] },
  true,
  false,
  {},
);

/** Schemas of all words; they may refer to some by name. */
function written(references: readonly string[]): fc.Arbitrary<MockSchema> {
  return fc.letrec<{ schema: MockSchema; members: MockSchema[]; map: Record<string, MockSchema> }>(
    (tie) => ({
      members: fc.array(tie("schema"), { minLength: 1, maxLength: 3 }),
      map: fc.dictionary(name, tie("schema"), { maxKeys: 3, noNullPrototype: true }),
      schema: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        { weight: 2, arbitrary: fc.oneof(leaf, text, number) },
        ...references.map((each) => fc.constant<MockSchema>({ $ref: `#/schemas/${each}` })),
        fc.record({
          type: fc.constant("object"),
          properties: tie("map"),
          required: fc.uniqueArray(name, { maxLength: 2 }),
          additionalProperties: fc.oneof(fc.boolean(), tie("schema")),
        }),
        fc.record({
          type: fc.constant("object"),
          properties: tie("map"),
          patternProperties: fc.dictionary(fc.constantFrom("^a", "[bc]", "_"), tie("schema"), {
            minKeys: 1,
            maxKeys: 2,
            noNullPrototype: true,
          }),
          additionalProperties: fc.oneof(fc.boolean(), tie("schema")),
        }),
        fc.record({
          type: fc.constant("object"),
          minProperties: small,
          maxProperties: small,
          propertyNames: fc.oneof(
            fc.constant<MockSchema>({ enum: ["a", "b"] }),
            fc.constant<MockSchema>({ maxLength: 1 }),
            tie("schema"),
          ),
        }),
        fc.record({
          dependentRequired: fc.dictionary(name, fc.uniqueArray(name, { maxLength: 2 }), {
            maxKeys: 2,
            noNullPrototype: true,
          }),
          dependentSchemas: tie("map"),
        }),
        fc.record({
          type: fc.constant("object"),
          allOf: tie("members"),
          unevaluatedProperties: fc.oneof(fc.boolean(), tie("schema")),
          minProperties: small,
        }),
        fc.record({ required: fc.uniqueArray(name, { minLength: 1, maxLength: 2 }) }),
        fc.record({
          type: fc.constant("array"),
          items: tie("schema"),
          uniqueItems: fc.boolean(),
          minItems: small,
        }),
        fc.record({
          type: fc.constant("array"),
          contains: tie("schema"),
          minContains: fc.nat(2),
          maxContains: small,
        }),
        fc.record({
          type: fc.constant("array"),
          prefixItems: tie("members"),
          items: fc.oneof(fc.constant(false), tie("schema")),
          minItems: fc.nat(2),
          maxItems: fc.integer({ min: 1, max: 3 }),
        }),
        fc.record({ allOf: tie("members") }),
        fc.record({ anyOf: tie("members") }),
        fc.record({ oneOf: tie("members") }),
        fc.record({ allOf: tie("members"), not: tie("schema") }),
        fc.record({ if: tie("schema"), then: tie("schema") }),
        fc.record({ if: tie("schema"), then: tie("schema"), else: tie("schema") }),
      ),
    }),
  ).schema;
}

/** Some values, to find schemas that accept something after all. */
const tried = ["", "x", "one", 0, 1, 2.5, true, null, [], [1], {}, { a: 1 }, { a: "x", b: "x" }];

test("whatever the schema, what is made is accepted by it; and nearly always something is made", () => {
  const counts = { made: 0, missed: 0 };
  const named = fc.record({
    p: written([]),
    q: written(["p", "q"]),
    r: written(["p", "q", "r"]),
  });
  fc.assert(
    fc.property(named, fc.boolean(), fc.nat(5), (schemas, dynamic, variant) => {
      const maker = valueMaker(schemas);
      for (const [seed, schema] of Object.entries(schemas)) {
        const accepts = judge(schema, schemas);
        const made = maker.make(schema, { seed, dynamic, variant });
        if (made) {
          counts.made++;
          const text = JSON.stringify(made.value);
          if (accepts(made.value) === false) throw new Error(`refuses ${text}`);
          if (!maker.accepts(schema, made.value)) throw new Error(`does not know ${text}`);
        } else if (tried.some((each) => accepts(each))) counts.missed++;
      }
    }),
    { numRuns: runs(100) },
  );
  expect(counts.made).toBeGreaterThan(fewest(120));
  expect(counts.missed).toBeLessThan(counts.made / 20);
});
