/** Texts made to exhaust the reader: each ends with a diagnostic or a value, never with a crash. */
import { describe, expect, test } from "vitest";
import { parseDocument } from "../../../generator/source/document.js";

const mebibyte = 1024 * 1024;

function read(text: string) {
  const { value, diagnostics } = parseDocument({ file: "a.yaml", text });
  return { codes: diagnostics.map(({ code }) => code), hasValue: value.value !== undefined };
}

describe("hostile texts", () => {
  test.each([
    ["brackets", `a: ${"[".repeat(10 * mebibyte)}`],
    ["braces", `a: ${"{a: ".repeat(mebibyte)}`],
    ["list items", "- ".repeat(mebibyte)],
    ["explicit keys", "? ".repeat(mebibyte)],
    ["blocks", Array.from({ length: 2000 }, (_, depth) => `${" ".repeat(depth)}a:`).join("\n")],
  ])("%s nested too deeply", (_, text) => {
    expect(read(text)).toEqual({ codes: ["nesting-too-deep"], hasValue: false });
  });

  test("100 levels are read, 101 are not", () => {
    const nested = (levels: number) => `a: ${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}`;
    expect(read(nested(100))).toEqual({ codes: [], hasValue: true });
    expect(read(nested(101))).toEqual({ codes: ["nesting-too-deep"], hasValue: false });
  });

  test("millions of small values", () => {
    expect(read(`a: [${"1, ".repeat(2 * mebibyte)}]`).codes).toEqual(["file-too-large"]);
  });

  test("a billion laughs are refused before anything is expanded", () => {
    const levels = Array.from({ length: 9 }, (_, level) => {
      const aliases = Array.from({ length: 9 }, () => `*a${level}`).join(", ");
      return `a${level + 1}: &a${level + 1} [${aliases}]`;
    });
    const { codes, hasValue } = read(`a0: &a0 lol\n${levels.join("\n")}\n`);
    expect(new Set(codes)).toEqual(new Set(["yaml-feature"]));
    expect(hasValue).toBe(false);
  });

  test.each([
    ["one long line", `a: ${"x".repeat(10 * mebibyte)}`],
    ["a long quoted text", `a: "${'\\"'.repeat(4 * mebibyte)}"`],
    ["many lines in one text", `a: x\n${" y\n".repeat(mebibyte)}`],
    ["many comments", `a:\n${"  # x\n".repeat(100_000)}  b: 1\n`],
  ])("%s", (_, text) => {
    expect(read(text)).toEqual({ codes: [], hasValue: true });
  });

  test("a binary file", () => {
    expect(read("\u0000\u0001\u0002".repeat(mebibyte)).codes).toContain("forbidden-character");
  });
});
