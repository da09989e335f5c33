import { describe, expect, test } from "vitest";
import type { FactChange } from "../../../generator/changes/change.js";
import { printChanges } from "../../../generator/output/print-changes.js";
import {
  type ToldChanges,
  toldChanges,
  type ToldType,
} from "../../../generator/output/told-changes.js";

const operation = { kind: "operation", name: "books.list" } as const;
const fact = (change: Partial<FactChange>): FactChange => ({
  kind: "filled",
  subject: operation,
  slot: ["method"],
  place: "groups/books.yaml#operations.list.method",
  was: "not shown",
  now: "GET",
  ...change,
});
const facts: readonly FactChange[] = [
  fact({
    kind: "removed",
    place: "groups/books.yaml#operations.find",
    was: "GET /books",
    now: "none",
  }),
  fact({}),
  fact({
    kind: "changed",
    place: "groups/books.yaml#title",
    subject: { kind: "group", name: "books" },
    was: "a",
    now: "b",
  }),
  fact({ kind: "withdrawn", was: "none", now: "not shown" }),
  fact({ kind: "added", place: "schemas/book.yaml#schemas.book", was: "none", now: "string" }),
];
const types: readonly ToldType[] = [
  { target: "client", name: "client.books.list", now: "can be called now", breaking: false },
  { target: "client", name: "Book", was: "unknown", now: "string", breaking: false },
  { target: "client", name: "Shelf", was: "unknown", now: "its 2 fields", breaking: true },
  { target: "other", name: "shelf", was: "any", now: "str", breaking: false },
];

/** As `coverage` counts them. */
const known = { known: 4, notShown: 5 };

const told = (
  all: readonly FactChange[],
  narrowed: readonly ToldType[] = [],
  folder = "api",
): ToldChanges => {
  const changes = toldChanges(all, narrowed, { folder, known });
  if (changes === undefined) throw new Error("there is nothing to tell");
  return changes;
};

describe("what changed since the last run", () => {
  test("is printed by kind, with what may break a caller first", () => {
    expect(printChanges(told(facts, types), { format: "text", colour: false }).split("\n")).toEqual(
      [
        "Since the last run: 1 place filled in, 1 changed, 1 withdrawn, 1 added, 1 removed; 4 of 9 facts known",
        "  + api/groups/books.yaml#operations.list.method: not shown → GET",
        "  ~ api/groups/books.yaml#title: a → b",
        "  - api/groups/books.yaml#operations.list.method: none → not shown",
        "  + api/schemas/book.yaml#schemas.book: added, string",
        "  - api/groups/books.yaml#operations.find: removed, was GET /books",
        "client: 2 types narrowed, 1 operation can be called now",
        "  ! Shelf: unknown → its 2 fields (may break a caller at compile time)",
        "  ~ Book: unknown → string",
        "  + client.books.list can be called now",
        "other: 1 type narrowed",
        "  ~ shelf: any → str",
        "",
      ],
    );
  });

  test("is coloured where it is asked for, and shows what would not be seen", () => {
    const printed = printChanges(told([fact({ now: "\u001b[2J" })]), {
      format: "text",
      colour: true,
    });
    expect(printed).toContain("\u001b[32m+\u001b[39m");
    expect(printed).not.toContain("\u001b[2J");
  });

  test("is counted where it is much", () => {
    const many = [...Array(25).keys()].map((index) =>
      fact({ place: `groups/books.yaml#${index}` }),
    );
    const lines = printChanges(told(many), { format: "text", colour: false }).split("\n");
    expect(lines[0]).toBe("Since the last run: 25 places filled in; 4 of 9 facts known");
    expect(lines.slice(20)).toEqual([
      "  + api/groups/books.yaml#19: not shown → GET",
      "  + … and 5 more",
      "",
    ]);
  });

  test("is two notices for GitHub, and a member of the result in JSON", () => {
    expect(
      printChanges(told([fact({})], types.slice(0, 1)), { format: "github", colour: false }),
    ).toBe(
      "::notice title=Since the last run%3A 1 place filled in; 4 of 9 facts known::api/groups/books.yaml#operations.list.method: not shown → GET\n" +
        "::notice title=client%3A 1 operation can be called now::client.books.list can be called now\n",
    );
    expect(printChanges(told([fact({})]), { format: "json", colour: false })).toBe("");
  });

  test("names places as the user would, and each line once", () => {
    for (const [folder, place] of [
      ["", "groups/books.yaml#operations.list.method"],
      [".", "groups/books.yaml#operations.list.method"],
      ["../my api/", "../my api/groups/books.yaml#operations.list.method"],
    ] as const) {
      expect(told([fact({ slot: ["a"] }), fact({ slot: ["b"] })], [], folder).facts).toEqual([
        { kind: "filled", place, operation: "books.list", was: "not shown", now: "GET" },
      ]);
    }
    expect(told(facts).facts[2]).not.toHaveProperty("operation");
    expect(toldChanges([], types, { folder: "api", known })).toBeUndefined();
  });
});
