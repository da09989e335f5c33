/** The one walk that feeds the checks finds what each of them asks for, and shapes are equal as their texts are. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ObjectSchema, Schema } from "../../../../generator/model/schema.js";
import { childrenOf, rootSchemas, schemasIn } from "../../../../generator/model/walk.js";
import { gatherSchemas } from "../../../../generator/resolve/checks/gathered-schemas.js";
import { shapesIn } from "../../../../generator/resolve/checks/schemas/shapes.js";
import { fewest, runs } from "../../../left-to-matrices.js";
import { readTexts } from "../manifest-text.js";

/** Few words, so that shapes come again. */
const words = fc.constantFrom("a", "b", "c", "d");
const numbers = fc.integer({ min: 0, max: 2 });
const schemaForms = fc.letrec((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(true, false, "not shown"),
    fc.record({ $ref: words.map((name) => `#/schemas/${name}`) }),
    fc.record({ enum: fc.uniqueArray(fc.oneof(words, numbers), { minLength: 1, maxLength: 2 }) }),
    fc.record(
      {
        type: fc.constant("string"),
        pattern: words,
        minLength: numbers,
        maxLength: numbers,
        default: words,
        description: words,
      },
      { requiredKeys: ["type"] },
    ),
    fc.record(
      { type: fc.constant("number"), minimum: numbers, exclusiveMaximum: numbers, title: words },
      { requiredKeys: ["type"] },
    ),
    fc.record(
      { type: fc.constant("array"), items: tie("schema"), minItems: numbers, maxItems: numbers },
      { requiredKeys: ["type"] },
    ),
    fc.record({ not: tie("schema") }),
    fc.record({ if: tie("schema"), then: tie("schema") }),
    fc.record({ allOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }) }),
    tie("object"),
  ),
  object: fc.record(
    {
      type: fc.constantFrom("object", ["object", "null"]),
      properties: fc
        .uniqueArray(fc.tuple(words, tie("schema")), {
          minLength: 1,
          maxLength: 4,
          selector: ([name]) => name,
        })
        .map(Object.fromEntries),
      required: fc.uniqueArray(words, { minLength: 1, maxLength: 2 }),
      additionalProperties: fc.constantFrom(true, false, "not shown"),
      oneOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }),
      discriminator: fc.record({ propertyName: words }),
      description: words,
    },
    { requiredKeys: ["type"] },
  ),
}));
const models = fc
  .record({ a: schemaForms.schema, b: schemaForms.schema, c: schemaForms.object })
  .map((schemas) => {
    const again = { type: "array", items: reversed(schemas.c) };
    const text = JSON.stringify({ source: "handbook", schemas: { ...schemas, d: again } });
    return readTexts({ "schemas/all.yaml": text }).model;
  });

test("each list has the schemas that its checks could find fault with, outer ones first", () => {
  fc.assert(
    fc.property(models, (model) => {
      const gathered = gatherSchemas(model);
      const all = rootSchemas(model).flatMap(schemasIn);
      const hasDiscriminator = (schema: Schema): boolean => "discriminator" in schema;
      expect(gathered.objects).toEqual(all.filter(isObject));
      expect(gathered.combining).toEqual(
        all.filter(({ kind }) => ["object", "array", "allOf"].includes(kind)),
      );
      expect(gathered.referring).toEqual(
        all.filter((each) => each.kind === "reference" || hasDiscriminator(each)),
      );
      expect(gathered.discriminating).toEqual(
        all.filter((each) => each.kind === "allOf" || hasDiscriminator(each)),
      );
      for (const schema of all.filter((each) => !gathered.telling.includes(each))) {
        expect(schema).not.toHaveProperty("default");
        expect(schema).not.toHaveProperty("pattern");
        expect(schema.kind).not.toBe("enum");
        const bounds = Object.keys(schema).filter((key) => /^(?:m|exclusiveM)(?:in|ax)/.test(key));
        expect(new Set(bounds.map((key) => /[Mm](?:in|ax)/.exec(key)?.[0])).size).toBeLessThan(2);
      }
      for (const root of rootSchemas(model)) {
        const names = schemasIn(root).flatMap((each) =>
          each.kind === "reference" ? [each.name] : [],
        );
        expect(gathered.referred.get(root) ?? []).toEqual(names);
      }
    }),
    { numRuns: runs(200) },
  );
});

test("an object's place among those that say what there is leads past all that are in it", () => {
  fc.assert(
    fc.property(models, (model) => {
      const { described } = gatherSchemas(model);
      expect(described.map(({ object }) => object)).toEqual(
        rootSchemas(model).flatMap(describedIn).filter(isObject),
      );
      for (const [index, { object, next }] of described.entries()) {
        const inside = describedIn(object).filter(isObject);
        expect(described.slice(index, next).map((each) => each.object)).toEqual(inside);
      }
    }),
    { numRuns: runs(200) },
  );
});

test("two objects have one shape where all that is said of them reads the same, in whatever order", () => {
  let alike = 0;
  fc.assert(
    fc.property(models, (model) => {
      const objects = rootSchemas(model).flatMap(schemasIn).filter(isObject);
      const shapes = shapesIn(objects);
      const texts = objects.map((each) => JSON.stringify(toldOf(each, "")));
      const pairs = objects.map((each, index) => `${shapes.get(each)} ${texts[index]}`);
      const different = new Set(texts).size;
      expect(new Set(shapes.values()).size).toBe(different);
      expect(new Set(pairs).size).toBe(different);
      alike += objects.length - different;
    }),
    { numRuns: runs(200) },
  );
  // About one in each model.
  expect(alike).toBeGreaterThan(fewest(200) / 4);
});

/** The same with the members of maps, and required names, in another order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toReversed();
  return Object.fromEntries(
    entries.map(([key, each]) => [
      key,
      key === "required" && Array.isArray(each) ? each.toReversed() : reversed(each),
    ]),
  );
}

function isObject(schema: Schema): schema is ObjectSchema {
  return schema.kind === "object";
}

/** A schema and those in it, but for what stands in conditions and in what must not be. */
function describedIn(schema: Schema): readonly Schema[] {
  const isShape = schema.kind !== "not" && schema.kind !== "conditional";
  return [schema, ...(isShape ? childrenOf(schema).flatMap(describedIn) : [])];
}

/** All that makes a difference to a shape, in one order; what is not shown is equal to nothing but itself. */
function toldOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) {
    const items = value.map((each) => toldOf(each, key));
    const isOrdered = key !== "properties" && key !== "required";
    return isOrdered
      ? items
      : items.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  }
  if (typeof value !== "object" || value === null) return value;
  if ("kind" in value && value.kind === "notShown") return key === "additional" ? "open" : value;
  return Object.entries(value)
    .filter(([name]) => !["at", "title", "description", "examples"].includes(name))
    .map(([name, each]) => [name, toldOf(each, name)]);
}

/** A required name, or that of a property, which stands first in it. */
function nameOf(told: unknown): string {
  return JSON.stringify(Array.isArray(told) ? told[0] : told);
}
