/** Values that a mock makes, held against their schemas by ajv. */
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect } from "vitest";
import type { MockSchema } from "../../../../templates/typescript-server/mock-data.js";
import { expressionOf } from "../../../../templates/typescript-server/mock-schema.js";
import {
  type ValueOptions,
  valueMaker,
} from "../../../../templates/typescript-server/mock-value.js";

/** Named schemas. */
export type Schemas = Readonly<Record<string, MockSchema>>;

// One for all schemas: each new one would read the meta-schema again.
const ajv = new Ajv2020({
  strict: false,
  logger: false,
  validateSchema: false,
  addUsedSchema: false,
  ownProperties: true,
  multipleOfPrecision: 9,
  // As JSON Schema has them, or as JavaScript had them before.
  code: { regExp: Object.assign((source: string) => expressionOf(source), { code: "RegExp" }) },
});
addFormats.default(ajv);

/** Says whether a schema accepts a value; `undefined` for schemas of which ajv makes code that does not run, or does not end. */
export function judge(
  schema: MockSchema,
  schemas: Schemas = {},
): (value: unknown) => boolean | undefined {
  const accepts = unlessLost(() => ajv.compile({ allOf: [schema], schemas }));
  return (value) => accepts && unlessLost(() => accepts(value));
}

function unlessLost<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof ReferenceError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Makes a value that must be there, and that its schema must accept. */
export function made(
  schema: MockSchema,
  { schemas = {}, ...how }: Partial<ValueOptions> & { readonly schemas?: Schemas } = {},
): unknown {
  const found = valueMaker(schemas).make(schema, { seed: "seed", ...how });
  if (found === undefined) throw new Error("nothing was made");
  expect(judge(schema, schemas)(found.value)).toBe(true);
  return found.value;
}

/** Some seeds. */
export const seeds: readonly string[] = Array.from({ length: 30 }, (_, index) => `seed ${index}`);
