/** Values: whatever YAML's own writer writes is read back as it was, in the order written. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { parseDocument } from "../../../generator/source/document.js";
import {
  entriesOf,
  isPlainMap,
  type PlainValue,
  plainMap,
} from "../../../generator/source/plain-value.js";
import { map, type Ordered, styles, writable } from "./written-values.js";

function read(text: string) {
  return parseDocument({ file: "a.yaml", text });
}

function plainValueOf(text: string): PlainValue | undefined {
  return read(text).value.value;
}

function ordered(value: PlainValue): Ordered {
  if (isPlainMap(value)) {
    return { map: entriesOf(value).map(([key, inner]) => [key, ordered(inner)] as const) };
  }
  return Array.isArray(value) ? value.map(ordered) : scalar(value);
}

function scalar(value: PlainValue): string | number | boolean | null {
  if (typeof value === "object" && value !== null) throw new Error("not a scalar");
  return value;
}

describe("parseDocument", () => {
  test("reads back whatever the YAML package writes", () => {
    fc.assert(
      fc.property(map, styles, (written, style) => {
        const yaml = stringify(writable(written), {
          ...style,
          // The writer breaks long lines in the middle of escapes; folding is tested below.
          lineWidth: 0,
          defaultKeyType: "QUOTE_DOUBLE",
          aliasDuplicateObjects: false,
        });
        const document = read(yaml);
        expect(document.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
        expect(document.value.value).toBeDefined();
        expect(ordered(document.value.value ?? null)).toEqual(written);
      }),
      { numRuns: 500 },
    );
  });

  test("unfolds long texts as the parser of the YAML package does", () => {
    const words = fc.array(fc.constantFrom("a", "some", "words", "and", "more"), { maxLength: 40 });
    fc.assert(
      fc.property(words, styles, (list, style) => {
        const long = list.join(" ");
        const yaml = stringify({ deep: { text: long } }, { ...style, lineWidth: 20 });
        expect(plainValueOf(yaml)).toMatchObject(parse(yaml));
      }),
    );
  });

  test("never throws, and gives either a map or an error", () => {
    const anything = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc
        .array(
          fc.constantFrom(
            "a",
            ": ",
            ":",
            "\n",
            "  ",
            "- ",
            "{",
            "}",
            "[",
            "]",
            ",",
            "#",
            " #x",
            "'",
            '"',
            "&a ",
            "*a ",
            "!t ",
            "? ",
            "|",
            ">",
            "%",
            "---\n",
            "\t",
            "\r",
            "1",
            "~",
          ),
          { maxLength: 30 },
        )
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(anything, (source) => {
        const { value: document, diagnostics } = read(source);
        const hasError = diagnostics.some(({ severity }) => severity === "error");
        expect(document.value !== undefined || hasError).toBe(true);
        for (const { at } of diagnostics) expect(at).toHaveProperty("start.line");
      }),
      { numRuns: 2000 },
    );
  });

  test("keeps the order written where JavaScript would sort", () => {
    const document = plainValueOf("404: a\n200: b\nname: c\n1: d\n");
    const entries = isPlainMap(document ?? null) ? ordered(document ?? null) : undefined;
    expect(entries).toEqual({
      map: [
        ["404", "a"],
        ["200", "b"],
        ["name", "c"],
        ["1", "d"],
      ],
    });
  });

  test("takes __proto__ and constructor for keys like any other", () => {
    const document = plainValueOf("__proto__: { polluted: true }\nconstructor: x\n") ?? null;
    if (!isPlainMap(document)) throw new Error("not a map");
    expect(Object.getPrototypeOf(document)).toBeNull();
    expect(Object.keys(document)).toEqual(["__proto__", "constructor"]);
    expect({}).not.toHaveProperty("polluted");
  });

  test.each([
    ["a: 20", 20],
    ["a: -0.5", -0.5],
    ["a: 9007199254740991", 9007199254740991],
    ["a: 9007199254740993", "9007199254740993"],
    ["a: 2025.10", "2025.10"],
    ["a: 1e3", "1e3"],
    ["a: .inf", ".inf"],
    ["a: 2025-11-21", "2025-11-21"],
    ["a: true", true],
    ["a: 'true'", "true"],
    ["a: NO", "NO"],
    ["a: not shown", "not shown"],
    ["a: two\n  lines", "two lines"],
  ])("%s", (yaml, wanted) => {
    expect(plainValueOf(yaml)).toMatchObject({ a: wanted });
  });

  test("leaves faulty empty values out, and keeps the first of two entries", () => {
    expect(plainValueOf("a:\nb: 1\nb: 2\nc: { d, e: 1 }\n")).toEqual(
      plainMap([
        ["b", 1],
        ["c", plainMap([["e", 1]])],
      ]),
    );
  });

  test("has no value when a fault leaves open what the text says", () => {
    expect(plainValueOf("a: [1\nb: 2\n")).toBeUndefined();
    expect(plainValueOf("a: &x 1\nb: *x\n")).toBeUndefined();
    expect(plainValueOf("- 1\n")).toBeUndefined();
  });
});
