import { describe, expect, test } from "vitest";
import { mapFaults } from "../../../../generator/fill/matching/mapped.js";
import { matchOperations } from "../../../../generator/fill/matching/match.js";
import { parseMapFile } from "../../../../generator/fill/matching/operation-map.js";
import { toldMap } from "../../../../generator/fill/told.js";
import { describedApi, describedOperation, modelOf } from "./api-pair.js";

const at = { file: "source.yaml", path: [] };
const model = modelOf(["books.retrieve", "books.list", "authors.retrieve"], {
  facts: { "books.list": "{ formerly: [list-all], method: GET, path: /books }" },
  schemas: ["book", "author"],
});
const described = describedApi(
  [
    "GET /books/{id} | getBook",
    "GET /books | listBooks",
    "GET /authors/{id} | getAuthor",
    "PUT /shelves/{id} | twice",
    "PUT /shelves/{id}/books | twice",
  ].map(describedOperation),
  { schemas: ["Book", "Writer"].map((name) => ({ name, at, schema: toldMap([], at) })) },
);

function read(text: string) {
  const { value: map, diagnostics } = parseMapFile({ file: "map.yaml", text });
  const faults = [...diagnostics, ...mapFaults(map, model, described)];
  const { pairs, unmatched } = matchOperations(model, described, { map });
  return {
    faults: faults.map(({ code, message, help, at: place }) => {
      const line = "start" in place ? place.start.line : undefined;
      return `${line} ${code}: ${message}${help?.startsWith("did") ? `; ${help}` : ""}`;
    }),
    pairs: pairs.map(
      ({ operation, how, described: { operationId } }) => `${operation.id} ${how} ${operationId}`,
    ),
    unmatched: unmatched.map(({ id }) => id),
  };
}

describe("what somebody decided holds", () => {
  test("by operationId, by route, whatever its parameters are called, and against what is exact", () => {
    const text = `operations:
  books.retrieve: getAuthor
  books.list: none
  authors.retrieve: GET /books/{isbn}
`;
    expect(read(text)).toEqual({
      faults: [],
      pairs: ["books.retrieve mapped getAuthor", "authors.retrieve mapped getBook"],
      unmatched: ["books.list"],
    });
  });

  test("an exact partner that is given away is nobody else's", () => {
    const { pairs } = read("operations: { books.retrieve: listBooks }\n");
    expect(pairs).toContain("books.retrieve mapped listBooks");
    expect(pairs.filter((each) => each.endsWith("listBooks"))).toHaveLength(1);
  });

  test("an id that an operation had before is known", () => {
    expect(read("operations: { books.list-all: getBook }\n").pairs).toContain(
      "books.list mapped getBook",
    );
  });

  test.each(["", "# nothing yet\n", "operations: {}\n"])("%j decides nothing", (text) => {
    expect(read(text)).toEqual(read("schemas: {}\n"));
    expect(read(text).faults).toEqual([]);
  });
});

describe("what cannot be carried out is reported at its line", () => {
  test.each([
    [
      "an id",
      "operations:\n  books.retreive: getBook\n",
      "2 map-unknown: no operation has the id `books.retreive`; did you mean `books.retrieve`?",
    ],
    [
      "a name of the source",
      "operations:\n  books.retrieve: getBok\n",
      "2 map-unknown: the source has no operation `getBok`; did you mean `getBook`?",
    ],
    [
      "a route",
      "operations:\n  books.retrieve: GET /book/{id}\n",
      "2 map-unknown: the source has no operation `GET /book/{id}`; did you mean `GET /books/{id}`?",
    ],
    [
      "a name of two",
      "operations:\n  books.retrieve: twice\n",
      "2 map-ambiguous: `twice` is the name of several operations of the source: `PUT /shelves/{id}`, `PUT /shelves/{id}/books`",
    ],
    [
      "a partner of two",
      "operations:\n  books.retrieve: getBook\n  books.list: GET /books/{id}\n",
      "3 map-ambiguous: `GET /books/{id}` is the partner of `books.retrieve` already",
    ],
    [
      "a schema",
      "schemas:\n  bok: Book\n",
      "2 map-unknown: no schema is called `bok`; did you mean `book`?",
    ],
    [
      "a schema of the source",
      "schemas:\n  book: Bock\n",
      "2 map-unknown: the source has no schema `Bock`; did you mean `Book`?",
    ],
    [
      "a schema of two",
      "schemas:\n  book: Book\n  author: Book\n",
      "3 map-ambiguous: `Book` is the partner of `book` already",
    ],
    ["a list", "operations:\n  - getBook\n", "2 map-shape: `operations` is no map"],
    ["another key", "pairs: { a: b }\n", "1 map-shape: a map file has no `pairs`"],
    [
      "a number",
      "operations:\n  books.retrieve: 12\n",
      "2 map-shape: the partner of `books.retrieve` is no text",
    ],
  ])("%s", (_, text, fault) => {
    expect(read(text).faults).toEqual([fault]);
  });

  test("broken text, with its place on disk", () => {
    const { diagnostics } = parseMapFile({ file: "map.yaml", text: "operations: {\n" });
    expect(diagnostics.map(({ code }) => code)).toEqual(["yaml-syntax"]);
    expect(diagnostics[0]?.at).toMatchObject({ file: "map.yaml", onDisk: true });
  });
});
