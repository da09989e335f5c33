/** Texts of several writers, and what becomes of them by a slip of the hand: never read quickly as something else. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { mapValue, type JsonMap } from "../../../../generator/fill/edits/json-map.js";
import { newFileText } from "../../../../generator/fill/edits/new-file.js";
import type { JsonValue } from "../../../../generator/model/schema.js";
import { readManifest } from "../../../../generator/source/read.js";
import { isOrderedMap, map, type Ordered, styles, writable } from "../written-values.js";
import { isReadQuickly } from "./both-ways.js";

/** Mutations that a hand may slip in: all that means something in YAML, and what is nearly that. */
const bits = [
  ...[
    "a",
    "b: ",
    ": ",
    ":",
    "\n",
    "  ",
    " ",
    "- ",
    "-",
    "{",
    "}",
    "[",
    "]",
    ",",
    "#",
    " # c",
    " #x",
  ],
  ...["\n# c\n", "'", '"', "&a ", "*a ", "!t ", "? ", "|", "|-\n", ">", "> ", "|+\n", ">2\n", "%"],
  ...[
    "---\n",
    "\n---\n",
    "...\n",
    "\t",
    "\r\n",
    "1",
    "~",
    "null",
    " Null\n",
    " NO\n",
    "<<: ",
    "0",
    "\n\n",
  ],
  ...[
    "\n \n",
    "\n  ",
    "k: v\n",
    "  k: v\n",
    "- k: v\n",
    "  - x\n",
    "é",
    "🚀",
    "\u00a0",
    "\ufeff",
    "\u0085",
  ],
  ...[
    "\\",
    "\\n",
    "\\ud800",
    "\n\t",
    "`",
    "@",
    "=",
    ".",
    "+",
    "(",
    "0x1",
    "1e5",
    "12:30",
    "yes",
    "True",
  ],
];

/** A slip: somewhere in the text characters go, others come, or lines move to the side. */
const slip = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  without: fc.nat({ max: 4 }),
  bit: fc.constantFrom("", ...bits),
  lines: fc.nat({ max: 5 }),
  sideways: fc.constantFrom(0, 0, 0, -2, -1, 1, 2),
});
type Slip = typeof slip extends fc.Arbitrary<infer T> ? T : never;

function slipped(text: string, { at, without, bit, lines, sideways }: Slip): string {
  const offset = Math.floor(at * text.length);
  if (sideways === 0) return text.slice(0, offset) + bit + text.slice(offset + without);
  const first = text.slice(0, offset).split("\n").length - 1;
  const moved = text.split("\n").map((line, index) => {
    if (index < first || index > first + lines) return line;
    return sideways > 0 ? " ".repeat(sideways) + line : line.replace(/^ {1,2}/, "");
  });
  return moved.join("\n");
}

/** Pieces of real manifests, moved to the margin. */
const pieces = scenarioTexts().flatMap((text) => {
  const lines = text.split("\n");
  const starts = [...lines.keys()].filter((index) => index % 7 === 0);
  return starts.map((start) => pieceOf(lines.slice(start, start + 20)));
});

function scenarioTexts(): readonly string[] {
  const folder = join(import.meta.dirname, "../../../scenarios");
  const folders = readdirSync(folder).filter((name) => name !== "music-filled");
  return folders.flatMap((name) => readManifest(join(folder, name)).value.map(({ text }) => text));
}

function pieceOf(lines: readonly string[]): string {
  const margin = lines[0]?.search(/\S|$/) ?? 0;
  const end = lines.findIndex((line) => line.trim() !== "" && line.search(/\S/) < margin);
  return `${lines
    .slice(0, end === -1 ? undefined : end)
    .map((line) => line.slice(margin))
    .join("\n")}\n`;
}

const byLibrary = fc
  .record({
    value: map,
    styles,
    keys: fc.constantFrom("PLAIN" as const, "QUOTE_DOUBLE" as const),
    lineWidth: fc.constantFrom(0, 20, 80),
    indentSeq: fc.boolean(),
    indent: fc.constantFrom(1, 2, 4),
  })
  .map(({ value, styles: style, keys, ...layout }) =>
    stringify(writable(value), {
      ...style,
      ...layout,
      defaultKeyType: keys,
      aliasDuplicateObjects: false,
    }),
  );

const byUs = map.map((value) => newFileText("groups/books.yaml", jsonMap(value.map), []));

function jsonOf(value: Ordered): JsonValue {
  if (Array.isArray(value)) return { kind: "array", items: value.map(jsonOf) };
  switch (typeof value) {
    case "string":
      return { kind: "string", value };
    case "number":
      return { kind: "number", value };
    case "boolean":
      return { kind: "boolean", value };
    default:
      return isOrderedMap(value) ? jsonMap(value.map) : { kind: "null" };
  }
}

function jsonMap(entries: readonly (readonly [string, Ordered])[]): JsonMap {
  return mapValue(entries.map(([name, value]) => ({ name, value: jsonOf(value) })));
}

/** How many of the texts were read quickly: where few are, the property says little. */
function readQuicklyOf(texts: fc.Arbitrary<string>, numRuns: number): number {
  let quick = 0;
  fc.assert(
    fc.property(texts, (text) => {
      if (isReadQuickly(text)) quick += 1;
    }),
    { numRuns, seed: 8 },
  );
  return quick;
}

describe("the quick reader gives up, or says what the full way says, of", () => {
  test.each([
    ["texts of the YAML package's writer", byLibrary, 150, 40],
    ["texts of our own writer", byUs, 150, 75],
    ["pieces of manifests", fc.constantFrom(...pieces), 150, 75],
  ] as const)("%s", (_, texts, runs, atLeast) => {
    expect(readQuicklyOf(texts, runs)).toBeGreaterThan(atLeast);
  });

  test("all of these with slips of the hand", () => {
    const any = fc.oneof(fc.constantFrom(...pieces), byLibrary, byUs);
    const texts = fc
      .tuple(any, fc.array(slip, { minLength: 1, maxLength: 3 }))
      .map(([text, slips]) => slips.reduce(slipped, text));
    expect(readQuicklyOf(texts, 800)).toBeGreaterThan(120);
  });

  test("signs in any order", () => {
    const signs = fc.array(fc.constantFrom(...bits), { maxLength: 12 });
    expect(
      readQuicklyOf(
        signs.map((each) => `a: ${each.join("")}`),
        1000,
      ),
    ).toBeGreaterThan(5);
  });
});
