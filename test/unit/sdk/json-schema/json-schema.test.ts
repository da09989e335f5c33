/** Schemas of the model as JSON Schema: how they are written, and that they accept what the manifest's own accept; ajv judges. */
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainJson } from "../../../../generator/sdk/json-schema/json-objects.js";
import { jsonSchemaScope } from "../../../../generator/sdk/json-schema/json-schema.js";
import type { JsonSchemaOptions } from "../../../../generator/sdk/json-schema/schema-scope.js";
import { schemaOf } from "../../emit/typescript/schemas/types-of.js";
import { filled, shown, values, type Written, written } from "../../emit/schema-arbitraries.js";

type Schemas = Readonly<Record<string, Written>>;

interface Surroundings extends Pick<JsonSchemaOptions, "side" | "namesHidden" | "prose"> {
  readonly schemas?: Schemas;
  readonly kind?: "document" | "observed";
}

/** The JSON Schema of what a manifest has. */
function jsonSchemaOf(
  schema: Written,
  { schemas = {}, kind, ...options }: Surroundings = {},
): unknown {
  const scope = jsonSchemaScope({
    ...options,
    find: (name) => (schemas[name] === undefined ? undefined : schemaOf(schemas[name], kind)),
    refer: (name) => `#/schemas/${name}`,
  });
  return plainJson(scope.schemaOf(schemaOf(schema, kind)));
}

describe("a schema", () => {
  test.each<Written>([
    true,
    false,
    { type: "string", format: "date", minLength: 2 },
    { type: ["string", "null"], format: "date" },
    { type: "integer", minimum: 1, multipleOf: 2 },
    { const: { a: [1, null] } },
    { enum: ["a", 1, null] },
    { type: "array", prefixItems: [{ type: "string" }], items: false, minItems: 1 },
    { type: "array", contains: { type: "string" }, minContains: 2, maxContains: 3 },
    {
      type: "object",
      properties: { a: { type: "string", examples: ["x"], default: "y" }, b: true },
      required: ["a", "c"],
      patternProperties: { "^x-": { type: "string" } },
      additionalProperties: false,
      propertyNames: { maxLength: 3 },
      minProperties: 1,
      dependentRequired: { a: ["b"] },
      dependentSchemas: { a: { minProperties: 2 } },
      unevaluatedProperties: false,
    },
    { required: ["a"] },
    { not: { type: "string" } },
    { if: { type: "string" }, then: { type: "string", minLength: 1 }, else: { type: "null" } },
    {
      oneOf: [{ $ref: "#/schemas/book" }, { $ref: "#/schemas/author" }],
      discriminator: { propertyName: "kind", mapping: { novel: "#/schemas/book" } },
    },
  ])("is written as it was: %j", (schema) => {
    const expected = schema === true ? {} : schema;
    const schemas = { book: true, author: true };
    expect(jsonSchemaOf(schema, { schemas })).toEqual(
      JSON.parse(JSON.stringify(expected), unwrapped),
    );
  });

  test("that is not shown refuses nothing, and nothing follows from it", () => {
    expect(jsonSchemaOf("not shown")).toEqual({});
    expect(jsonSchemaOf({ not: { type: "array", items: "not shown" } })).toEqual({});
    expect(jsonSchemaOf({ oneOf: [{ type: "string" }, "not shown"] })).toEqual({
      anyOf: [{ type: "string" }, {}],
    });
    expect(jsonSchemaOf({ if: "not shown", then: false, else: { type: "null" } })).toEqual({
      anyOf: [{ allOf: [{}, false] }, { type: "null" }],
    });
    const contained = { type: "array", contains: "not shown", maxContains: 1 } as const;
    expect(jsonSchemaOf(contained)).toEqual({ type: "array", contains: {} });
    const open = {
      type: "object",
      additionalProperties: "not shown",
      unevaluatedProperties: false,
    } as const;
    expect(jsonSchemaOf(open)).toEqual({ type: "object" });
  });

  test("lists what was observed before anything else of its type", () => {
    expect(jsonSchemaOf({ enum: ["a", "b"] }, { kind: "observed" })).toEqual({
      anyOf: [{ enum: ["a", "b"] }, { type: "string" }],
    });
  });

  test("has words for people only where they are asked for", () => {
    const schema = { type: "string", title: "Title", description: "D", deprecated: true } as const;
    expect(jsonSchemaOf(schema)).toEqual({ type: "string" });
    expect(jsonSchemaOf(schema, { prose: true })).toEqual(schema);
  });

  test("keeps the order of its words and properties, and names such as __proto__", () => {
    const properties: Record<string, Written> = JSON.parse(
      '{ "z": { "type": "string" }, "__proto__": { "type": "null" }, "constructor": true }',
    );
    const made = jsonSchemaOf({ type: "object", properties, required: ["__proto__"] });
    expect(JSON.stringify(made)).toBe(
      '{"type":"object","properties":{"z":{"type":"string"},"__proto__":{"type":"null"},"constructor":{}},"required":["__proto__"]}',
    );
  });
});

describe("a side", () => {
  const reader: Written = {
    type: "object",
    properties: {
      id: { type: "string", readOnly: true },
      password: { $ref: "#/schemas/secret" },
      name: { type: "string" },
    },
    required: ["id", "password", "name"],
    dependentRequired: { name: ["password", "id"] },
    minProperties: 3,
    additionalProperties: false,
  };
  const schemas: Schemas = { secret: { type: "string", writeOnly: true } };
  const of = (side: "request" | "response", namesHidden: boolean) =>
    jsonSchemaOf(reader, { side, namesHidden, schemas });

  test("has no property that does not go its way", () => {
    expect(of("request", false)).toEqual({
      type: "object",
      properties: { password: { $ref: "#/schemas/secret" }, name: { type: "string" } },
      required: ["password", "name"],
      additionalProperties: false,
      dependentRequired: { name: ["password"] },
    });
    expect(of("response", false)).toMatchObject({
      properties: { id: { type: "string", readOnly: true }, name: { type: "string" } },
      required: ["id", "name"],
    });
  });

  test("names it where values that have it are to pass", () => {
    expect(of("request", true)).toMatchObject({ properties: { id: { readOnly: true } } });
    expect(of("response", true)).toMatchObject({ properties: { password: { writeOnly: true } } });
  });

  test("left out keeps all", () => {
    expect(jsonSchemaOf(reader, { schemas })).toEqual(reader);
  });

  test("none of the parts of a schema requires what another part marks", () => {
    const parts: Written = {
      allOf: [
        { type: "object", required: ["id", "name"] },
        { type: "object", properties: { id: { type: "string", readOnly: true } } },
      ],
    };
    expect(jsonSchemaOf(parts, { side: "request" })).toEqual({
      allOf: [{ type: "object", required: ["name"] }, { type: "object" }],
    });
  });
});

// One for all schemas: each new one would read the meta-schema again.
const ajv = new Ajv2020({
  strict: false,
  logger: false,
  validateFormats: false,
  validateSchema: false,
  addUsedSchema: false,
  ownProperties: true,
});

function judge(schema: unknown, schemas: object): (value: unknown) => boolean | undefined {
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

describe("whatever a manifest says", () => {
  const named = fc.record({
    p: written([]),
    q: written(["p"]),
    // Reaches itself through its items, so that it ends where a value does.
    r: written(["p", "q"]).map((each): Written => ({
      anyOf: [each, { type: "array", items: { $ref: "#/schemas/r" } }],
    })),
  });
  const all = (schemas: Schemas, make: (schema: Written) => unknown): object =>
    Object.fromEntries(Object.entries(schemas).map(([name, each]) => [name, make(each)]));

  test("its JSON Schema says the same once all is shown, and refuses nothing before", () => {
    let accepted = 0;
    let refused = 0;
    const property = fc.property(named, filled, values, (schemas, known, tried) => {
      const root: Written = { $ref: "#/schemas/r" };
      const full: Schemas = JSON.parse(JSON.stringify(all(schemas, (each) => shown(each, known))));
      const judges = {
        written: judge(root, full),
        full: judge(
          root,
          all(full, (each) => jsonSchemaOf(each, { schemas: full })),
        ),
        partly: judge(
          root,
          all(schemas, (each) => jsonSchemaOf(each, { schemas })),
        ),
      };
      for (const value of tried) {
        const verdict = judges.written(value);
        const given = JSON.stringify(value);
        if (verdict !== undefined && judges.full(value) === !verdict) {
          throw new Error(`another verdict than ${verdict} on ${given}`);
        }
        if (verdict === true && judges.partly(value) === false) throw new Error(`refuses ${given}`);
        if (verdict === true) accepted++;
        if (verdict === false) refused++;
      }
    });
    fc.assert(property, { numRuns: 150 });
    expect(accepted).toBeGreaterThan(200);
    expect(refused).toBeGreaterThan(200);
  });
});

/** References and their targets are written alike; `true` is the same as `{}`. */
function unwrapped(key: string, value: unknown): unknown {
  return value === true && key !== "uniqueItems" ? {} : value;
}
