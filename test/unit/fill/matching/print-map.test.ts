import fc from "fast-check";
import { expect, test } from "vitest";
import { mapFaults } from "../../../../generator/fill/matching/mapped.js";
import { matchOperations } from "../../../../generator/fill/matching/match.js";
import { parseMapFile } from "../../../../generator/fill/matching/operation-map.js";
import { printMap } from "../../../../generator/fill/matching/print-map.js";
import { apiPair, describedApi, describedOperation, modelOf } from "./api-pair.js";
import { harbour } from "./harbour.js";

test("a proposal reads as what is sure, what is proposed, and what is left", () => {
  const model = modelOf(["books.retrieve", "books.get-digest", "books.burn", "loans.renew"], {
    facts: { "books.retrieve": "{ method: GET, path: '/books/{id}' }" },
  });
  const described = describedApi(
    [
      "GET /books/{isbn} | a",
      "POST /loans/{id}/renew | renewLoan",
      "GET /books/{isbn}/digest | short",
      "GET /books/{isbn}/digests | long",
      "GET /health | ok",
    ].map(describedOperation),
  );
  const { value: map } = parseMapFile({
    file: "m.yaml",
    text: "operations: { books.burn: none }\n",
  });
  const text = printMap(matchOperations(model, described, { map }), {
    map,
    schemas: new Map([["BookDto", "book"]]),
  });
  expect(text.replaceAll(/0\.\d\d/g, "0.00")).toMatchInlineSnapshot(`
    "# What each operation of the manifest is in the source. A line in comments counts once its \`#\` is taken away.
    operations:
      books.retrieve: GET /books/{isbn} # exact
      # books.get-digest: GET /books/{isbn}/digest # proposed, 0.00, next GET /books/{isbn}/digests 0.00
      loans.renew: POST /loans/{id}/renew # accepted, 0.00
      books.burn: none # mapped
      # No operation of the manifest is one of these:
      # GET /books/{isbn}/digests
      # GET /health
    schemas:
      book: BookDto
    "
  `);
});

test("read back, a proposal gives the pairs that were taken", () => {
  const { model, described } = apiPair(harbour);
  const first = matchOperations(model, described);
  const { value: map, diagnostics } = parseMapFile({ file: "map.yaml", text: printMap(first) });
  expect(diagnostics).toEqual([]);
  expect(mapFaults(map, model, described)).toEqual([]);
  const taken = first.pairs.filter(({ how }) => how !== "proposed");
  const again = matchOperations(model, described, { map, accept: 1.01 }).pairs;
  expect(again.filter(({ how }) => how === "mapped").map(({ operation }) => operation.id)).toEqual(
    taken.map(({ operation }) => operation.id),
  );
});

test("once all marks of comments are taken away, each proposal is a pair", () => {
  const { model, described } = apiPair(harbour);
  const first = matchOperations(model, described);
  const text = printMap({ ...first, left: [] }).replaceAll(/^ {2}# /gm, "  ");
  const { value: map, diagnostics } = parseMapFile({ file: "map.yaml", text });
  expect(diagnostics).toEqual([]);
  const { pairs } = matchOperations(model, described, { map });
  expect(pairs.map(({ how }) => how)).toEqual(first.pairs.map(() => "mapped"));
  expect(pairs.map((pair) => pair.described)).toEqual(first.pairs.map((pair) => pair.described));
});

test("whatever a path is, its line can be read", () => {
  const odd = fc.string({ unit: "grapheme", maxLength: 12 });
  fc.assert(
    fc.property(odd, odd, (path, schema) => {
      const operation = { ...describedOperation("GET /"), path: `/${path}` };
      const [own] = modelOf(["books.retrieve"]).groups;
      const [book] = own?.operations ?? [];
      if (book === undefined) throw new Error("no operation");
      const pairs = [
        { operation: book, described: operation, how: "mapped" as const, score: 1 },
        { operation: book, described: operation, how: "proposed" as const, score: 0.4 },
      ];
      const text = printMap(
        { pairs, unmatched: [], left: [operation] },
        { schemas: new Map([[schema, "book"]]) },
      );
      const { value, diagnostics } = parseMapFile({ file: "map.yaml", text });
      expect(diagnostics.filter(({ code }) => code !== "map-shape")).toEqual([]);
      expect(value.operations.map(({ partner }) => partner)).toEqual([`GET /${path}`.trim()]);
    }),
    { numRuns: 200 },
  );
});
