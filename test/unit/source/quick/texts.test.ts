/** The quick reader reads some files, and leaves others to the full way. */
import { describe, expect, test } from "vitest";
import { parseDocument } from "../../../../generator/source/document.js";
import { isReadQuickly } from "./both-ways.js";

describe("is read quickly", () => {
  test.each([
    ["a: 1"],
    ["# c\n\na: 1 # c\n# c\n"],
    ["a:\n  b: x\n  c:\n    - w\n    - d: z\n      e: f\n    -   - 1\n        - 2\n"],
    ["a:\n- 1\n- b: 2\nc: 3\n"],
    ["a:\n    b: 1\nc:\n d: 1\n"],
    ["a: { b: [1, { c: 'x' }], \"d\": e, }\nf: []\ng: {}\n"],
    ['a: {"b":1,"c":[true,"x"]}\n'],
    ["a:\n  {\n    b: 1,\n\n    c: [x,\n      z]\n  }\n"],
    ["a: two\n  lines\n\n  and a third\n"],
    ["a:\n  on a line of its own\n"],
    ["'a b': 'it''s'\n\"c\": \"\\\\n \\n \\u00e9 \\\"\"\n"],
    ["a: |\n  b\n    c\n\n  d\n\n\ne: |-\n  f\ng: |+\n  h\n\n\ni: |2\n    j\n   k\n"],
    ["a: >\n  b\n  c\n\n  d\n    e\n\n  f\n\n\n  g\nh: >-\n\n  i\n"],
    ["enum: [null, a]\nexamples:\n  - b: null\n"],
    ["a: true\nb: 1.5\nc: -2\nd: 2026-01-02\ne: not shown\nf: 9007199254740991\n"],
    ["404: a\n200: b\nname: c\n__proto__: d\nconstructor: e\n"],
    ["a: x:y\nb: c#d\nc: -x\nd: .github\ne: a's\nf: 🚀 é\n"],
  ])("%j", (text) => {
    expect(isReadQuickly(text)).toBe(true);
  });
});

describe("is left to the full way", () => {
  const tooLong = "k".repeat(1001);
  test.each([
    ...[
      [""],
      ["# c\n"],
      ["- a\n"],
      ["a"],
      ["{ a: 1 }\n"],
      [" a: 1\n"],
      ["---\na: 1\n"],
      ["a: 1\n---\n"],
    ],
    ...[
      ["a:\n"],
      ["a: ~\n"],
      ["a: null\n"],
      ["a: Null\nenum: b\n"],
      ["enum: Null\n"],
      ["a: { b }\n"],
    ],
    ...[
      ["a: &b 1\n"],
      ["a: *b\n"],
      ["a: !b 1\n"],
      ["? a\n"],
      ["<<: a\n"],
      ["%a: b\n"],
      ["a: @b\n"],
    ],
    ...[
      ["a: 1\na: 2\n"],
      ["a: { b: 1, b: 2 }\n"],
      ["1e3: a\n"],
      ["0.0000001: a\n"],
      ["yes: a\n"],
      ["true: a\n"],
      ["null: a\n"],
    ],
    ...[["a: NO\n"], ["a: 1.50\n"], ["a: 0x1F\n"], ["a: 12:30\n"], ["a: +1\n"], ["a: 1_000\n"]],
    ...[
      ["a: see #1\n"],
      ["a: 'b'#c\n"],
      ["a: b: c\n"],
      ["a: b:\n"],
      ["a: 'b' c\n"],
      ["a: [b] c\n"],
    ],
    ...[
      ["a:\n  b: 1\n c: 2\n"],
      ["a: b\n  c: d\n"],
      ["a:\n  - b\n - c\n"],
      ["a:\n  b: 1\n    c: 2\n"],
    ],
    ...[
      ["a: [b\n]\n"],
      ["a: [b, , c]\n"],
      ["a: [, b]\n"],
      ["a: [b: c]\n"],
      ["a: { b c }\n"],
      ["a: [b # c\n  ]\n"],
    ],
    ...[
      ["a: 'b\n  c'\n"],
      ['a: "\\x41"\n'],
      ['a: "\\ud800"\n'],
      ['a: "b\n'],
      ["a:\tb\n"],
      ["a: b\rc\n"],
    ],
    ...[
      ["a: |\n"],
      ["a: |x\n  b\n"],
      ["a: |\n   \n  b\n"],
      ["a: |\n  b\n \t\n"],
      ["a: |5\n  b\n"],
      ["a: |\n  b"],
    ],
    ["a:\n\n# b\n  c\nd: e\n"],
    [`${tooLong}: a\n`],
    ["\ufeffa: 1\n"],
    [`a: ${"[".repeat(100)}${"]".repeat(100)}\n`],
  ])("%j", (text) => {
    expect(isReadQuickly(text)).toBe(false);
  });

  test("so that its words for people are the same as ever", () => {
    const { diagnostics } = parseDocument({ file: "a.yaml", text: "a: see #1\nb: NO\nc:\n" });
    expect(diagnostics.map(({ code }) => code)).toEqual([
      "comment-cuts-text",
      "ambiguous-plain-text",
      "empty-value",
    ]);
  });

  test.each([
    ["in a list", `a: [${"1, ".repeat(190_000)}]\n`],
    ["behind a block", `a: |\n  b\n${"\n".repeat(500_001)}`],
  ])("a text with more words and signs than anybody writes, %s", (_, text) => {
    expect(isReadQuickly(text)).toBe(false);
  });
});
