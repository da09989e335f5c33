/** Any text as words: those of ids as they are written, those of other names as a reader would part them. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { nameOf, nameOfId } from "../../../../generator/sdk/names/words.js";

test.each([
  ["name", "name"],
  ["albumType", "album type"],
  ["album_type", "album type"],
  ["X-Request-Id", "x request id"],
  ["HTTPError", "http error"],
  ["userIDs", "user ids"],
  ["OAuth2Token", "oauth2 token"],
  ["sha256Hash", "sha256 hash"],
  ["ISO8601", "iso8601"],
  ["2fa", "2fa"],
  ["größe", "grosse"],
  ["naïve", "naive"],
  ["@type", "type"],
  ["$ref", "ref"],
  ["_links", "links"],
  ["author's", "authors"],
  ["+1", "plus 1"],
  ["-1", "minus 1"],
  ["1.5", "1 5"],
  ["2024-01-01", "2024 01 01"],
  [">=", "greater equal"],
  ["*", "star"],
  ["_", "underscore"],
  ["", "empty"],
  [" ", "space"],
  ["\0", "u0"],
  ["名前", "u540du524d"],
  ["имя 2", "u438u43cu44f 2"],
  ["book 書", "book u66f8"],
  ["👍", "u1f44d"],
])("%j is %s", (wire, words) => {
  expect(nameOf(wire)).toEqual({ words: words.split(" "), wire });
});

test("ids have their words written in them", () => {
  expect(nameOfId("me.saved-books-2").words).toEqual(["me", "saved", "books", "2"]);
});

test("any text has words, and none but small Latin letters and digits", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" })),
      (text) => {
        const { words, wire } = nameOf(text);
        expect(wire).toBe(text);
        expect(words.length).toBeGreaterThan(0);
        for (const word of words) expect(word).toMatch(/^[a-z0-9]+$/);
      },
    ),
  );
});
