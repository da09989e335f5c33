/** JSON as text: what `JSON.stringify` gives, but in the order of the entries. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonText } from "../../../generator/emit/json-text.js";
import { jsonValue } from "./json-arbitraries.js";
import { plainJson } from "../../../generator/sdk/json-schema/json-objects.js";

test("names that are numbers stay where they are, and no name is lost", () => {
  const entries = ["default", "200", "__proto__", ""].map((name) => ({
    name,
    value: { kind: "boolean", value: true } as const,
  }));
  expect(jsonText({ kind: "object", entries })).toBe(
    '{\n  "default": true,\n  "200": true,\n  "__proto__": true,\n  "": true\n}',
  );
});

test("it is the value's JSON", () => {
  fc.assert(
    fc.property(jsonValue, (value) => {
      expect(JSON.parse(jsonText(value))).toEqual(plainJson(value));
    }),
    { numRuns: 300 },
  );
});
