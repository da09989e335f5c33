/** The words of a name. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { wordsIn } from "../../generator/words.js";

test.each([
  ["list_all-books", ["list", "all", "books"]],
  ["listPRs of OAuthURLs", ["list", "prs", "of", "oauth", "urls"]],
  ["Straße's cafés", ["strasses", "cafes"]],
  ["{id}", ["id"]],
  ["書籍", []],
])("%s", (name, words) => {
  expect(wordsIn(name)).toEqual(words);
});

test("a name without capitals has the same words as by itself when others stand behind it", () => {
  const plain = fc.string({ unit: fc.constantFrom(..."az09-_/{}. \t@[`~"), maxLength: 40 });
  fc.assert(
    fc.property(plain, (name) => {
      expect(wordsIn(`${name} É`).slice(0, -1)).toEqual(wordsIn(name));
    }),
  );
});
