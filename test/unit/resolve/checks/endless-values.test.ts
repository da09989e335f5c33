/** Schemas whose values would never end, and those that come to an end somewhere. */
import { describe, expect, test } from "vitest";
import { diagnosticsOf, faultsOf, ref } from "./schema-faults.js";

const holding = (properties: object, more: object = {}): object => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  ...more,
});

describe("without an end", () => {
  test.each<readonly [string, object, string]>([
    ["a property", { a: holding({ next: ref("a") }) }, 'a → "next" → a'],
    ["an item", { a: { type: "array", items: ref("a"), minItems: 1 } }, "a → items → a"],
    [
      "an item at a place",
      { a: { type: "array", prefixItems: [true, ref("a")], minItems: 2 } },
      "a → item 2 → a",
    ],
    ["an item among others", { a: { type: "array", contains: ref("a") } }, "a → items → a"],
    [
      "a property that is not declared",
      { a: { type: "object", required: ["x"], additionalProperties: ref("a") } },
      'a → "x" → a',
    ],
    [
      "all alternatives",
      { a: { oneOf: [holding({ left: ref("a") }), holding({ right: ref("a") })] } },
      'a → "left" → a',
    ],
    [
      "one of all that must hold",
      { a: { allOf: [{ type: "object" }, holding({ next: ref("a") })] } },
      'a → "next" → a',
    ],
    [
      "required here, declared there",
      {
        base: { type: "object", properties: { next: ref("a") } },
        a: { allOf: [ref("base"), { required: ["next"] }] },
      },
      'a → "next" → a',
    ],
    [
      "around over others",
      { a: holding({ b: ref("b") }), b: ref("c"), c: holding({ d: holding({ a: ref("a") }) }) },
      'a → "b" → b → c → "d" → "a" → a',
    ],
  ])("%s", (_, schemas, way) => {
    expect(faultsOf(schemas)).toEqual([
      expect.stringMatching(/^endless-value: no value fits `\S+`, as each needs another inside/),
    ]);
    expect(faultsOf(schemas)[0]).toMatch(way);
  });

  test("it is said once, where the way begins", () => {
    const faults = diagnosticsOf({
      user: holding({ a: ref("a") }),
      a: holding({ b: ref("b") }),
      b: holding({ a: ref("a") }),
    });
    expect(faults).toMatchObject([
      { at: expect.objectContaining({ path: ["schemas", "a", "properties", "b"] }) },
    ]);
  });

  test("what leads back for the same value is another fault, and only that", () => {
    const codes = diagnosticsOf({
      a: { allOf: [ref("b")] },
      b: ref("a"),
      c: holding({ a: ref("a") }),
    });
    expect(new Set(codes.map(({ code }) => code))).toEqual(new Set(["endless-reference"]));
  });
});

describe("with an end", () => {
  test.each<readonly [string, object]>([
    [
      "a property that need not be there",
      { a: { type: "object", properties: { next: ref("a") } } },
    ],
    ["an empty list", { a: holding({ all: { type: "array", items: ref("a") } }) }],
    ["null", { a: holding({ next: { anyOf: [ref("a"), { type: "null" }] } }) }],
    ["another alternative", { a: { oneOf: [holding({ next: ref("a") }), { type: "string" }] } }],
    ["what is not shown", { a: holding({ next: { anyOf: [ref("a"), "not shown"] } }) }],
    ["a type that is not said", { a: { required: ["next"], properties: { next: ref("a") } } }],
    [
      "a condition",
      { a: { type: "object", if: { required: ["b"] }, then: holding({ a: ref("a") }) } },
    ],
    ["no item of it among others", { a: { type: "array", contains: ref("a"), minContains: 0 } }],
    [
      "enough items before it",
      { a: { type: "array", prefixItems: [true], items: ref("a"), minItems: 1 } },
    ],
    [
      "names that a pattern may fit",
      {
        a: {
          type: "object",
          required: ["x"],
          patternProperties: { "^x": true },
          additionalProperties: ref("a"),
        },
      },
    ],
  ])("%s", (_, schemas) => {
    expect(faultsOf(schemas)).toEqual([]);
  });
});
