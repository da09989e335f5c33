import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPlural, stem, stemsOf, wordsOf } from "../../../../generator/fill/matching/words.js";

describe("names and sentences come apart into words", () => {
  test.each([
    ["getBookByISBN", "get book by isbn"],
    ["get_a_book", "get book"],
    ["BooksController_findAll", "books controller find all"],
    ["HTTPServer2Status", "http server 2 status"],
    ["an author's books, the authors’ too", "an author books the authors too"],
    ["check-out of a book", "checkout of book"],
    ["sign in", "signin"],
    ["books in a room", "books in room"],
    ["本を探す", "本を探す"],
    ["__proto__", "proto"],
    ["", ""],
  ])("%s", (text, words) => {
    expect(wordsOf(text).join(" ")).toBe(words);
  });
});

describe("words that mean the same have one stem", () => {
  test.each([
    ["book", "books"],
    ["category", "categories"],
    ["box", "boxes"],
    ["shelf", "shelves"],
    ["save", "saved", "saves", "saving"],
    ["stop", "stopped", "stops"],
    ["cancel", "cancelled", "canceled"],
    ["follow", "following", "followed"],
    ["copy", "copies", "copied"],
    ["me", "my"],
  ])("%s", (...words) => {
    expect(new Set(words.map(stem)).size).toBe(1);
  });

  test.each([
    ["ship", "shipment"],
    ["lock", "unlock"],
    ["follow", "follower"],
    ["string", "str"],
    ["seed", "se"],
    ["status", "statu"],
    ["book", "booklet"],
  ])("%s is not %s", (one, two) => {
    expect(stem(one)).not.toBe(stem(two));
  });
});

test("plurals are told from words that end alike", () => {
  expect(["books", "copies", "boxes"].map(isPlural)).toEqual([true, true, true]);
  expect(["status", "analysis", "address", "news", "book"].map(isPlural)).toEqual(
    Array.from({ length: 5 }, () => false),
  );
});

test("stems leave out what says nothing", () => {
  expect(stemsOf("Get several of the books by their ids")).toEqual(["get", "book"]);
});

test("any text has words without spaces, and a stem of each", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
      for (const word of wordsOf(text)) {
        expect(word).toMatch(/^\S+$/u);
        expect(stem(word)).not.toBe("");
      }
    }),
    { numRuns: 300 },
  );
});
