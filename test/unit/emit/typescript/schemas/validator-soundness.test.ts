/** A validator refuses nothing that JSON Schema accepts, and where all is shown accepts nothing that it refuses; ajv judges. */
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isExact } from "../../../../../generator/emit/typescript/schemas/exactness.js";
import { filled, shown, values, type Written, written } from "../../schema-arbitraries.js";
import { faultsOf, kindIn } from "../../../../../templates/typescript-client/validator.js";
import { schemaOf as modelOf } from "./types-of.js";
import { scopeOf, validatorOf } from "./validators-of.js";

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
  const kind = kindIn(validator);
  const exact = isExact(modelOf(schema), new Set(), scopeOf({ schemas }));
  for (const each of tried) {
    const before = JSON.stringify(each);
    const verdict = accepts(each);
    const result = validator.safeParse(each);
    // Plain comparisons: there are tens of thousands.
    const issues = result.issues?.map(({ message }) => message).join();
    const isQuick = kind.accepts(each);
    if (isQuick !== (faultsOf(kind, each).length === 0)) throw new Error(`differs: ${before}`);
    if (isQuick !== (issues === undefined)) throw new Error(`says two things: ${before}`);
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
