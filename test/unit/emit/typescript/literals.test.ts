/** Literals and names mean exactly the value, and are plain to read. */
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  classMemberName,
  isPlainName,
  numberLiteral,
  objectKey,
  propertyName,
  stringLiteral,
} from "../../../../generator/emit/typescript/literals.js";
import { hostileText } from "./tree-arbitraries.js";

const anyText = fc.oneof(
  hostileText,
  fc.string({ unit: "binary" }),
  fc.array(hostileText).map((parts) => parts.join("")),
);

describe("strings", () => {
  test("mean what they say, and hold no character that cannot be seen", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const source = stringLiteral(text);
        expect(runInNewContext(source)).toBe(text);
        expect(source).not.toMatch(
          /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u,
        );
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ["a", '"a"'],
    ["it's", '"it\'s"'],
    ['say "hi"', "'say \"hi\"'"],
    [`"'`, '"\\"\'"'],
    ["a\\b", '"a\\\\b"'],
    ["ends with \\", '"ends with \\u005c"'],
    ["\n\t\u0000\u202e\ud800", '"\\n\\t\\u0000\\u202e\\ud800"'],
    ["\u{e0041}", '"\\u{e0041}"'],
    ["naïve 名前 🎵 👩‍🚀", '"naïve 名前 🎵 👩‍🚀"'],
  ])("%j", (value, source) => {
    expect(stringLiteral(value)).toBe(source);
  });
});

describe("numbers", () => {
  test("mean what they say", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(runInNewContext(numberLiteral(value))).toBe(value);
      }),
    );
  });

  test.each([
    [1e21, "1e21"],
    [1e-7, "1e-7"],
    [-0, "-0"],
  ])("%d is %s", (value, source) => {
    expect(numberLiteral(value)).toBe(source);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])("%d has no literal", (value) => {
    expect(() => numberLiteral(value)).toThrow(RangeError);
  });
});

describe("names", () => {
  test("a key of an object makes a property of exactly that name", () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const made: unknown = runInNewContext(`Object.entries({ ${objectKey(name)}: 1 })`);
        expect(JSON.stringify(made)).toBe(JSON.stringify([[name, 1]]));
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ["id", "id"],
    ["$ref", "$ref"],
    ["größe", "größe"],
    ["名前", "名前"],
    ["constructor", "constructor"],
    ["__proto__", "__proto__"],
    ["", '""'],
    ["1", '"1"'],
    ["1e3", '"1e3"'],
    ["-1", '"-1"'],
    ["999999999999999999", '"999999999999999999"'],
    ["a-b", '"a-b"'],
    ["🎵", '"🎵"'],
    ["\u2e2f", '"\\u2e2f"'],
  ])("%j is the property %s", (name, source) => {
    expect(propertyName(name)).toBe(source);
  });

  test.each([
    ["list", "list"],
    ["#client", "#client"],
    ["[Symbol.iterator]", "[Symbol.iterator]"],
    ["constructor", '["constructor"]'],
    ["#not private", '"#not private"'],
  ])("%j is the class member %s", (name, source) => {
    expect(classMemberName(name)).toBe(source);
  });

  test("a name is plain only if it is an identifier", () => {
    fc.assert(
      fc.property(
        anyText.filter((text) => isPlainName(text) && text !== "__proto__"),
        (name) => {
          expect(runInNewContext(`({ ${name}: 1 }).${name}`)).toBe(1);
        },
      ),
    );
  });
});
