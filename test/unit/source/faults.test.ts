/** Wrong texts and the diagnostics that they must give: code and place, all faults of a text at once. */
import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../../generator/diagnostics/diagnostic.js";
import { parseDocument } from "../../../generator/source/document.js";

/** `line:column code` of each diagnostic, in order. */
function faultsOf(text: string): readonly string[] {
  return parseDocument({ file: "groups/albums.yaml", text }).diagnostics.map(brief);
}

function brief({ at, code }: Diagnostic): string {
  if (!("start" in at)) throw new Error("a fault of a text has a span");
  return `${at.file}:${at.start.line}:${at.start.column} ${code}`.replace(
    "groups/albums.yaml:",
    "",
  );
}

function helpOf(text: string): string {
  return parseDocument({ file: "a.yaml", text }).diagnostics[0]?.help ?? "";
}

const wrong: readonly (readonly [text: string, ...faults: string[]])[] = [
  // Syntax
  ["title: 'Albums\nb: 1\n", "1:8 yaml-syntax"],
  ['title: "Albums\n', "1:8 yaml-syntax"],
  ["a: 1\nb\nc: 2\n", "2:1 yaml-syntax"],
  ["a: 1\nb:2\n", "2:1 yaml-syntax"],
  ["a: { b: 1\nc: 2\n", "1:4 yaml-syntax"],
  ["a: [1, 2\nc: 2\n", "1:4 yaml-syntax"],
  ["a: 1\n  b: 2\n", "1:4 yaml-syntax"],
  ["a:\n   b: 1\n  c: 2\n", "3:1 yaml-syntax"],
  ['a: "\\q"\nb: "\\q"\n', "1:5 yaml-syntax", "2:5 yaml-syntax"],
  ["a: 1\n]\n", "2:1 yaml-syntax"],
  ["a: }\n", "1:4 yaml-syntax"],
  ["a: 1\n- b\n", "2:1 yaml-syntax"],
  ["title: - x\n", "1:8 yaml-syntax"],
  ["- a\nb: 1\n", "2:1 yaml-syntax"],
  ["a: { b: 1, , c: 2 }\n", "1:12 yaml-syntax"],
  ["a:\n\tb: 1\n", "2:1 tab-indentation"],
  ["a:\n  b: 1\n\tc: 2\n", "3:1 tab-indentation"],
  // The root
  ["", "1:1 empty-file"],
  ["# only a comment\n", "1:1 empty-file"],
  ["---\n", "1:1 empty-file"],
  ["- a\n", "1:1 root-not-a-map"],
  ["albums\n", "1:1 root-not-a-map"],
  // Texts that need quotes
  ["title: Foo: bar\n", "1:8 text-needs-quotes"],
  ["title: @x\n", "1:8 text-needs-quotes"],
  ["title: `x`\n", "1:8 text-needs-quotes"],
  ["title: %x\n", "1:8 text-needs-quotes"],
  ["title: >= 5\n", "1:8 text-needs-quotes"],
  ["title: 'it's'\n", "1:12 text-needs-quotes"],
  ["pattern: [a-z]+\n", "1:15 text-needs-quotes"],
  ["a: { path: /a/{id}, b: 1 }\n", "1:15 text-needs-quotes"],
  ["a: { b: c: d }\n", "1:9 text-needs-quotes"],
  ["a: 'x'#c\n", "1:7 text-needs-quotes"],
  // Texts that are cut
  ["$ref: #/schemas/album\n", "1:7 comment-hides-value"],
  ["a:\n  - #/schemas/album\n", "2:5 comment-hides-value"],
  ["a: { $ref: #/schemas/album }\nb: 1\n", "1:12 comment-hides-value"],
  ["description: see #1\n", "1:18 comment-cuts-text"],
  ["a: [see #1\n  ]\n", "1:9 comment-cuts-text"],
  ["a: { description: a list, at most 5 }\n", "1:27 comma-cuts-text"],
  ["a: {b:1}\n", "1:5 comma-cuts-text"],
  // Empty values
  ["title:\n", "1:1 empty-value"],
  ["title: # a comment\n", "1:1 empty-value"],
  ["title: ~\n", "1:8 empty-value"],
  ["title: Null\n", "1:8 empty-value"],
  ["type: [string, null]\n", "1:16 empty-value"],
  ["a:\n  -\n", "2:4 empty-value"],
  ["default: ~\n", "1:10 empty-value"],
  ["examples: [null, ~]\n", "1:18 empty-value"],
  // Keys
  ["200: a\n'200': b\n", "2:1 duplicate-key"],
  ['a: { x: 1, "x": 2 }\n', "1:12 duplicate-key"],
  ["a: 1\na: 2\na: 3\n", "2:1 duplicate-key", "3:1 duplicate-key"],
  ["__proto__: 1\n'__proto__': 2\n", "2:1 duplicate-key"],
  ["2e2: a\n0xC8: b\n200.0: c\n", "1:1 odd-key", "2:1 odd-key", "3:1 odd-key"],
  ["0123: a\n1_0: b\n+5: c\n.inf: d\n", "1:1 odd-key", "2:1 odd-key", "3:1 odd-key", "4:1 odd-key"],
  [": a\n", "1:1 odd-key"],
  ["a: [x]: z\n", "1:7 odd-key"],
  // Numbers that would lose their text
  ["a: 2025.10\nb: 0123\n", "1:4 number-like-text", "2:4 number-like-text"],
  ["a: 12345678901234567890\nb: 1_000\n", "1:4 number-like-text", "2:4 number-like-text"],
  [
    "a: [.5, 1e3, 0x1F, +1, 0o17, 0b1, 5., -0, .nan]\n",
    ...[5, 9, 14, 20, 24, 30, 35, 39, 43].map((column) => `1:${column} number-like-text`),
  ],
  // Plain texts that others read otherwise
  [
    "a: NO\nb: off\nc: [yes, On]\n",
    "1:4 ambiguous-plain-text",
    "2:4 ambiguous-plain-text",
    "3:5 ambiguous-plain-text",
    "3:10 ambiguous-plain-text",
  ],
  [
    "y: 1\ntrue: 2\nnull: 3\n",
    "1:1 ambiguous-plain-text",
    "2:1 ambiguous-plain-text",
    "3:1 ambiguous-plain-text",
  ],
  ["a: 22:30\n", "1:4 ambiguous-plain-text"],
  // Features that manifests do without
  ["a: &x [1]\nb: *x\n", "1:4 yaml-feature", "2:4 yaml-feature"],
  ["accept: */*\n", "1:9 yaml-feature"],
  ["a: !!str 1\nb: !x y1\n", "1:4 yaml-feature", "2:4 yaml-feature"],
  ["<<: { a: 1 }\n", "1:1 yaml-feature"],
  ["%YAML 1.1\n---\na: 1\n", "1:1 yaml-feature"],
  ["%TAG ! tag:x,2000:\n---\na: 1\n", "1:1 yaml-feature"],
  ["a: 1\n---\nb: 2\n", "2:1 yaml-feature"],
  ["? a\n: b\n", "1:1 yaml-feature"],
  ["{ a: 1 }: b\n", "1:1 yaml-feature"],
  // Characters
  ["a: x\u0000y\n", "1:5 forbidden-character"],
  ["a: x\u001by\u009b\n", "1:5 forbidden-character", "1:7 forbidden-character"],
  ["a: x\rb: z\n", "1:5 forbidden-character"],
  ['a: "\\ud800"\n', "1:4 forbidden-character"],
];

describe("faults of the text", () => {
  test.each(wrong)("%j", (text, ...faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  test("all faults of a file are reported at once, also behind a text with a colon", () => {
    const text = "title: Foo: bar\nsummary:\ncode: 0123\nnote: a: b\ntitle: again\nref: see #1\n";
    expect(faultsOf(text)).toEqual([
      "1:8 text-needs-quotes",
      "2:1 empty-value",
      "3:7 number-like-text",
      "4:7 text-needs-quotes",
      "5:1 duplicate-key",
      "6:10 comment-cuts-text",
    ]);
  });

  test("what stands before a fault of syntax is checked, its consequences are not reported", () => {
    expect(faultsOf("a: NO\nb: 1\n\n  c: 2\nd: NO\n")).toEqual([
      "1:4 ambiguous-plain-text",
      "2:4 yaml-syntax",
    ]);
  });

  test("a duplicate names the first place", () => {
    const [fault] = parseDocument({ file: "a.yaml", text: "a: 1\nb: 2\n'a': 3\n" }).diagnostics;
    expect(fault?.related?.[0]?.at).toMatchObject({ start: { line: 1, column: 1 } });
  });
});

const right: readonly string[] = [
  "a: 20\nb: 0.5\nc: -3\nd: 0.0000001\n",
  "date: 2025-11-21\nversion: 1.2.3\n",
  "a: text # a comment\nb: # another\n  c: 20 #seconds\n",
  "# yaml-language-server: $schema=../manifest.schema.json\ntitle: x\n",
  "default: null\nconst: null\nenum: [a, null]\nexamples: [{ a: null }]\n",
  "type: 'null'\nvalues: ['off', 'NO']\n",
  "200: a\n404: b\n(others): not shown\n",
  "path: /albums/{id}\nurl: https://example.com/#a\n",
  "a: |\n  \ttext: with: colons # and tabs\n",
  "---\na: 1\n...\n",
  "a: 'x'\r\nb: 'y'\r\n",
];

describe("sound texts", () => {
  test.each(right)("%j", (text) => {
    expect(faultsOf(text)).toEqual([]);
  });
});

describe("ways out", () => {
  test.each([
    ["title: Foo: bar\n", "put the text in quotes: 'Foo: bar'"],
    ["$ref: #/schemas/album\n", "put it in quotes: '#/schemas/album'"],
    ["a: { $ref: #/schemas/album }\n", "put the text in quotes: '#/schemas/album'"],
    ["a: { b: it, at most 5 }\n", "put the whole text in quotes: 'it, at most 5'"],
    ["a: {b:1}\n", "write b: 1, or quote the text"],
    ["type: null\n", "write 'null', in quotes, if the type null is meant"],
    ["a: 2025.10\n", "quote it: '2025.10'; or write 2025.1 if a number is meant"],
    ["a: 0123\n", "quote it: '0123'"],
    ["a: 12345678901234567890\n", "quote it: '12345678901234567890'"],
    ["0xC8: a\n", "write 200; or quote it, '0xC8', if exactly this text is meant"],
  ])("%j", (text, help) => {
    expect(helpOf(text)).toBe(help);
  });
});
