/** Random schemas as the manifest writes them, of few words so that values often fit, and values to hold against them. */
import fc from "fast-check";
import type { SchemaValue } from "../../../generator/validate/schema-shape.js";

const name = fc.constantFrom("a", "b", "constructor");
const small = fc.nat(3);

/** Anything that the manifest may write in place of a schema that is known, or is not. */
export type Written = SchemaValue;

const leaf = fc.constantFrom<Written>(
  { type: "string" },
  { type: "string", minLength: 2 },
  { type: "string", maxLength: 1 },
  { type: "string", pattern: "^\\p{L}.?$" },
  { type: "string", format: "uri" },
  { type: "integer" },
  { type: "number", minimum: 1, exclusiveMaximum: 3 },
  { type: "number", exclusiveMinimum: 0, maximum: 2 },
  { type: "number", multipleOf: 0.5 },
  { type: "boolean" },
  { type: "null" },
  { type: ["string", "null"] },
  { type: ["integer", "array"], maximum: 1 },
  { enum: ["x", "y"] },
  { enum: [1, null, "x", [1], { a: 1, b: "x" }] },
  { const: true },
  { const: ["x", 1] },
  { minLength: 1, minimum: 1, minItems: 1, minProperties: 1 },
  { readOnly: true, type: "string" },
  true,
  false,
  {},
  "not shown",
);

/** A schema of few words, so that values often fit; it may refer to some schemas by name. */
export function written(references: readonly string[]): fc.Arbitrary<Written> {
  return fc.letrec<{ schema: Written; members: Written[]; map: Record<string, Written> }>(
    (tie) => ({
      members: fc.array(tie("schema"), { minLength: 1, maxLength: 3 }),
      map: fc.dictionary(name, tie("schema"), { maxKeys: 3, noNullPrototype: true }),
      schema: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        { weight: 3, arbitrary: leaf },
        ...references.map((each) => fc.constant<Written>({ $ref: `#/schemas/${each}` })),
        fc.record({
          type: fc.constant<"object">("object"),
          properties: tie("map"),
          required: fc.uniqueArray(name, { maxLength: 2 }),
          additionalProperties: fc.oneof(fc.boolean(), tie("schema")),
        }),
        fc.record({
          type: fc.constant<"object">("object"),
          properties: tie("map"),
          patternProperties: fc.dictionary(fc.constantFrom("^a", "[bc]", "_"), tie("schema"), {
            minKeys: 1,
            maxKeys: 2,
            noNullPrototype: true,
          }),
          additionalProperties: fc.oneof(fc.boolean(), tie("schema")),
        }),
        fc.record({
          type: fc.constant<"object">("object"),
          minProperties: small,
          maxProperties: small,
          propertyNames: fc.oneof(
            fc.constant<Written>({ enum: ["a", "b"] }),
            fc.constant<Written>({ maxLength: 1 }),
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
        fc.record({ required: fc.uniqueArray(name, { minLength: 1, maxLength: 2 }) }),
        fc.record({
          type: fc.constant<"array">("array"),
          items: tie("schema"),
          uniqueItems: fc.boolean(),
          minItems: fc.nat(1),
        }),
        fc.record({
          type: fc.constant<"array">("array"),
          contains: tie("schema"),
          minContains: fc.nat(2),
          maxContains: small,
        }),
        fc.record({
          type: fc.constant<"array">("array"),
          prefixItems: tie("members"),
          items: fc.oneof(fc.constant(false), tie("schema")),
          minItems: fc.nat(2),
          maxItems: fc.integer({ min: 1, max: 3 }),
        }),
        fc.record({ allOf: tie("members") }),
        fc.record({ anyOf: tie("members") }),
        fc.record({ oneOf: tie("members") }),
        fc.record({ not: tie("schema") }),
        fc.record({ if: tie("schema"), then: tie("schema") }),
        fc.record({ if: tie("schema"), then: tie("schema"), else: tie("schema") }),
      ),
    }),
  ).schema;
}

/** Values as JSON has them: keys such as `__proto__` are properties like all others. */
const value = fc
  .letrec<{ text: string }>((tie) => ({
    text: fc.oneof(
      { maxDepth: 2 },
      fc
        .constantFrom("x", "y", "", "é", "😀", "ab", 0, 1, 2, 2.5, -0.5, true, false, null)
        .map((each) => JSON.stringify(each)),
      fc.array(tie("text"), { maxLength: 3 }).map((items) => `[${items.join()}]`),
      fc
        .uniqueArray(
          fc.tuple(fc.constantFrom("a", "b", "c", "constructor", "__proto__"), tie("text")),
          { maxLength: 3, selector: ([key]) => key },
        )
        .map((entries) => `{${entries.map(([key, each]) => `"${key}":${each}`).join()}}`),
    ),
  }))
  .text.map((text): unknown => JSON.parse(text));

/** Sixteen of them. */
export const values: fc.Arbitrary<unknown[]> = fc.array(value, { minLength: 16, maxLength: 16 });

/** Schemas that `not shown` may turn out to be. */
export const filled: fc.Arbitrary<Written> = fc.constantFrom<Written>(
  true,
  false,
  { type: "string" },
  { type: "object" },
  { enum: [1, "x", null] },
);

/** The schema once everything is shown. */
export function shown(schema: Written, known: Written): Written {
  return JSON.parse(JSON.stringify(schema), (_key, each) => (each === "not shown" ? known : each));
}
