/** A validator refuses nothing that JSON Schema accepts, and where all is shown accepts nothing that it refuses; ajv judges. */
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isExact } from "../../../../../generator/emit/typescript/schemas/exactness.js";
import type { SchemaValue } from "../../../../../generator/validate/schema-shape.js";
import { schemaOf as modelOf } from "./types-of.js";
import { scopeOf, validatorOf } from "./validators-of.js";

const name = fc.constantFrom("a", "b", "constructor");
const small = fc.nat(3);

/** Anything that the manifest may write in place of a schema that is known, or is not. */
type Written = SchemaValue;

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
function written(references: readonly string[]): fc.Arbitrary<Written> {
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

const values = fc.array(value, { minLength: 16, maxLength: 16 });

/** What `not shown` may turn out to be. */
const filled = fc.constantFrom<Written>(
  true,
  false,
  { type: "string" },
  { type: "object" },
  { enum: [1, "x", null] },
);

/** The schema once everything is shown. */
function shown(schema: Written, known: Written): Written {
  return JSON.parse(JSON.stringify(schema), (_key, each) => (each === "not shown" ? known : each));
}

// One for all schemas: each new one would read the meta-schema again.
const ajv = new Ajv2020({
  strict: false,
  logger: false,
  validateFormats: false,
  validateSchema: false,
  addUsedSchema: false,
  ownProperties: true,
});

function judge(schema: Written, schemas: object): (value: unknown) => boolean | undefined {
  const accepts = ajv.compile({ allOf: [schema], schemas });
  return (each) => {
    try {
      return accepts(each);
    } catch (error) {
      // For some schemas it makes code that does not run.
      if (error instanceof ReferenceError) return undefined;
      throw error;
    }
  };
}

interface Counts {
  accepted: number;
  refused: number;
}

function compare(
  schema: Written,
  schemas: Readonly<Record<string, Written>>,
  { known, tried }: { readonly known: Written; readonly tried: readonly unknown[] },
  counts: Counts,
): void {
  const full = Object.fromEntries(
    Object.entries(schemas).map(([key, each]) => [key, shown(each, known)]),
  );
  const accepts = judge(shown(schema, known), full);
  const validator = validatorOf(schema, { schemas });
  const exact = isExact(modelOf(schema), new Set(), scopeOf({ schemas }));
  for (const each of tried) {
    const before = JSON.stringify(each);
    const verdict = accepts(each);
    const result = validator.safeParse(each);
    // Plain comparisons: there are tens of thousands.
    const issues = result.issues?.map(({ message }) => message).join();
    if (verdict === true && issues !== undefined) throw new Error(`refuses ${before}: ${issues}`);
    if (verdict === false && exact && issues === undefined) throw new Error(`accepts ${before}`);
    if (!result.issues && result.value !== each) throw new Error(`copies ${before}`);
    if (JSON.stringify(each) !== before) throw new Error(`changes ${before}`);
    if (verdict === true) counts.accepted++;
    if (verdict === false && exact) counts.refused++;
  }
}

test("a validator refuses what its schema refuses, and nothing else, whatever is filled in", () => {
  const counts = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(written([]), filled, values, (schema, known, tried) =>
      compare(schema, {}, { known, tried }, counts),
    ),
    { numRuns: 400 },
  );
  expect(counts.accepted).toBeGreaterThan(800);
  expect(counts.refused).toBeGreaterThan(800);
});

test("so do validators of schemas that refer to others", () => {
  const counts = { accepted: 0, refused: 0 };
  const named = fc.record({
    p: written([]),
    q: written(["p"]),
    // Reaches itself through its items, so that it ends where a value does.
    r: written(["p", "q"]).map((each): Written => ({
      anyOf: [each, { type: "array", items: { $ref: "#/schemas/r" } }],
    })),
  });
  fc.assert(
    fc.property(named, filled, values, (schemas, known, tried) =>
      compare({ allOf: [{ $ref: "#/schemas/r" }] }, schemas, { known, tried }, counts),
    ),
    { numRuns: 120 },
  );
  expect(counts.accepted).toBeGreaterThan(200);
  expect(counts.refused).toBeGreaterThan(100);
});
