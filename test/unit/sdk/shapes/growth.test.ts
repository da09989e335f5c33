/**
 * What is filled in changes no shape that somebody had: names stay, and a value that was read as a shape before is read as
 * before, with more of it known. Random schemas, of which parts are not shown at first.
 */
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { goNames } from "../../../../generator/emit/go/names.js";
import { pythonNames } from "../../../../generator/emit/python/names.js";
import type { NamedShape, Shape, ShapeId } from "../../../../generator/sdk/shapes/shape.js";
import { shapeIdentifiers } from "../../../../generator/sdk/shapes/shape-identifiers.js";
import { runs } from "../../../left-to-matrices.js";
import type { Written } from "../../emit/schema-arbitraries.js";
import { shapesIn } from "./shaped-schemas.js";

type Named = Readonly<Record<string, Written>>;

const name = fc.constantFrom("a", "b", "a_b", "aB", "others", "item");

/** Schemas whose parts may be not shown, in all places where one may stand alone. */
function grown(references: readonly string[]): fc.Arbitrary<Written> {
  return fc.letrec<{ schema: Written; object: Written }>((tie) => ({
    schema: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom<Written>(
        "not shown",
        "not shown",
        true,
        { type: "string" },
        { type: ["integer", "null"] },
        { type: "object" },
        { enum: ["x", "y"] },
        { const: "x" },
        ...references.map((each) => ({ $ref: `#/schemas/${each}` })),
      ),
      tie("object"),
      fc.record({ type: fc.constant<"array">("array"), items: tie("schema") }),
      fc.record({ type: fc.constant<"object">("object"), additionalProperties: tie("schema") }),
      fc.record({ anyOf: fc.array(tie("schema"), { minLength: 1, maxLength: 3 }) }),
      fc.record({
        allOf: fc.tuple(fc.constant<Written>({ $ref: "#/schemas/base" }), tie("object")),
      }),
    ),
    object: fc.record({
      type: fc.constant<"object">("object"),
      properties: fc.dictionary(name, tie("schema"), { maxKeys: 3, noNullPrototype: true }),
      required: fc.uniqueArray(name, { maxLength: 2 }),
      additionalProperties: fc.constantFrom<Written>(true, false, "not shown"),
    }),
  })).schema;
}

/** A base, of which only an object is not nonsense, one that may be anything, and two that refer to them and to themselves. */
const schemas = fc.record({
  base: fc.constantFrom<Written>("not shown", { type: "object", properties: { z: true } }),
  p: fc.constantFrom<Written>("not shown", { type: "string" }, { properties: {}, type: "object" }),
  q: grown(["p"]),
  r: grown(["p", "q"]),
  s: fc.record({
    type: fc.constant<"object">("object"),
    properties: fc.record({
      a: grown(["p", "q"]),
      b: fc.constant<Written>({ $ref: "#/schemas/s" }),
    }),
  }),
});

/** Facts that take the place of `not shown`. An object has names of its own, so that it says nothing else of what was known. */
const fills = fc.constantFrom<Written>(
  { type: "string" },
  { type: ["string", "null"] },
  { enum: ["x", "y"] },
  { const: 1 },
  { type: "array", items: { type: "object", properties: { z: true } } },
  { type: "object", properties: { z: { type: "integer" }, y: { enum: ["v", "w"] } } },
  { oneOf: [{ type: "string" }, { type: "object", properties: { z: true } }] },
);

function filledIn(all: Named, fill: Written): Named {
  const base = { type: "object", properties: { z: { type: "integer" } } } as const;
  return Object.fromEntries(
    Object.entries(all).map(([key, each]) => [key, filled(each, key === "base" ? base : fill)]),
  );
}

function filled(schema: Written, fill: Written): Written {
  return JSON.parse(JSON.stringify(schema), (key, each) => {
    if (each === "not shown") return fill;
    // A property more, behind those that there are.
    const isOpen = each?.type === "object" && each.additionalProperties === "not shown";
    return isOpen && key !== "properties"
      ? { ...each, properties: { ...each.properties, zz: { enum: ["x", "zz"] } } }
      : each;
  });
}

/** The changes of shapes. */
class Comparison {
  readonly #before: ReadonlyMap<ShapeId, NamedShape>;
  readonly #after: ReadonlyMap<ShapeId, NamedShape>;

  constructor(before: readonly NamedShape[], after: readonly NamedShape[]) {
    this.#before = new Map(before.map((each) => [each.id, each]));
    this.#after = new Map(after.map((each) => [each.id, each]));
  }

  faults(): readonly string[] {
    return [...this.#before.values()].flatMap((old) => {
      const now = this.#after.get(old.id);
      if (now === undefined) return [`${old.id} is gone`];
      return this.#isReadAs(old, now)
        ? []
        : [`${old.id} is another: ${shown(old)} → ${shown(now)}`];
    });
  }

  #isReadAs(old: NamedShape, now: NamedShape): boolean {
    if (old.kind === "alias") {
      if (this.#isRaw(old.shape)) return true;
      return now.kind === "alias" && this.#is(old.shape, now.shape);
    }
    switch (old.kind) {
      case "record":
        return (
          now.kind === "record" &&
          old.fields.every((field) => {
            const same = now.fields.find((each) => each.name.wire === field.name.wire);
            return same?.presence === field.presence && this.#is(field.shape, same.shape);
          }) &&
          (typeof old.others === "string"
            ? old.others === now.others
            : typeof now.others !== "object" || this.#is(old.others, now.others))
        );
      case "enum":
        return (
          now.kind === "enum" && old.of === now.of && isDeepStrictEqual(old.values, now.values)
        );
      case "union":
        return (
          now.kind === "union" &&
          old.variants.every((variant) =>
            now.variants.some(
              (each) => each.name.wire === variant.name.wire && this.#is(variant.shape, each.shape),
            ),
          )
        );
    }
  }

  /** True if what was read as one is read as the other. */
  #is(old: Shape, now: Shape): boolean {
    if (this.#isRaw(old)) return true;
    if (old.kind === "list" && now.kind === "list") return this.#is(old.item, now.item);
    if (old.kind === "map" && now.kind === "map") return this.#is(old.value, now.value);
    if (old.kind === "nullable" && now.kind === "nullable") return this.#is(old.of, now.of);
    return isDeepStrictEqual(old, now);
  }

  /** Raw, also by name: what has turned out to be something is nullable only then. */
  #isRaw(shape: Shape): boolean {
    if (shape.kind !== "named") return shape.kind === "raw";
    const target = this.#before.get(shape.id);
    return target?.kind === "alias" && this.#isRaw(target.shape);
  }
}

function shown(shape: NamedShape): string {
  return JSON.stringify(shape, (key, value) =>
    key === "schema" || key === "schemas" ? undefined : value,
  );
}

test("a shape is read as before when more is known, and when schemas are added", () => {
  fc.assert(
    fc.property(schemas, fills, grown(["p", "q"]), (before: Named, fill, added) => {
      const after = filledIn({ ...before, "q-others": added }, fill);
      const [old, now] = [shapesIn(before).named(), shapesIn(after).named()];
      expect(new Comparison(old, now).faults(), JSON.stringify([before, after])).toEqual([]);
    }),
    { numRuns: runs(3000) },
  );
});

describe.each([
  ["Go", goNames, false],
  ["Python", pythonNames, true],
])("types of %s", (_, policy, nested) => {
  const identifiers = (all: Named) => {
    const named = shapesIn(all).named();
    return { named, names: shapeIdentifiers(named, policy, { nested, taken: ["Client"] }) };
  };

  test("have the same names when more is known", () => {
    fc.assert(
      fc.property(schemas, fills, grown(["p", "q"]), (before: Named, fill, added) => {
        const { names } = identifiers(filledIn({ ...before, "q-b": added }, fill));
        for (const [id, known] of identifiers(before).names) expect(names.get(id)).toBe(known);
      }),
      { numRuns: runs(2000) },
    );
  });

  test("have each name once in its space, and owners before what they own", () => {
    fc.assert(
      fc.property(schemas, (all: Named) => {
        const { named, names } = identifiers(all);
        const seen = new Set<string>();
        const used = new Set<string>();
        for (const { id, owner } of named) {
          expect(owner === undefined || seen.has(owner)).toBe(true);
          expect(seen.has(id)).toBe(false);
          seen.add(id);
          const space = nested ? (owner ?? "") : "";
          const key = `${space} ${names.get(id) ?? ""}`;
          expect(used.has(key)).toBe(false);
          used.add(key);
        }
      }),
      { numRuns: runs(2000) },
    );
  });
});
