/** Long literals of Java are cut at their words, and mean what they meant. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { str } from "../../../../generator/emit/java/java-code.js";
import { cutLiterals } from "../../../../generator/emit/java/long-literals.js";
import { javaText } from "../../../../generator/emit/java/text.js";
import { code } from "../../../../generator/emit/text/code.js";
import { ImportTable } from "../../../../generator/emit/text/imports.js";

function literal(text: string): string {
  return code`${str(text)}`.print(new ImportTable(javaText.imports, []));
}

describe("a long literal", () => {
  test("is cut before its blanks and behind its line ends", () => {
    expect(cutLiterals(`    return "one two three\\nfour five";`, 26)).toEqual([
      `    return "one two"`,
      `        + " three\\n"`,
      `        + "four five";`,
    ]);
  });

  test("is not cut behind a backslash that is a sign of its own", () => {
    expect(cutLiterals(`"aaaaaaa\\\\tbbbb\\\\nccccccc ddd";`, 20)).toEqual([
      `"aaaaaaa\\\\tbbbb\\\\nccccccc"`,
      `    + " ddd";`,
    ]);
  });

  test("stays whole where something is called on it, and in a comment", () => {
    const lines = [`"one two three four".length();`, `// "one two three four five six"`];
    expect(lines.flatMap((each) => cutLiterals(each, 16))).toEqual(lines);
  });

  test("has the same signs in its parts, and no escape is cut", () => {
    const texts = fc.string({
      unit: fc.constantFrom(..."ab \\\"nt\n\t\r' é\u2028😀"),
      maxLength: 400,
    });
    fc.assert(
      fc.property(texts, fc.nat(40), (text, column) => {
        const before = `${" ".repeat(column)}return `;
        const lines = cutLiterals(`${before}${literal(text)};`, 100);
        const parts = lines.map((line) => line.slice(line.indexOf('"') + 1, line.lastIndexOf('"')));
        expect(`"${parts.join("")}"`).toBe(literal(text));
        for (const part of parts)
          expect(() => JSON.parse(`"${part.replace(/\\\d{3}/g, "")}"`)).not.toThrow();
      }),
    );
  });
});
