/** Things that are written twice: shapes without a name, and values of a list. */
import { describe, expect, test } from "vitest";
import { diagnosticsOf, faultsOf, ref } from "./schema-faults.js";

const shape = (more: object = {}): object => ({
  type: "object",
  properties: { a: { type: "string" }, b: { type: "integer" }, c: true },
  ...more,
});
const reordered = shape({ properties: { c: {}, b: { type: "integer" }, a: { type: "string" } } });
const places = (...schemas: readonly unknown[]): object => ({
  root: {
    type: "object",
    properties: Object.fromEntries(schemas.map((each, index) => [`p${index}`, each])),
  },
});

describe("an object that is written out", () => {
  test("in three places, whatever is said of it and in whatever order", () => {
    const [fault, ...more] = diagnosticsOf(
      places(shape(), { type: "array", items: shape({ title: "Another" }) }, reordered),
    );
    expect(more).toEqual([]);
    expect(fault).toMatchObject({
      code: "repeated-shape",
      severity: "warning",
      at: expect.objectContaining({ path: ["schemas", "root", "properties", "p0"] }),
      message: "this object is written out 3 times",
      related: [
        { at: expect.objectContaining({ path: ["schemas", "root", "properties", "p1", "items"] }) },
        { at: expect.objectContaining({ path: ["schemas", "root", "properties", "p2"] }) },
      ],
    });
  });

  test("although it has a name", () => {
    expect(faultsOf({ ...places(shape()), "named-one": shape({ description: "One." }) })).toEqual([
      "repeated-shape: this is the schema `named-one`, written out",
    ]);
  });

  test("with others in it: only the outermost counts", () => {
    const outer = { type: "object", properties: { x: shape(), y: true, z: true } };
    expect(faultsOf(places(outer, outer, outer))).toHaveLength(1);
  });

  test.each<readonly [string, object]>([
    ["twice", places(shape(), shape())],
    ["with other types", places(shape(), shape(), shape({ required: ["a"] }))],
    ["with defaults of its own", places(shape(), shape(), shape({ default: {} }))],
    [
      "of two properties",
      places(...[1, 2, 3, 4].map(() => ({ type: "object", properties: { a: true, b: true } }))),
    ],
    [
      "with something that is not shown",
      places(
        ...[1, 2, 3].map(() => ({
          type: "object",
          properties: { a: true, b: true, c: "not shown" },
        })),
      ),
    ],
    ["as a condition", { root: { allOf: [1, 2, 3].map(() => ({ if: shape(), then: shape() })) } }],
    [
      "under two names",
      { one: shape(), two: shape(), ...places(ref("one"), ref("two"), ref("one")) },
    ],
  ])("says nothing: %s", (_, schemas) => {
    expect(faultsOf(schemas)).toEqual([]);
  });

  test("open objects are of one shape too", () => {
    const open = shape({ additionalProperties: "not shown" });
    expect(faultsOf(places(open, open, open))).toHaveLength(1);
  });
});

describe("values of a list", () => {
  test.each<readonly [readonly unknown[], readonly number[]]>([
    [["a", "A", "", " ", "1", 1, "null", null, [], {}, [1], ["1"], true, "true"], []],
    [
      ["a", "b", "a", "a"],
      [2, 3],
    ],
    [
      [1, 1.0, { a: 1, b: [null] }, { b: [null], a: 1 }],
      [1, 3],
    ],
  ])("%j", (values, repeated) => {
    const faults = diagnosticsOf({ a: { enum: values } });
    expect(faults.map(({ at }) => "path" in at && at.path.at(-1))).toEqual(repeated);
    expect(new Set(faults.map(({ code }) => code))).toEqual(
      new Set(repeated.map(() => "repeated-value")),
    );
  });
});
