/** Comments of five languages: wrapped, and ended, nested or acted on by no text. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { goComments } from "../../../../generator/emit/go/text.js";
import { javaDocs } from "../../../../generator/emit/java/text.js";
import { kotlinDocs } from "../../../../generator/emit/kotlin/text.js";
import { pythonComments, pythonDocstrings } from "../../../../generator/emit/python/text.js";
import { rubyComments } from "../../../../generator/emit/ruby/text.js";
import { type CommentPolicy, commentLines } from "../../../../generator/emit/text/comments.js";
import { hostileTexts } from "./hostile-texts.js";

/** Rules of a line comment: each line begins as one, and no tool acts on it. */
const lineComments =
  (start: string, directive: RegExp) =>
  (lines: readonly string[]): boolean =>
    lines.every(
      (line) =>
        line === start ||
        // Code of a doc comment of Go stands behind a tab.
        line.startsWith(`${start}\t`) ||
        (line.startsWith(`${start} `) && !directive.test(line)),
    );

/** Rules of a block: it ends where it ends, and nowhere before. */
const block =
  (isInside: (text: string) => boolean) =>
  (lines: readonly string[]): boolean => {
    const text = lines.join("\n");
    const inside = /^\/\*\*(.*) \*\/$/s.exec(text)?.[1];
    return inside !== undefined && !inside.includes("*/") && isInside(inside);
  };

/** True if Python reads the lines as one string, with a warning of no escape. */
function isDocstring(lines: readonly string[]): boolean {
  const inside = /^"""(.*)"""$/s.exec(lines.join("\n"))?.[1];
  if (inside === undefined) return false;
  const rest = inside.replace(/\\["\\]/g, "x");
  return (
    !rest.includes('"""') && !rest.endsWith('"') && !rest.includes("\\") && !rest.includes(">>>")
  );
}

const languages: readonly (readonly [
  string,
  CommentPolicy,
  (lines: readonly string[]) => boolean,
])[] = [
  ["Go", goComments, lineComments("//", /^\/\/ (?:\+build|Deprecated:|Output:|\[[^\]]*\]:)/)],
  ["Python's comments", pythonComments, lineComments("#", /^# (?:type:|noqa|!)|coding[:=].*/)],
  ["Python's docstrings", pythonDocstrings, isDocstring],
  [
    "Java",
    javaDocs,
    // Of what is left no unicode escape, tag or element can be.
    block((text) => !/[\\@<>]/.test(text)),
  ],
  ["Kotlin", kotlinDocs, block((text) => !text.includes("/*") && !/(?:^|[\s{])@/.test(text))],
  ["Ruby", rubyComments, lineComments("#", /^# (?:rubocop|frozen_string_literal|@|:nodoc:|!)/)],
];

const invisible = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

describe.each(languages)("%s", (name, policy, isComment) => {
  const check = (texts: readonly string[]): void => {
    const lines = commentLines(texts, policy);
    if (lines.length > 0) {
      // A directive that stands behind "- " is none.
      const seen =
        name === "Python's comments" ? lines.filter((line) => !line.startsWith("# - ")) : lines;
      expect(isComment(seen), lines.join("\n")).toBe(true);
    }
    for (const line of lines) {
      expect(line.replace(/^\/\/\t/, "// ")).not.toMatch(invisible);
      expect(line).toBe(line.trimEnd());
    }
  };

  test.each(hostileTexts)("%j", (text) => {
    check([text]);
    check(["Title.", text]);
  });

  test("any texts", () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary", maxLength: 4 }),
      fc.constantFrom(...hostileTexts, " ", "\n", "\n\n"),
    );
    const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));
    fc.assert(fc.property(fc.array(text, { maxLength: 3 }), check));
  });
});

describe("form", () => {
  const long = `${"word ".repeat(25)}end.`;

  test("lines", () => {
    expect(commentLines(["Lists books.", "- one\n- two"], goComments)).toEqual([
      ...["// Lists books.", "//", "//   - one", "//   - two"],
    ]);
    const lines = commentLines([long], rubyComments);
    expect(lines).toHaveLength(2);
    expect(lines.every((line) => line.length <= rubyComments.width + 2)).toBe(true);
  });

  test("blocks", () => {
    expect(commentLines(["A book."], kotlinDocs)).toEqual(["/** A book. */"]);
    expect(commentLines(["A book.", "More."], javaDocs)).toEqual([
      ...["/**", " * A book.", " *", " * More.", " */"],
    ]);
    expect(commentLines(["A book."], pythonDocstrings)).toEqual(['"""A book."""']);
    expect(commentLines(["A book.", "More."], pythonDocstrings)).toEqual([
      ...['"""A book.', "", "More.", '"""'],
    ]);
  });

  test("a word in brackets is no link to a declaration of Kotlin", () => {
    expect(
      commentLines(["Not [Book], but [a page](https://example.com) and `a[0]`."], kotlinDocs),
    ).toEqual(["/** Not &#91;Book], but [a page](https://example.com) and `a[0]`. */"]);
  });

  test("no text is no comment", () => {
    expect(commentLines(["", " \n "], javaDocs)).toEqual([]);
  });
});
