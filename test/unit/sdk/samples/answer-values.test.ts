/** Values of sampled answers: none that the server's own check of answers would refuse. */
import { expect, test } from "vitest";
import { fittingValue } from "../../../../generator/sdk/samples/answer-values.js";
import type { SchemaValue } from "../../../../generator/validate/schema-shape.js";
import { schemaOf } from "../../emit/typescript/schemas/types-of.js";

/** The value of a schema; nothing where there is none that fits. */
function fitting(written: SchemaValue): unknown {
  return fittingValue(schemaOf(written), "name", () => undefined);
}

test("a text fits its pattern and its length, or there is none", () => {
  expect(fitting({ type: "string" })).toBe("name");
  expect(fitting({ type: "string", pattern: "^[a-z]+$" })).toBe("name");
  expect(fitting({ type: "string", pattern: "^[0-9]+$" })).toBeUndefined();
  expect(fitting({ type: "string", pattern: "^[0-9]+$", examples: ["978"] })).toBe("978");
  expect(fitting({ type: "string", minLength: 5 })).toBeUndefined();
  expect(fitting({ type: "string", maxLength: 3 })).toBeUndefined();
});

test("a number keeps to its bounds, or there is none", () => {
  expect(fitting({ type: "integer", minimum: 3, maximum: 5 })).toBe(3);
  expect(fitting({ type: "number", multipleOf: 7 })).toBeUndefined();
  expect(fitting({ type: "number", minimum: 3, exclusiveMinimum: 3 })).toBeUndefined();
});

test("what does not fit is found deep inside", () => {
  const isbn: SchemaValue = { type: "string", pattern: "^[0-9]{13}$" };
  const list: SchemaValue = {
    type: "object",
    properties: { books: { type: "array", items: isbn } },
    required: ["books"],
  };
  expect(fitting(list)).toBeUndefined();
});
