/** Values of samples: as little as a schema asks for, always of its type, and none where nothing is known. */
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { sampleValue, valueScope } from "../../../../generator/sdk/samples/values.js";
import type { SchemaValue } from "../../../../generator/validate/schema-shape.js";
import {
  namedSchemas,
  schemaOf,
  type Schemas,
  typeOf,
} from "../../emit/typescript/schemas/types-of.js";

/** The value that a sample gives for a schema; nothing where there is none. */
function sample(
  written: SchemaValue,
  schemas: Schemas = {},
  side: "request" | "response" = "request",
): unknown {
  return sampleValue(
    schemaOf(written),
    "name",
    valueScope({ schemas: namedSchemas(schemas) }, side),
  );
}

describe("a sample gives", () => {
  test.each<[string, SchemaValue, unknown]>([
    ["an example", { type: "string", examples: ["Tides"] }, "Tides"],
    ["the name, where there is none", { type: "string" }, "name"],
    ["an example of any length", { type: "string", examples: ["x".repeat(500)] }, "x".repeat(500)],
    ["no example of several lines", { type: "string", examples: ["a\nb"] }, "name"],
    ["a date", { type: "string", format: "date" }, "2026-03-01"],
    ["base64", { type: "string", contentEncoding: "base64" }, "AAECAwQ="],
    ["the least number", { type: "integer", minimum: 3 }, 3],
    ["more than what is excluded", { type: "integer", exclusiveMinimum: 3 }, 4],
    ["the greatest number", { type: "integer", maximum: -3 }, -3],
    ["the first of some values", { enum: [null, "x", "y"] }, "x"],
    ["null where nothing else goes", { enum: [null] }, null],
    ["one item", { type: "array", items: { type: "boolean" } }, [true]],
    ["as many as there must be", { type: "array", items: { const: 1 }, minItems: 2 }, [1, 1]],
    ["also where they are many", { type: "array", items: { const: 1 }, minItems: 4 }, [1, 1, 1, 1]],
    ["all of a tuple", { type: "array", prefixItems: [{ const: 1 }, { const: 2 }] }, [1, 2]],
    ["nothing of what is not shown", "not shown", undefined],
    ["no list of it either", { type: "array", items: "not shown" }, undefined],
    ["a member of a union", { anyOf: [{ type: "null" }, "not shown", { const: 1 }] }, 1],
  ])("%s", (_what, written, wanted) => {
    expect(sample(written)).toEqual(wanted);
  });

  test("the properties that must be there, of all that is said together", () => {
    const schemas: Schemas = {
      base: { type: "object", properties: { id: { type: "string" } }, required: ["id"] },
    };
    const object: SchemaValue = { type: "object", properties: { n: { type: "integer" } } };
    expect(sample({ allOf: [{ $ref: "#/schemas/base" }, object] }, schemas)).toEqual({ id: "id" });
  });

  test("of schemas that refer to each other what can be read, in as many steps", () => {
    const names = Array.from({ length: 60 }, (_, index) => `s${index}`);
    const propertiesOf = (name: string) =>
      Object.fromEntries(
        names.filter((each) => each !== name).map((each) => [each, { $ref: `#/schemas/${each}` }]),
      );
    const schemas: Schemas = Object.fromEntries(
      names.map((name) => [name, { type: "object", properties: propertiesOf(name) }]),
    );
    const scope = valueScope({ schemas: namedSchemas(schemas) }, "request");
    let steps = 0;
    const made = sampleValue(schemaOf({ $ref: "#/schemas/s0" }), "name", {
      ...scope,
      find: (name) => {
        steps++;
        return scope.find(name);
      },
    });
    const objects = JSON.stringify(made).split("{").length - 1;
    expect(objects).toBeLessThan(20);
    // It is asked of each property whether it is hidden.
    expect(steps).toBeLessThan(20 * 60 * 2);
  });

  test("nothing where it would be larger than anybody reads", () => {
    const schemas: Schemas = Object.fromEntries(
      Array.from({ length: 40 }, (_, index): [string, SchemaValue] => {
        const next: SchemaValue =
          index === 39 ? { type: "string" } : { $ref: `#/schemas/s${index + 1}` };
        return [
          `s${index}`,
          { type: "object", properties: { a: next, b: next }, required: ["a", "b"] },
        ];
      }),
    );
    expect(sample({ $ref: "#/schemas/s0" }, schemas)).toBe(undefined);
    expect(sample({ $ref: "#/schemas/s38" }, schemas)).toEqual({
      a: { a: "a", b: "b" },
      b: { a: "a", b: "b" },
    });
  });

  test("some of those that may be, where none must", () => {
    const text: SchemaValue = { type: "string" };
    const properties = { a: "not shown" as const, b: text, c: text, d: text };
    expect(sample({ type: "object", properties })).toEqual({ b: "b", c: "c" });
  });

  test("nothing that only the other side has", () => {
    const properties: Record<string, SchemaValue> = {
      id: { type: "string", readOnly: true },
      secret: { type: "string", writeOnly: true },
    };
    const written: SchemaValue = { type: "object", properties, required: ["id", "secret"] };
    expect(sample(written)).toEqual({ secret: "secret" });
    expect(sample(written, {}, "response")).toEqual({ id: "id" });
  });

  test("no object without an end; of what has to be there, and is not shown, an empty one", () => {
    const schemas: Schemas = {
      tree: {
        type: "object",
        properties: { left: { $ref: "#/schemas/tree" } },
        required: ["left"],
      },
    };
    expect(sample({ $ref: "#/schemas/tree" }, schemas)).toBeUndefined();
    expect(sample({ type: "object", required: ["unknown"] })).toEqual({ unknown: {} });
  });

  test("the value of a discriminator that means the member", () => {
    const schemas: Schemas = {
      track: { type: "object", properties: { kind: { type: "string" } }, required: ["kind"] },
      episode: { type: "object" },
    };
    const oneOf: SchemaValue[] = [{ $ref: "#/schemas/track" }, { $ref: "#/schemas/episode" }];
    const mapping = { song: "#/schemas/track" };
    const discriminator = { propertyName: "kind" };
    expect(sample({ oneOf, discriminator }, schemas)).toEqual({ kind: "track" });
    expect(sample({ oneOf, discriminator: { ...discriminator, mapping } }, schemas)).toEqual({
      kind: "song",
    });
  });
});

describe("what the little does not fit is made as a mock makes it:", () => {
  test.each<[string, SchemaValue, RegExp]>([
    ["a text of a pattern", { type: "string", pattern: "^[0-9]{13}$" }, /^"[0-9]{13}"$/],
    ["an example that matches it", { type: "string", pattern: "^9", examples: ["978"] }, /^"978"$/],
    ["a longer text", { type: "string", minLength: 9 }, /^"[^"]{9,}"$/],
    ["a shorter one", { type: "string", maxLength: 3 }, /^"[^"]{0,3}"$/],
    ["an address", { type: "string", format: "ipv4" }, /^"192\.0\.2\.[0-9]+"$/],
    ["a multiple", { type: "integer", multipleOf: 1000 }, /^-?[0-9]*000$/],
    ["a number above one", { type: "number", minimum: 3, exclusiveMinimum: 3 }, /^[0-9.]+$/],
    [
      "items that differ",
      { type: "array", items: { type: "boolean" }, minItems: 2, uniqueItems: true },
      /^\[(?:true,false|false,true)\]$/,
    ],
    [
      "what depends on another",
      {
        type: "object",
        properties: { a: { const: 1 } },
        required: ["a"],
        dependentRequired: { a: ["b"] },
      },
      /^\{"a":1,"b":/,
    ],
  ])("%s", (_what, written, wanted) => {
    expect(JSON.stringify(sample(written))).toMatch(wanted);
  });

  test("deep inside, the others as they are", () => {
    const isbn: SchemaValue = { type: "string", pattern: "^[0-9]{3}$" };
    const properties: Record<string, SchemaValue> = { title: { type: "string" }, isbn };
    const written: SchemaValue = { type: "object", properties, required: ["title", "isbn"] };
    expect(sample(written)).toEqual({ title: "title", isbn: expect.stringMatching(/^[0-9]{3}$/) });
  });
});

const name = fc.constantFrom("a", "b", "c");
const leaf = fc.constantFrom<SchemaValue>(
  { type: "string" },
  { type: "integer", minimum: 2 },
  { type: "integer", exclusiveMinimum: 2, multipleOf: 5 },
  { type: "string", pattern: "^[a-z]{2}[0-9]$" },
  { type: "string", minLength: 3, maxLength: 5 },
  { type: "boolean" },
  { type: "null" },
  { type: ["string", "null"] },
  { enum: ["x", "y"] },
  { const: ["x", { a: 1 }] },
  { type: "string", readOnly: true },
  {},
  "not shown",
);
const written = fc.letrec<{ schema: SchemaValue; members: SchemaValue[]; object: SchemaValue }>(
  (tie) => ({
    members: fc.array(tie("schema"), { minLength: 1, maxLength: 3 }),
    object: fc.record({
      type: fc.constant<"object">("object"),
      properties: fc.dictionary(name, tie("schema"), { maxKeys: 3, noNullPrototype: true }),
      required: fc.uniqueArray(name, { maxLength: 2 }),
      additionalProperties: fc.oneof(fc.boolean(), tie("schema")),
      minProperties: fc.nat(2),
      dependentRequired: fc.constantFrom<Record<string, string[]>>({}, { a: ["b"] }),
    }),
    schema: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      leaf,
      tie("object"),
      fc.record({
        type: fc.constant<"array">("array"),
        items: tie("schema"),
        minItems: fc.nat(3),
        maxItems: fc.constant(3),
      }),
      fc.record({
        type: fc.constant<"array">("array"),
        prefixItems: tie("members"),
        minItems: fc.nat(2),
      }),
      fc.record({ allOf: fc.array(tie("object"), { minLength: 1, maxLength: 2 }) }),
      fc.record({ anyOf: tie("members") }),
      fc.record({ if: tie("schema"), then: tie("schema") }),
    ),
  }),
).schema;

test("whatever the schema, a value that is made up is of its type", () => {
  const lines: string[] = [];
  fc.assert(
    fc.property(written, (schema) => {
      const made = sampleValue(schemaOf(schema), "name", valueScope({ schemas: [] }, "request"));
      if (made === undefined) return;
      const type = typeOf(schema, { side: "request" });
      // Where several types say what a property is, TypeScript may widen "x" to a string before it has asked all of them.
      // `as const` keeps the text as it is.
      lines.push(
        `const r${lines.length}: readonly [${type}] = [${JSON.stringify(made)}] as const;`,
      );
    }),
    { numRuns: 800 },
  );
  expect(lines.length).toBeGreaterThan(300);
  expect(faultsOf(lines)).toEqual([]);
});

test("and it is what the schema allows", () => {
  const ajv = new Ajv2020({ strict: false, logger: false });
  fc.assert(
    fc.property(written, (schema) => {
      const text = JSON.stringify(schema);
      // Parts that are not shown say nothing to anybody else, and read-only ones are not sent.
      if (/not shown|readOnly/.test(text)) return;
      const value = sample(schema);
      if (value !== undefined) expect(ajv.compile(Object(schema))(value), text).toBe(true);
    }),
    { numRuns: 500 },
  );
});

/** The lines that a compiler refuses, with what it says. */
function faultsOf(lines: readonly string[]): readonly string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: [],
    lib: ["lib.es5.d.ts"],
  };
  const host = ts.createCompilerHost(options);
  const file = "values.ts";
  const source = ts.createSourceFile(file, lines.join("\n"), ts.ScriptTarget.ES2022, true);
  const given = host.getSourceFile.bind(host);
  host.getSourceFile = (path, ...others) => (path === file ? source : given(path, ...others));
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ start = 0, messageText }) =>
      [
        lines[source.getLineAndCharacterOfPosition(start).line],
        ts.flattenDiagnosticMessageText(messageText, "\n"),
      ].join("\n"),
    );
}
