/** JSON as our parser reads it: as `JSON.parse` does, and with what that loses. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseJson } from "../../../../generator/fill/sources/json-text.js";
import { plainOf } from "./plain-of.js";

function readValue(text: string) {
  const parsed = parseJson(text);
  if (!("value" in parsed)) throw new Error(parsed.faults[0]?.message);
  return parsed;
}

describe("values", () => {
  test("are those of JSON.parse, however they are laid out", () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 6 }),
        fc.constantFrom("", " ", "\t", "  "),
        (value, indent) => {
          const text = JSON.stringify(value, null, indent);
          const parsed = parseJson(` \r\n${text}\n`);
          expect("value" in parsed && plainOf(parsed.value)).toEqual(JSON.parse(text));
        },
      ),
    );
  });

  test("a text is refused where JSON.parse refuses it, and nowhere else", () => {
    const pieces = fc.constantFrom(
      ..."{}[]:,\"\\\n\t01e.-+'/ua".split(""),
      ...[
        "true",
        "null",
        "nul",
        "\\u00e9",
        "\\ud83d",
        "\\x",
        '"a"',
        '"b":',
        "1e5",
        "01",
        "é",
        "\u2028",
      ],
    );
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.array(fc.tuple(fc.nat(), fc.nat(3), pieces), { maxLength: 3 }),
        (value, edits) => {
          const text = edits.reduce((all, [at, cut, piece]) => {
            const start = at % (all.length + 1);
            return all.slice(0, start) + piece + all.slice(start + cut);
          }, JSON.stringify(value));
          expect("value" in parseJson(text)).toBe(isJson(text));
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test("keys keep the order written, integers among them", () => {
    const { value } = readValue(
      '{"default":1,"404":2,"200":3,"__proto__":4,"constructor":5,"0":6}',
    );
    const keys = ["default", "404", "200", "__proto__", "constructor", "0"];
    expect(value instanceof Map && [...value.keys()]).toEqual(keys);
  });

  test("of two entries with one key the first counts, and both are reported with their places", () => {
    const text = '{"a":{"x":1,"y":[1,2],"x":2},"\\u0061":3}';
    const { value, faults } = readValue(text);
    expect(plainOf(value)).toEqual({ a: { x: 1, y: [1, 2] } });
    expect(
      faults.map(({ code, range, related }) => [code, text.slice(...range), related?.range[0]]),
    ).toEqual([
      ["source-duplicate-key", '"x"', text.indexOf('"x"')],
      ["source-duplicate-key", '"\\u0061"', text.indexOf('"a"')],
    ]);
  });

  test("each value and each key is found in the text again", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom("", " "), (given, indent) => {
        const text = JSON.stringify(given, null, indent);
        const { value, places } = readValue(text);
        check(value, []);

        function check(each: unknown, path: readonly (string | number)[]): void {
          const { start, end, key } = places.find(path);
          expect(JSON.parse(text.slice(start, end))).toEqual(plainOf(each));
          const name = path.at(-1);
          if (typeof name === "string") {
            expect(key && JSON.parse(text.slice(key.start, key.end))).toBe(name);
          } else expect(key).toBeUndefined();
          if (each instanceof Map) for (const [step, inner] of each) check(inner, [...path, step]);
          if (Array.isArray(each)) each.forEach((inner, step) => check(inner, [...path, step]));
        }
      }),
    );
  });
});

describe("faults", () => {
  test("a file that is cut off says what is open, and one in UTF-16 what it is", () => {
    expect(parseJson('{"a": [1, 2').faults[0]?.related).toEqual({
      message: "nothing closes this",
      range: [6, 7],
    });
    expect(parseJson("{\0").faults[0]?.help).toBe("the file seems to be UTF-16: save it as UTF-8");
  });

  test.each([
    ["", 0, "the file ends where a value is expected"],
    ['{"a": 1', 6, "the file ends where a comma or `}` is expected"],
    ['{"a": [1, 2', 10, "the file ends where a comma or `]` is expected"],
    ['{"a": "b', 7, "the file ends in the middle of a text"],
    ['{"a": 1,}', 7, "a comma stands behind the last entry"],
    ["[1 , ]", 3, "a comma stands behind the last entry"],
    ["{'a': 1}", 1, `a key in double quotes is expected here, not "'"`],
    ['{"a" 1}', 5, 'a colon after the key is expected here, not "1"'],
    ['{"a": yes}', 6, 'a value is expected here, not "yes"'],
    ['{"a": 1} x', 9, 'the end of the file is expected here, not "x"'],
    ["[1 2]", 3, 'a comma or `]` is expected here, not "2"'],
    ["[01]", 1, "01 is no number of JSON"],
    ["[1.]", 1, "1. is no number of JSON"],
    ["[1e999]", 1, "no reader can hold the number 1e999"],
    ['["a\nb"]', 3, "a text has the character U+000A in it"],
    ['["\\x"]', 2, "a text has a backslash that JSON does not know there"],
    ["[1] // done", 4, 'the end of the file is expected here, not "/"'],
  ])("%j", (text, offset, message) => {
    const parsed = parseJson(text);
    expect("value" in parsed).toBe(false);
    expect(parsed.faults.map((fault) => [fault.range[0], fault.message])).toEqual([
      [offset, message],
    ]);
  });

  test("256 levels are read, 257 are not, and neither are 100,000", () => {
    const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
    const codes = (levels: number) => parseJson(nested(levels)).faults.map(({ code }) => code);
    expect(codes(256)).toEqual([]);
    expect(codes(257)).toEqual(["source-too-deep"]);
    expect(parseJson("[".repeat(100_000)).faults.map(({ code }) => code)).toEqual([
      "source-too-deep",
    ]);
    expect(parseJson('{"a":'.repeat(100_000)).faults[0]?.code).toBe("source-too-deep");
  });

  test("millions of values are refused before memory runs out", () => {
    const { faults } = parseJson(`[${"1,".repeat(3_000_001)}1]`);
    expect(faults.map(({ code }) => code)).toEqual(["source-too-large"]);
  });

  test("thousands of keys that stand twice are some diagnostics, not thousands", () => {
    expect(
      readValue(`{${Array.from({ length: 5_000 }, () => '"a":1').join(",")}}`).faults.length,
    ).toBe(20);
  });
});

/** `JSON.parse`, but for numbers that become infinite. */
function isJson(text: string): boolean {
  try {
    return !hasInfinity(JSON.parse(text));
  } catch {
    return false;
  }
}

function hasInfinity(value: unknown): boolean {
  if (typeof value === "number") return !Number.isFinite(value);
  return typeof value === "object" && value !== null && Object.values(value).some(hasInfinity);
}
