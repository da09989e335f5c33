/** zod and the JSON Schema that is emitted from it accept and refuse the same files. */
import { Ajv } from "ajv";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { targetsShape } from "../../../generator/targets.js";
import type { PlainValue } from "../../../generator/source/plain-value.js";
import {
  type FileKind,
  fileShapes,
  manifestJsonSchema,
} from "../../../generator/validate/json-schema.js";
import { nameProto } from "../../../generator/validate/prune.js";
import { issuesIn } from "../../../generator/validate/validate.js";
import { invalid, valid } from "./manifest-files.js";
import { mutate, mutation } from "./mutated-values.js";

const ajv = new Ajv({ strict: false, allErrors: false });
ajv.addSchema(manifestJsonSchema(targetsShape), "manifest");

/** The verdict of the JSON Schema of the kind alone, and of the file whose kind it has to find out. */
function schemaAccepts(value: PlainValue, reference: string): boolean {
  // Maps of the source have no prototype; what JSON makes of them has own keys only, `__proto__` among them.
  const plain: unknown = JSON.parse(JSON.stringify(value));
  return ajv.validate(`manifest${reference}`, plain);
}

const shapes = fileShapes(targetsShape);

function zodAccepts(kind: FileKind, value: PlainValue): boolean {
  return issuesIn(shapes[kind], nameProto(value)).length === 0;
}

describe("valid files", () => {
  test.each(valid.map((file) => [file.name, file] as const))("%s", (_name, { kind, value }) => {
    expect(zodAccepts(kind, value)).toBe(true);
    expect(schemaAccepts(value, `#/definitions/${kind}`), ajv.errorsText()).toBe(true);
    expect(schemaAccepts(value, ""), ajv.errorsText()).toBe(true);
  });
});

describe("files with faults", () => {
  const refused = invalid.filter(({ kind, value }) => !zodAccepts(kind, value));

  test("there are many that zod refuses, and many that it accepts", () => {
    expect(refused.length).toBeGreaterThan(20);
    expect(invalid.length - refused.length).toBeGreaterThan(20);
  });

  test.each(invalid.map((file) => [file.name, file] as const))("%s", (_name, { kind, value }) => {
    expect(schemaAccepts(value, `#/definitions/${kind}`)).toBe(zodAccepts(kind, value));
  });
});

test("they agree on a valid file of which anything was taken out, replaced or renamed", () => {
  const mutations = fc.array(mutation, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.constantFrom(...valid), mutations, ({ kind, value }, all) => {
      const mutated = all.reduce(mutate, value);
      expect(schemaAccepts(mutated, `#/definitions/${kind}`)).toBe(zodAccepts(kind, mutated));
    }),
    { numRuns: 2000 },
  );
});
