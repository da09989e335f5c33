/** YAML that says just what a value says, also to readers of YAML 1.1. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { jsonText } from "../../../../generator/emit/json-text.js";
import { plainJson } from "../../../../generator/sdk/json-schema/json-objects.js";
import { yamlDifferences } from "../../../../generator/emit/yaml/read-back.js";
import { yamlText } from "../../../../generator/emit/yaml/yaml-text.js";
import type { JsonValue } from "../../../../generator/model/schema.js";
import { jsonValue as jsonOf } from "../../../../generator/resolve/json-values.js";
import { readQuickly } from "../../../../generator/source/quick/reader.js";
import { jsonValue } from "../json-arbitraries.js";

const text = (value: string): JsonValue => ({ kind: "string", value });

test("whatever a value is, it is read back, in YAML 1.2 and 1.1", async () => {
  await fc.assert(
    fc.asyncProperty(jsonValue, async (value) => {
      const printed = yamlText(value);
      expect(await yamlDifferences(printed, value)).toEqual([]);
      expect(parse(printed, { version: "1.1" })).toEqual(plainJson(value));
    }),
    { numRuns: 300 },
  );
});

test("names keep their order, and statuses are texts", () => {
  const entries = ["default", "200"].map((name) => ({ name, value: text("yes") }));
  expect(yamlText({ kind: "object", entries })).toBe('default: "yes"\n"200": "yes"\n');
});

test("a text that says something else is told", async () => {
  const value = text("a");
  expect(await yamlDifferences("b\n", value)).toHaveLength(1);
  expect(await yamlDifferences("a: [", value)).toHaveLength(1);
  expect(await yamlDifferences("a\n", value)).toEqual([]);
});

test("of two values, a text says the one that it was printed of", async () => {
  await fc.assert(
    fc.asyncProperty(jsonValue, jsonValue, async (value, other) => {
      const isOther = jsonText(value) !== jsonText(other);
      const found = await yamlDifferences(yamlText(value), other);
      expect(found).toHaveLength(isOther ? 1 : 0);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["a: 1\nb: 2\n", "a: 1\nb: 3\n"],
  ["a: 1\nb: 2\n", "b: 2\na: 1\n"],
  ["a: 1\nb: 2\n", "a: 1\n"],
  ["a: [1, 2]\n", "a: [1]\n"],
  ["a: null\n", "a: {}\n"],
  ['a: "1"\n', "a: 1\n"],
])("%j is not %j", async (said, meant) => {
  const { value = {} } = readQuickly(meant, { isOurs: true }) ?? {};
  expect(await yamlDifferences(meant, jsonOf(value))).toEqual([]);
  expect(await yamlDifferences(said, jsonOf(value))).toHaveLength(1);
});

test("nothing behind a key is null, at the end of a text, too", async () => {
  const nothing: JsonValue = { kind: "null" };
  const entries = [
    { name: "a", value: nothing },
    { name: "b", value: text("c") },
    { name: "d", value: nothing },
  ];
  const said = "a:\nb: c\nd:\n";
  expect(await yamlDifferences(said, { kind: "object", entries })).toEqual([]);
  const empty = { isOurs: true, mayBeEmpty: true };
  expect(readQuickly(said, empty)?.value).toEqual({ a: null, b: "c", d: null });
  expect(readQuickly("a:\n  b:\nc: d\n", empty)?.value).toEqual({ a: { b: null }, c: "d" });
  expect(readQuickly(said, { isOurs: true })).toBeUndefined();
});

test("names that are one text twice are not taken for one", async () => {
  const value: JsonValue = { kind: "object", entries: [{ name: "1", value: text("a") }] };
  expect(await yamlDifferences("1: a\n", value)).toEqual([]);
  expect(await yamlDifferences('1: a\n"1": b\n', value)).toHaveLength(1);
  expect(await yamlDifferences('1: a\n"1": a\n', value)).toHaveLength(1);
});

test.each([
  ["a control sign in quotes", 'a: "\\n\u0001"\n', "a", "\n\u0001"],
  ["a number as a name", "0.0000001: b\n", "1e-7", "b"],
])("%s is read as the library reads it", async (_, said, name, meant) => {
  const value: JsonValue = { kind: "object", entries: [{ name, value: text(meant) }] };
  expect(await yamlDifferences(said, value)).toEqual([]);
});

const oddTexts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc
    .array(
      fc.constantFrom(
        ...[
          "a",
          "b c",
          " ",
          "  ",
          "\n",
          "\n\n",
          "\t",
          "\r",
          "#",
          ": ",
          ":",
          "- ",
          "? ",
          "|",
          ">",
          "---",
          "...",
          "%",
        ],
        ...[
          "'",
          '"',
          "\\",
          "{",
          "}",
          "[",
          "]",
          ",",
          "&",
          "*",
          "!",
          "@",
          "`",
          "<<",
          "=",
          "0",
          "1e3",
          "0x1f",
          "1:30",
          "_",
        ],
        ...[
          "\u0085",
          "\u2028",
          "\uFEFF",
          "\u202E",
          "\uD83D",
          "👩‍🎤",
          "\u00A0",
          "ä",
          "é".repeat(60),
          "word ".repeat(30),
        ],
      ),
      { maxLength: 9 },
    )
    .map((parts) => parts.join("")),
  fc.constantFrom(
    "y",
    "N",
    "Yes",
    "off",
    "NULL",
    "~",
    "",
    "2026-02-01",
    "1_000",
    "0o7",
    "+1",
    ".5",
    ".inf",
    "-",
    "=",
  ),
);

test("whatever a text is, it is read back as a value, an item and a key, at any depth", () => {
  fc.assert(
    fc.property(oddTexts, fc.integer({ min: 0, max: 5 }), (odd, depth) => {
      const entry = (name: string, value: JsonValue): JsonValue => ({
        kind: "object",
        entries: [
          { name, value },
          { name: `${name}.`, value: { kind: "array", items: [value, value, text("z")] } },
        ],
      });
      let value = entry(odd, text(odd));
      for (let level = 0; level < depth; level++) value = entry(`k${level}`, value);
      for (const version of ["1.1", "1.2"] as const) {
        expect(parse(yamlText(value), { version })).toEqual(plainJson(value));
      }
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["plain where it can be", "A text: no, (two) it's #1", '"A text: no, (two) it\'s #1"'],
  ["plain where it can be", "/books/{id}", "/books/{id}"],
  ["quoted where another reader would see a number, a date or a yes", "2026-02-01", '"2026-02-01"'],
  ["with what is not seen written out", "a\u202Eb\u{E0001}", '"a\\u202eb\\U000e0001"'],
  ["in lines where it has lines", "One.\n\nTwo.", "|-\n    One.\n\n    Two."],
  ["quoted where the lines' spaces count", " One.\nTwo.", '" One.\\nTwo."'],
])("a text is %s", (_, given, written) => {
  expect(yamlText({ kind: "object", entries: [{ name: "k", value: text(given) }] })).toBe(
    `k: ${written.replaceAll("    ", "  ")}\n`,
  );
});

test("a long line is broken at its spaces, and read as one", () => {
  const long = "word ".repeat(50).trim();
  const printed = yamlText({ kind: "array", items: [text(long)] });
  expect(printed.split("\n").every((line) => line.length <= 100)).toBe(true);
  expect(parse(printed)).toEqual([long]);
});

test("numbers keep their value for readers that want a point before an exponent", () => {
  const value: JsonValue = {
    kind: "array",
    items: [1e21, 1e-7, -1.5e-9, 0, -12, 2 ** 60].map((each) => ({ kind: "number", value: each })),
  };
  expect(yamlText(value)).toBe(
    "- 1.0e+21\n- 1.0e-7\n- -1.5e-9\n- 0\n- -12\n- 1152921504606847000\n",
  );
});

test("a name that is too long for a key stands all the same", () => {
  const value: JsonValue = {
    kind: "object",
    entries: [{ name: "n ".repeat(900).trim(), value: { kind: "array", items: [text("a")] } }],
  };
  for (const version of ["1.1", "1.2"] as const) {
    expect(parse(yamlText(value), { version })).toEqual(plainJson(value));
  }
});
