/** The values that texts stand for. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { readText } from "../../../../templates/typescript-server/readers.js";
import type { Reader } from "../../../../templates/typescript-server/route.js";

test.each(["0", "-0", "1", "-1.5", "10e2", "1E-7", "1.0", "9007199254740991", "1e+21", "0.1"])(
  "%s is a number",
  (text) => {
    expect(readText("number", text)).toEqual({ value: JSON.parse(text), fits: true });
  },
);

test.each([
  ...["", " 1", "1 ", "+1", "01", "-", ".5", "5.", "1e", "0x10", "0b1", "1_000", "1,5", "١"],
  ...["NaN", "Infinity", "-Infinity", "1e999", "null", "true"],
])("%j is no number, and stays text", (text) => {
  expect(readText("number", text)).toEqual({ value: text, fits: false });
});

test.each<[string, boolean]>([
  ["9007199254740992", true],
  ["9007199254740993", false],
  ["-9007199254740993", false],
  ["1152921504606846976", true],
  ["1152921504606847000", true],
  ["1152921504606846977", false],
  ["100000000000000000000", true],
  ["100000000000000000001", false],
])("%s is a number: %o, for no identifier becomes another", (text, fits) => {
  expect(readText("number", text)).toEqual({ value: fits ? Number(text) : text, fits });
});

test("every number that JavaScript writes is read as that number", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(readText("number", String(value)).value).toBe(value + 0);
    }),
  );
});

test("what is read as a number is the number that JSON has", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."-+.eE0123456789") }), (text) => {
      const { value, fits } = readText("number", text);
      if (fits) expect(value).toBe(JSON.parse(text));
      else expect(value).toBe(text);
    }),
  );
});

test.each<[Reader, string, unknown, boolean]>([
  ["boolean", "true", true, true],
  ["boolean", "false", false, true],
  ["boolean", "True", "True", false],
  ["boolean", "1", "1", false],
  ["boolean", "", "", false],
  ["text", "true", "true", true],
  [{ anyOf: ["number", "boolean", "text"] }, "1", 1, true],
  [{ anyOf: ["number", "boolean", "text"] }, "true", true, true],
  [{ anyOf: ["number", "boolean", "text"] }, "x", "x", true],
  [{ anyOf: ["number", "boolean"] }, "x", "x", false],
  [{ anyOf: ["text", "number"] }, "1", "1", true],
  [{ anyOf: [] }, "1", "1", false],
  [{ items: "number" }, "1", "1", false],
])("%o reads %j as %j", (reader, text, value, fits) => {
  expect(readText(reader, text)).toEqual({ value, fits });
});

test("a million digits are refused at once", () => {
  const text = "9".repeat(1_000_000);
  expect(readText("number", text).fits).toBe(false);
});
