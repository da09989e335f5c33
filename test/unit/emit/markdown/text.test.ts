/** Text of a manifest in Markdown stays text. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  codeBlock,
  inlineCode,
  inlineText,
  table,
} from "../../../../generator/emit/markdown/text.js";

describe("inlineText", () => {
  test.each([
    ["plain words, with a comma.", "plain words, with a comma."],
    ["<script>alert(1)</script>", "\\<script\\>alert\\(1\\)\\</script\\>"],
    ["a | b", "a \\| b"],
    ["**bold** _and_ `code`", "\\*\\*bold\\*\\* \\_and\\_ \\`code\\`"],
    ["[link](javascript:x)", "\\[link\\]\\(javascript:x\\)"],
    ["{{ constructor }}", "\\{\\{ constructor \\}\\}"],
    ["# heading\n# another", "\\# heading \\# another"],
    ["- a list", "\\- a list"],
    ["1. a list", "1\\. a list"],
    ["&copy;", "\\&copy;"],
  ])("%j", (text, wanted) => {
    expect(inlineText(text)).toBe(wanted);
  });

  test("is one line, and says the same once the escapes are taken away", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const line = inlineText(text);
        expect(line).not.toMatch(/[\n\r\u2028\u2029]/);
        expect(line.replace(/\\(.)/gs, "$1")).toBe(
          text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim(),
        );
      }),
    );
  });
});

describe("inlineCode", () => {
  test.each([
    ["GET /a", "`GET /a`"],
    ["a ` b", "`` a ` b ``"],
    ["a `` b", "``` a `` b ```"],
  ])("%j", (text, wanted) => {
    expect(inlineCode(text)).toBe(wanted);
  });
});

test("a table has as many cells in each line as its head", () => {
  expect(table(["a", "b"], [["1", "2"]])).toBe("| a | b |\n| --- | --- |\n| 1 | 2 |");
});

describe("codeBlock", () => {
  test("has a fence that nothing in it ends", () => {
    expect(codeBlock("ts", "a();\n")).toBe("```ts\na();\n```");
    expect(codeBlock("ts", "`a`;\n// ````\n")).toBe("`````ts\n`a`;\n// ````\n`````");
  });
});
