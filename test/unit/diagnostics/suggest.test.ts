/** Suggestions: near enough to be meant, and the same on every run. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareByCodePoint } from "../../../generator/diagnostics/order.js";
import { didYouMean } from "../../../generator/diagnostics/suggest.js";

describe("didYouMean", () => {
  test.each([
    ["albm", ["artist", "album"], "album"],
    ["Albums", ["album", "albums"], "albums"],
    ["saved_albums", ["saved-tracks", "saved-albums"], "saved-albums"],
    ["savedAlbums", ["saved-albums"], "saved-albums"],
    ["not-shown", ["none", "not shown"], "not shown"],
    ["titel", ["title"], "title"],
    ["tliet", ["title"], undefined],
    ["retreive", ["remove", "retrieve"], "retrieve"],
    ["playlist", ["artist", "track"], undefined],
    ["xy", ["xz"], undefined],
    ["ab", ["AB"], "AB"],
    ["", ["a"], undefined],
    ["album", [], undefined],
    ["a".repeat(10_000), ["a".repeat(10_001)], undefined],
  ])("%s", (word, candidates, wanted) => {
    expect(didYouMean(word, candidates)).toBe(wanted);
  });

  test("of two that are equally near the first wins", () => {
    expect(didYouMean("cat", ["bat", "hat"])).toBe("bat");
    expect(didYouMean("cat", ["hat", "bat"])).toBe("hat");
  });

  test("never suggests the word itself, and only candidates", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (word, candidates) => {
        const meant = didYouMean(word, [...candidates, word]);
        expect(meant).not.toBe(word);
        if (meant !== undefined) expect(candidates).toContain(meant);
      }),
    );
  });
});

test("compareByCodePoint orders like UTF-8", () => {
  const text = fc.string({ unit: "binary" });
  fc.assert(
    fc.property(text, text, (left, right) => {
      const wanted = Buffer.compare(Buffer.from(left), Buffer.from(right));
      expect(Math.sign(compareByCodePoint(left, right))).toBe(wanted);
    }),
  );
});
