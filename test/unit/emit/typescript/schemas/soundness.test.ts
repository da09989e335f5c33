/** Values that a validator of JSON Schema accepts, the type accepts too: random schemas and values, all checked by one compiler. */
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import ts from "typescript";
import { expect, test } from "vitest";
import { fewest, runs } from "../../../../left-to-matrices.js";
import { declarationsOf, type Schemas, typeOf } from "./types-of.js";

const name = fc.constantFrom("a", "b", "c");
const leaf = fc.constantFrom<object>(
  { type: "string" },
  { type: "integer" },
  { type: "boolean" },
  { type: "null" },
  { type: ["string", "null"] },
  { enum: ["x", "y"] },
  { enum: [1, null, "x"] },
  { const: true },
  { const: ["x", 1] },
  { minLength: 1 },
  {},
);

/** A schema of few words, so that values often fit; it may refer to some schemas by name. */
function schemaOf(names: readonly string[]): fc.Arbitrary<object> {
  const references = names.map((each) => fc.constant({ $ref: `#/schemas/${each}` }));
  return fc.letrec<{ schema: object; members: object[] }>((tie) => ({
    members: fc.array(tie("schema"), { minLength: 1, maxLength: 3 }),
    schema: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      leaf,
      ...references,
      fc.record({
        type: fc.constant("object"),
        properties: fc.dictionary(name, tie("schema"), { maxKeys: 3, noNullPrototype: true }),
        required: fc.uniqueArray(name, { maxLength: 2 }),
        additionalProperties: fc.oneof(fc.boolean(), tie("schema")),
      }),
      fc.record({ required: fc.uniqueArray(name, { minLength: 1, maxLength: 2 }) }),
      fc.record({ type: fc.constant("object"), propertyNames: fc.constant({ enum: ["a", "b"] }) }),
      fc.record({ type: fc.constant("array"), items: tie("schema") }),
      fc.record({
        type: fc.constant("array"),
        prefixItems: tie("members"),
        items: fc.oneof(fc.constant(false), tie("schema")),
        minItems: fc.nat(2),
        maxItems: fc.integer({ min: 1, max: 3 }),
      }),
      fc.record({ allOf: tie("members") }),
      fc.record({ anyOf: tie("members") }),
      fc.record({ oneOf: tie("members") }),
      fc.record({
        type: fc.constant("object"),
        properties: fc.constant({ a: { type: "string" } }),
        oneOf: tie("members"),
      }),
      fc.record({ allOf: tie("members"), not: tie("schema") }),
      fc.record({ if: tie("schema"), then: tie("schema"), else: tie("schema") }),
    ),
  })).schema;
}

const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom<unknown>("x", "y", "", 1, 2, true, false, null),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(name, tie("value"), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

/** Values that a schema accepts, as lines of a program that hands each to the type. */
class Program {
  readonly #lines: string[] = ["declare function take<T>(value: T): void;"];
  readonly #cases: string[] = [];

  get size(): number {
    return this.#cases.length;
  }

  declare(text: string): void {
    this.#lines.push(text);
  }

  take(type: string, accepted: unknown, about: string): void {
    const index = this.#cases.length;
    this.#lines.push(`const r${index} = ${constant(accepted)}; take<${type}>(r${index});`);
    this.#cases.push(`${about}\nrefuses ${JSON.stringify(accepted)}`);
  }

  /** The faults that the compiler finds, with the case that they are about. */
  faults(): readonly string[] {
    return compiled(this.#lines.join("\n")).map(({ line, message }) => {
      const index = /const r(\d+)/.exec(line)?.[1];
      return `${this.#cases[Number(index)] ?? line}\n${message}`;
    });
  }
}

const values = fc.array(value, { minLength: 12, maxLength: 12 });

test("every value that a schema accepts is of its type", () => {
  const ajv = new Ajv2020({ strict: false, logger: false });
  const program = new Program();
  fc.assert(
    fc.property(schemaOf([]), values, (written, tried) => {
      const accepts = ajv.compile(written);
      const fitting = tried.filter((each) => validated(() => accepts(each)));
      if (fitting.length === 0) return;
      const type = withCommonProperty(typeOf(written, { side: "request" }));
      const about = `${JSON.stringify(written)}\nis ${type}`;
      for (const each of fitting) program.take(type, each, about);
    }),
    { numRuns: runs(1500) },
  );
  expect(program.size).toBeGreaterThan(fewest(1000));
  expect(program.faults().slice(0, 3)).toEqual([]);
});

test("so is every value of a named schema that refers to others", async () => {
  const program = new Program();
  const written: { readonly schemas: Schemas; readonly tried: readonly unknown[] }[] = [];
  const named = fc.record({
    p: schemaOf([]),
    q: fc.record({ allOf: fc.array(schemaOf(["p", "p"]), { minLength: 1, maxLength: 3 }) }),
    r: fc.record({ allOf: fc.array(schemaOf(["p", "q"]), { minLength: 1, maxLength: 3 }) }),
  });
  fc.assert(
    fc.property(named, values, (schemas, tried) => {
      written.push({ schemas, tried });
    }),
    { numRuns: runs(400) },
  );
  for (const [index, { schemas, tried }] of written.entries()) {
    const accepts = new Ajv2020({ strict: false, logger: false }).compile({
      schemas,
      $ref: "#/schemas/r",
    });
    const fitting = tried.filter((each) => validated(() => accepts(each)));
    if (fitting.length === 0) continue;
    const text = withCommonProperty(await declarationsOf(schemas));
    program.declare(`namespace N${index} {\n${text}\n}`);
    const about = `${JSON.stringify(schemas)}\nis ${text}`;
    for (const each of fitting) program.take(`N${index}.R`, each, about);
  }
  // Values that fit come in clumps: a schema takes most of those that are tried, or none.
  expect(program.size).toBeGreaterThan(fewest(300) / 4);
  expect(program.faults().slice(0, 3)).toEqual([]);
});

/** The validator's verdict; for some schemas it makes code that does not run, and gives none. */
function validated(accepts: () => boolean): boolean {
  try {
    return accepts();
  } catch (error) {
    if (error instanceof ReferenceError) return false;
    throw error;
  }
}

/**
 * TypeScript refuses an object that shares no property with a type of optional ones only. That is a guess at slips of the
 * pen and not what is tested here, so all types and all values get one property in common.
 */
function withCommonProperty(type: string): string {
  return type.replaceAll("{", "{ z?: any;");
}

/** A value that the compiler takes exactly as it is, and not as a fresh literal, which may have declared properties only. */
function constant(value: unknown): string {
  return value === null ? "null" : `${constantText(value)} as const`;
}

function constantText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(constantText).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, each]) => `${key}: ${constantText(each)}`);
  return entries.length === 0 ? "{}" : `{ ${["z: 0 as any", ...entries].join(", ")} }`;
}

/** The reports of the compiler on a text under strict, with the line that they are about. */
function compiled(text: string): readonly { readonly line: string; readonly message: string }[] {
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: [],
    lib: ["lib.es5.d.ts"],
  };
  const host = ts.createCompilerHost(options, true);
  const file = "values.ts";
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const given = host.getSourceFile.bind(host);
  host.getSourceFile = (path, ...others) => (path === file ? source : given(path, ...others));
  const program = ts.createProgram([file], options, host);
  const faults = ts.getPreEmitDiagnostics(program).map(({ start = 0, messageText }) => ({
    line: text.slice(text.lastIndexOf("\n", start) + 1, text.indexOf("\n", start)),
    message: ts.flattenDiagnosticMessageText(messageText, "\n"),
  }));
  // The declaration of an object that allows no property at all does not bear the one that all have here.
  const ofCommonProperty = /'z' of type 'any'/;
  return faults.filter(({ message }) => !ofCommonProperty.test(message));
}

test("of two bases, one that only lists a name does not contradict the other", async () => {
  const text = await declarationsOf({
    p: { type: "object", propertyNames: { enum: ["a", "b"] } },
    q: { type: "object", properties: { b: { type: "integer" } }, required: ["b"] },
    r: { allOf: [{ $ref: "#/schemas/p" }, { $ref: "#/schemas/q" }] },
  });
  expect(compiled(`${text}\nexport const b: number = ({} as R).b;`)).toEqual([]);
});
