import { expect, test } from "vitest";
import type { Pair } from "../../../../generator/fill/matching/pair.js";
import { matchOperations } from "../../../../generator/fill/matching/match.js";
import { parseMapFile } from "../../../../generator/fill/matching/operation-map.js";
import { matchSchemas } from "../../../../generator/fill/matching/schemas.js";
import { type Told, toldMap, toldScalar } from "../../../../generator/fill/told.js";
import { describedApi, describedOperation, modelOf } from "./api-pair.js";

const at = { file: "source.yaml", path: [] };

/** The names of schemas afterwards; `answers` are names of schemas by operationId, `[name]` = a list of them. */
function named(
  own: readonly string[],
  others: readonly string[],
  {
    lines = [],
    ids = ["books.burn"],
    answers = {},
    map = "",
  }: {
    lines?: readonly string[];
    ids?: readonly string[];
    answers?: Readonly<Record<string, string>>;
    map?: string;
  } = {},
): Readonly<Record<string, string>> {
  const operations = lines.map((line, index) => {
    const operation = describedOperation(line, index);
    const answer = answers[operation.operationId ?? ""];
    if (answer === undefined) return operation;
    const schema = answer.startsWith("[")
      ? mapOf({ items: reference(answer.slice(1, -1)) })
      : reference(answer);
    const content = mapOf({ "application/json": mapOf({ schema }) });
    const responses = mapOf({
      "200": mapOf({ content }),
      "404": mapOf({
        content: mapOf({ "application/json": mapOf({ schema: reference("Fault") }) }),
      }),
    });
    return { ...operation, facts: mapOf({ responses }) };
  });
  const model = modelOf(ids, { schemas: own });
  const described = describedApi(operations, {
    schemas: others.map((name) => ({ name, at, schema: mapOf({}) })),
  });
  const decided = parseMapFile({ file: "map.yaml", text: map }).value;
  const pairs: readonly Pair[] = matchOperations(model, described).pairs;
  return Object.fromEntries(matchSchemas(model, described, pairs, decided));
}

function mapOf(entries: Readonly<Record<string, Told>>) {
  return toldMap(Object.entries(entries), at);
}

function reference(name: string): Told {
  return mapOf({ $ref: toldScalar(`#/schemas/${name}`, at) });
}

test("a schema of another source is not found by its place, since it may be one of its own", () => {
  const lines = ["GET /books/{id} retrieveBook: Get a book"];
  expect(
    named(["tome"], ["Publication"], {
      ids: ["books.retrieve"],
      lines,
      answers: { retrieveBook: "Publication" },
    }),
  ).toEqual({});
});

test("names of the same words are one, with and without a suffix, in any spelling", () => {
  expect(
    named(
      ["book", "reading-room", "loan", "author"],
      ["BookObject", "reading_room", "LoanResponseDto", "Writer"],
    ),
  ).toEqual({ BookObject: "book", reading_room: "reading-room", LoanResponseDto: "loan" });
});

test("the name without a suffix comes before its twin", () => {
  expect(named(["book"], ["BookDto", "Book"])).toEqual({ Book: "book" });
});

test("of twins that are equally like none is taken", () => {
  expect(named(["book"], ["BookDto", "BookModel"])).toEqual({});
  expect(named(["book", "novel"], ["SimplifiedBook", "Books", "Bookshelf"])).toEqual({});
});

const use = {
  ids: ["rooms.categories.retrieve"],
  lines: ["GET /rooms/categories/{id} | getCategory"],
};

test("what an operation answers that reads one thing is that thing", () => {
  expect(
    named(["shelf-category"], ["CategoryObject"], {
      ...use,
      answers: { getCategory: "CategoryObject" },
    }),
  ).toEqual({});
  const shelves = {
    ids: ["shelf.categories.retrieve"],
    lines: ["GET /shelf/categories/{id} | getCategory"],
  };
  expect(
    named(["shelf-category"], ["CategoryObject", "Fault"], {
      ...shelves,
      answers: { getCategory: "CategoryObject" },
    }),
  ).toEqual({ CategoryObject: "shelf-category" });
  expect(
    named(["shelf-category"], ["CategoryObject"], {
      ...shelves,
      answers: { getCategory: "[CategoryObject]" },
    }),
  ).toEqual({});
  expect(
    named(["shelf-category"], ["Answer"], { ...shelves, answers: { getCategory: "Answer" } }),
  ).toEqual({});
});

test("two operations that answer otherwise leave it open", () => {
  const ids = ["books.retrieve", "books.get"];
  const lines = ["GET /books/{id} | retrieveBook", "GET /books/{id}/get | getBook"];
  const answers = { retrieveBook: "FullBook", getBook: "SmallBook" };
  expect(
    Object.values(named(["book"], ["FullBook", "SmallBook"], { ids, lines, answers })).length,
  ).toBeLessThan(2);
});

test("what somebody decided comes first, and one name is never two schemas'", () => {
  const map = "schemas: { book: Writer, author: none }\n";
  expect(named(["book", "author"], ["Book", "Writer", "Author"], { map })).toEqual({
    Writer: "book",
  });
});
