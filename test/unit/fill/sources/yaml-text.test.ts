/** YAML as descriptions use it: habits of YAML 1.1, anchors and merge keys, and texts made to exhaust the reader. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { parseYaml } from "../../../../generator/fill/sources/yaml-text.js";
import { plainOf } from "./plain-of.js";

function read(text: string) {
  const parsed = parseYaml(text);
  if (!("value" in parsed)) throw new Error(parsed.faults[0]?.message);
  return plainOf(parsed.value);
}

function faultsOf(text: string) {
  return parseYaml(text).faults.map(({ code, message, range }) => [
    code,
    message,
    text.slice(...range),
  ]);
}

describe("values", () => {
  test("are those that were written as YAML", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        expect(read(stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    ["on: yes", { on: "yes" }],
    ["[y, N, off, True, false, ~, null]", ["y", "N", "off", true, false, null, null]],
    ["[2024-01-01, 2024-01-01T10:00:00Z, 22:30]", ["2024-01-01", "2024-01-01T10:00:00Z", "22:30"]],
    ["[1, -2, 1.50, 1e3, .5, +4, 0]", [1, -2, 1.5, 1000, 0.5, 4, 0]],
    [
      "[0123, 0x1F, 0o17, 1_000, .inf, .nan, 1e999]",
      ["0123", "0x1F", "0o17", "1_000", ".inf", ".nan", "1e999"],
    ],
    ["200: a\n'404': b\n1.0: c\ntrue: d", { 200: "a", 404: "b", "1.0": "c", true: "d" }],
    ["a: |\n  one\n  two\nb: >\n  one\n  two\n", { a: "one\ntwo\n", b: "one two\n" }],
    ["a: one\n  two", { a: "one two" }],
    ["__proto__: { constructor: 1 }", JSON.parse('{"__proto__":{"constructor":1}}')],
    ["%YAML 1.1\n---\na: !!str 1\nb: !!int 2\n...\n", { a: "1", b: 2 }],
    ["\ufeffa: 1".slice(1), { a: 1 }],
    ["a:\n  - b\n  -\n", { a: ["b", null] }],
    ["{ a, b: }", { a: null, b: null }],
  ])("%j", (text, wanted) => {
    expect(read(text)).toEqual(wanted);
  });

  test("keys keep the order written", () => {
    const parsed = parseYaml("default: 1\n404: 2\n200: 3\n");
    expect("value" in parsed && parsed.value instanceof Map && [...parsed.value.keys()]).toEqual([
      "default",
      "404",
      "200",
    ]);
  });
});

describe("aliases and merge keys", () => {
  test.each([
    ["a: &x { b: 1 }\nc: *x", { a: { b: 1 }, c: { b: 1 } }],
    ["a: &x text\nb: [*x, *x]", { a: "text", b: ["text", "text"] }],
    ["a: &x 1\nb: &x 2\nc: *x", { a: 1, b: 2, c: 2 }],
    ["&k a: 1\nb: *k", { a: 1, b: "a" }],
    ["a: &x { b: 1, c: 2 }\nd: { <<: *x, c: 3 }", { a: { b: 1, c: 2 }, d: { b: 1, c: 3 } }],
    ["a: &x { b: 1 }\nd: { c: 3, <<: { b: 2 } }", { a: { b: 1 }, d: { b: 2, c: 3 } }],
    [
      "a: &x { b: 1, c: 1 }\nd: &y { c: 2, e: 2 }\nf: { <<: [*x, *y] }",
      { a: { b: 1, c: 1 }, d: { c: 2, e: 2 }, f: { b: 1, c: 1, e: 2 } },
    ],
    ["a: { '<<': 1 }", { a: { "<<": 1 } }],
    [
      "a: &x { b: &y { c: 1 } }\nd: &z { <<: *x }\ne: { <<: *z, f: *y }",
      { a: { b: { c: 1 } }, d: { b: { c: 1 } }, e: { b: { c: 1 }, f: { c: 1 } } },
    ],
  ])("%j", (text, wanted) => {
    expect(read(text)).toEqual(wanted);
  });

  test("what an alias or a merge brings in has the place where it is written", () => {
    const text = "a: &x { b: { c: 10 } }\nd: *x\ne: { <<: *x, f: 1 }\ng: { <<: [*x] }\n";
    const parsed = parseYaml(text);
    const place = (...path: readonly string[]) => {
      const { start, end, key } = ("places" in parsed && parsed.places.find(path)) || {
        start: 0,
        end: 0,
      };
      return [text.slice(start, end), start, key?.start];
    };
    const ten = text.indexOf("10");
    expect(place("d", "b", "c")).toEqual(["10", ten, text.indexOf("c:")]);
    expect(place("e", "b", "c")).toEqual(["10", ten, text.indexOf("c:")]);
    expect(place("g", "b", "c")).toEqual(["10", ten, text.indexOf("c:")]);
    expect(place("e", "f")[0]).toBe("1");
    expect(place("d")).toEqual(["*x", text.indexOf("*x"), text.indexOf("d:")]);
  });
});

describe("faults", () => {
  test.each([
    ["a: 1\nb: 2\na: 3", [["source-duplicate-key", 'the key "a" stands twice in one map', "a"]]],
    [
      "200: 1\n'200': 2",
      [["source-duplicate-key", 'the key "200" stands twice in one map', "'200'"]],
    ],
    ["a: *x", [["source-syntax", "no anchor called &x stands before this alias", "*x"]]],
    [
      "a: !include b.yaml",
      [["source-syntax", "the tag !include is of another tool, not of YAML", "b.yaml"]],
    ],
    [
      "a: 1\n---\nb: 2",
      [["source-syntax", "a second document begins here, and a description is one", "-"]],
    ],
    [
      "? [a]\n: 1",
      [
        [
          "source-syntax",
          "a key is a map, a list or an alias; in descriptions keys are texts",
          "[a]",
        ],
      ],
    ],
    ["a: { <<: 1 }", [["source-syntax", "what `<<` merges is not a map", "<<"]]],
    [
      "a:\n  $ref: #/b",
      [["source-syntax", "YAML takes the reference for a comment, as it begins with `#`", "$ref"]],
    ],
    [
      "a: &x { b: *x }",
      [
        [
          "source-bomb",
          "the alias *x stands inside of what its own anchor marks, so it has no end",
          "*x",
        ],
      ],
    ],
  ])("%j", (text, wanted) => {
    expect(faultsOf(text)).toEqual(wanted);
  });

  test.each([
    ["a: [1, 2"],
    ["a: b: c"],
    ["\ta: 1"],
    ["a: 'b"],
    ["a: @b"],
    ["a\nb: 1"],
    ["}"],
    ["a: 1\n b: 2"],
  ])("a fault of syntax: %j", (text) => {
    const { faults } = parseYaml(text);
    expect(faults.map(({ code }) => code)).toContain("source-syntax");
    expect(new Set(faults.map(({ code }) => code)).size).toBe(1);
  });

  test("whatever the text is, it is read or refused", () => {
    const pieces = fc.constantFrom(
      ..."abc:-?{}[],&*!|>'\"%@`#\n\t ".split(""),
      ...[
        "<<: ",
        "*a",
        "&a ",
        ": ",
        "- ",
        "\n  ",
        "---\n",
        "$ref: ",
        "!!str ",
        "null",
        "%TAG ! x\n",
      ],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const parsed = parseYaml(parts.join(""));
        expect("value" in parsed || parsed.faults.length > 0).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe("hostile texts", () => {
  test.each([
    ["brackets", "[".repeat(100_000)],
    ["braces", "{a: ".repeat(100_000)],
    ["items", "- ".repeat(100_000)],
    ["keys", "? ".repeat(100_000)],
    ["blocks", Array.from({ length: 1_500 }, (_, depth) => `${" ".repeat(depth)}a:`).join("\n")],
    ["aliases", chain(300)],
  ])("%s nested too deeply", (_, text) => {
    expect(parseYaml(text).faults.map(({ code }) => code)).toEqual(["source-too-deep"]);
  });

  test("a billion laughs are refused before anything is expanded", () => {
    const levels = Array.from({ length: 12 }, (_, level) => {
      const aliases = Array.from({ length: 9 }, () => `*a${level}`).join(", ");
      return `a${level + 1}: &a${level + 1} [${aliases}]`;
    });
    const { faults } = parseYaml(`a0: &a0 lol\n${levels.join("\n")}\n`);
    expect(faults.map(({ code }) => code)).toEqual(["source-bomb"]);
  });

  test("the same by merging", () => {
    const maps = Array.from({ length: 40 }, (_, level) => {
      const inner = level === 0 ? "{ x: 1 }" : `{ a: *m${level - 1}, b: *m${level - 1} }`;
      return `m${level}: &m${level} { <<: ${inner} }`;
    });
    expect(parseYaml(maps.join("\n")).faults.map(({ code }) => code)).toEqual(["source-bomb"]);
  });
});

/** Each line is a list around the line before. */
function chain(length: number): string {
  const lines = Array.from({ length }, (_, level) => `a${level + 1}: &a${level + 1} [*a${level}]`);
  return `a0: &a0 x\n${lines.join("\n")}`;
}
