/** Characters of a line, as a terminal shows them. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { glyphsOf } from "../../../generator/diagnostics/display-width.js";

test("a line of plain characters has the same glyphs as by itself when others stand behind it", () => {
  const plain = fc.string({ unit: fc.constantFrom(..."\t aZ09~`{}<>\\\"'"), maxLength: 60 });
  fc.assert(
    fc.property(plain, (line) => {
      expect(glyphsOf(`${line}é`).slice(0, -1)).toEqual(glyphsOf(line));
    }),
  );
  expect(glyphsOf("a\tb").map(({ offset, columns }) => [offset, columns])).toEqual([
    [0, 1],
    [1, 3],
    [2, 1],
  ]);
});

test("what is one character for a reader is one glyph", () => {
  const shown = glyphsOf("e\u0301👩‍👩‍👧\r\n").map(({ length }) => length);
  expect(shown).toEqual([2, 8, 2]);
});
