/** Columns of texts, beside what prettier counts. */
import { util } from "prettier";
import { expect, test } from "vitest";
import { columns } from "../../../../../generator/emit/typescript/fast/columns.js";

test("each character takes as many columns as prettier says, alone and after a letter", () => {
  const wrong: string[] = [];
  for (let point = 0x20; point < 0x3100; point += 1) {
    const character = String.fromCodePoint(point);
    for (const text of [character, `a${character}`, `${character}\ufe0f`]) {
      if (columns(text) !== util.getStringWidth(text)) wrong.push(text);
    }
  }
  expect(wrong).toEqual([]);
});
