/**
 * What a schema accepts its shape holds, and gives back as it was, with all that no shape says of it: random schemas and values,
 * read and written by the smallest of clients. A validator of JSON Schema says what is accepted.
 */
import { isDeepStrictEqual } from "node:util";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ShapeId } from "../../../../generator/sdk/shapes/shape.js";
import type { SourceRef } from "../../../../generator/source-ref.js";
import { fewest, runs } from "../../../left-to-matrices.js";
import { filled, shown, values, type Written, written } from "../../emit/schema-arbitraries.js";
import { codecOf, NotHeld, variantsIn, writtenAgain } from "./reference-codec.js";
import { shapesIn } from "./shaped-schemas.js";

const ajv = new Ajv2020({
  ...{ strict: false, logger: false, validateFormats: false, validateSchema: false },
  ...{ addUsedSchema: false, ownProperties: true },
});

const at: SourceRef = { file: "schemas/a.yaml", path: [], part: "value" };

type Named = Readonly<Record<string, Written>>;

/** The verdict on values of one of some schemas; for some it makes code that does not run, and gives none. */
function judge(schemas: Named, name: string): (value: unknown) => boolean {
  const accepts = ajv.compile({ $ref: `#/schemas/${name}`, schemas });
  return (value) => {
    try {
      return accepts(value);
    } catch (error) {
      if (error instanceof ReferenceError) return false;
      throw error;
    }
  };
}

interface Counts {
  held: number;
  told: number;
}

function holds(
  schemas: Named,
  id: ShapeId,
  { known, tried }: { readonly known: Written; readonly tried: readonly unknown[] },
  counts: Counts,
): void {
  const full = Object.fromEntries(
    Object.entries(schemas).map(([key, each]) => [key, shown(each, known)]),
  );
  const [name = ""] = id.split("/");
  const accepts = judge(full, name);
  const way = id.endsWith("~sent") ? { sent: [name] } : { answered: [name] };
  const shapes = shapesIn(schemas, way);
  const side = id.endsWith("~sent") ? "sent" : "answered";
  const shape = shapes.of({ kind: "reference", name, at }, { id: "test/~value", names: [], side });
  const read = codecOf(shapes.named());
  for (const value of tried) {
    if (!accepts(value)) continue;
    const about = `${JSON.stringify(value)} of ${JSON.stringify(schemas)}\n${JSON.stringify(shapes.named(), withoutSchemas)}`;
    try {
      const held = read(shape, value);
      if (!isDeepStrictEqual(writtenAgain(held), value)) throw new Error(`is another: ${about}`);
      counts.held += 1;
      counts.told += variantsIn(held);
    } catch (error) {
      if (error instanceof NotHeld) throw new Error(`not held: ${about}`, { cause: error });
      throw error;
    }
  }
}

function withoutSchemas(key: string, value: unknown): unknown {
  return key === "schema" || key === "schemas" ? undefined : value;
}

test("every value that a schema accepts is of its shape, whatever is not shown turns out to be", () => {
  const counts = { held: 0, told: 0 };
  fc.assert(
    fc.property(written([]), filled, values, (schema, known, tried) => {
      holds({ r: schema }, "r", { known, tried }, counts);
    }),
    { numRuns: runs(4000) },
  );
  expect(counts.held).toBeGreaterThan(fewest(8000));
});

const named = fc.record({
  p: written([]),
  q: fc.record({ allOf: fc.array(written(["p", "p"]), { minLength: 1, maxLength: 3 }) }),
  r: fc.oneof(
    fc.record({ allOf: fc.array(written(["p", "q"]), { minLength: 1, maxLength: 3 }) }),
    fc.record({ anyOf: fc.array(written(["p", "q"]), { minLength: 1, maxLength: 3 }) }),
    fc.record({
      type: fc.constant<"object">("object"),
      properties: fc.record({
        a: written(["p", "q"]),
        b: fc.constantFrom<Written>(
          { $ref: "#/schemas/r" },
          { type: "array", items: { $ref: "#/schemas/r" } },
          { anyOf: [{ $ref: "#/schemas/r" }, { type: "string" }, { type: "null" }] },
        ),
      }),
    }),
  ),
});

test.each([["r"], ["r/~sent"]])("so is every value of %s, which refers to others", (id) => {
  const counts = { held: 0, told: 0 };
  fc.assert(
    fc.property(named, filled, values, (schemas, known, tried) => {
      holds(schemas, id, { known, tried }, counts);
    }),
    { numRuns: runs(3000) },
  );
  expect(counts.held).toBeGreaterThan(fewest(4000));
});

/** Objects with a tag, with a property of their own, and other types beside them. */
const alternatives = fc.constantFrom<Written>(
  { type: "object", properties: { a: { const: "x" }, b: { type: "string" } }, required: ["a"] },
  { type: "object", properties: { a: { enum: ["y", "ab"] }, c: true }, required: ["a", "c"] },
  { type: "object", properties: { a: { const: "x" } }, additionalProperties: { type: "string" } },
  { $ref: "#/schemas/p" },
  { $ref: "#/schemas/q" },
  { type: "array", items: { type: "integer" } },
  { type: "string" },
  { enum: ["x", "y", null] },
  { type: ["integer", "null"] },
  { type: "number" },
  { oneOf: [{ type: "boolean" }, { const: "é" }] },
);

test("so is every value of a union, also where something tells its variants apart", () => {
  const counts = { held: 0, told: 0 };
  const object = (name: string, other: string): Written => ({
    type: "object",
    properties: { [name]: { type: ["string", "number", "boolean"] } },
    required: [name, other],
  });
  const unions = fc.record({
    p: fc.constantFrom<Written>(object("b", "b"), object("c", "b"), { type: "object" }),
    q: fc.constantFrom<Written>(object("c", "c"), object("a", "c"), { type: "array" }),
    r: fc
      .array(alternatives, { minLength: 1, maxLength: 4 })
      .chain((all) => fc.constantFrom<Written>({ anyOf: all }, { oneOf: all })),
  });
  fc.assert(
    fc.property(unions, values, (schemas, tried) => {
      holds(schemas, "r", { known: true, tried }, counts);
    }),
    { numRuns: runs(3000) },
  );
  expect(counts.held).toBeGreaterThan(fewest(4000));
  expect(counts.told).toBeGreaterThan(fewest(1000));
});
