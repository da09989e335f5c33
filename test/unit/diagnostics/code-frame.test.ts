/** Frames: carets stand below what they mean, whatever the width of the characters before. */
import { describe, expect, test } from "vitest";
import { codeFrame } from "../../../generator/diagnostics/code-frame.js";
import type { Position } from "../../../generator/source-ref.js";

function position(text: string, offset: number): Position {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1, offset };
}

function frameOf(text: string, part: string): string {
  const start = text.indexOf(part);
  const end = start + part.length;
  return codeFrame(text, {
    file: "a",
    start: position(text, start),
    end: position(text, end),
  })
    .map(({ gutter, text: line }) => `${gutter} ${line}`.trimEnd())
    .join("\n");
}

describe("codeFrame", () => {
  test("line numbers are as wide as the widest", () => {
    const text = Array.from({ length: 12 }, (_, index) => `line${index + 1}`).join("\r\n");
    expect(frameOf(text, "line9")).toBe(
      "   7 | line7\n   8 | line8\n>  9 | line9\n     | ^^^^^\n  10 | line10\n  11 | line11",
    );
  });

  test.each([
    ["a tab", "\ta: x", "x", "> 1 |     a: x\n    |        ^"],
    ["wide characters", "漢字: x", "x", "> 1 | 漢字: x\n    |       ^"],
    ["an emoji of several", "👩‍👩‍👧: x", "x", "> 1 | 👩‍👩‍👧: x\n    |     ^"],
    ["a flag", "🇸🇪: x", "x", "> 1 | 🇸🇪: x\n    |     ^"],
    ["combining accents", "e\u0301: x", "x", "> 1 | e\u0301: x\n    |    ^"],
    ["a control character", "\u001b: x", "x", "> 1 | \\u001b: x\n    |         ^"],
    ["a mark of direction", "\u202e: x", "x", "> 1 | \\u202e: x\n    |         ^"],
    ["wide characters below the carets", "a: 漢字", "漢字", "> 1 | a: 漢字\n    |    ^^^^"],
    ["an empty stretch at the end", "a:", "", "> 1 | a:\n    | ^"],
  ])("%s", (_, text, part, frame) => {
    expect(frameOf(text, part)).toBe(frame);
  });

  test("a long line is cut around the fault", () => {
    const text = `${"a".repeat(5000)}FAULT${"b".repeat(5000)}\nshort`;
    expect(frameOf(text, "FAULT")).toBe(
      [
        `> 1 | …${"a".repeat(60)}FAULT${"b".repeat(95)}…`,
        `    | ${" ".repeat(61)}^^^^^`,
        "  2 | …",
      ].join("\n"),
    );
  });

  test("a cut never goes through a character", () => {
    const text = `${"😀".repeat(100)}x${"😀".repeat(100)}`;
    const frame = frameOf(text, "x");
    expect(frame).not.toContain("\\u");
    expect(frame).toContain("…😀");
  });

  test("a stretch of several lines is underlined on its first", () => {
    expect(frameOf("a: [1,\n  2]\n", "[1,\n  2]")).toBe("> 1 | a: [1,\n    |    ^^^\n  2 |   2]");
  });
});
