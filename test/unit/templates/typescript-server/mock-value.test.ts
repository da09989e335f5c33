/** Values that a mock makes: examples, numbers, unions, schemas that reach themselves. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { valueMaker } from "../../../../templates/typescript-server/mock-value.js";
import { made, seeds } from "./made-values.js";

test("a value hangs on its seed alone, not on what was made before", () => {
  const schema = { type: "object", properties: { a: { type: "string" }, b: { type: "integer" } } };
  const maker = valueMaker({});
  const all = seeds.map((seed) => maker.make(schema, { seed }));
  const again = [...seeds].reverse().map((seed) => valueMaker({}).make(schema, { seed }));
  expect(again.reverse()).toEqual(all);
  expect(new Set(all.map((each) => JSON.stringify(each))).size).toBeGreaterThan(25);
  // A property more changes no other.
  const more = { ...schema, properties: { c: { type: "string" }, ...schema.properties } };
  expect(made(more)).toMatchObject(Object(made(schema)));
});

describe("examples", () => {
  test("go first: examples, then example, then default", () => {
    expect(made({ type: "string", examples: ["a"], example: "b", default: "c" })).toBe("a");
    expect(made({ type: "string", example: "b", default: "c" })).toBe("b");
    expect(made({ type: "string", default: "c" })).toBe("c");
  });

  test("count where the schema accepts them, beside a reference and behind it", () => {
    const schemas = { id: { type: "string", pattern: "^b\\d$", examples: ["b1"] } };
    expect(made({ type: "integer", examples: ["no", 5] })).not.toBe("no");
    expect(made({ $ref: "#/schemas/id" }, { schemas })).toBe("b1");
    expect(made({ $ref: "#/schemas/id", examples: ["b7"] }, { schemas })).toBe("b7");
  });

  test("are passed over where values are to be dynamic", () => {
    const schema = {
      type: "string",
      format: "uuid",
      examples: ["00000000-0000-4000-8000-000000000000"],
    };
    expect(made(schema, { dynamic: true })).not.toBe(schema.examples[0]);
  });

  test("are taken by their number, the last one where there are fewer", () => {
    const schema = {
      type: "object",
      properties: { a: { examples: ["a1", "a2"] }, b: { examples: ["b1"] } },
    };
    expect(made(schema, { example: 1 })).toEqual({ a: "a2", b: "b1" });
  });

  test("the items of a list differ, as those of a service do", () => {
    const title = { type: "string", examples: ["Dunes", "Kelp"] };
    const id = {
      type: "string",
      format: "uuid",
      examples: ["00000000-0000-4000-8000-000000000000"],
    };
    const list = made({
      type: "array",
      minItems: 4,
      items: { type: "object", properties: { title, id }, required: ["title", "id"] },
    });
    expect(list).toMatchObject([
      { title: "Dunes", id: id.examples[0] },
      { title: "Kelp" },
      { title: "Dunes 2" },
      { title: "Kelp 2" },
    ]);
    expect(new Set(JSON.stringify(list).match(/[\da-f]{8}-/g)).size).toBe(4);
  });
});

test("numbers keep to bounds and steps", () => {
  const bound = fc.option(fc.integer({ min: -1000, max: 1000 }), { nil: undefined });
  fc.assert(
    fc.property(
      fc.record({
        type: fc.constantFrom("integer", "number"),
        low: bound,
        // Wide enough for a multiple of 7 between ends that are excluded.
        span: fc.option(fc.integer({ min: 8, max: 500 }), { nil: undefined }),
        exclusive: fc.boolean(),
        multipleOf: fc.constantFrom(undefined, 0.01, 0.1, 0.25, 1, 3, 7),
      }),
      fc.string(),
      ({ type, low, span, exclusive, multipleOf }, seed) => {
        const high = span === undefined ? undefined : (low ?? 0) + span;
        const schema = Object.fromEntries(
          Object.entries({
            type,
            [exclusive ? "exclusiveMinimum" : "minimum"]: low,
            [exclusive ? "exclusiveMaximum" : "maximum"]: high,
            multipleOf,
          }).filter(([, value]) => value !== undefined),
        );
        made(schema, { seed, dynamic: true });
      },
    ),
    { numRuns: 300 },
  );
  expect(made({ allOf: [{ type: "number", multipleOf: 0.4 }, { multipleOf: 0.6 }] })).toSatisfy(
    (value: number) => Math.abs(value / 1.2 - Math.round(value / 1.2)) < 1e-9,
  );
  for (const [format, most] of [
    ["int32", 2 ** 31],
    ["int64", 2 ** 53],
  ] as const) {
    const value = Number(made({ type: "integer", format, minimum: most - 5 }));
    expect(value).toBeLessThan(most);
  }
});

describe("schemas that reach themselves end", () => {
  const reference = (name: string) => ({ $ref: `#/schemas/${name}` });

  test("at what need not be there, however wide they are", () => {
    const names = Array.from({ length: 40 }, (_, index) => `s${index}`);
    const schemas = Object.fromEntries(
      names.map((name) => [
        name,
        {
          type: "object",
          required: ["id"],
          properties: {
            id: { type: "integer" },
            ...Object.fromEntries(names.map((each) => [each, reference(each)])),
            list: { type: "array", items: reference(names[7] ?? name) },
          },
        },
      ]),
    );
    const value = made(reference("s0"), { schemas });
    expect(JSON.stringify(value).length).toBeLessThan(500_000);
  });

  test("at the members of unions that end", () => {
    const schemas = {
      chain: {
        type: "object",
        required: ["next", "back"],
        properties: {
          next: { oneOf: [reference("chain"), { type: "null" }] },
          back: { anyOf: [reference("link"), { type: "null" }] },
        },
      },
      link: { type: "object", required: ["chain"], properties: { chain: reference("chain") } },
      tree: { type: "array", items: reference("tree") },
    };
    for (const seed of seeds) {
      for (const dynamic of [false, true]) {
        for (const name of ["chain", "link", "tree"])
          made(reference(name), { schemas, seed, dynamic });
      }
    }
  });

  test("without a value, where there is none that ends", () => {
    const schemas = { a: { type: "object", required: ["a"], properties: { a: reference("a") } } };
    expect(valueMaker(schemas).make(reference("a"), { seed: "" })).toBeUndefined();
    expect(valueMaker({ b: reference("b") }).make(reference("b"), { seed: "" })).toBeUndefined();
    expect(valueMaker({}).make(false, { seed: "" })).toBeUndefined();
  });
});

describe("discriminators", () => {
  const book = { type: "object", required: ["kind"], properties: { kind: { type: "string" } } };
  const schemas = { paper: book, sound: book, "braille-book": book };
  const members = Object.keys(schemas).map((name) => ({ $ref: `#/schemas/${name}` }));

  test("say which member of a union it is", () => {
    const schema = {
      anyOf: members,
      discriminator: {
        propertyName: "kind",
        mapping: { p: "#/schemas/paper", s: "#/schemas/sound" },
      },
    };
    const kinds = seeds.map((seed) => Object(made(schema, { schemas, seed })).kind);
    expect([...new Set(kinds)].sort()).toEqual(["braille-book", "p", "s"]);
  });

  test("say so too where a schema extends that which has it", () => {
    const discriminator = { propertyName: "kind", mapping: { e: "#/schemas/epic" } };
    const own = { base: { ...book, discriminator }, epic: { allOf: [{ $ref: "#/schemas/base" }] } };
    expect(made({ $ref: "#/schemas/epic" }, { schemas: own })).toMatchObject({ kind: "e" });
  });

  test("do not stand in the way of a schema that contradicts them", () => {
    const fixed = { paper: { ...book, properties: { kind: { const: "x" } } } };
    const schema = {
      oneOf: [{ $ref: "#/schemas/paper" }],
      discriminator: { propertyName: "kind" },
    };
    expect(made(schema, { schemas: fixed })).toEqual({ kind: "x" });
  });
});

test("what says nothing is an empty object", () => {
  for (const schema of [{}, true, { description: "Not shown." }]) expect(made(schema)).toEqual({});
});

test("names of properties may be such as every object has", () => {
  const properties = JSON.parse('{"__proto__":{"const":1},"constructor":{"const":2}}');
  const schema = { type: "object", properties, required: ["__proto__", "constructor"] };
  const value = valueMaker({}).make(schema, { seed: "" })?.value;
  expect(JSON.stringify(value)).toBe('{"__proto__":1,"constructor":2}');
});

test("huge bounds, and schemas that contradict themselves, are given up soon", () => {
  const paradox = {
    oneOf: [
      { if: { $ref: "#/schemas/a" }, then: { const: 1 } },
      { type: "array", items: { $ref: "#/schemas/a" }, minItems: 3 },
    ],
  };
  const maker = valueMaker({ a: paradox });
  for (const schema of [
    { type: "string", minLength: 1e9 },
    { type: "string", pattern: "^(?:a{9999}){9999}$" },
    { type: "array", minItems: 1e9 },
    { type: "object", minProperties: 1e9 },
    { type: "string", minLength: 2, maxLength: 1 },
    { type: "array", contains: { type: "string" }, minContains: 1e9 },
  ]) {
    expect(maker.make(schema, { seed: "" })).toBeUndefined();
  }
  maker.make({ type: "array", items: { $ref: "#/schemas/a" }, minItems: 50 }, { seed: "" });
});
