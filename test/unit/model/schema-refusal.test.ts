/** True if a value fits a schema: one answer, for what a manifest says, what a source says, and what samples give. */
import { describe, expect, test } from "vitest";
import {
  numberRefusal,
  type NumberRules,
  refusal,
  textRefusal,
  type TextRules,
} from "../../../generator/model/schema-refusal.js";
import { jsonValue } from "../../../generator/resolve/json-values.js";
import type { SchemaValue } from "../../../generator/validate/schema-shape.js";
import { namedSchemas, schemaOf, type Schemas } from "../emit/typescript/schemas/types-of.js";

describe("a text", () => {
  test.each<[string, TextRules, string | undefined]>([
    ["", {}, undefined],
    ["ab", { minLength: 3 }, "it is too short"],
    ["abc", { maxLength: 2 }, "it is too long"],
    ["🎵🎵", { maxLength: 2 }, undefined],
    ["b", { pattern: "^a" }, "it does not match the pattern"],
    ["ba", { pattern: "a" }, undefined],
    ["b", { pattern: "(" }, undefined],
  ])("%j before %j", (text, rules, wanted) => {
    expect(textRefusal(text, rules)).toBe(wanted);
  });
});

describe("a number", () => {
  test.each<[number, NumberRules, string | undefined]>([
    [1.5, { integer: true }, "it is not a whole number"],
    [1, { integer: true, minimum: 1, maximum: 1 }, undefined],
    [0, { minimum: 1 }, "it is below 1"],
    [2, { maximum: 1 }, "it is above 1"],
    [1, { exclusiveMinimum: 1 }, "it is not above 1"],
    [1, { exclusiveMaximum: 1 }, "it is not below 1"],
    [7, { multipleOf: 2 }, "it is not a multiple of 2"],
    [0, { multipleOf: 2 }, undefined],
    [0.3, { multipleOf: 0.1 }, undefined],
  ])("%d before %j", (number, rules, wanted) => {
    expect(numberRefusal(number, rules)).toBe(wanted);
  });
});

describe("a value", () => {
  const schemas: Schemas = {
    isbn: { type: "string", pattern: "^[0-9]{13}$" },
    book: {
      type: "object",
      properties: { isbn: { $ref: "#/schemas/isbn" }, parts: { $ref: "#/schemas/books" } },
      required: ["isbn"],
    },
    books: { type: "array", items: { $ref: "#/schemas/book" }, maxItems: 2 },
  };
  const named = new Map(namedSchemas(schemas).map(({ name, schema }) => [name, schema]));
  const isbn = "9780141439587";

  test.each<[string, unknown, SchemaValue, string | undefined]>([
    ["all of it fits", { isbn, parts: [{ isbn }] }, { $ref: "#/schemas/book" }, undefined],
    ["what lacks something", {}, { $ref: "#/schemas/book" }, 'it lacks the property "isbn"'],
    [
      "something deep inside",
      { isbn, parts: [{ isbn }, { isbn: "1" }] },
      { $ref: "#/schemas/book" },
      'property "parts": item 2: property "isbn": it does not match the pattern',
    ],
    [
      "too many",
      [{ isbn }, { isbn }, { isbn }],
      { $ref: "#/schemas/books" },
      "it has too many items",
    ],
    ["one of a list", "a", { enum: ["a", "b"] }, undefined],
    ["none of a list", "c", { enum: ["a", "b"] }, "it is not in the list"],
    [
      "no alternative",
      1,
      { anyOf: [{ type: "string" }, { type: "null" }] },
      "no alternative accepts it",
    ],
    ["what nobody can tell", "c", "not shown", undefined],
  ])("%s", (_what, value, written, wanted) => {
    expect(refusal(jsonValue(value), schemaOf(written), (name) => named.get(name))).toBe(wanted);
  });
});
