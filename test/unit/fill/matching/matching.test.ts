import type { Pair } from "../../../../generator/fill/matching/pair.js";
import { scoreText } from "../../../../generator/fill/matching/score.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultAccept, matchOperations } from "../../../../generator/fill/matching/match.js";
import { apiPair, describedApi, describedOperation, marksOf, modelOf } from "./api-pair.js";
import { harbour } from "./harbour.js";
import { lookAlikes } from "./look-alikes.js";

/** Lists of operations of the manifest and of the source, and the pairs as `id how route`. */
function pairsOf(
  ids: readonly string[],
  lines: readonly string[],
  accept?: number,
): readonly string[] {
  const described = describedApi(lines.map(describedOperation));
  const { pairs } = matchOperations(
    modelOf(ids),
    described,
    accept === undefined ? {} : { accept },
  );
  return pairs.map(
    (pair) => `${pair.operation.id} ${pair.how} ${pair.described.method} ${pair.described.path}`,
  );
}

describe("a description that calls things otherwise", () => {
  const { model, described, truth } = apiPair(harbour);
  const matching = matchOperations(model, described);
  const marks = marksOf(matching, truth);

  test("nothing wrong is taken, and nine of ten are proposed right", () => {
    expect(marks.acceptedWrong).toEqual([]);
    expect(marks.right / marks.all).toBeGreaterThan(0.9);
    expect(marks.all).toBeGreaterThan(50);
    expect(marks.accepted).toBeGreaterThan(marks.all / 2);
  });

  test("each operation is in one pair at most, and none is lost", () => {
    const { pairs, unmatched, left } = matching;
    expect(new Set(pairs.map((pair) => pair.described)).size).toBe(pairs.length);
    expect(pairs.length + unmatched.length).toBe(truth.size);
    expect(pairs.length + left.length).toBe(described.operations.length);
    for (const { score } of pairs) {
      expect(score).toBeGreaterThan(0);
      expect(score).toBeLessThanOrEqual(1);
    }
  });

  test("what is taken is clearly ahead on both sides", () => {
    for (const { how, score, runnerUp, rival } of matching.pairs) {
      if (how !== "accepted") continue;
      expect(score).toBeGreaterThanOrEqual(defaultAccept);
      expect(runnerUp?.score ?? 0).toBeLessThan(score * 0.86);
      expect(rival?.score ?? 0).toBeLessThan(score * 0.86);
    }
  });

  test("a score is what is shown of it: whoever accepts it gets the pair", () => {
    for (const { score, runnerUp, rival } of matching.pairs) {
      for (const each of [score, runnerUp?.score, rival?.score]) {
        if (each !== undefined) expect(each).toBe(Number(scoreText(each)));
      }
    }
    const proposed = matching.pairs.filter(({ how }) => how === "proposed");
    const clear = ({ score, runnerUp, rival }: Pair): boolean =>
      Math.max(runnerUp?.score ?? 0, rival?.score ?? 0) < score * 0.8;
    const [pair] = proposed.filter(clear).sort((a, b) => b.score - a.score);
    const accept = Number(scoreText(pair?.score ?? 0));
    const again = matchOperations(model, described, { accept }).pairs;
    expect(again.find(({ operation }) => operation === pair?.operation)?.how).toBe("accepted");
  });

  test("whoever asks for certainty gets proposals only", () => {
    const { pairs } = matchOperations(model, described, { accept: 1.01 });
    expect(pairs.every(({ how }) => how === "proposed")).toBe(true);
  });

  test.each([
    ["paths alone", { names: false, summaries: false }],
    ["names alone", { names: true, summaries: false }],
    ["summaries alone", { names: false, summaries: true }],
  ])("nothing wrong is taken of %s", (_, { names, summaries }) => {
    const operations = described.operations.map(({ operationId, ...rest }) => ({
      ...rest,
      tags: [],
      ...(names && operationId !== undefined ? { operationId } : {}),
      ...(summaries ? {} : { facts: { ...rest.facts, entries: [] } }),
    }));
    const bare = marksOf(matchOperations(model, { ...described, operations }), truth);
    expect(bare.acceptedWrong).toEqual([]);
    expect(bare.right / bare.all).toBeGreaterThan(0.7);
  });
});

test("nothing wrong is taken of operations that look alike", () => {
  const { model, described, truth } = apiPair(lookAlikes);
  const marks = marksOf(matchOperations(model, described), truth);
  expect(marks.acceptedWrong).toEqual([]);
  expect(marks.right).toBe(marks.all);
});

test("nothing wrong is taken when partners are missing on either side", () => {
  const { described, truth } = apiPair(harbour);
  fc.assert(
    fc.property(
      fc.subarray([...truth.keys()], { minLength: 1 }),
      fc.subarray([...described.operations]),
      (some, operations) => {
        const matching = matchOperations(modelOf(some), describedApi(operations));
        expect(marksOf(matching, truth).acceptedWrong).toEqual([]);
      },
    ),
    { numRuns: 40 },
  );
});

describe("habits", () => {
  test.each([
    ["several", "books.bulk-retrieve", "GET /books | getSeveralBooks", "GET /books/{id} | getBook"],
    ["one", "books.retrieve", "GET /books/{id} | getBook", "GET /books | getBooks"],
    [
      "of a parent",
      "authors.list-books",
      "GET /authors/{id}/books | | | Books of an author",
      "GET /books | | | Books",
    ],
    [
      "contains",
      "me.shelf.check",
      "GET /me/shelf/contains | | | Check my shelf",
      "GET /me/shelf | | | Get my shelf",
    ],
    [
      "to add",
      "me.shelf.save",
      "PUT /me/shelf | saveToShelf",
      "DELETE /me/shelf | removeFromShelf",
    ],
    [
      "to remove",
      "me.shelf.remove",
      "DELETE /me/shelf | takeFromShelf",
      "PUT /me/shelf | putOnShelf",
    ],
    ["to create", "shelves.create", "POST /shelves | newShelf", "GET /shelves | allShelves"],
    [
      "a verb in the path",
      "books.search",
      "GET /books/search | searchBooks",
      "GET /books | listBooks",
    ],
    [
      "its own word",
      "loans.renew",
      "POST /loans/{id}/renew | renewLoan",
      "POST /loans/{id}/return | returnLoan",
    ],
  ])("%s", (_, id, right, wrong) => {
    const route = right.split(" |", 1)[0];
    expect(pairsOf([id], [right, wrong])).toEqual([`${id} accepted ${route}`]);
    expect(pairsOf([id], [wrong, right])).toEqual([`${id} accepted ${route}`]);
  });

  test("two that are equally like leave it open", () => {
    const lines = ["GET /v1/books/{id} | getBook", "GET /v2/books/{id} | getBook"];
    expect(pairsOf(["books.retrieve"], lines)).toEqual([
      "books.retrieve proposed GET /v1/books/{id}",
    ]);
  });

  test("two that want the same one leave it open", () => {
    const [pair, ...others] = pairsOf(
      ["books.retrieve", "books.get"],
      ["GET /books/{id} | getBook"],
    );
    expect(pair).toMatch(/^books\.\w+ proposed/);
    expect(others).toEqual([]);
  });
});

describe("what the manifest knows", () => {
  const lines = ["GET /books/{isbn} | a", "PUT /books/{isbn} | b", "GET /books | c"];
  const matched = (facts: string, { base, head = "" }: { base?: string; head?: string } = {}) => {
    const model = modelOf(["books.retrieve"], { facts: { "books.retrieve": facts }, head });
    const options = base === undefined ? {} : { baseUrl: base };
    const { pairs } = matchOperations(model, describedApi(lines.map(describedOperation), options));
    return pairs.map(({ how, described }) => `${how} ${described.operationId}`);
  };

  test("the same method and path are no guess, whatever the parameter is called", () => {
    expect(matched("{ method: GET, path: '/books/{id}' }")).toEqual(["exact a"]);
    expect(matched("{ method: PUT, path: '/books/{id}' }")).toEqual(["exact b"]);
  });

  test("one side's path may begin with the other side's base", () => {
    const path = "{ method: GET, path: '/v1/books/{id}' }";
    expect(matched(path, { base: "https://books.example/v1/" })).toEqual(["exact a"]);
    expect(matched(path, { base: "https://books.example/v2" })).not.toContain("exact a");
  });

  test("another method or another path is never a partner", () => {
    expect(matched("{ method: DELETE, path: '/books/{id}' }")).toEqual([]);
    expect(matched("{ method: GET, path: '/novels/{id}' }")).toEqual([]);
  });

  test("a method alone leaves out those of other methods", () => {
    const model = modelOf(["books.replace"], { facts: { "books.replace": "{ method: PUT }" } });
    const { pairs } = matchOperations(model, describedApi(lines.map(describedOperation)));
    expect(pairs.map(({ described }) => described.operationId)).toEqual(["b"]);
    expect(pairs[0]?.runnerUp).toBeUndefined();
  });

  test("a path that only ends alike is proposed", () => {
    expect(matched("{ method: GET, path: '/library/books/{id}' }")).toEqual(["proposed a"]);
  });

  test("of two with one route none is exact", () => {
    const twins = ["GET /books/{id} | one", "GET /books/{isbn} | two"].map(describedOperation);
    const facts = { "books.retrieve": "{ method: GET, path: '/books/{id}' }" };
    const { pairs } = matchOperations(modelOf(["books.retrieve"], { facts }), describedApi(twins));
    expect(pairs.map(({ how }) => how)).toEqual(["proposed"]);
  });
});

test("any names are safe", () => {
  const odd = fc.constantFrom(
    "__proto__",
    "constructor",
    "",
    "本",
    "a b",
    "%2F",
    "{",
    "}",
    "/",
    "toString",
  );
  const operations = fc.array(
    fc.record({
      method: fc.constantFrom("GET", "constructor", "x"),
      path: fc.array(odd),
      name: odd,
      tag: odd,
    }),
  );
  fc.assert(
    fc.property(operations, (all) => {
      const described = all.map(({ method, path, name, tag }) => ({
        ...describedOperation("GET /"),
        method,
        path: `/${path.join("/")}`,
        operationId: name,
        tags: [tag],
      }));
      const ids = ["constructors.retrieve", "protos.list", "protos.constructor"];
      const { pairs } = matchOperations(modelOf(ids), describedApi(described), { accept: 0 });
      for (const { score } of pairs) expect(score).toSatisfy((each) => each > 0 && each <= 1);
    }),
    { numRuns: 100 },
  );
});

test("nothing to pair is no fault", () => {
  expect(pairsOf(["books.retrieve"], [])).toEqual([]);
  const { left, pairs } = matchOperations(
    modelOf([]),
    describedApi([describedOperation("GET /books")]),
  );
  expect([left.length, pairs.length]).toEqual([1, 0]);
});
