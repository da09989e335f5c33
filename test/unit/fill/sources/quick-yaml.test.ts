/** The quick reader of descriptions: the same values and places as the tree of every sign, or none. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import type { PlaceIndex } from "../../../../generator/fill/sources/place-index.js";
import { quickYaml } from "../../../../generator/fill/sources/quick-yaml.js";
import type { SourceValue } from "../../../../generator/fill/sources/source-value.js";
import { parseWholeYaml } from "../../../../generator/fill/sources/yaml-text.js";

const corpus = join(import.meta.dirname, "../openapi/corpus");
const descriptions = readdirSync(corpus)
  .filter((name) => name.endsWith(".yaml"))
  .map((name): [string, string] => [name, readFileSync(join(corpus, name), "utf8")]);

/** Each value with its key, and its text: of several lines only where it begins, as nobody sees where it ends. */
function told(value: SourceValue, places: PlaceIndex, text: string): readonly unknown[] {
  const rows: unknown[] = [];
  const add = (each: SourceValue, path: readonly (string | number)[]): void => {
    const { start, end, key } = places.find(path);
    const own = text.slice(start, end);
    rows.push([path, key, start, own.includes("\n") ? "lines" : own]);
    if (each instanceof Map) for (const [name, inner] of each) add(inner, [...path, name]);
    else if (Array.isArray(each)) each.forEach((inner, index) => add(inner, [...path, index]));
    else rows.push([typeof each, Object.is(each, -0) ? "-0" : each]);
  };
  add(value, []);
  return rows;
}

/** True if the text was read quickly; it fails where that says another thing. */
function agrees(text: string): boolean {
  const quick = quickYaml(text);
  if (quick === undefined) return false;
  const whole = parseWholeYaml(text);
  expect(whole.faults).toEqual([]);
  if (!("value" in whole)) throw new Error("a text without faults has a value");
  expect(told(quick.value, quick.places, text)).toEqual(told(whole.value, whole.places, text));
  return true;
}

describe("read quickly", () => {
  test("nearly all descriptions of the corpus are, and say the same", () => {
    const slow = descriptions.filter(([, text]) => !agrees(text)).map(([name]) => name);
    expect(slow).toEqual(["30-numbers.yaml", "31-extensions-of-sdks.yaml"]);
  });

  test.each([
    "a:\n  b: 1 # c\n\n# x\nc:\n  - d\n  - e # f\n\n\ng: |\n  text\n\nh:\n  i: |\n    t\n\n# end\n",
    "e: {a: 1, b: null}\nf:\n  - {a: 1} # k\n  - [1, 2]   \n",
    "b:\n  - c:\n      d: 1\n      # inner\n  # outer\n  - e\n",
    "a:\n  - >-\n    folded\n    text\n  - |+\n    keep\n\n\nb: 1\n",
    "a:\n  b: 1",
    "a:\n  b: 1  ",
    "g:\n  h: word\n    more\n",
    "200: a\n'404': b\ndefault: c\n",
  ])("%j", (text) => {
    expect(agrees(text)).toBe(true);
  });

  test.each([
    ["an alias", "a: &b 1\nc: *b\n"],
    ["a tag", "a: !!str 1\n"],
    ["a merge key", "a:\n  <<: { b: 1 }\n"],
    ["a key twice", "a: 1\na: 2\n"],
    ["a second document", "a: 1\n---\nb: 2\n"],
    ["a reference that is a comment", "a:\n  $ref: #/b\n"],
    ["minus nothing", "a: -0\n"],
    ["more than a number holds", "a: 1e999\n"],
  ])("%s is left to the tree", (_, text) => {
    expect(quickYaml(text)).toBeUndefined();
  });

  test("texts that were changed anywhere say the same, if they are read", () => {
    const signs = [..." \n\t#:-,[]{}'\"|>&*!%@`?~01.eya", "null", "\n  ", ": ", " #", "- "];
    const edit = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      removed: fc.nat({ max: 3 }),
      sign: fc.constantFrom(...signs),
    });
    const written = fc.oneof(
      fc.constantFrom(...descriptions.map(([, text]) => text)),
      fc.jsonValue({ maxDepth: 4 }).map((value) => stringify({ value })),
    );
    let quick = 0;
    fc.assert(
      fc.property(written, fc.array(edit, { maxLength: 2 }), (text, edits) => {
        let changed = text;
        for (const { at, removed, sign } of edits) {
          const place = Math.floor(at * changed.length);
          changed = changed.slice(0, place) + sign + changed.slice(place + removed);
        }
        if (agrees(changed)) quick += 1;
      }),
      { numRuns: 300 },
    );
    expect(quick).toBeGreaterThan(50);
  });
});
