/** Printed Go stands as gofmt would set it, whatever texts are in it. */
import { format } from "@wasm-fmt/gofmt";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inColumns } from "../../../../generator/emit/go/columns.js";
import { goComments } from "../../../../generator/emit/go/text.js";
import { commentLines } from "../../../../generator/emit/text/comments.js";
import { hostileTexts } from "../text/hostile-texts.js";

/** Comments stand before a package, a type, a field and a constant: gofmt forms all of these. */
function commented(texts: readonly string[]): string {
  const lines = commentLines(texts, goComments);
  const inside = lines.map((line) => `\t${line}\n`).join("");
  const outside = lines.map((line) => `${line}\n`).join("");
  return `${outside}package p\n\n${outside}type T struct {\n${inside}\tA int\n}\n\n${outside}const (\n${inside}\tB = 1\n)\n`;
}

describe("comments", () => {
  const linesOf = (text: string): readonly string[] => commentLines(["T is it.", text], goComments);

  test("links, headings and tables are such as pkg.go.dev shows", () => {
    expect(linesOf("See [the guide](https://x.example/y).")).toContain(
      "// See the guide (https://x.example/y).",
    );
    expect(linesOf("## Usage\nText.")).toEqual([
      "// T is it.",
      "//",
      "// # Usage",
      "//",
      "// Text.",
    ]);
    expect(linesOf("| a | b |\n|---|---|")).toContain("//\t| a | b |");
  });

  test("a title is no heading", () => {
    expect(linesOf("Get several books")).toContain("// Get several books.");
  });

  const holds = (texts: readonly string[]): void => {
    const text = commented(texts);
    expect(format(text)).toBe(text);
  };

  test.each(hostileTexts)("%j", (text) => {
    holds([text]);
    holds(["Title.", text, "End."]);
  });

  test("any Markdown", () => {
    const piece = fc.oneof(
      fc.constantFrom(...hostileTexts),
      fc.constantFrom(
        ...[
          "- one",
          "* two",
          "  - below",
          "1. first",
          "2) second",
          "# Head",
          "## Head",
          "```",
          "~~~",
        ],
        ...[
          "    code",
          "      deeper",
          "\tcode",
          "word word",
          "Word word",
          "It's a (word), 7",
          "[x]: https://x.example",
          "| a | b |",
          "see [x](https://x.example/y) and `[x](https://x.example)`",
          ">",
        ],
        ...[
          "Get Book",
          "A",
          "É 3",
          "It's So",
          "It's'so",
          "Of v1.2 and",
          "Of v1. 2",
          "(A)",
          "A (b), C",
        ],
        ...["``quoted''", "https://x.example/``", "", " ", "---", "+ plus", "10. ten"],
      ),
    );
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("\n"));
    fc.assert(fc.property(fc.array(text, { maxLength: 2 }), holds), { numRuns: 1000 });
  });
});

test("columns are those of gofmt", () => {
  const name = fc.stringMatching(/^[A-Z][a-zé世]{0,9}$/);
  const type = fc.constantFrom("int", "string", "map[string]any", "*世");
  const field = fc.tuple(
    name,
    type,
    fc.option(fc.constantFrom('`json:"a"`', '`json:"bcd,omitzero"`')),
  );
  const line = fc.oneof(
    { weight: 8, arbitrary: field.map(([a, b, c]) => `\t${a}\v${b}${c === null ? "" : `\v${c}`}`) },
    { weight: 1, arbitrary: fc.constantFrom("", "\t// a comment") },
  );
  const struct = fc.array(line, { minLength: 1, maxLength: 9 }).map((lines) => {
    const kept = lines.filter(
      (each, index) => each !== "" || (index > 0 && lines[index - 1] !== ""),
    );
    while (kept.at(-1) === "") kept.pop();
    while (kept[0] === "") kept.shift();
    return kept;
  });
  fc.assert(
    fc.property(struct, (lines) => {
      fc.pre(lines.length > 0);
      const text = inColumns(`package p\n\ntype T struct {\n${lines.join("\n")}\n}\n`);
      expect(format(text)).toBe(text);
    }),
    { numRuns: 300 },
  );
});
